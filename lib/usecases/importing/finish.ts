import type { Findings } from "@/lib/db/analyses";
import { packJson } from "@/lib/db/pack-json";
import type { SignalConfig } from "@/lib/signals/config";
import type { Conversation } from "@/lib/signals/conversation";
import { findingsIn } from "../analysing";

/**
 * What is left to do of a trajectory when it has been read, which is more work than reading it: the rules look at it, and
 * its texts are packed. Plain data, so that another thread can do it.
 */
export interface Unfinished {
  conversation: Conversation;
  config: SignalConfig;
  texts: readonly string[];
}

export interface Finished {
  /** Null when the rules stumbled: such a trajectory is stored all the same, and a job tells what went wrong. */
  findings: Findings | null;
  /** The texts, packed. */
  bodies: Uint8Array[];
}

/** Whoever does it: this thread or another one. */
export type Finisher = (unfinished: Unfinished) => Promise<Finished>;

export const finish = ({ conversation, config, texts }: Unfinished): Finished => ({
  findings: findingsOrNull(conversation, config),
  bodies: texts.map(packJson),
});

export const finishHere: Finisher = (unfinished) => Promise.resolve(finish(unfinished));

function findingsOrNull(conversation: Conversation, config: SignalConfig): Findings | null {
  try {
    return findingsIn(conversation, config);
  } catch {
    return null;
  }
}
