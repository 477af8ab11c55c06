import type { Format } from "../format";
import { agentBank } from "./agentbank";
import { agentInstruct } from "./agentinstruct";
import { anthropicHttpCassette } from "./anthropic-http-cassette";
import { anthropicManagedEvents } from "./anthropic-managed-events";
import { anthropicMessages } from "./anthropic-messages";
import { arcRollouts } from "./arc-rollouts";
import { bfclReference } from "./bfcl-reference";
import { bfclResult } from "./bfcl-result";
import { bfclScore } from "./bfcl-score";
import { claudeCodeJsonl } from "./claude-code-jsonl";
import { claudeCodeLoglines } from "./claude-code-loglines";
import { cloudTicket } from "./cloud-ticket";
import { crosswoz } from "./crosswoz";
import { csv } from "./csv";
import { glaiveRaw } from "./glaive-raw";
import { hermesChatml } from "./hermes-chatml";
import { hermesSharegpt } from "./hermes-sharegpt";
import { hermesTranscript } from "./hermes-transcript";
import { inspectEvalJson } from "./inspect-eval-json";
import { inspectEvalZip } from "./inspect-eval-zip";
import { inter3Chatml } from "./inter3-chatml";
import { inter3Events } from "./inter3-events";
import { inter3Transcript } from "./inter3-transcript";
import { jaegerJson } from "./jaeger-json";
import { langfuseTrace } from "./langfuse-trace";
import { langsmithBatch } from "./langsmith-batch";
import { langsmithRuns } from "./langsmith-runs";
import { llamafactoryV1 } from "./llamafactory-v1-jsonl";
import { multiGt } from "./multi-gt";
import { multiGtCsv } from "./multi-gt-csv";
import { multirefDialogues } from "./multiref-dialogues";
import { openaiBareArray } from "./openai-bare-array-jsonl";
import { openaiChat } from "./openai-chat";
import { openaiChatCompletion } from "./openai-chat-completion";
import { openaiChatLegacyFunctions } from "./openai-chat-legacy-functions";
import { openaiHttpCassette } from "./openai-http-cassette";
import { openaiResponses } from "./openai-responses";
import { openhandsEval } from "./openhands-eval-jsonl";
import { openhandsEvents } from "./openhands-events";
import { openinferenceSpans } from "./openinference-spans";
import { otelSdkSpans } from "./otel-sdk-spans";
import { otlpJson } from "./otlp-json";
import { planoTraces } from "./plano-traces";
import { seretod } from "./seretod";
import { sharegpt } from "./sharegpt";
import { sweAgentTraj } from "./swe-agent-traj";
import { tau2Results } from "./tau2-results";
import { tau2ResultsSplit } from "./tau2-results-split";
import { tau2SimulationTicks } from "./tau2-simulation-ticks";
import { tauBench } from "./tau-bench";
import { tauBenchFewShot } from "./tau-bench-few-shot";
import { tempoBatches } from "./tempo-batches";
import { toolmind } from "./toolmind";
import { userSessions } from "./user-sessions";
import { verifiersResults } from "./verifiers-results";
import { vitabenchTasks } from "./vitabench-tasks";
import { xlam } from "./xlam";

/** The shelf of formats in detection order: a record belongs to the first one that fits. */
export const formats: readonly Format[] = [
  otlpJson,
  tempoBatches,
  jaegerJson,
  langfuseTrace,
  langsmithBatch,
  langsmithRuns,
  openinferenceSpans,
  otelSdkSpans,
  planoTraces,
  inspectEvalZip,
  inspectEvalJson,
  tau2Results,
  tau2ResultsSplit,
  tau2SimulationTicks,
  tauBench,
  tauBenchFewShot,
  sweAgentTraj,
  openhandsEvents,
  openhandsEval,
  claudeCodeJsonl,
  claudeCodeLoglines,
  anthropicManagedEvents,
  anthropicHttpCassette,
  openaiHttpCassette,
  openaiResponses,
  inter3Events,
  arcRollouts,
  verifiersResults,
  multiGt,
  crosswoz,
  anthropicMessages,
  llamafactoryV1,
  inter3Chatml,
  hermesChatml,
  hermesSharegpt,
  agentInstruct,
  agentBank,
  sharegpt,
  toolmind,
  openaiChatLegacyFunctions,
  openaiChat,
  openaiBareArray,
  openaiChatCompletion,
  xlam,
  glaiveRaw,
  bfclScore,
  bfclResult,
  bfclReference,
  seretod,
  vitabenchTasks,
  cloudTicket,
  userSessions,
  multirefDialogues,
  inter3Transcript,
  hermesTranscript,
  multiGtCsv,
  csv,
];
