import { ChevronDown, ChevronUp } from "lucide-react";
import type { ReactNode } from "react";
import { formatBytes } from "../ui/format";
import { Kbd } from "../ui/kbd";

type FoldProps = {
  /** Too long to show at once. */
  long: boolean;
  open: boolean;
  onToggle: () => void;
  /** Size of the whole, in bytes. */
  bytes: number;
  /** Show the key cap: only the block that the key would act on has it. */
  kbd?: string;
  /** Stand without the inset of a card. */
  plain?: boolean;
  children: ReactNode;
};

/** The first lines of something long, fading out, and a button for the rest. */
export function Fold({ long, open, onToggle, bytes, kbd, plain, children }: FoldProps) {
  if (!long) return children;
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <>
      <div className="fold" data-folded={open ? undefined : ""}>
        {children}
      </div>
      <button
        type="button"
        className="fold-button"
        data-plain={plain ? "" : undefined}
        aria-expanded={open}
        onClick={onToggle}
      >
        <Icon aria-hidden="true" />
        {open ? "Show less" : `Show all (${formatBytes(bytes)})`}
        {kbd ? <Kbd>{kbd}</Kbd> : null}
      </button>
    </>
  );
}
