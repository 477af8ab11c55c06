import { empty, fine, type Span, type Verdict } from "./verdict";

/** Longer texts are prose, listings or output; only a line that says so itself makes them a failure. */
const messageLength = 400;
const messageLines = 6;

/** A text that doesn't say it is an error can still be a message of one when it is this short. */
const remark = { length: 240, lines: 4 };
const edge = 1200;

/** A line that presents itself as an error. */
const errorLine = new RegExp(
  [
    String.raw`^[^\p{L}\p{N}]{0,6}(?:an? |the |internal |tool |api |runtime |execution |unexpected |unknown |rpc |sql |query |database |db |server |network |connection |client |request |validation |http |graphql |system |application |authentication |configuration |remote |upstream |service |processing |payment |fatal |unhandled |uncaught )?(?:error|err|fatal|exception|failure|failed|critical|panic|abort(?:ed)?)(?! (?:rate|count|handling|log|logs|budget|margin|report|reports|total|analysis|guide|messages?|pages?|types?)\b)(?: \w+)?\s?(?:[:：!]|-\s|$|\()`,
    String.raw`^[^\p{L}\p{N}]{0,6}(?:\[?(?:error|err|fatal)\]?)(?:\s\d+)?(?:\s|:|$)(?!handl|rate|log|code|count|message)`,
    String.raw`^[^\p{L}\p{N}]{0,4}[\w.]{0,80}(?:Error|Exception|Warning!|(?<!de)Fault|Timeout(?!\s?[:=]\s?\d)|Refused)(?:\s?:|\s?\(|$)`,
    String.raw`^[^\p{L}\p{N}]{0,4}(?:failed to|unable to|could not|couldn't|cannot|can't|can not|not able to|must |sorry\b|unfortunately\b|please (?:provide|specify|supply|log ?in|sign in|authenticate|try again|retry|wait))`,
    String.raw`^[^\p{L}\p{N}]{0,4}(?:traceback \(most recent|npm err!|command failed|execution (?:failed|timed out)|permission denied|access denied|segmentation fault|killed$|request failed|operation failed|timed? ?out$)`,
    String.raw`^[\w./-]{1,40}: (?:line \d+: |\d+: )?[^:\n]{0,120}: ?(?:command not found|not found|no such file|permission denied|is a directory|cannot|invalid|unrecognized|illegal|syntax error|operation not permitted)`,
    String.raw`^[\w./-]{1,30}: (?:cannot|can't|error|fatal|invalid|unrecognized|illegal|unknown|command not found|could not|missing|permission denied)`,
    String.raw`^[^\p{L}\p{N}]{0,4}(?:http(?:\/[\d.]+)?|status(?: code)?|error(?: code)?|code)[ :=]{1,3}[45]\d\d\b`,
    String.raw`^[^\p{L}\p{N}]{0,4}[45]\d\d(?: (?:bad|internal|not|service|gateway|unauthorized|forbidden|too|request|conflict|error|client|server|method|payload|unprocessable)|$|:)`,
    String.raw`^[^\p{L}\p{N}]{0,4}(?:错误|出错|异常|失败|请求失败|操作失败|执行失败|调用失败|系统错误|系统异常|报错)`,
    String.raw`^(?![^\n]{0,24}(?:(?:无|没有|零|0 ?[个条])(?:任何)?(?:失败|错误|异常)|如|若|当|遇|时))[^\n]{0,20}(?:失败|错误|异常|不存在|不足|超时|过期)(?:[:：，,。!！;；]|$)`,
    String.raw`^<(?:!doctype )?html[^\n]{0,200}<title>\s?[45]\d\d`,
    String.raw`^(?:sorry,? )?(?:i|we) (?:could not|couldn't|was unable to|were unable to|am unable to|are unable to)\b`,
    String.raw`^<(?:error|fault|exception)\b`,
    String.raw`^\(?[-]?\d{3,5}, ["']`,
    String.raw`^[^\n:：]{1,40} failed(?:[:.!]|$)`,
    String.raw`^your proposed edit has introduced`,
    String.raw`^(?:net::ERR_|E(?:TIMEDOUT|CONN|NOTFOUND|HOST|NET|PIPE|AI_AGAIN|ACCES|PERM|NOENT|EXIST)[A-Z]*\b)`,
  ].join("|"),
  "iu",
);

