import { accounts } from "./accounts";
import { adjudications } from "./adjudications";
import { agreement } from "./agreement";
import { analyses } from "./analyses";
import { drafts } from "./annotating/drafts";
import { ownLabels } from "./annotating/own-labels";
import { ownQueues } from "./annotating/own-queues";
import { seenItems } from "./annotating/seen-items";
import { slots } from "./annotating/slots";
import { annotators } from "./annotators";
import { auditLog, INSTANCE } from "./audit-log";
import { attachments } from "./attachments";
import { audits } from "./audits";
import { bodies } from "./bodies";
import { candidateRemarks } from "./candidate-remarks";
import { pool, type Scope, type Tx } from "./client";
import { exportRecords } from "./exports";
import { flags } from "./flags";
import { openImportWriter } from "./import-writer";
import { imports } from "./imports";
import { invitations } from "./invitations";
import { labelSets } from "./label-sets";
import { labelledItems } from "./labelled-items";
import { leases } from "./leases";
import { live } from "./live";
import { openLiveWriter } from "./live-writer";
import { people } from "./people";
import { poolCounts } from "./pool-counts";
import { lostImports } from "./lost-imports";
import { members, projects } from "./projects";
import { queues } from "./queues";
import { referenceQueries } from "./reference-queries";
import { signalConfigs } from "./signal-configs";
import { skips } from "./skips";
import { sessions } from "./sessions";
import { sourceFiles } from "./source-files";
import { steps } from "./steps";
import { studies } from "./studies";
import { tokens } from "./tokens";
import { trajectories } from "./trajectories";
import { trajectoryPool } from "./trajectory-pool";
import { trajectoryTags } from "./trajectory-tags";

/** All nouns of one project; a row of another project can't be named. */
export const openProjectDb = (scope: Scope) => ({
  analyses: analyses(scope),
  attachments: attachments(scope),
  bodies: bodies(scope),
  imports: imports(scope),
  /** Takes an import for this process; null when another one has it. */
  openImportWriter: (import_id: string) => openImportWriter(scope.project_id, import_id),
  signalConfigs: signalConfigs(scope),
  live: live(scope),
  /** Takes the putting together of live spans for this process; null when another one is at it. */
  openLiveWriter: () => openLiveWriter(scope.project_id),
  sessions: sessions(scope),
  sourceFiles: sourceFiles(scope),
  adjudications: adjudications(scope),
  agreement: agreement(scope),
  annotators: annotators(scope),
  flags: flags(scope),
  labelledItems: labelledItems(scope),
  pool: trajectoryPool(scope),
  poolCounts: poolCounts(scope),
  queues: queues(scope),
  skips: skips(scope),
  steps: steps(scope),
  studies: studies(scope),
  trajectories: trajectories(scope),
  trajectoryTags: trajectoryTags(scope),
  auditLog: auditLog(scope),
  audits: audits(scope),
  candidateRemarks: candidateRemarks(scope),
  referenceQueries: referenceQueries(scope),
  exports: exportRecords(scope),
  invitations: invitations(scope),
  labelSets: labelSets(scope),
  leases: leases(scope),
  members: members(scope),
  tokens: tokens(scope),
  people: people(scope.tx),
});
export type ProjectDb = ReturnType<typeof openProjectDb>;

/** What annotator-facing use cases get: works on the client that can't read sealed columns. */
export const openAnnotatorDb = (scope: Scope) => ({
  drafts: drafts(scope),
  items: seenItems(scope),
  labels: ownLabels(scope),
  queues: ownQueues(scope),
  slots: slots(scope),
  steps: steps(scope),
  auditLog: auditLog(scope),
});
export type AnnotatorDb = ReturnType<typeof openAnnotatorDb>;

/** What belongs to no project. */
export const openInstanceDb = (tx: Tx) => ({
  auditLog: auditLog({ tx, project_id: INSTANCE }),
  accounts: accounts(tx),
  people: people(tx),
  projects: projects(tx),
  /** The nouns of one project, for verbs that create it or let people into it. */
  project: (project_id: string) => openProjectDb({ tx, project_id }),
  lostImports: () => lostImports(tx),
  /** Cleans up the table that imports and analyses change most. Can't be part of a transaction. */
  async tidy(): Promise<void> {
    await pool().query("vacuum (analyze) trajectory");
  },
  tx,
});
export type InstanceDb = ReturnType<typeof openInstanceDb>;
