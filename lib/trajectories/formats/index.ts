import type { Format } from "../format";
import { csv } from "./csv";
import { hermesChatml } from "./hermes-chatml";
import { hermesSharegpt } from "./hermes-sharegpt";
import { hermesTranscript } from "./hermes-transcript";
import { inter3Chatml } from "./inter3-chatml";
import { inter3Events } from "./inter3-events";
import { inter3Transcript } from "./inter3-transcript";
import { multiGt } from "./multi-gt";
import { multiGtCsv } from "./multi-gt-csv";
import { openaiBareArray } from "./openai-bare-array-jsonl";
import { openaiChat } from "./openai-chat";
import { openaiChatCompletion } from "./openai-chat-completion";
import { openaiChatLegacyFunctions } from "./openai-chat-legacy-functions";
import { sharegpt } from "./sharegpt";
import { tauBench } from "./tau-bench";
import { tauBenchFewShot } from "./tau-bench-few-shot";

/** The shelf of formats in detection order: a record belongs to the first one that fits. */
export const formats: readonly Format[] = [
  tauBench,
  tauBenchFewShot,
  inter3Events,
  multiGt,
  inter3Chatml,
  hermesChatml,
  hermesSharegpt,
  sharegpt,
  openaiChatLegacyFunctions,
  openaiChat,
  openaiBareArray,
  openaiChatCompletion,
  inter3Transcript,
  hermesTranscript,
  multiGtCsv,
  csv,
];
