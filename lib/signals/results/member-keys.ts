import { Sieve } from "../patterns/sieve";
import { hashOf, hashSeed } from "../patterns/vocabulary";

/** What the key of a member says about a result. */
export type KeyKind =
  "error" | "message" | "success" | "failed" | "code" | "state" | "wrapper" | "detail" | "aside" | "other";

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Keys in lower case without separators: `error_message` and `errorMessage` are one. */
const kinds = new Map<string, KeyKind>([
  ...words(
    `error errors err errormessage errormsg errmsg exception fault errordescription errordetail errordetails failure
    traceback errorcode errcode errno errortype errormessages errorreason failurereason failuremessage faultstring
    faultcode errortext 错误 错误信息 异常`,
  ).map((key) => [key, "error"] as const),
  ...words(
    `message msg note notice details description reason title statustext hint info cause 消息 提示 原因 信息 描述`,
  ).map((key) => [key, "message"] as const),
  ...words(`success ok succeeded issuccess successful 成功`).map((key) => [key, "success"] as const),
  ...words(`iserror failed haserror isfailed`).map((key) => [key, "failed"] as const),
  ...words(`code cod statuscode httpstatus httpcode ret retcode 状态码`).map((key) => [key, "code"] as const),
  ...words(`status state outcome type object 状态 结果`).map((key) => [key, "state"] as const),
  ...words(`response result output content observation stderr`).map((key) => [key, "wrapper"] as const),
  // What stands beside a message without saying anything of its own.
  ...words(
    `documentationurl docurl docs requestid reqid traceid correlationid timestamp time path instance moreinfo help
    helpurl retryable exitcode returncode exitstatus`,
  ).map((key) => [key, "aside"] as const),
  ["detail", "detail"],
]);

const longestKey = 40;
const known = new Map<string, KeyKind>();

/** So many spellings of keys are remembered. */
const mostKnown = 2000;

/** The kind of a key as written, by the list. */
export function kindOfKey(key: string): KeyKind {
  if (key.length > longestKey) return "other";
  const remembered = known.get(key);
  if (remembered) return remembered;
  const kind = kinds.get(key.toLowerCase().replace(/[_\s-]/g, "")) ?? "other";
  if (known.size >= mostKnown) known.clear();
  known.set(key, kind);
  return kind;
}

const space = 32;
const hyphen = 45;
const underscore = 95;
const lastAscii = 127;
const isBlank = (code: number): boolean => code === space || (code >= 9 && code <= 13);
const isCapital = (code: number): boolean => code >= 65 && code <= 90;

/** 0 for a and A to 25 for z and Z; far below 0 for anything else. */
function letterPlace(code: number): number {
  const place = (code | space) - 97;
  return place >= 0 && place < 26 ? place : -1000;
}

const sieve = new Sieve();
/** 1 where a key that says something begins with two letters: place 26 times the first and the second. */
const beginnings = new Uint8Array(26 * 26);
for (const key of kinds.keys()) {
  sieve.add(hashOf(key));
  const place = letterPlace(key.charCodeAt(0)) * 26 + letterPlace(key.charCodeAt(1));
  if (place >= 0) beginnings[place] = 1;
}

/** The kind of the key that stands in `text[from..to)`. Most keys are told from all that say something by a hash. */
export function keyKind(text: string, from: number, to: number): KeyKind {
  if (to - from > longestKey) return "other";
  const beginning = letterPlace(text.charCodeAt(from)) * 26 + letterPlace(text.charCodeAt(from + 1));
  if (beginning >= 0 && beginnings[beginning] === 0) return "other";
  let hash = hashSeed;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code > lastAscii) return kindOfKey(text.slice(from, to));
    if (code === underscore || code === hyphen || isBlank(code)) continue;
    hash = (Math.imul(hash, 31) + (isCapital(code) ? code + 32 : code)) | 0;
  }
  return sieve.mayHold(hash) ? kindOfKey(text.slice(from, to)) : "other";
}
