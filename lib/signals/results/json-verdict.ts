import { fine, empty, type Span, type Verdict } from "./verdict";
import { shallowMembers, type Member } from "./shallow-json";
import { textVerdict } from "./text-verdict";

const errorKeys = new Set(
  `error errors err errormessage errormsg errmsg exception fault errordescription errordetail errordetails failure
  traceback errorcode errcode errortype 错误 错误信息 异常`.split(/\s+/),
);
const messageKeys = new Set(
  `message msg detail details description reason title statustext hint info cause 消息 提示 原因 信息 描述`.split(
    /\s+/,
  ),
);
const successKeys = new Set(["success", "ok", "succeeded", "issuccess", "successful", "valid", "成功"]);
const failedKeys = new Set(["iserror", "failed", "haserror", "isfailed"]);
const codeKeys = new Set([
  "status",
  "code",
  "statuscode",
  "httpstatus",
  "httpcode",
  "errorcode",
  "errcode",
  "ret",
  "retcode",
  "状态码",
]);
const stateKeys = new Set(["status", "state", "result", "outcome", "type", "状态", "结果"]);
const wrappers = new Set(["response", "result", "output", "content", "observation", "stderr"]);

const badStates = new Set([
  "error",
  "err",
  "fail",
  "failed",
  "failure",
  "ko",
  "exception",
  "denied",
  "timeout",
  "unauthorized",
  "forbidden",
  "失败",
  "错误",
  "异常",
]);
const nothings = new Set([
  "",
  "none",
  "null",
  "no error",
  "no errors",
  "0",
  "ok",
  "success",
  "false",
  "n/a",
  "无",
]);

/** A text beside an error that is longer than this is data. */
const longRemark = 300;

/** More members than this are a record that has a status, not a report of a failure. */
const mostMembers = 8;

const isData = (member: Member): boolean =>
  (member.kind === "array" || member.kind === "object") && !member.isEmpty;

class JsonLook {
  private readonly members: Member[];
  constructor(
    private readonly text: string,
    private readonly start: number,
  ) {
    this.members = shallowMembers(text, start);
  }

  private value(member: Member): string {
    return this.text
      .slice(member.from, Math.min(member.to, member.from + 200))
      .trim()
      .toLowerCase();
  }

  private top(): Member[] {
    const outer = this.text[this.start] === "[" ? 2 : 1;
    return this.members.filter((member) => member.depth === outer);
  }

  private codeOf(member: Member): number {
    if (!codeKeys.has(member.key)) return 0;
    const value = Number(this.value(member));
    return Number.isInteger(value) && value >= 400 && value < 600 ? value : 0;
  }

  private isBad(member: Member): boolean {
    if (errorKeys.has(member.key)) {
      if (member.kind === "object" || member.kind === "array") return !member.isEmpty;
      return member.kind !== "null" && member.kind !== "false" && !nothings.has(this.value(member));
    }
    if (successKeys.has(member.key)) return member.kind === "false";
    if (failedKeys.has(member.key)) return member.kind === "true";
    return stateKeys.has(member.key) && member.kind === "text" && badStates.has(this.value(member));
  }

  private isStatus({ key }: Member): boolean {
    return [errorKeys, successKeys, codeKeys, stateKeys, messageKeys].some((keys) => keys.has(key));
  }

  /** The texts that say what happened: error values and messages, else the beginning of the whole. */
  private spans(): Span[] {
    const telling = this.members.filter(
      ({ key, isEmpty }) => !isEmpty && (errorKeys.has(key) || messageKeys.has(key)),
    );
    if (telling.length === 0) return [[this.start, Math.min(this.text.length, this.start + 400)]];
    return telling.map(({ from, to }): Span => [from, Math.min(to, from + 600)]).slice(0, 6);
  }

  private isEmptyAnswer(top: Member[]): boolean {
    const nothing = (member: Member): boolean =>
      member.isEmpty ||
      (member.kind === "number" && Number(this.value(member)) === 0) ||
      member.kind === "null";
    const lists = top.filter(({ kind }) => kind === "array");
    return (
      lists.length > 0 &&
      top.every((member) => nothing(member) || successKeys.has(member.key) || stateKeys.has(member.key))
    );
  }

  /** A result packed as text into a member: `{"error": "", "response": "{'message': …}"}`. */
  private packed(top: Member[]): Verdict | null {
    const inner = top.find(({ key, kind, isEmpty }) => wrappers.has(key) && kind === "text" && !isEmpty);
    const isWrapper = top.every((member) => member === inner || this.isStatus(member));
    if (!inner || !isWrapper) return null;
    const text = this.text
      .slice(inner.from, Math.min(inner.to, inner.from + 4000))
      .replaceAll('\\"', '"')
      .replaceAll("\\'", "'");
    const first = text.trimStart()[0];
    const verdict =
      first === "{" || first === "[" ? jsonVerdict(text, text.search(/\S/)) : textVerdict(text, 0);
    if (verdict.state === "ok" || verdict.state === "empty") return { ...verdict, spans: [] };
    const isShifted = text.length !== Math.min(inner.to, inner.from + 4000) - inner.from;
    const spans = isShifted
      ? [[inner.from, Math.min(inner.to, inner.from + 600)] as Span]
      : verdict.spans.map(([from, to]): Span => [from + inner.from, to + inner.from]);
    return { ...verdict, spans };
  }

  verdict(): Verdict {
    const top = this.top();
    const isArray = this.text[this.start] === "[";
    if (top.length === 0)
      return /^[[{]\s*[\]}]\s*$/.test(this.text.slice(this.start, this.start + 40)) ? empty : fine;
    const bad = top.filter((member) => this.isBad(member));
    const code = top.map((member) => this.codeOf(member)).find((value) => value > 0) ?? 0;
    const isRecord = top.length > mostMembers || (isArray && top.length > 3);
    const isError = bad.some(({ key }) => errorKeys.has(key))
      ? !this.carriesData(top, bad)
      : bad.length > 0 && !isRecord;
    if (isError || (code > 0 && !isRecord)) return { state: "error", spans: this.spans(), code };
    if (top.length === 1 && top[0]!.key === "detail" && !top[0]!.isEmpty)
      return { state: "error", spans: this.spans(), code: 0 };
    const packed = this.packed(top);
    if (packed) return packed;
    if (this.isEmptyAnswer(top)) return empty;
    const onlyMessages =
      !isArray && top.every(({ key, kind }) => (messageKeys.has(key) || key === "status") && kind === "text");
    return onlyMessages ? { state: "unclear", spans: this.spans(), code: 0 } : fine;
  }

  /** An error remark beside a lot of data is a partial answer. */
  private carriesData(top: Member[], bad: Member[]): boolean {
    if (bad.some((member) => member.kind === "object" || member.kind === "array")) return false;
    return top.some(
      (member) => !bad.includes(member) && (isData(member) || member.to - member.from > longRemark),
    );
  }
}

/** Judges a result that is a JSON object or array (or prints like one). */
export const jsonVerdict = (text: string, start: number): Verdict => new JsonLook(text, start).verdict();
