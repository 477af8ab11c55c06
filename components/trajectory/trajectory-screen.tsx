"use client";

import { PanelRight } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { signalsOf, type Report } from "@/lib/signals/report";
import { ReportPanel } from "../signal/report-panel";
import { IconButton } from "../ui/icon-button";
import { Note } from "../ui/note";
import { SplitPane } from "../ui/split-pane";
import { Viewer, type ViewerHandle, type ViewerProps } from "./viewer";

type TrajectoryScreenProps = Omit<ViewerProps, "ref" | "signals" | "actions"> & {
  /** Null while the trajectory waits for its analysis. */
  report: Report | null;
  /** By what the report was made. */
  reportHead?: ReactNode;
};

/** A trajectory with its signals: the hits in the text, the report at the side. Fills the height it is given. */
export function TrajectoryScreen({ report, reportHead, ...viewerProps }: TrajectoryScreenProps) {
  const viewer = useRef<ViewerHandle>(null);
  const [shown, setShown] = useState(true);
  const toggle = (
    <IconButton
      label={shown ? "Hide the signals" : "Show the signals"}
      size="sm"
      icon={<PanelRight className="size-3.5" aria-hidden="true" />}
      onClick={() => setShown(!shown)}
    />
  );
  const reader = (
    <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col focus:outline-none">
      <Viewer
        {...viewerProps}
        ref={viewer}
        signals={report ? signalsOf(report) : undefined}
        actions={shown ? undefined : toggle}
      />
    </main>
  );
  if (!shown)
    return (
      <div data-wide-page className="flex min-h-0 flex-1">
        {reader}
      </div>
    );
  return (
    <div data-wide-page className="flex min-h-0 flex-1 flex-col">
      <SplitPane
        className="flex-1"
        sideWidth={368}
        min={280}
        max={560}
        remember="signals"
        label="Width of the signals"
        sideLabel="Signals"
        main={reader}
        side={
          <div className="scroll-thin flex-1 overflow-auto bg-app">
            {report ? (
              <ReportPanel
                report={report}
                head={reportHead}
                onJump={(step) => viewer.current?.jumpTo(step)}
                end={toggle}
              />
            ) : (
              <div className="p-4">
                <Note lead="Not analysed yet.">The signals appear here when the analysis has run.</Note>
              </div>
            )}
          </div>
        }
      />
    </div>
  );
}
