import { glanceAt, type Glance, type Member } from "./shallow-json";
import { textVerdict } from "./text-verdict";
import { empty, fine, type Span, type Verdict } from "./verdict";

const badStates = new Set(
  "error err fail failed failure ko exception denied timeout unauthorized forbidden 失败 错误 异常".split(
    " ",
  ),
);
/** "failed", but also "invalid_request_error". */
const isBadState = (value: string): boolean =>
  badStates.has(value) ||
  /^[a-z]{1,30}(?:[_ ][a-z]{1,30}){0,3}[_ ](?:error|failure|exception|fault)$/.test(value);

/** "INVALID_ARGUMENT", "access_denied": a code in words that names a failure. */
const badCode =
  /^[a-z]{0,40}[_ ]?(?:[a-z]{1,20}[_ ]){0,4}(?:invalid|error|denied|not[_ ]?found|failed|failure|exceeded|unauthorized|unauthenticated|forbidden|missing|expired|unavailable|conflict|timeout|exception|exhausted|unsupported|unimplemented|precondition|aborted|internal)(?![a-z])/;

const goodStates = new Set(
  "success ok succeeded successful done completed complete created updated 成功".split(" "),
);
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

const isContainer = (member: Member): boolean => member.value === "array" || member.value === "object";

class JsonLook {
  private readonly glance: Glance;
  private readonly top: Member[];
  private readonly isArray: boolean;

  constructor(
    private readonly text: string,
    private readonly start: number,
  ) {
    this.glance = glanceAt(text, start);
    this.isArray = text[start] === "[";
    this.top = this.glance.members.filter((member) => member.depth === (this.isArray ? 2 : 1));
  }

  private value(member: Member): string {
    return this.text
      .slice(member.from, Math.min(member.to, member.from + 200))
      .trim()
      .toLowerCase();
  }

  private codeOf(member: Member): number {
    if (member.kind !== "code" && member.kind !== "state" && member.kind !== "error") return 0;
    if (member.value !== "number" && member.value !== "text") return 0;
    const value = Number(this.value(member));
    return Number.isInteger(value) && value >= 400 && value < 600 ? value : 0;
  }

  private isBad(member: Member): boolean {
    switch (member.kind) {
      case "error":
        if (isContainer(member)) return !member.isEmpty;
        return member.value !== "null" && member.value !== "false" && !nothings.has(this.value(member));
      case "success":
        return member.value === "false";
      case "failed":
        return member.value === "true";
      case "state":
        return member.value === "text" && isBadState(this.value(member));
      case "code":
        return member.value === "number"
          ? Number(this.value(member)) < 0
          : member.value === "text" && badCode.test(this.value(member));
      default:
        return false;
    }
  }

  private isGood(member: Member): boolean {
    if (member.kind === "success") return member.value === "true";
    return member.kind === "state" && member.value === "text" && goodStates.has(this.value(member));
  }

  /** The texts that say what happened: error values and messages, else the beginning of the whole. */
  private spans(): Span[] {
    const telling = this.glance.members.filter(
      ({ kind, isEmpty }) => !isEmpty && (kind === "error" || kind === "message" || kind === "detail"),
    );
    if (telling.length === 0) return [[this.start, Math.min(this.text.length, this.start + 400)]];
    return telling.map(({ from, to }): Span => [from, Math.min(to, from + 600)]).slice(0, 6);
  }

  /** A result packed as text into a member: `{"error": "", "response": "{'message': …}"}`. */
  private packed(): Verdict | null {
    const wrapper = this.top.find(
      ({ kind, value, isEmpty }) => kind === "wrapper" && value === "text" && !isEmpty,
    );
    if (!wrapper || this.glance.count > this.top.length) return null;
    const raw = this.text.slice(wrapper.from, wrapper.to);
    const text = raw.includes("\\") ? raw.replaceAll('\\"', '"').replaceAll("\\'", "'") : raw;
    const start = text.search(/\S/);
    const isJson = text[start] === "{" || text[start] === "[";
    const verdict = isJson ? jsonVerdict(text, start) : textVerdict(text, Math.max(0, start));
    if (verdict.spans.length === 0) return verdict;
    const spans =
      text.length !== raw.length
        ? [[wrapper.from, Math.min(wrapper.to, wrapper.from + 600)] as Span]
        : verdict.spans.map(([from, to]): Span => [from + wrapper.from, to + wrapper.from]);
    return { ...verdict, spans };
  }

  private isError(bad: Member[], code: number): boolean {
    const isRecord = this.glance.count > mostMembers || (this.isArray && this.glance.count > 3);
    if (bad.some(({ kind }) => kind === "error")) return bad.some(isContainer) || !this.carriesData(bad);
    return (bad.length > 0 || code > 0) && !isRecord;
  }

  /** An error remark beside a lot of data is a partial answer. */
  private carriesData(bad: Member[]): boolean {
    const { holdsData, longestText } = this.glance;
    const isBig = (member: Member): boolean =>
      !bad.includes(member) &&
      !member.isEmpty &&
      (isContainer(member) || member.to - member.from > longRemark);
    return holdsData || longestText > longRemark || this.top.some(isBig);
  }

  /** Nothing but empty lists, zeros and words of success. */
  private isEmptyAnswer(): boolean {
    const { isAllEmpty, hasEmptyList, count } = this.glance;
    if (count === 0) return /^[[{]\s*[\]}]\s*$/.test(this.text.slice(this.start, this.start + 40));
    const wrappers = this.top.filter(isContainer);
    const isHollow = wrappers.every((member) => member.isEmpty);
    return isAllEmpty && isHollow && (hasEmptyList || wrappers.length > 0);
  }

  verdict(): Verdict {
    if (this.glance.members.length === 0) return this.isEmptyAnswer() ? empty : fine;
    const bad = this.top.filter((member) => this.isBad(member));
    const code = this.top.reduce((found, member) => found || this.codeOf(member), 0);
    if (this.isError(bad, code)) return { state: "error", spans: this.spans(), code };
    if (this.top.some((member) => this.isGood(member))) return this.isEmptyAnswer() ? empty : fine;
    const [only] = this.top;
    if (only?.kind === "detail" && this.glance.count === 1 && !only.isEmpty)
      return { state: "error", spans: this.spans(), code: 0 };
    const packed = this.packed();
    if (packed) return packed;
    if (this.isEmptyAnswer()) return empty;
    const isMessage = ({ kind, value }: Member): boolean =>
      value === "text" && (kind === "message" || kind === "detail" || kind === "state");
    const isBeside = (member: Member): boolean =>
      member.kind === "aside" ||
      ((member.kind === "code" || member.kind === "state") && !isContainer(member));
    const saysOnly =
      !this.isArray &&
      this.top.length === this.glance.count &&
      this.top.every((member) => isMessage(member) || isBeside(member));
    return saysOnly && this.top.some(isMessage) ? { state: "unclear", spans: this.spans(), code: 0 } : fine;
  }
}

/** Judges a result that is a JSON object or array (or prints like one). */
export const jsonVerdict = (text: string, start: number): Verdict => new JsonLook(text, start).verdict();
