"use client";

import { PageFailure } from "@/components/shell/page-failure";
import { LinkButton } from "@/components/ui/link-button";

export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <PageFailure
      error={error}
      safe="What was saved before is safe."
      alone
      more={<LinkButton href="/">Go to your projects</LinkButton>}
    />
  );
}
