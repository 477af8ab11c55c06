import { CircleAlert, Check, CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { formatCount } from "./format";
import { Progress } from "./progress";
import { Spinner } from "./spinner";

export type SaveState = "idle" | "saving" | "saved" | "offline" | "signed_out" | "failed";

type BottomBarProps = {
  /** Which one, counted from 1, of how many; null where nothing is counted. */
  position: { current: number; done: number; of: number; label: string } | null;
  save: SaveState;
  /** Buttons at the right, the one that acts last. */
  children: ReactNode;
};

/** The foot of a screen where people work item by item: where they are, whether it is saved, what they can do. */
export function BottomBar({ position, save, children }: BottomBarProps) {
  return (
    <footer
      data-no-print
      className="flex h-(--bar-bottom) items-center gap-2 border-t border-line bg-app px-5 max-narrow:gap-1.5 max-narrow:px-3 max-phone:sticky max-phone:bottom-0 max-phone:z-10 max-phone:h-auto max-phone:flex-wrap max-phone:py-1.5"
    >
      {position ? (
        <div className="mr-4 flex items-center gap-3 whitespace-nowrap text-ink-2 max-narrow:mr-2">
          <span className="tnum">
            <strong className="font-strong text-ink">{formatCount(position.current)}</strong> of{" "}
            {formatCount(position.of)}
          </span>
          <Progress
            label={position.label}
            value={position.done}
            max={position.of}
            className="h-1! w-40 max-wide:w-24 max-narrow:w-[72px]"
          />
        </div>
      ) : null}
      <SavedState state={save} />
      <span className="flex-1" />
      {children}
    </footer>
  );
}

/** Said politely to screen readers, and never by colour alone. */
export function SavedState({ state }: { state: SaveState }) {
  return (
    <span
      role="status"
      className="inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap [&_.lucide]:size-3.5"
    >
      {state === "saving" ? (
        <>
          <Spinner />
          <span className="text-ink-2">Saving</span>
        </>
      ) : state === "saved" ? (
        <span className="inline-flex items-center gap-1.5 text-satisfaction">
          <Check aria-hidden="true" />
          Saved
        </span>
      ) : state === "offline" ? (
        <span className="inline-flex items-center gap-1.5 text-execution">
          <CloudOff aria-hidden="true" />
          Offline, kept on this device
        </span>
      ) : state === "signed_out" ? (
        <span className="inline-flex items-center gap-1.5 text-execution">
          <CircleAlert aria-hidden="true" />
          Signed out, kept on this device
        </span>
      ) : state === "failed" ? (
        <span className="inline-flex items-center gap-1.5 text-danger">
          <CircleAlert aria-hidden="true" />
          Not saved, trying again
        </span>
      ) : null}
    </span>
  );
}
