"use client";

import { Refusal } from "@/components/shell/refusal";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <Refusal
      title="This page could not be shown"
      alone
      actions={
        <>
          <Button variant="primary" onClick={reset}>
            Try again
          </Button>
          <LinkButton href="/">Go to your projects</LinkButton>
        </>
      }
    >
      Something failed on the server, and it was logged
      {error.digest ? ` under ${error.digest}` : ""}. What was saved before is safe.
    </Refusal>
  );
}
