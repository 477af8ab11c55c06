/** What an auditor decides by, as Markdown: the same for everybody, so that precisions can be compared. */
export const auditGuidelines = `## The question

May the candidate stand **beside the logged answer as another good answer to this query**? It need not say the same. Read the dialogue first, then the logged answer, then the candidate; look at the difference last.

## Keep

It answers what was asked, can be done as it is described, and does no harm. A better or a shorter answer is kept, and so is one that takes another way to the same end.

## Reject, with the first reason that holds

1. **Technically wrong**: a step, a name or a fact is false, or the steps don't lead where they claim to.
2. **Against policy**: it promises or does what the service doesn't allow.
3. **Unsafe for data**: following it may lose, expose or overwrite something.
4. **Needless question**: it asks for what the dialogue already says.
5. **Off the query**: sound in itself, but it answers another question.
6. **Other**: say in the comment which.

## Unsure

Somebody else gives a second opinion without seeing yours. Choose it when you could decide with more knowledge of the domain, not when the candidate is half good: a half good answer is rejected.

## What you don't see

The judges' verdicts and the branch stay hidden until you have decided, so that the precision measured here is independent of them. *Put aside* leaves the candidate to others; *flag* tells the other leads that something is wrong with it, and you still decide.`;
