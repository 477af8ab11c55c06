import type { Role } from "./schema";

/**
 * Counts user turns from 1. A user message is a turn; one that only calls tools opens the turn that the next user
 * message goes on with, unless the assistant spoke in between.
 */
export class TurnCounter {
  turn = 0;
  private counted = false;
  private openedByCalls = false;

  beginMessage(role: Role): void {
    this.counted = false;
    if (role === "assistant") this.openedByCalls = false;
  }

  /** Told of every step of a user message. */
  countUser(isCall: boolean): void {
    if (this.counted) return;
    this.counted = true;
    if (!this.openedByCalls) this.turn += 1;
    this.openedByCalls = isCall;
  }
}
