import type { RuleGroup } from "../../lexicon";

/** Approval, success and thanks by their form. */
export const broadConfirmation: RuleGroup = {
  leaf: "interaction.satisfaction.confirmation",
  kind: "confirmation",
  isPraise: true,
  rules: [
    "(yes|yeah|yep|yup|ok|okay|sure|alright|absolutely|yes please) . (that's|that is|this is|it's|thats) (just)? (perfect|perfectly fine|ideal|great|wonderful|lovely|excellent|fine) @start @end",
    "(i'll|i will|we'll|ill|we will) (take|have|go with|go for) (it|that|that one|this one|them|those|the (first|second|third|last|cheaper|cheapest|one) *2|both) (please|then|thanks)? @sentence",
    "(the|that|this|your|my|a) *5 (would be|will be|is|are|looks|sounds|seems) (just|absolutely|really|quite|simply|exactly|so|all|also|very|pretty|fine and)? (wonderful|lovely|ideal|splendid|spot on|just right|right for *2|great for *2|fine for *2|fine by *2|perfect for *2|delightful|superb) . (as *4|please|thanks|yes|then)? @sentence @stated",
    "(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|noon|#|morning|afternoon|evening) *2 (is|sounds|would be|works|will be|suits) (just|absolutely|totally|quite)? (ideal|perfect|great|fine|good|wonderful|lovely|best|fine by me|good for (me|us)) @sentence @stated",
    "(your plan|your idea|your suggestion|the plan|that plan|your reasoning|your proposal|your approach|that idea) (makes|make) (perfect|total|complete|good|a lot of|much)? sense (to (me|us))? *1 . *5 @start @stated",
    "(your|the) *3 (reads|flows|works|captures|sums|covers|nails|hits) (very|really|so)? (well|nicely|beautifully|it|perfectly|everything|great|the nail|exactly) *5 @start @stated",
    "(chat|email|text|either|anything|whatever|cash|card) (is|works) (fine|ok|okay|good) (for|with|by) me @never",
    "(weather|forecast|film|movie|book|game|sky|team) (is|looks|sounds|was) (<good>) @never",
    "(gone|lost|deleted|down|broken|dead|without *3|drops|crashed|cancelled|late|closed|offline|nothing|wrong|ruined|again|evening|fails|month|week|day|hours) *3 . (lovely|great|brilliant|wonderful|fantastic|well done|bravo|awesome|charming|marvellous|splendid|nice one|good job|excellent|just great) @never @closing",
    "(great|lovely|brilliant|wonderful|fantastic|awesome|perfect|super|excellent|marvellous|splendid|terrific) . (now|so now|and now|another|yet another|once more) *9 @never @opening",
    "(the|your) *2 (flight|hotel|train|room|seat|order|payment|refund|app|printer|other one|first one) is fine @never",
    "all good now @never",
    "(yes please|by all means) . (go ahead|carry on|do it|do so) @sentence",
    "(the|your|that|this) +1 is (spot on|just right|flawless|top notch|on point) @start @end",
    "(nothing|no changes|not a thing|nothing more|nothing else) to (add|change|correct|complain|object|criticise|criticize|improve) *6 @start @negated",
    "(you've|you have|you) (really|totally|absolutely)? (nailed|captured|hit|caught) (it|the *3|my *3|exactly *3) @start @stated",
    "(that's|that is|this is|it's) (the|a|an) (best|better|right|perfect|ideal|wise|smart|sensible|winning) (one|option|choice|solution|way|plan|fit|idea|match|approach|deal) *5 @start @stated",
  ],
};

