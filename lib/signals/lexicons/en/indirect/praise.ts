import type { RuleGroup } from "../../lexicon";

/** Approval by its kinds: what is said besides "that works" and "sounds good". */
export const indirectConfirmation: RuleGroup = {
  leaf: "interaction.satisfaction.confirmation",
  kind: "confirmation",
  isPraise: true,
  rules: [
    "(the|that|this|your|my|both|either|all) +4 (suits|suit|works for|work for|fits|fit|appeals to|pleases|is fine by|is good for|is fine for|is ok for|is okay for|is perfect for|sounds good to|looks good to|is fine with|is good with|is ok with|is okay with|is great for) (me|us|my *2|our *2|perfectly|well|nicely|fine) *2 @end",
    "(i'm|im|i am|we're|we are) (very|really|quite|totally|perfectly|absolutely|so|completely|all|fully|more than)? (happy|pleased|satisfied|delighted|content|thrilled|in love|good|cool|sold|comfortable|on board|okay|ok|fine|down|game|all for) (with|on|by|about|for) (the|that|this|it|these|those|your|how|what|everything|either|both|all) *6 @end",
    "(just|totally|right|spot) (on|what (i|we) (had in mind|wanted|want|meant|imagined|envisioned|needed|was thinking|were looking for|hoped for)) *2 @sentence",
    "(exactly|precisely) (what (i|we) (had in mind|wanted|want|meant|imagined|envisioned|needed|need|was thinking|were looking for|hoped for)|as (i|we) (wanted|imagined|hoped)|how (i|we) (wanted|imagined|like)|the thing|my (style|taste|thoughts)|right|the one|my size)  *2 @sentence",
    "(i|we) (fully|totally|completely|wholeheartedly|absolutely|definitely|happily|gladly|do)? (agree|accept|approve|consent|concur|support|endorse|second|love|like|dig|can live with|am for|am in favor) *1 (of|to|with|that|this|it|the|your|these|those|what|how)? *4 (plan|idea|proposal|suggestion|option|offer|terms|approach|solution|design|version|changes|change|price|draft|one|layout|colors|style|deal|wording|arrangement|that|this|it) *2 @sentence",
    "(you've|you have|you got|you) (nailed|hit|got|captured|done|did) (it|the nail|the spot|exactly|that|this|the tone|my *1|a) *4 (perfectly|right|exactly|on the head|spot on|brilliantly) @sentence",
    "(brilliant|splendid|superb|magnificent|marvellous|marvelous|terrific|fabulous|excellent|fantastic|wonderful|great|perfect|lovely|awesome|amazing|good|nice|neat|solid|top notch|first class|first rate|impressive|beautiful|stunning|gorgeous|outstanding|stellar) (result|idea|plan|choice|draft|version|summary|design|suggestion|option|deal|offer|answer|explanation|solution|find|pick|price|list|itinerary|news|one|call|thinking|compromise|improvement|start|title|name|poem|story) *1 (indeed|thanks|thank|yes|there|go|please|let's|i'll|do|book|that's)? *2 @sentence",
    "(that|this|it|they|those|these|which|option #|the *3) (is|are|looks|look|sounds|sound|seems|feels|reads|'s) (just|really|absolutely|so|totally|actually|pretty|quite|very|much)? (beautiful|stunning|gorgeous|impressive|ideal|spot on|on point|top notch|first class|dreamy|clean|neat|elegant|tasteful|delightful|charming|adorable|cute|perfect|lovely|better|much better|way better) (now|thanks|thank|for me|to me|that way|like that|this way|yes)? @sentence",
    "(that's|it's|this is|that is|thats|there's) (exactly|precisely|just|the very)? (the|what|how) *3 (i|we) (had in mind|wanted|meant|was thinking of|imagined|hoped for|pictured|envisioned|like) *2 @end",
    "(couldn't|could not|can't|cannot|wouldn't) have (put|said|done|written|phrased|chosen|expressed|explained|described) (it|that|this) (any)? better *2 @negated",
    "(no|zero|not any|without) (objection|objections|complaints|issues|concerns|notes|qualms|arguments) *1 (from|on|with|here|at)? *1 (my|me|our|us|that|this|it|all|end|side|part)? *2 @start @end @negated",
    "(yes|yep|yeah|yup|sure|ok|okay|alright|great|cool|then|please)? (go for it|let's do it|let's do that|lets do it|lets do that|let's go with that|let's go with it|let's go with this|make it so|let's roll with it|let's go for it|i'm sold|sold|works for me|you have my blessing|green light|two thumbs up|thumbs up|chef's kiss|count me in|i'm in favor) @sentence",
    "(your|the|that|this|it|that|which) *4 (is|sounds like|looks like|seems like|would be|seems) (definitely|clearly|really)? (the way to go|the right (one|choice|call|way|move|option)|the best (one|choice|call|way|move|option|fit)|a winner|a keeper|a good fit|a great fit|a good call|a perfect match|a good compromise|a fair deal|a fair price|just the thing|just the ticket|music to my ears|right up my alley) *3 @stated",
    "(look|looks|sound|sounds|seem|seems|all) (gd|gud|gr8|awesome|ace|lit|fire|dope|legit|sick|mint|grand|tops|super|swell|peachy|dandy|sweet|great|good|fine|lovely|perfect) (to me|here|thx|thanks|mate|bro|man|now|for me)? @sentence",
    "(approved|agreed|accepted|deal|sold|confirmed|granted|settled|roger|affirmative|absolutely|definitely|by all means|certainly|gladly|with pleasure|perfect that|sweet that|cool that|sure that) (works|sounds good|is fine|it is|is good|let's|please|do it|go ahead|that's fine|for me|is perfect|is great) *3 @sentence",
  ],
};

