import { adversarialChinese, adversarialChineseResults } from "./adversarial-chinese";
import { adversarialResults } from "./adversarial-results";
import { adversarialTalk } from "./adversarial-talk";
import { parseCases, type Case } from "./cases";
import { chineseResults, chineseTalk } from "./chinese";
import { chineseTalkMore } from "./chinese-more";
import { englishResults } from "./english-results";
import { englishResultsMore } from "./english-results-more";
import { englishTalk } from "./english-talk";
import { englishTalkLast } from "./english-talk-last";
import { englishTalkMore } from "./english-talk-more";

/** Every set of own cases by name. */
export const caseSets: Readonly<Record<string, Case[]>> = {
  "English messages": parseCases(englishTalk),
  "English results": parseCases(englishResults, true),
  "more English messages": parseCases(englishTalkMore),
  "last English messages": parseCases(englishTalkLast),
  "more English results": parseCases(englishResultsMore, true),
  "Chinese messages": parseCases(chineseTalk),
  "more Chinese messages": parseCases(chineseTalkMore),
  "Chinese results": parseCases(chineseResults, true),
  "adversarial English messages": parseCases(adversarialTalk),
  "adversarial English results": parseCases(adversarialResults, true),
  "adversarial Chinese messages": parseCases(adversarialChinese),
  "adversarial Chinese results": parseCases(adversarialChineseResults, true),
};
