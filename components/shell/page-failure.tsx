"use client";

import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { Refusal } from "./refusal";

type PageFailureProps = {
  error: Error & { digest?: string };
  /** What is safe, in a sentence. */
  safe: string;
  /** No frame is around it. */
  alone?: boolean;
  /** Other ways out. */
  more?: ReactNode;
};

/** What failed on the server has to be asked of the server again, which drawing the page anew doesn't do. */
const tryAgain = () => location.reload();

/** In place of a page that broke down on the server. */
export function PageFailure({ error, safe, alone, more }: PageFailureProps) {
  return (
    <Refusal
      title="This page could not be shown"
      alone={alone}
      actions={
        <>
          <Button variant="primary" onClick={tryAgain}>
            Try again
          </Button>
          {more}
        </>
      }
    >
      Something failed on the server, and it was logged
      {error.digest ? ` under ${error.digest}` : ""}. {safe}
    </Refusal>
  );
}
