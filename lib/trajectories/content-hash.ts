import { sha256 as portable, type Sha256 } from "./sha256";
import type { Trajectory } from "./schema";

/**
 * Hash of what a trajectory says, the same for equal content wherever it came from: without its ids, its place in a
 * file and the parser's warnings. Two imports with equal hashes hold the same run.
 */
export function contentHash(trajectory: Trajectory, sha256: Sha256 = portable): string {
  const { schema, domain, task_id, trial, user_id, session, created_at, agents, tools, outcome, usage } =
    trajectory;
  // JSON leaves out what is undefined; taking the member away from a copy would cost several times as much.
  const steps = trajectory.steps.map((step) => ({ ...step, at: undefined }));
  const content = {
    schema,
    domain,
    task_id,
    trial,
    user_id,
    session,
    created_at,
    agents,
    tools,
    outcome,
    usage,
    steps,
    labels: trajectory.labels,
    extra: trajectory.extra,
  };
  return sha256(new TextEncoder().encode(JSON.stringify(content)));
}

/** The external id of a trajectory whose source gives none. */
export function hashId(trajectory: Trajectory, sha256: Sha256 = portable): string {
  return `h-${contentHash(trajectory, sha256).slice(0, 16)}`;
}