export const indirectGratitude: RuleGroup = {
  leaf: "interaction.satisfaction.gratitude",
  kind: "gratitude",
  isPraise: true,
  rules: [
    "my *3 (was|were|is|has been|are|has) (very|so|really|always|extremely)? (helpful|kind|amazing|great|useful|a great help|a big help|a lifesaver|patient) *2 @never",
    "i (don't|dont|do not|didn't|did not|never|haven't) *2 (explained|explain|handled|described|did|put|say|said) *4 @never",
    "(couldn't|could not|could never|wouldn't|would never|would not|never) have *6 without (you|your|this|u) *3 @negated",
    "(you|u|they|this bot|this agent) (really|totally|definitely|all|deserve|deserves)? *1 (deserve|deserves|should get|ought to get|have earned|earned|need) (a|an|all the|every|your)? *1 (raise|medal|promotion|award|bonus|tip|cookie|trophy|hug|vacation|break|praise|pay rise|gold star|prize) *3",
    "(glad|happy|lucky|so glad|thankful|grateful|relieved) (i|that i|we) (asked|called|contacted|found|wrote|reached out|chatted|checked|got you|spoke|talked) *4 @end",
    "(you|u) (made|make|saved|brightened|rescued|turned) (my|our|the) (day|life|week|night|afternoon|evening|trip|weekend|bacon|month|year|job|around)",
    "(that|this|it|which|your *3|the *3) (really|was|is|has been|been|'s|definitely|truly|all)? *1 (a|an|of|such a|so|very|really|super|extremely|incredibly|most|quite|hugely|immensely|tremendously|a huge|a big|a great)? (help|helpful|useful|lifesaver|relief|godsend|informative|enlightening|insightful|clear and helpful|great help|huge help|big help|real help|big relief|great relief) *3 @sentence @stated",
    "(i|we) (am|are|'m|was|really|truly|will be|cannot|can't|couldn't|do|so|feel|remain)? *1 (in your debt|forever grateful|eternally grateful|indebted|touched|moved|blessed|very lucky|lucky to have|glad i (asked|contacted|called|found)|so relieved|relieved now) *4 @sentence",
    "(couldn't|could not|wouldn't|would never|can't) *1 (have)? (done|managed|figured|solved|asked|found|made|wished|hoped) (it|this|that|for|out|better)? *1 (without|for better|better|more|for more|out without|it without) *3 @negated",
    "(best|finest|most helpful|nicest|kindest|fastest|smoothest|easiest|friendliest) (customer|support|service|help|agent|assistant|experience|chat|bot|interaction|rep|advice|explanation) *5 (ever|had|have|i've|seen|received|experienced|far|today|yet|so far)? @sentence @stated",
    "(five|5|ten|10|top|full) (stars|star|out of (five|ten|5|10)|marks|points) *4 @sentence @stated",
  ],
};
