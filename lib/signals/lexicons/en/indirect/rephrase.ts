import type { RuleGroup } from "../../lexicon";

/** Second wordings by their kinds: what announces one besides "let me rephrase". */
export const indirectRephrase: RuleGroup = {
  leaf: "interaction.misalignment.rephrase",
  kind: "rephrase",
  isPraise: false,
  rules: [
    // The question named as such.
    "(i guess|i suppose|i think|well|anyway|really|essentially|overall) (my|the) (question|point|issue|request|concern) (is|was)",
    "(my|the) (real|actual|main|underlying|basic|core|original|first|initial|only|simple|specific|exact) (question|point|request|concern) (is|was|remains|still)",
    "(same|that same|the same) question . (but|just|in|with|now|again|put|asked|different|only) *4",
    "(the|my) question (again|once more|once again|still stands|remains|stands|was this|is this|is simple|is simply|is still|is just)",
    "(that's|this is|that is) (really|basically|essentially|all|exactly)? (what|all) (i'm|im|i am|i was) (asking|trying|saying|getting at|after)",
    "all i (want|need|am asking|'m asking|mean|meant|am saying|wanted|ask|require|am after) (for|to (know|say|ask|do|find out|hear|understand|see|point out|get across))? *1 (is|was) *1",
    "(the|my) (bottom line|gist|short version|long and short|upshot|nub|crux) (is|here is|of it is) @opening",
    "(i'm|im|i am|i was|all i'm|what i'm|i've been) (really|just|only|simply|basically|actually|still)? trying to (say|ask|explain|get at|get across|tell you|tell|express|point out|convey|communicate|describe)",
    "(what|where|which) (are|is) (you|he|she|it) trying to @never",
    // A first wording that failed.
    "(i|that|it|this|my *2) (probably|may have|might have|must have|think i|guess i|could have|should have|perhaps|maybe|just|clearly)? (worded|phrased|put|expressed|said|explained|described|asked|stated|wrote|framed|formulated|worded) (that|it|this|myself|my *1|things)? *1 (poorly|badly|wrong|wrongly|awkwardly|confusingly|unclearly|weirdly|terribly|ambiguously|strangely|vaguely|incorrectly|imprecisely|better|differently|more clearly)",
    "(i|that|it|this) (probably|perhaps|maybe|clearly|obviously|apparently|just|think i|guess i) (didn't|did not|wasn't|was not|haven't|am not|don't) (explain|express|phrase|word|put|make|describe|say|ask|being|been|very|explained|expressed) *5 @negated",
    "(i|sorry i) (didn't|did not|don't think i|do not think i|haven't) (explain|explained|express|expressed|phrase|phrased|worded|word|describe|described|make|made|put|say|said|ask|asked) *3 (well|clearly|clear|properly|right|correctly|understood|enough|precisely|good|justice) @negated",
    "(that|it|this) (came out|sounded|sounds|read|reads|was) *1 (wrong|unclear|confusing|poorly worded|badly worded|badly put|poorly put|ambiguous|vague|badly phrased|poorly phrased|garbled|clumsy|a mouthful) . (i|what|my|let|so|can|is|does|how|do)",
    "(sorry|apologies|my bad|ok|okay|oh) . (that|it|this|i) (was|wasn't|is|isn't) *1 (unclear|confusing|ambiguous|vague|clear|a bit vague|not clear|badly *1|poorly *1)",
    "(i don't think|i do not think|not sure|doubt|maybe|perhaps|unsure if|i realize|i realise|i see|i guess) (if|that|whether)? *1 i (explained|made|expressed|said|asked|was|put|worded|phrased|wasn't|didn't|am) *5 (clear|clearly|well|right|properly|enough|good|correctly|justice|clearer|precise|specific|vague) @negated @if",
    "(hope|hopefully|does|is|maybe|trust) *2 (that|this|it)? *1 (is|makes|make|be|clears|clear|helps)? (clearer|more clear|clarify|clarifies|make more sense|makes more sense|clear it up|clears it up|clear things up|clears things up)",
    "(you|u) (seem to|may|might)? (have)? (misunderstood|misunderstand|didn't get|missed) (me|my question|my point) . (i mean|what i|my question|let me|i want|i'm asking) *3",
    "(asking|saying|explaining|trying|putting|phrasing|stating|repeating) (it|this|that|my question)? *1 (again|once more|one more time|differently|another way|in (fewer|other|simpler|different|plainer|plain|simple|clearer|short|shorter)) *4 @opening",
    "(would|could|can|will) (you|i|we) *2 (put|say|write|express|rephrase|phrase|rewrite) *5 (in other words|differently|another way) @never",
    "(how|what) (would|do|can|could|should|is|are) (you|i|we|the|another) *9 @never",
    "(try|ask|call|check|start|begin) (this|it)? again (tomorrow|later|on|next|tonight|when|after|at|this (evening|afternoon|weekend)|in (the|a|an|#)) @never",
    // Another try.
    "(let me|lemme|i'll|i will|i'd|can i|may i|allow me to|i can|ill) (try|attempt|take|have|give) *1 (again|once more|one more time|this again|another (shot|go|stab|attempt|try|way|angle|approach)|a different (way|approach|angle)|this another way|from another angle|over) *3",
    "(let me|lemme|i'll|i will|ill|allow me to|i should|i'd better|let's|i can|i could) (just)? (break|spell|lay|boil|narrow|strip|simplify|unpack|paint|frame|back up|rewind|step back|recap|summarize|summarise|illustrate|restart|reframe|recast|elaborate|rework) *1 (it|this|that|things|my *1|the *1|back|a picture|you a picture|up|for)? *1 (down|out|up|back|again|for (you|clarity))? *2",
    "(let me|i'll|allow me to|ill|can i) (give|use|offer|show|take|provide) (you)? (a|an|another|one|some|you an) (concrete|better|simple|different|clearer|quick)? *1 (example|examples|analogy|illustration|scenario|instance|comparison|metaphor)",
    "(let me|i'll) (summarize|summarise|recap|illustrate|break) (the|this|your) (article|text|document|meeting|report|paper|book|chapter) @never",
    "(ok|okay|alright|right|so|well|fine|hmm)? . (different|another|new|simpler|other|fresh|second) (approach|wording|angle|way|try|attempt|phrasing|version|take|formulation|tack) . *9 @opening",
    "(in|with|using) (other|different|simpler|plainer|fewer|clearer|more concrete) (words|terms|language) . +2 @opening",
    "(take|try|attempt) (two|2|number two|#) . +2 @opening",
    // Openings of a second wording.
    "(i e|ie|viz|that is|that's to say|which is to say|meaning|or rather|or better|or put|or to put|more precisely|more specifically|specifically|to be precise|more exactly|to be exact|to be clear|just to be clear|for clarity|clarifying|to clarify|just to clarify|clarification) . (i|can|what|how|is|are|do|does|will|would|my|should|if|when|which|where|we|could|whether|did|i'm|i've) +1 @opening @comma",
    "(i e|ie) +2 @opening",
    "(essentially|in essence|bottom line|in a word|long story short|to cut a long story short|to make a long story short|in summary|to summarise|to summarize|in short|tl dr|tldr|tl|short version|all in all|put bluntly|bluntly|to be blunt|put plainly|plainly|simply|to recap|recap|recapping|to sum it up|to boil it down|boiled down|in effect|in a nutshell|to rephrase|rephrased|reworded|restated|rephrasing|alternatively put|to reiterate|reiterating|to repeat|repeating|again|once more|to repeat myself|one more time|to restate) . (my|the|i|can|what|how|is|are|do|does|will|would|should|if|when|which|where|we|could|whether|did|there|it|that|he|she|they|i'm|i've|we're) +1 @opening @comma",
    "(to summarize|to summarise|to sum up|to recap|to simplify|to restate|to repeat|to reiterate|restating|repeating|simplifying|rewording) (my|the|that|this|it|what i) *2 @opening",
    "(again|once again|once more|one more time) . (how|what|when|where|can|does|do|is|which|why|will|my question|i need|i want|i'm asking|i am asking) *3 @opening",
    // Meaning spelled out.
    "(so|well|ok|okay|right|yeah|no|sorry|i guess)? . (what i (mean|meant|am saying|'m saying|was saying|am getting at|'m getting at|intended|intend|was after|was getting at)) *3 (is|was|to say|that|by that)",
    "what (do|did|does|would) (i|it|that|this|you) @never",
    "i mean . (can|how|is|do|does|what|will|would|if|when|which|are|could|where|why|whether|should) +2 @opening @comma",
    "(imagine|suppose|say|picture|consider|think of it as|pretend|let's say) (this|it|that|like this|as|you) . (i|you|we|it|if|a|the) +2 @opening @comma",
    "(put|said|stated|phrased|asked|worded|expressed|formulated) (in)? (another|a different|a simpler|one) (way|fashion) *1",
    "(another|a different|a better|a simpler|an easier|one) way (of|to) (putting|saying|asking|phrasing|looking|put|say|ask|phrase|look|explain|describe) *2",
    "(what|is there|find|suggest|show|give|need|know) *3 (another|a different|a better|a simpler|an easier) way (of|to) @never",
    "(maybe|perhaps) (i|if i) (should|can|could|need to|ought to|ask|put|say|explain|describe|try|phrase)? *1 (ask|put|say|explain|describe|phrase|word|frame|try|rephrase|simplify|clarify|start|give|be) (it|this|that|again|more|over|better|differently|an|a|in) *3 @if",
  ],
};
