import type { RuleGroup } from "../../lexicon";

/** Asking to hear it again, and saying it again, by their form. */
export const broadClarification: RuleGroup = {
  leaf: "interaction.misalignment.clarification",
  kind: "clarification",
  isPraise: false,
  rules: [
    "(can|could|would|will) (you|u) (mind|please|kindly|possibly)? *1 (explain|walk|walking|take|taking|go|going|run|running|talk|talking|guide|tell|telling|show|showing|explaining|repeat|repeating) *1 (me|us|over|through|that|it|the (last|first|second|third|previous|next) (step|part|point|bit|sentence|paragraph|thing)|this|what you *2) *4 (again|once more|one more time|slowly|more slowly|in simpler *1|step by step) @closing",
    "(your|the|this|that|all this|those|these) (explanation|answer|reply|wording|instructions|description|message|terms|language|sentence|text|terminology) (is|are|was|were|seems|sounds|can be) *1 (too|very|a bit|a little|rather|so|quite|far too|way too|all|over my|not|read|ambiguous|unclear|confusing|contradictory|vague|cryptic) *1 (technical|complicated|vague|short|abstract|dense|confusing|unclear|general|long|ambiguous|cryptic|advanced|greek|clear|head|both ways|two ways|complex|brief|legal|medical|for me)? *6 @stated @negated",
    "how (am|are|should|do|can) (i|we) (supposed|meant|to|expected)? (to)? (understand|read|interpret|take|know what|make sense of) (that|this|it|your|the|what|'|pending|+1) *4",
    "(can't|cannot|can not|couldn't|don't|unable to|not able to) (make|see) (any)? (sense|head or tail|heads or tails|head nor tail) *1 (of|out of)? *5 @stated @negated",
    "can be read (both|two|either|in two|more than one|different) *2",
    "what (do|did|does) (the|a|an|poets|people|doctors|lawyers|scientists|economists|authors|he|she|they|teachers|experts|critics|historians|philosophers|programmers|judges|my|his|her|americans|linguists|biologists|physicists|musicians|chefs|engineers) *2 mean (by|with|when) @never",
    "(could|can|would|will|please) (you|u)? *1 (explain|clarify|repeat) (the|your|that|this) (last|first|second|third|previous|next|final|middle)? *1 (step|part|point|bit|sentence|paragraph|thing|line|section|message) *3 @closing",
    "(my|his|her|our|their|a|the) *2 (makes|make|made) no sense (when|after|because|if|since) @never",
    "(joke|poem|riddle|story|theorem|rule|law|idiom|proverb|recipe|paradox|novel|painting|film|movie|song) *4 (explain|clarify) (it|that|this) @never",
  ],
};

export const broadRephrase: RuleGroup = {
  leaf: "interaction.misalignment.rephrase",
  kind: "rephrase",
  isPraise: false,
  rules: [
    "(sorry|ok|okay|right|hm|hmm|well|so)? . (that was)? (badly|poorly|clumsily|awkwardly|wrongly|unclearly) (put|worded|phrased|said|asked|expressed|formulated) *4 . +1 @start",
    "(ok|okay|sorry|so|again|right|let me)? . (reworded|rephrased|restated|reformulated|rewritten|clearer|simpler|simplified|better|shorter|differently|in short|put simply|short version|new attempt|second attempt|second try|attempt two|take two|once more with feeling) . +1 *9 @opening @comma",
    "(that|this|mine|it) (was|is) a (confusing|bad|clumsy|poor|silly|complicated|weird|strange|roundabout|long winded|vague|stupid|muddled|messy) (way|question|wording|sentence|message|phrasing) *4 . *1 +1 @start @stated",
    "(basically|essentially|simply|really|what) *1 (my|the) (question|point|problem|request) (is|was|boils down to|comes down to) (if|whether|how|when|why|what|where|which|who|can|do|is|just|simply) *4 @start",
    "(another|a different|one more|better|easier|quicker|cheaper|faster) way to (get|go|do|reach|travel|pay|make|cook|learn|see|earn|save|contact) @never",
  ],
};
