import { TabLinks } from "@/components/ui/tabs";

/** What the rules found, and what they look for. */
export function SignalTabs({ project, current }: { project: string; current: "found" | "settings" }) {
  const base = `/p/${project}/signals`;
  return (
    <TabLinks
      label="Signals"
      current={current}
      options={[
        { value: "found", href: base, label: "Found" },
        { value: "settings", href: `${base}/settings`, label: "Settings" },
      ]}
    />
  );
}
