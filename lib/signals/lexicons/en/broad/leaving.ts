import type { RuleGroup } from "../../lexicon";

/** Leaving, anger and the wish for a person by their form. */
export const broadQuit: RuleGroup = {
  leaf: "interaction.disengagement.quit",
  kind: "quit",
  isPraise: false,
  rules: [
    "(let me|i'd like to|i want to|i'll|i will|i need to|i'd rather|i'd prefer to|i wanna) (talk|speak|chat|turn) to @never",
    "(i|we) (won't|will not|wont|shan't) (bother|pursue *3|go ahead|buy *4|proceed|be back|be coming back|take it|order *3) *3 @closing @stated @negated",
    "(your|the|a|some other) *1 (competitor|competitors|rival|rivals|competition|shop across *2) *4 (will|can|gets|get|gives|offers|has|have|got|is getting|did|does) *5 @stated",
    "(you|it|this|bot|we|they) (can't|cannot|couldn't|won't|can not|are unable to|aren't able to|don't|clearly can't|don't seem to|aren't) (help|helping|solve|do|fix|manage|get) *4 . (so|then)? (i'll|i will|i'm|im|we'll|let me|i am) *1 (ask|asking|go|going|try|call|calling|phone|look|do|find|use|see|get|take|turn|head) *6 @stated @negated",
    "(i'm|im|i am|we're|i'll be|i think i'm|guess i'm|looks like i'm) better off +1 @stated",
    "(i'd|i would|we'd) (sooner|rather|better) +2 than *4 (this|with you|on with|again|here|you) *3 @stated",
    "(we'll|i'll|we|i) *1 (manage|cope|get by|survive|do fine|be fine|be ok) (without|on our own|on my own|somehow|alone) *3 @start",
    "(i'm|im|i am|we're|we are|i'll be) (cancelling|canceling|returning|dropping|binning|scrapping) (everything|it all|all of it|the lot|the whole *1|my *1|our *1|the *1) and *6 @stated",
    "(i'm|im|i am|we're) (going|off) (with|to) (vodafone|the competition|another *1|a different *1|someone else|somebody else) @stated",
    "(that's|thats) (it|enough) . (i'm|im|i|we're|i'll|goodbye|bye) +1 *4 @start @stated",
    "(no more|enough) . (i|we|i'm) (give|quit|leave|leaving|done|stop|am) *4 @start",
    "(i|we) no longer (care|want|need) *6 . (so)? (let's|i'll|we'll|leave|forget|bye|goodbye|drop|cancel) *5 @stated",
  ],
};

