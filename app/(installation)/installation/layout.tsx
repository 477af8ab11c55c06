import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { LookKept } from "@/app/look-kept";
import { SkipLink } from "@/components/shell/skip-link";
import { load } from "@/lib/entry/page";
import { showMe } from "@/lib/usecases";

export const metadata: Metadata = {
  title: { default: "Installation", template: "%s · Installation · Assay" },
};

/** Pages that belong to no project. Each checks for itself that it is shown to an administrator. */
export default async function InstallationLayout({ children }: { children: ReactNode }) {
  const me = await load(showMe, null, {});
  if (me.must_change) redirect("/account");
  const { theme, density } = me.preferences;
  return (
    <>
      <SkipLink />
      <LookKept look={{ theme, density }} />
      <NuqsAdapter>{children}</NuqsAdapter>
    </>
  );
}
