import type { Detector } from "../detector";
import { escalation } from "./disengagement/escalation";
import { negativeStance } from "./disengagement/negative_stance";
import { quit } from "./disengagement/quit";
import { apiError } from "./exhaustion/api_error";
import { contextOverflow } from "./exhaustion/context_overflow";
import { malformedResponse } from "./exhaustion/malformed_response";
import { network } from "./exhaustion/network";
import { rateLimit } from "./exhaustion/rate_limit";
import { timeout } from "./exhaustion/timeout";
import { authMisuse } from "./failure/auth_misuse";
import { badQuery } from "./failure/bad_query";
import { invalidArgs } from "./failure/invalid_args";
import { stateError } from "./failure/state_error";
import { toolNotFound } from "./failure/tool_not_found";
import { oscillation } from "./loops/oscillation";
import { parameterDrift } from "./loops/parameter_drift";
import { retry } from "./loops/retry";
import { clarification } from "./misalignment/clarification";
import { correction } from "./misalignment/correction";
import { rephrase } from "./misalignment/rephrase";
import { confirmation } from "./satisfaction/confirmation";
import { gratitude } from "./satisfaction/gratitude";
import { success } from "./satisfaction/success";
import { dragging } from "./stagnation/dragging";
import { repetition } from "./stagnation/repetition";

/** The shelf: one detector a leaf, in the order of the leaves' ids. */
export const detectors: readonly Detector[] = [
  correction,
  rephrase,
  clarification,
  dragging,
  repetition,
  escalation,
  quit,
  negativeStance,
  gratitude,
  confirmation,
  success,
  invalidArgs,
  badQuery,
  toolNotFound,
  authMisuse,
  stateError,
  retry,
  parameterDrift,
  oscillation,
  apiError,
  timeout,
  rateLimit,
  network,
  malformedResponse,
  contextOverflow,
];
