"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { call } from "@/app/call";
import { LiveSettings } from "@/components/import/live-settings";
import { LiveSetup } from "@/components/import/live-setup";
import { LiveTable } from "@/components/import/live-table";
import { quietWords, type LiveView } from "@/components/import/live-view";
import { FactRow } from "@/components/ui/facts";
import { formatCount } from "@/components/ui/format";
import { Moment } from "@/components/ui/moment";
import { PanelHead } from "@/components/ui/panel-head";

/** Milliseconds between two looks while something grows, and while nothing does. */
const [often, seldom] = [2000, 15_000];

const never = () => () => {};

type LiveProps = { project: string; given: LiveView; mayImport: boolean };

/** What comes in from running agents, looked at again and again while the page is open. */
export function Live({ project, given, mayImport }: LiveProps) {
  const router = useRouter();
  const live = useLive(project, given);
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => "https://this-workbench",
  );
  const { totals, conversations, settings } = live;
  const empty = conversations.length === 0 && totals.waiting === 0;
  const setup = <LiveSetup origin={origin} tokensHref={mayImport ? `/p/${project}/tokens` : null} />;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="live">
      <PanelHead
        id="live"
        title="Live"
        note={
          empty
            ? "nothing has come in yet"
            : `a conversation is complete when nothing came for ${quietWords(settings.quiet_seconds)}`
        }
      />
      {empty ? (
        setup
      ) : (
        <>
          <FactRow
            facts={[
              { label: "Growing", value: formatCount(totals.growing) },
              { label: "Complete", value: formatCount(totals.closed) },
              { label: "Without an agent", value: formatCount(totals.aside) },
              { label: "Spans", value: formatCount(totals.spans) },
              { label: "Waiting to be put in", value: formatCount(totals.waiting) },
              { label: "Last span", value: totals.last_at ? <Moment at={totals.last_at} /> : "–" },
            ]}
          />
          <LiveTable conversations={conversations} hrefOf={(id) => `/p/${project}/trajectories/${id}`} />
          <details>
            <summary className="cursor-pointer font-strong">Settings of a collector</summary>
            <div className="pt-3">{setup}</div>
          </details>
        </>
      )}
      {mayImport ? (
        <LiveSettings
          key={`${settings.by} ${settings.quiet_seconds}`}
          settings={settings}
          save={async (wanted) => {
            await call(project, "set-live", wanted);
            router.refresh();
          }}
        />
      ) : null}
    </section>
  );
}

function useLive(project: string, given: LiveView): LiveView {
  const [live, setLive] = useState(given);
  const [known, setKnown] = useState(given);
  if (known !== given) {
    setKnown(given);
    setLive(given);
  }
  const pause = live.totals.growing > 0 || live.totals.waiting > 0 ? often : seldom;
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      try {
        if (document.visibilityState === "visible")
          setLive(await call<LiveView>(project, "list-live", {}, stop.signal));
      } catch {
        // What was seen last stays; the next look tells.
      }
      if (!stop.signal.aborted) timer = setTimeout(ask, pause);
    };
    timer = setTimeout(ask, pause);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [project, pause]);
  return live;
}
