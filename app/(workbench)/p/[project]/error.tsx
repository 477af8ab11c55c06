"use client";

import { Refusal } from "@/components/shell/refusal";
import { Button } from "@/components/ui/button";

type ErrorPageProps = { error: Error & { digest?: string } };

/** What failed on the server has to be asked of the server again, which drawing the page anew doesn't do. */
const tryAgain = () => location.reload();

export default function ErrorPage({ error }: ErrorPageProps) {
  return (
    <Refusal
      title="This page could not be shown"
      actions={
        <Button variant="primary" onClick={tryAgain}>
          Try again
        </Button>
      }
    >
      Something failed on the server, and it was logged
      {error.digest ? ` under ${error.digest}` : ""}. What was saved before is safe, drafts too.
    </Refusal>
  );
}
