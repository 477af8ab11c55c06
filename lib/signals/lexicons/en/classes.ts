import type { Classes } from "../../patterns/pattern";

export const classes: Classes = {
  // People whom only somebody who wants to leave the bot would ask for.
  human: `human|humans|human being|(real|actual|live|living|physical|proper) (human|person|people|agent|representative|rep|operator|one|employee|staff|advisor|adviser|assistant|technician|individual)|human (agent|representative|rep|operator|person|assistant|advisor|support|being)|person|representative|rep|agent|operator|supervisor|manager|superior|superiors|boss|team lead|team leader|advisor|adviser|customer service (agent|rep|representative)|support (agent|rep|representative|person|specialist)|service (agent|rep|representative)|specialist|director|higher up|higher ups|member of (your|the) (team|staff)|staff member|employee|colleague`,
  desk: `customer (service|support|care|relations)|support|tech support|technical support|support team|help desk|helpdesk|service desk|customer service team|the complaints department|complaints department|management`,
  someone: `someone|somebody|anyone|anybody`,
  det: `a|an|the|your|ur|some|any|another|one of your|a different|an actual|this|that|some other`,
  adj: `different|senior|floor|duty|shift|store|line|account|qualified|competent|proper|trained|direct|other`,
  talk: `(speak|talk|chat|speaking|talking|chatting|discuss this|discuss it|communicate|converse|connect) (to|with)`,
  thats: `that's|that is|this is|it's|it is|that was|this was|it was|that's been|this has been|it has been|that has been|that seems|this seems|these are|those are`,
  youre: `you're|you are|you guys are|you people are|u are|ur|you were`,
  intense: `so|very|really|just|absolutely|completely|totally|utterly|truly|quite|pretty|extremely|super|too|such|beyond|incredibly|freaking|simply|getting|becoming|all|also|still|rather|actually|a bit|kind of|a little|bit|damn|again|even|more`,
  is: `is|was|are|were|has been|have been|is getting|are being|seems|feels|looks`,
  badness: `useless|worthless|pointless|ridiculous|unacceptable|outrageous|absurd|pathetic|terrible|horrible|awful|dreadful|horrendous|worst|the worst|disgusting|disappointing|disgraceful|shameful|infuriating|frustrating|annoying|irritating|maddening|unbelievable|insane|insulting|stupid|dumb|idiotic|garbage|trash|rubbish|lousy|crappy|shitty|nonsense|a joke|a scam|a mess|a nightmare|a disaster|a disgrace|bs|bull|crazy|appalling|atrocious|abysmal|inexcusable|unprofessional|incompetent|inconvenient|unfair|not fair|not acceptable|not ok|not okay|not good enough|not helpful|unhelpful|a pain|hopeless|rude|insufferable|upsetting|embarrassing|humiliating|beyond a joke|laughable|sucks`,
  upset: `frustrated|upset|angry|annoyed|mad|furious|disappointed|dissapointed|disapointed|unhappy|dissatisfied|unsatisfied|irritated|pissed|pissed off|fed up|livid|appalled|disgusted|outraged|aggravated|ticked off|displeased|exasperated|frustated`,
  great: `good|great|awesome|amazing|excellent|wonderful|fantastic|brilliant|lovely|ideal|superb|splendid|cool|nice|super|terrific|sweet|marvelous|outstanding|fabulous|neat|wicked|beautiful|incredible|delightful|gr8|gd|gud`,
  perfect: `perfect|prefect|perfekt|perfecto|flawless`,
  good: `<great>|<perfect>`,
  that: `that|this|it|which|everything|all|all that|all of that|all of it|the plan|the order|your plan|that one|this one|option #|seat|date|time|price|that option|this option|that time|that price`,
  service: `service|services|support|customer service|customer support|customer care|experience|company|app|bot|chatbot|website|site|platform|system|answer|response|assistant|airline|help|product|software|advice|attitude|communication|job`,
  elsewhere: `elsewhere|somewhere else|someplace else|anywhere else|another (company|provider|service|store|shop|website|site|app|place|bank|carrier|airline|restaurant|vendor)|a different (company|provider|service|store|shop|website|app|place|bank|carrier|airline|vendor)|a competitor|your competitor|your competitors|the competition`,
  thanks: `thank you|thanks|thank u|thankyou|thanku|thx|thnx|thnks|thanx|thnaks|thaks|thankss|thnk you|thnak you|thank yo|thans|tanks|tysm|ty|thannk|thannk you|thank toy|thanking you|many thanks|tks|thks|thankyu|thank ya`,
  // What a user did with words before, and what the agent made of it.
  gave: `told|said|gave|given|sent|provided|mentioned|answered|explained|shared|stated|entered|typed|specified|confirmed|asked|listed|written|wrote|replied|described|submitted|uploaded|attached|posted|pasted|showed|shown`,
  wanted: `asked|wanted|want|meant|mean|said|say|ordered|requested|need|needed|told|picked|chose|selected|booked|described|sent|gave|mentioned|wrote|typed|paid for|had in mind|(was|am) (asking|looking|talking|hoping|referring)`,
  did: `sent|gave|booked|wrote|put|delivered|shipped|charged|brought|made|cancelled|canceled|changed|added|removed|deleted|returned|ordered|used|entered|set|picked|chose|took|showed|listed|quoted|billed|scheduled|opened|closed|moved|renamed|edited|refunded`,
  do: `book|send|make|put|change|cancel|add|remove|use|delete|charge|write|order|give|set|pick|choose|take|ship|bill|quote|move|rename|edit|refund|schedule`,
  nope: `no|nope|nah|naw|negative|no no|no no no|noo|nooo`,
  wrong: `wrong|incorrect|incorrectly|wrongly|inaccurate|mistaken|false|untrue|outdated|off|mixed up`,
  oops: `oops|oop|whoops|ooops|oopsie|sorry|my bad|my mistake|my apologies|apologies|correction|wait|hold on|hang on|i mean|or rather|actually|no wait|wait no`,
  // Things that are right or wrong, and not goods that come broken.
  fact: `name|names|surname|spelling|date|dates|day|time|address|zip|zip code|postcode|city|country|state|email|phone|number|numbers|total|totals|amount|price|prices|fee|cost|balance|count|sum|size|color|colour|quantity|model|order|reservation|booking|flight|flights|route|itinerary|airport|destination|origin|terminal|gate|seat|seats|passenger|passengers|card|payment method|account|region|version|file|path|branch|link|url|year|month|currency|unit|units|title|age|dob|birthday|birth date|id|code|quote|rate|percentage|discount|details|info|information|room|room type|dates|part|section|line|column|formula|citation`,
  reply: `answer|answers|reply|response|summary|info|information|total|list|quote|statement|calculation|math|maths|spelling|understanding|records|record|data|assumption|assumptions|translation|code|solution|date|dates|figures|numbers|output|explanation|result|results|email|table`,
  // Ways of saying again.
  resay: `rephrase|reword|restate|rewrite|reformulate|say|put|ask|explain|phrase|word|describe|express|state|formulate|try|clarify|tell you|frame|spell`,
  manner: `differently|again|once more|another way|(in|from|with) (a|another|an|some) (different|another|other|better|clearer|simpler|easier|new|alternative)? (way|words|wording|angle|terms|manner)|a different way|this way|(more|better) (clearly|simply|precisely|plainly|specifically|exactly|directly)|more (clear|precise|specific|simple|plain)|clearer|better|simpler|simply|plainly|clearly|bluntly|properly|step by step|in (simple|simpler|plain|short|clearer|different|other|few|fewer|easier|more|layman's|basic|my own) (terms|words|english|language|detail)|from the (start|beginning|top)|over`,
  // What machines and services do when they are well.
  runs: `works|runs|loads|opens|prints|connects|starts|boots|plays|compiles|builds|passes|responds|syncs|shows|displays|updates|charges|installs|downloads|uploads|logs in|turns on|rings|records|scans|sends|launches|renders|saves|streams|functions|behaves|executes|pass|work|deploys|imports|exports|pairs|lights up|comes up|heats|dials`,
  running: `working|running|loading|opening|printing|connecting|starting|booting|playing|compiling|building|passing|responding|syncing|showing|displaying|updating|charging|installing|functioning|behaving|streaming|ringing|rendering|saving|sending|receiving|heating|cooling|recording|scanning|coming through|going through|coming up|showing up`,
  mended: `working|fixed|solved|resolved|sorted|unlocked|restored|repaired|unblocked|back|online|live|green|settled|handled|up|up and running|running|operational|functional|normal|healthy|recovered|cleared|reactivated|activated|reinstated|taken care of|sorted out|cleared up|squared away|straightened out|corrected|back (to normal|online|up|on|again|in business)`,
  can: `can|could|can finally|can now|could finally|was able to|were able to|am able to|i'm able to|managed to|am finally able to`,
  use: `log in|login|log on|log back in|sign in|sign on|access|connect|open|see|use|print|hear|download|upload|send|receive|get in|get into|get on|pay|call|text|browse|play|watch|view|book|check out|install|load|start|run|submit|reset|enter|edit|save|recover|deploy|push|pull|join|reach`,
  arrival: `refund|money|payment|package|parcel|order|email|confirmation|code|delivery|replacement|card|transfer|salary|credit|deposit|ticket|tickets|boarding pass|document|link`,
  provider: `company|provider|service|store|shop|website|site|app|place|bank|carrier|airline|restaurant|vendor|supplier|hotel|dealer|insurer|agency|seller|network|operator|contractor|plumber|broker|one`,
};
