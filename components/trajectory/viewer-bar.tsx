"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../ui/icon-button";
import { Segmented } from "../ui/segmented";

export type Channels = "all" | "visible";

type JumpProps = {
  word: string;
  up: { label: string; kbd?: string; act: () => void };
  down: { label: string; kbd?: string; act: () => void };
};

/** Two small arrows with their keys: one up, one down. */
function Jump({ word, up, down }: JumpProps) {
  return (
    <span className="flex items-center gap-1 whitespace-nowrap max-narrow:hidden">
      <span className="meta tnum mr-0.5">{word}</span>
      {[up, down].map((one, index) => {
        const Icon = index === 0 ? ChevronUp : ChevronDown;
        return (
          <IconButton
            key={one.label}
            label={one.label}
            kbd={one.kbd}
            showKbd
            variant="default"
            size="sm"
            icon={<Icon className="size-3.5" aria-hidden="true" />}
            onClick={one.act}
          />
        );
      })}
    </span>
  );
}

type ViewerBarProps = {
  heading: ReactNode;
  channels: Channels;
  onChannels: (channels: Channels) => void;
  onStep: (by: 1 | -1) => void;
  onMark: (by: 1 | -1) => void;
  /** "Mark", or "Hit 2 of 7"; null when nothing is marked. */
  markWord: string | null;
  keys: { up?: string; down?: string; previousMark?: string; nextMark?: string };
  actions?: ReactNode;
};

/** The line above the trajectory: what it is, which channels show, and steps up and down. */
export function ViewerBar(props: ViewerBarProps) {
  const { heading, channels, onChannels, onStep, onMark, markWord, keys, actions } = props;
  return (
    <div className="flex min-h-10 flex-none items-center gap-3 border-b border-line bg-paper pr-3 pl-5 max-narrow:flex-wrap max-narrow:gap-x-2 max-narrow:gap-y-0 max-narrow:pb-1">
      <div className="flex h-10 min-w-0 flex-1 items-center gap-2 max-narrow:min-w-fit">{heading}</div>
      <Segmented
        label="Channels"
        value={channels}
        onChange={onChannels}
        options={[
          { value: "all", label: "All channels" },
          { value: "visible", label: "What the user saw" },
        ]}
      />
      <Jump
        word="Step"
        up={{ label: "Step up", kbd: keys.up, act: () => onStep(-1) }}
        down={{ label: "Step down", kbd: keys.down, act: () => onStep(1) }}
      />
      {markWord === null ? null : (
        <Jump
          word={markWord}
          up={{ label: "Previous mark", kbd: keys.previousMark, act: () => onMark(-1) }}
          down={{ label: "Next mark", kbd: keys.nextMark, act: () => onMark(1) }}
        />
      )}
      {actions}
    </div>
  );
}