/** What a report of success is about: what works again, what came, what is in its place. */
export const broadSuccess: RuleGroup = {
  leaf: "interaction.satisfaction.success",
  kind: "success",
  isPraise: true,
  rules: [
    "(got|received) (the|my|our|your|a) *1 (refund|money|payment|package|parcel|order|email|mail|confirmation|code|delivery|replacement|card|transfer|ticket|tickets|boarding pass|document|link|reply|certificate|keys|visa|passport|deposit) *1 (this|today|now|just now|yesterday|on|in|at last|finally|already|back) *4 @sentence @stated",
    "(<arrival>|cheque|visa|passport|certificate|reply|invoice|shipment|box) *2 (has|have|just|finally)? *1 (arrived|came|come|landed|turned up|showed up|got here|been delivered|come through|came through|been accepted|got accepted|been approved|was accepted|was approved|is here) *6 @sentence @stated",
    "(the|my|our|his|her|that|your|both|kitchen|it) *3 (has|have|had|finally|just|now)? (stopped|quit) (leaking|dripping|beeping|smoking|making *3|flashing|blinking|shaking|squeaking|smelling|hurting|rattling|humming|buzzing|overheating|crashing|freezing|flickering|wobbling|complaining|+1) *6 @sentence @stated",
    "(leak|noise|smell|pain|dripping|beeping|error|problem|fault|flicker|lag|rattle|squeak|stain|rash|fever|itch|bleeding|warning|alarm) *1 (has|is|finally|just|completely)? *1 (stopped|gone|disappeared|vanished|cleared up|over|fixed|out) *4 @sentence @stated",
    "(the|my|our|your|a) *3 (rose|turned out|came out|baked|grew|healed|set|dried|fits|fit|closes|shuts|opens|starts|runs|prints|loads|charges|matches|match|lines up|adds up|balances|spins|rings|heats|cools|holds|sits|sounds|looks) (now|again|properly|perfectly|beautifully|nicely|just right|at last|fine now|on the first try|first time|this time|without *2|like new|straight|smoothly|as it should|exactly|evenly|to the cent|correctly) *6 @sentence @stated",
    "(sound's|picture's|screen's|wifi's|internet's|power's|signal's|water's|heating's|it's|site's|page's|server's|account's|line's) (back|up|on|alive|working|running|fixed|online) *5 @sentence @stated",
    "(my|our|the) *2 (can|could|is able to|was able to|managed to|has) (finally|now|at last|just)? (open|opened|log|logged|see|saw|print|printed|play|played|submit|submitted|upload|uploaded|connect|connected|join|joined|read|hear|get|got|use|pay|paid|finish|finished|send|sent) +1 *6 (finally|again|now|at last)? @sentence @stated",
    "(can|could) (finally|now|at last) (open|log|see|print|play|submit|upload|connect|join|read|hear|get|use|pay|finish|send|sleep|work|walk) *6 @closing @stated",
    "(tried|used|entered|followed|changed|replaced|restarted|reset|installed|ran|added|removed|swapped|moved|did|took|cleaned|updated|deleted|set|unplugged|pressed|turned) +1 *6 . (and)? (i'm|i was|im|it's|it is|it was|we're|now it|it|the *3|everything|that was it|presto|voila|bingo) *2 (in|works|worked|fine|good|runs|gone|fixed|back|up|loads|opened|accepted|passed|green|through|solved|working|connected|starts|started|prints|clean|there) *4 @sentence @stated",
    "(your|that|this|the) (tip|trick|advice|suggestion|hint|idea|method|recipe|instructions|steps|explanation|link|workaround|command) *4 (got|made|saved|did|brought|removed|cleared|cured|sorted|stopped|turned|put|took|let) +1 *6 @sentence @stated",
    "(formula|script|query|function|program|code|test|calculation) *2 (gives|returns|prints|shows|produces|outputs|yields) *4 (as it should|as expected|now|at last|finally) @sentence @stated",
    "(certificate|leak|password|card|form|file|login|code|cheque|application|claim|signature) *1 (has|got|has been|was|is|finally)? (stopped|accepted|approved|recognised|recognized) *3 @sentence @stated",
    "(all|everything) (is)? (good|fine|well|sorted) (now|again) *1 . *1 +2 *3 @opening @stated",
    "(deployed|installed|uploaded|submitted|paid|booked|merged|imported|exported|printed|sent|done|built|released|migrated|compiled|connected|registered|activated|repaired|reassembled|assembled) . (and)? (the|it|everything|all|site|no|not|#|they|my) *3 (answers|works|runs|is up|is live|is fine|went|arrived|passed|passes|accepted|loads|responds|fits|looks|imported|in place|missing|errors|there|green|complete|good|came|opens) *5 @sentence @stated @negated",
    "(imported|exported|migrated|loaded|copied|restored|recovered|transferred|installed|uploaded|compiles|builds|runs|passes|loads|works|prints|connects) *3 (without|with no|with zero) (a|any|one|an)? (single)? (error|errors|warning|warnings|problem|problems|hitch|issue|issues|complaint|loss|interruption|glitch|trouble|fuss) *3 @sentence @stated @negated",
    "(colours|colors|numbers|totals|figures|dates|names|sizes|sums|columns|accounts|books|times) (match|agree|line up|add up|balance|tally|are right|are correct|fit) (now|again|at last|finally|to the cent|perfectly) *8 @sentence @stated",
    "(formula|script|query|function|program|code|test|calculation|command|report|model|loop|macro) *2 (gives|returns|prints|shows|produces|outputs|yields|finds|counts|sorts|calculates) (the right|the correct|the expected|#|exactly|what it should|correct|right|all) *5 (now|again|as it should|as expected|finally|this time|at last)? @sentence @stated",
    "(is|are|it's|was|now) (on the wall|in place|in position|up and|in one piece|back together|back in (place|shape|action)|where it should be|where it belongs|level|straight|dry|clean|tight|sealed|unclogged|unblocked|unstuck) (now|again|and *6)? *2 @closing @stated",
    "(doesn't|does not|no longer|don't|never|not|isn't) (wobble|wobbles|leak|leaks|squeak|squeaks|drip|drips|crash|crashes|freeze|freezes|lag|lags|beep|beeps|stick|sticks|shake|shakes|rattle|rattles|smell|smells|hurt|hurts|overheat|overheats|wobbling|leaking|shaking) *2 (anymore|any more|any longer|one bit|at all|now|a bit|since *4|again)? @closing @stated @negated",
    "(light|led|lamp|status|build|pipeline|signal|indicator|bar|icon) *3 (turned|went|is|became|has gone|has turned|goes) *3 (green|blue|white|solid|steady|on) *3 @sentence @stated",
    "(all|every|each|everything) *3 (passed|imported|arrived|delivered|accounted for|went through|in order now|in sync|matched|transferred|restored|recovered|there now) *4 @sentence @stated",
    "(need|want|needs|wants|like|expect|hope|get|have|make) (it|this|that|them|everything|to be|him|her) *1 (to)? *1 (up and running|working|fixed|running|online|back|solved|repaired) @never",
    "(works|worked|runs|ran|loads|opens|connects|starts) *4 . (but|on|in|at|with|when)? *3 (not|doesn't|does not|didn't|isn't|never|fails|nothing|then stalls|but) *4 @never",
  ],
};

