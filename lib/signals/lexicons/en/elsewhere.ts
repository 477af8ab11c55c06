import { exceptions } from "../exceptions";
import type { RuleGroup } from "../lexicon";

const people =
  "(boss|wife|husband|mother|mum|mom|father|dad|friend|friends|brother|sister|son|daughter|kid|kids|teacher|landlord|neighbor|neighbour|neighbors|neighbours|colleague|colleagues|coworker|roommate|customer|customers|client|clients|manager|partner|boyfriend|girlfriend|doctor|guest|guests|cousin|team)";

/** What is said of others, of words and of what may come: nothing of it is about this conversation. */
export const elsewhere: RuleGroup[] = [
  exceptions("interaction.misalignment.correction", "correction", [
    `i (told|tell|already told|explained to|said to|asked) (my|his|her|our|a|the) *1 ${people} *4`,
    "(not|isn't|i'm not) *1 (upset|angry|mad|worried|bothered|in a hurry|offended|complaining|blaming|disappointed) *2",
  ]),
  exceptions("interaction.misalignment.rephrase", "rephrase", [
    "in other words (is|was|means) (a|an|good|formal|informal|used|correct|something)",
    "(try|do|book|order|pay|start|go) (it|this|that)? again with (a|an|another|the) (different|other|new)? *1",
  ]),
  exceptions("interaction.misalignment.clarification", "clarification", [
    "what (do|does) (you|it|that) mean to (me|you|us|him|her)",
    "what (does|do|is) the (word|words|phrase|term|expression|idiom|acronym|abbreviation|symbol|emoji|saying|proverb) *3 (mean|stand)?",
    "in plain (english|words|terms) . (my|i|we|the|he|she|they|it|can|is) +1",
  ]),
  exceptions("interaction.disengagement.escalation", "escalation", [
    "(is|are|was|were) +4 a real (person|human|man|woman) or",
    "(if|should) +6 i (might|may|could) (have to|need to|want to) +9",
  ]),
  exceptions("interaction.disengagement.negative_stance", "complaint", [
    "(terrible|awful|horrible|bad|worst|dreadful|nasty) *1 (storm|storms|weather|rain|snow|wind|traffic|headache|cold|flu|accident|fire|flood|earthquake|hangover|movie|film|book|song|game|season)",
    `${people} (is|was|are|were|got|gets|seems|feels) *2 (angry|upset|furious|mad|annoyed|frustrated|disappointed|unhappy|livid|fed up)`,
  ]),
  exceptions("interaction.satisfaction.gratitude", "gratitude", [
    "thanks giving",
    "(message|card|email|mail|text|note|letter|reply|toast|speech|tweet|caption) . (thanks|thank you) +1 *3",
    "(never|didn't|did not|doesn't|won't|hasn't|without|even) *1 (say|said|saying|says|got) *1 (thanks|thank you)",
  ]),
  exceptions("interaction.satisfaction.confirmation", "confirmation", [
    `${people} (to|has to|must|will|needs to|should|can) (confirm|agree|approve|say yes) *6`,
    `${people} (thinks|says|said|finds|agrees|likes|loves|approves|confirmed) *6`,
  ]),
  exceptions("interaction.satisfaction.success", "success", [
    `(worked|works|fixed|solved|resolved|helped) *2 for (my|his|her|our|a|the|some)? *1 ${people}`,
    "(worked|works) for (him|her|them|others|other|everyone|everybody|most) *1",
    "(know|once|when|until|till|soon as|after|if) *4 (is|are|gets|has been|have been) (resolved|fixed|sorted|solved|done|working|back)",
    "(make|makes|making|let|get|getting|so that) *2 (test|tests|build|pipeline|job|script|code) (pass|work|run|compile|succeed) *4",
    "so that *3 (test|tests|build|pipeline) (passes|works|succeeds|is green)",
  ]),
];
