"use client";

import { PageFailure } from "@/components/shell/page-failure";

export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return <PageFailure error={error} safe="What was saved before is safe, drafts too." />;
}
