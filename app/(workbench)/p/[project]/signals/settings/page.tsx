import type { Metadata } from "next";
import { TopBar } from "@/components/ui/top-bar";
import { load } from "@/lib/entry/page";
import { showSignalConfig } from "@/lib/usecases";
import { SignalTabs } from "../signal-tabs";
import { SignalSettings } from "./settings";

export const metadata: Metadata = { title: "Signal settings" };

type Props = { params: Promise<{ project: string }> };

export default async function SignalSettingsPage({ params }: Props) {
  const { project } = await params;
  const { current, versions, state, rules } = await load(showSignalConfig, project, {});
  return (
    <>
      <TopBar
        title="Signals"
        note={
          current.version === 0
            ? `engine ${state.engine} as it is`
            : `engine ${state.engine}, settings ${current.version}`
        }
      />
      <div className="flex h-10 items-center border-b border-line bg-paper px-5 max-narrow:px-4">
        <SignalTabs project={project} current="settings" />
      </div>
      <SignalSettings
        key={current.version}
        project={project}
        current={current}
        versions={versions}
        state={state}
        rules={rules}
      />
    </>
  );
}