/** "Errors: 0" and its like. */
const noError =
  /^[^\p{L}\p{N}]{0,6}(?:[\w ]{0,20} )?(?:errors?|failures?|failed|错误)\s?[:：=]\s?(?:none|no|0|null|nil|false|n\/a|\[\]|无)\s{0,3}(?:$|[.,;!)\]}|])/iu;
const numberedLine = /^\s{0,6}\d{1,6}(?:[:|]|\s{2,}|\t)/;
const outputLine = /^\s*(?:[-dlcrwxst]{10}[.+@]? |total \d+$|[\w./-]{1,80}:\d+[:-]|\d{1,3}[.)] |[-*•] )/;
const justNumber = /^[\s\d.,%+-]*$/;
/** Lines of tests, metrics, settings, change logs, help and code, which name failures without being any. */
const recordLine =
  /^\s*(?:(?:not )?ok \d+\b|usage:(?!.*error)|on branch |v?\d+\.\d+(?:\.\d+)?[:\s]|[\w.-]{1,60}(?:\{[^}]{0,200}\})? [\d.]+$|[\w.-]{1,60}\s?[:=]\s?[\d.]+$|\S{1,120} (?:PASSED|passed)(?: +\[ *\d+%\])?$|(?:try|if|else|return|catch|throw|raise|await|describe|it|expect)\s?[({"'`]|[\w.]{1,60}\([^)]{0,200}\)?[^\n]{0,120}[;{]$|[-*] ?(?:fix|add|remov|修复|新增)|(?:fixed|fixes|added|removed|已修复|修复了?)|default:|case [^:\n]{1,60}:|\d+ (?:results?|hits|matches|articles)\b[: ]|[^\n]{1,200}[;{]$)/i;
/** The same of letters, histories and tests, and of what went well in the end. */
const asideLine =
  /^\s*(?:(?:from|to|cc|subject|发件人|收件人|主题|抄送)\s?[:：]|[0-9a-f]{7,40} \S|[✓✔√☑] ?|PASS(?:ED)? |(?:NOTICE|INFO|DEBUG|NOTE)\b ?[:\]])|(?:通过|已修复|已解决)\s*$|(?:重试|再试|第二次|重连)(?:后)?(?:成功|通过)|\b(?:after|with) \d+ retr(?:y|ies)\b(?! (?:it |the |all )?(?:fail|giv|the request failed))|\b(?:if|elif|for|while|with|except)\b[^\n]{1,120}:\s*$/;
const zeroCount = /[：:=]\s?0\s*$|(?:共|为)0[次条个]/;
const listing =
  /^(?:\[File:|commit [0-9a-f]{4}|Author: |diff --git|@@ |```|<\?xml|#include|import |export |from \S+ import |def |class |(?:public|private|protected|async|static) |(?:const|let|var|function|interface|type|package|struct|enum|fn|func) \w+|\/\*|\/\/|#!|# |\[\w+\]\s*$|[\w./-]{1,80}\.\w{1,6}:\d+:(?! ?(?:\d+:)? ?(?:error|fatal|warning|\w*error|undefined)))/;
const httpCode =
  /(?:http(?:\/[\d.]+)?|status(?: code)?|error(?: code)?|code|^[^\p{L}\p{N}]{0,4}|<title>)[ :=]{0,3}([45]\d\d)\b/iu;

/** An answer that nothing matched: no failure, but nothing gained either. */
const nothingFound =
  /^[^\p{L}\p{N}]{0,4}(?:(?:no|0|zero) (?:\w+ ){0,2}(?:results?|match(?:es)?|records?|data|items?|entries|flights?|hits|rows|documents|files?|events?|products?|orders?)(?: (?:were|was))? (?:found|available|matched|returned)|nothing (?:was )?found|no (?:results|matches)\b|(?:没有|未|无)(?:找到|查询到|搜索到|检索到|查到)?(?:任何|相关|符合条件的|匹配的)?(?:结果|记录|数据)$)/iu;

/** Lines of a span with their places, at most `most`. */
function lines(text: string, from: number, to: number, most: number): Span[] {
  const found: Span[] = [];
  let at = from;
  while (at < to && found.length < most) {
    let end = text.indexOf("\n", at);
    if (end < 0 || end > to) end = to;
    if (end > at && text.slice(at, end).trim() !== "") found.push([at, end]);
    at = end + 1;
  }
  return found;
}

const isErrorLine = (line: string): boolean => errorLine.test(line) && !noError.test(line);

/** Names of files and folders, one a line. */
const fileName = /^\s*[\w@.-][\w@./ -]{0,120}(?:\.[A-Za-z]\w{0,5}|\/)$/;

const isListing = (text: string, head: Span[]): boolean => {
  const numbered = head.filter(([from, to]) => {
    const line = text.slice(from, Math.min(to, from + 120));
    return numberedLine.test(line) || outputLine.test(line) || fileName.test(line);
  }).length;
  return numbered >= 2 || listing.test(text.slice(head[0]![0], head[0]![0] + 60));
};

function codeIn(text: string, spans: Span[]): number {
  for (const [from, to] of spans) {
    const match = httpCode.exec(text.slice(from, Math.min(to, from + 300)));
    if (match) return Number(match[1]);
  }
  return 0;
}

const ideographs = /\p{Script=Han}/gu;

/** Length of a short text, an ideograph counting as much as a short word. */
const weight = (text: string): number => text.length + 3 * (text.match(ideographs)?.length ?? 0);

/** Judges a result that is plain text. */
export function textVerdict(text: string, start: number): Verdict {
  const head = lines(text, start, Math.min(text.length, start + edge), messageLines + 1);
  if (head.length === 0) return fine;
  if (head.length === 1 && nothingFound.test(text)) return empty;
  const isShort = text.length - start <= messageLength && head.length <= messageLines;
  const opensWithError = isErrorLine(text.slice(head[0]![0], Math.min(head[0]![1], head[0]![0] + 300)));
  if ((!opensWithError && isListing(text, head)) || (isShort && justNumber.test(text))) return fine;
  const tail = isShort ? [] : lines(text, Math.max(start, text.length - edge), text.length, edge).slice(-6);
  const edges = [...head.slice(0, isShort ? messageLines : 3), ...tail];
  const saying = edges.filter(([from, to]) => isErrorLine(text.slice(from, Math.min(to, from + 300))));
  if (saying.length > 0) {
    const spans = isShort ? head : withFollowers(text, saying, head);
    return { state: "error", spans, code: codeIn(text, saying) };
  }
  const isRecord = head.some(([from, to]) => {
    const line = text.slice(from, Math.min(to, from + 300));
    return recordLine.test(line) || asideLine.test(line) || zeroCount.test(line);
  });
  const isRemark = !isRecord && isShort && weight(text) <= remark.length && head.length <= remark.lines;
  return isRemark ? { state: "unclear", spans: head, code: codeIn(text, head) } : fine;
}

/** An error line at the head takes the next line with it: its message may stand there. */
function withFollowers(text: string, saying: Span[], head: Span[]): Span[] {
  const spans = saying.map(([from, to]): Span => [from, Math.min(to, from + 600)]);
  const next = head[head.findIndex(([from]) => from === saying[0]![0]) + 1];
  return next && !saying.includes(next) && /[:：]\s*$/.test(text.slice(...saying[0]!))
    ? [...spans, next]
    : spans;
}
