import type { Findings } from "@/lib/db/analyses";
import { packJson } from "@/lib/db/pack-json";
import { joinTrajectory, type StoredHead } from "@/lib/db/stored-trajectory";
import type { SignalConfig } from "@/lib/signals/config";
import { conversationFromTrajectory, type Conversation } from "@/lib/signals/conversation";
import type { Step } from "@/lib/trajectories/schema";
import { findingsIn } from "../analysing";

/**
 * What is left to do of a trajectory when it has been read, which is more work than reading it: the rules look at it, and
 * its texts are packed. Texts and settings are all that another thread needs for it.
 */
export interface Unfinished {
  /** The head's text, then those of the chunks. */
  texts: readonly string[];
  config: SignalConfig;
  /** What the rules see of it; only where the trajectory itself is at hand. */
  conversation: () => Conversation;
}

export interface Finished {
  /** Null when the rules stumbled: such a trajectory is stored all the same, and a job tells what went wrong. */
  findings: Findings | null;
  /** The texts, packed. */
  bodies: Uint8Array[];
}

/** Whoever does it: this thread or another one. */
export type Finisher = (unfinished: Unfinished) => Promise<Finished>;

export const finish = ({ texts, config, conversation }: Unfinished): Finished => ({
  findings: findingsOrNull(conversation, config),
  bodies: texts.map(packJson),
});

export const finishHere: Finisher = (unfinished) => Promise.resolve(finish(unfinished));

/**
 * What the rules see of a trajectory of which only the texts are at hand. Reading them again costs less than handing the
 * conversation itself to another thread, which copies it object by object.
 */
export function conversationInTexts([head, ...chunks]: readonly string[]): Conversation {
  const steps = chunks.flatMap((text) => JSON.parse(text) as Step[]);
  return conversationFromTrajectory(joinTrajectory(JSON.parse(head!) as StoredHead, steps));
}

function findingsOrNull(conversation: () => Conversation, config: SignalConfig): Findings | null {
  try {
    return findingsIn(conversation(), config);
  } catch {
    return null;
  }
}