export const broadGratitude: RuleGroup = {
  leaf: "interaction.satisfaction.gratitude",
  kind: "gratitude",
  isPraise: true,
  rules: [
    "(that's|that is|that was|how|so|very|really|most|it's|it was)? (kind|nice|sweet|good|lovely|thoughtful|generous|decent|helpful) of (you|u) *8 @start @stated",
    "what a (helpful|kind|clear|lovely|wonderful|great|brilliant|patient|thorough|good|fantastic|useful) (explanation|answer|reply|response|assistant|service|person|help|summary|tip|hint|soul|support|overview|guide) *3 @start @stated",
    "(nobody|no one|noone) (has ever|ever|has|had ever) (explained|helped|told|shown|answered|done|taken|treated|listened) *4 (so|this|that|as) (well|clearly|much|patiently|kindly|nicely|quickly|thoroughly) *3 @negated",
    "medium|rare|steak well done @never",
    "(rare|for|steak|meat|burger|is) well done @never",
    "(week|month|day|hours|without *3|late|lost|gone|again) . well done @never",
    "(yes|yeah|yep|ok|okay|sure) . (that's|that is|this is|it's) perfect @sentence @never",
    "(lost interest|give up|given up|goodbye|nothing|no help) . thanks anyway @never",
  ],
};
