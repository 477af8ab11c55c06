import { formatCount } from "../ui/format";
import { Progress } from "../ui/progress";

export interface AnalysisState {
  engine: string;
  /** Version of the project's settings; 0: none. */
  config: number;
  /** All versions of all trajectories, and how many of them show a report of this engine and these settings. */
  trajectories: number;
  current: number;
}

/** Words for who made a report. */
export const analyserWords = ({ engine, config }: Pick<AnalysisState, "engine" | "config">): string =>
  `engine ${engine}, ${config === 0 ? "no settings of the project" : `settings ${config}`}`;

/** How far trajectories are analysed with the engine and settings in force. Nothing when all are. */
export function AnalysisProgress({ state }: { state: AnalysisState }) {
  const { trajectories, current } = state;
  if (current >= trajectories) return null;
  return (
    <div className="grid gap-2 rounded-2 border border-line bg-paper px-4 py-3" role="status">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong>Being analysed in the background</strong>
        <span className="tnum">
          {formatCount(current)} of {formatCount(trajectories)}
        </span>
        <span className="meta">with {analyserWords(state)}</span>
      </p>
      <Progress label="Trajectories analysed" value={current} max={trajectories} />
      <p className="text-xs leading-note text-ink-2">
        Until it is done, tables and figures count the others by their older reports, or not at all where they
        have none. You can leave this page.
      </p>
    </div>
  );
}
