/** What the key of a member says about a result. */
export type KeyKind =
  "error" | "message" | "success" | "failed" | "code" | "state" | "wrapper" | "detail" | "other";

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Keys in lower case without separators: `error_message` and `errorMessage` are one. */
const kinds = new Map<string, KeyKind>([
  ...words(
    `error errors err errormessage errormsg errmsg exception fault errordescription errordetail errordetails failure
    traceback errorcode errcode errno errortype 错误 错误信息 异常`,
  ).map((key) => [key, "error"] as const),
  ...words(
    `message msg details description reason title statustext hint info cause 消息 提示 原因 信息 描述`,
  ).map((key) => [key, "message"] as const),
  ...words(`success ok succeeded issuccess successful 成功`).map((key) => [key, "success"] as const),
  ...words(`iserror failed haserror isfailed`).map((key) => [key, "failed"] as const),
  ...words(`code cod statuscode httpstatus httpcode ret retcode 状态码`).map((key) => [key, "code"] as const),
  ...words(`status state outcome type 状态 结果`).map((key) => [key, "state"] as const),
  ...words(`response result output content observation stderr`).map((key) => [key, "wrapper"] as const),
  ["detail", "detail"],
]);

const longestKey = 40;
const known = new Map<string, KeyKind>();

/** So many spellings of keys are remembered. */
const mostKnown = 2000;

/** The kind of a key as written. */
export function keyKind(key: string): KeyKind {
  if (key.length > longestKey) return "other";
  const remembered = known.get(key);
  if (remembered) return remembered;
  const kind = kinds.get(key.toLowerCase().replace(/[_\s-]/g, "")) ?? "other";
  if (known.size >= mostKnown) known.clear();
  known.set(key, kind);
  return kind;
}
