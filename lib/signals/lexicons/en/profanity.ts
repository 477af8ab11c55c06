import type { RuleGroup } from "../lexicon";

export const profanity: RuleGroup = {
  leaf: "interaction.disengagement.negative_stance",
  kind: "profanity",
  isPraise: false,
  rules: [
    "(dumb|dumber) *2 down @never",
    "fuck|fucking|fucked|fucker|fuckin|fck|fcking|fuk|fking|fkn|motherfucker|motherfucking|stfu|f*|f*k|f*ck|fu*k|f*cking|f*king|f*ing|fu*ing|fu*er @negated",
    "wtf|wth|gtfo|omfg @negated",
    "shit|shitty|bullshit|bs|sh*t|s*t|s*|dipshit|crap|crappy|horseshit @negated",
    "(asshole|assholes|a*hole|bitch|b*tch|bastard|bastards|dickhead|prick|wanker|twat|jerk|jackass|dumbass|scumbag|douche|cunt|c*nt) @negated",
    "(idiot|idiots|moron|morons|imbecile|cretin|retard|retarded|dimwit|numbskull|brainless|halfwit) @negated",
    "(damn|damned|dammit|damnit|goddamn|goddammit|god damn|bloody) (it|bot|you|thing|machine|robot|phone|app|system|website|hell|question|time|money|order|chat|refund|waste)? @negated",
    "(stupid|dumb|useless|worthless|idiotic|brain dead|braindead|retarded|garbage|trash|pathetic|moronic|ignorant) (bot|robot|machine|ai|chatbot|program|thing|computer|software|assistant|system|app|answer|answers|people|company|website)",
    "(you|u|you're|you are|ur) <intense>? (a|an|such a|such an)? <intense>? (stupid|dumb|suck|idiotic|moronic|piece of|dense|thick|brainless|clown|liar|loser|fool|thief|fraud|sucker|crook|crooks|liars|thieves) (bot|robot|machine|at)?",
    "(shut|stfu|shove) (up|it up|the hell up|your)",
    "(go to|what the|the) (hell|heck|f)",
    "(piss|bugger|sod|buzz) off",
    "(screw|damn|curse|eff|f) (you|u|off|your)",
    "(kiss|bite|kick) (my|your) (ass|butt)",
    "(go|drop) (die|dead|away|f yourself|jump)  @alone",
    "(this|that|it|you|service|everything|app|site|bot|company) (really|totally|so|just|absolutely)? (sucks|suck|blows|stinks)",
    "you suck",
    "(pain in the|your|my|big|dumb|kick) (ass|arse)",
  ],
};