export const broadComplaint: RuleGroup = {
  leaf: "interaction.disengagement.negative_stance",
  kind: "complaint",
  isPraise: false,
  rules: [
    "(ffs|smh|jfc|omfg|argh|aargh|grr|grrr|for crying out loud|for pity's sake|for goodness sake|for god's sake|for heaven's sake|good grief|give me strength) *4 @start",
    "what a (load of|bunch of|pile of|heap of|waste|joke|mess|shambles|disgrace|farce|nightmare|circus|rip off|ripoff|letdown|let down|shame of|con|scam|fiasco|disaster|terrible|horrible|awful|stupid|ridiculous|useless|silly|pathetic|poor|bad|rotten|dreadful|pointless) *5 @stated",
    "(frankly|honestly|really|just|such|simply|is|was|as|it's|that's) (an insult|insulting|a slap in the face|a farce|an outrage|a shambles|a travesty|daylight robbery|a rip off|a kick in the teeth)",
    "(crashes|freezes|fails|breaks|drops|disconnects|hangs|dies|stops|quits|cuts out|logs me out|goes down) (every|each|all the|on me every|constantly|again and again) *1 (single)? *1 (time|times|day|evening|night|morning|hour|week|minutes|minute|i)? *4 @closing @stated",
    "(gone|lost|deleted|down|broken|dead|without *3|drops|crashed|cancelled|late|closed|offline|nothing|wrong|ruined|again|evening|fails|month|week|day|hours) *3 . (lovely|great|brilliant|wonderful|fantastic|well done|bravo|awesome|charming|marvellous|splendid|congratulations|nice one|good job|thanks a lot|thanks for that|excellent|just great|just what i needed) @closing",
    "(great|lovely|brilliant|wonderful|fantastic|awesome|perfect|super|excellent|oh great|just great|marvellous|splendid|terrific) . (now|so now|and now|another|yet another|once more|also) *5 (gone|lost|deleted|down|broken|dead|locked|worse|wrong|failed|fails|crashed|empty|useless|error|late|cancelled|charged|missing|blocked|stuck) *3 @opening",
    "(i've|we've|i have|we have) (asked|called|written|told|reported|explained|requested|emailed|phoned) *6 (three|four|five|six|seven|#|countless|several|many|so many|a dozen|multiple) times *4 @stated",
    "(nobody|no one|noone|not one of you|none of you|nothing here|no answer) +1 *4 . (nobody|no one|nothing|what|why|and|still) *6 @stated",
    "what (do|am|are|did) (i|we) (even|actually|exactly)? (pay|paying|paid) (you|for|all|this|them) *4",
    "if (i|you|we|they|someone) (get|gets|got|give|gives|choose|pick) *4 (wrong|useless|bad|worse) *2 @never",
    "(nobody|no one|noone) *3 (explained|helped|told|shown|answered) *4 (so|this|that|as) (well|clearly|much|patiently|kindly|nicely|quickly|thoroughly) @never",
    "(my|his|her|our|their|a|the) (patient|client|wife|husband|mother|father|friend|student|students|pupil|colleague|sister|brother) *1 (is|was|are|were|feels|seems) *2 (disappointed|unhappy|upset|angry|furious|dissatisfied) *4 @never",
    "(going|leading|goes|leads) nowhere . (bye|goodbye|i'm|forget) @never",
    "(the|your) (service|support|staff|company|app|site|website|bot|answer|hotline|people|driver|courier|quality|food|room|agent) *2 (is|was|are|were) *2 (terrible|awful|horrible|bad|useless|rude|disgusting|appalling|pathetic|lousy|dreadful|shocking|abysmal|a joke|a disaster|unhelpful|slow|incompetent|atrocious|poor) *3 @stated",
  ],
};

export const broadEscalation: RuleGroup = {
  leaf: "interaction.disengagement.escalation",
  kind: "escalation",
  isPraise: false,
  rules: [
    "(which|what|who) *1 (member of staff|person|human|manager|colleague|employee|department|of your *2|above you|at your *2|in your *2|on your *2|over there) *2 (can|could|do i|should i|may i|would|is able|has the|will) *5",
    "who (above you|over you|higher up|else there|in charge|senior) *4",
    "(i'd|i would|we'd|i) *1 (feel|be|prefer|like|rather|want|need|appreciate|love) *4 (one of your|a member of your|someone on your|someone from your|somebody from your|someone in your|an actual|a real|a proper|a qualified|a human) *4 (look|looked|check|checked|call|called|handle|handled|take|took|do|did|went|speak|spoke|talk|talked|answer|answered|staff|team|people|advisers|advisors|doctor|conversation|reply|see|saw|deal|dealt|decide|decided|review|reviewed|on|from|over) *5 @stated",
    "(someone|somebody|a person|a colleague|a technician|an engineer|a doctor|one of you|one of your *2|a specialist) *1 (from|on|in|at|of) (your|the) (team|staff|side|company|office|department|support|end|branch|practice|bank) (has to|must|should|needs to|ought to|will have to|to|can|could|please) *5",
    "(real|proper|actual|live|personal) (conversation|talk|call|chat|discussion|contact) with (one of|a|an|your|someone|somebody|staff) *4",
    "(take|bring|raise|refer|send|pass|carry|push) (this|it|that|my *1|the *1) (to|with|up to|on to|up with|further to) (someone|somebody|a person|the person|whoever|your *2|the next level|a higher *1|the top|a senior *1|those in charge|the people) *6",
    "(a chatbot|a bot|a machine|the bot|a robot|a computer|an ai|software) (can't|cannot|won't|isn't|shouldn't|must not|is not) *4 . (who|which|get|i want|i need|someone|a person|let|give|connect|put) *6 @negated",
    "(the|in|row|on) *1 (second|third|next) line @never",
  ],
};
