import type { Classes } from "../../patterns/pattern";

export const classes: Classes = {
  // People whom only somebody who wants to leave the bot would ask for.
  human: `human|humans|human being|(real|actual|live|living|physical) (human|person|people|agent|representative|rep|operator|one)|human (agent|representative|rep|operator|person|assistant|advisor|support|being)|person|representative|rep|agent|operator|supervisor|manager|superior|superiors|boss|team lead|team leader|advisor|adviser|customer service (agent|rep|representative)|support (agent|rep|representative|person|specialist)|service (agent|rep|representative)|specialist|director|higher up|higher ups|member of (your|the) (team|staff)|staff member|employee|colleague`,
  desk: `customer (service|support|care|relations)|support|tech support|technical support|support team|help desk|helpdesk|service desk|customer service team|the complaints department|complaints department|management`,
  someone: `someone|somebody|anyone|anybody`,
  det: `a|an|the|your|some|any|another|one of your|a different|an actual|this|that|some other`,
  adj: `different|senior|floor|duty|shift|store|line|account|qualified|competent|proper|trained|direct|other`,
  talk: `(speak|talk|chat|speaking|talking|chatting|discuss this|discuss it|communicate|converse|connect) (to|with)`,
  thats: `that's|that is|this is|it's|it is|that was|this was|it was|that's been|this has been|it has been|that has been|that seems|this seems|these are|those are`,
  youre: `you're|you are|you guys are|you people are|u are|ur|you were`,
  intense: `so|very|really|just|absolutely|completely|totally|utterly|truly|quite|pretty|extremely|super|too|such|beyond|incredibly|freaking|simply|getting|becoming|all|also|still|rather|actually|a bit|kind of|a little|bit|damn|again|even|more`,
  is: `is|was|are|were|has been|have been|is getting|are being|seems|feels|looks`,
  badness: `useless|worthless|pointless|ridiculous|unacceptable|outrageous|absurd|pathetic|terrible|horrible|awful|dreadful|horrendous|worst|the worst|disgusting|disappointing|disgraceful|shameful|infuriating|frustrating|annoying|irritating|maddening|unbelievable|insane|insulting|stupid|dumb|idiotic|garbage|trash|rubbish|lousy|crappy|shitty|nonsense|a joke|a scam|a mess|a nightmare|a disaster|a disgrace|bs|bull|crazy|appalling|atrocious|abysmal|inexcusable|unprofessional|incompetent|inconvenient|unfair|not fair|not acceptable|not ok|not okay|not good enough|not helpful|unhelpful|a pain|hopeless|rude|insufferable|upsetting|beyond a joke|laughable|sucks`,
  upset: `frustrated|upset|angry|annoyed|mad|furious|disappointed|dissapointed|disapointed|unhappy|dissatisfied|unsatisfied|irritated|pissed|pissed off|fed up|livid|appalled|disgusted|outraged|aggravated|ticked off|displeased|exasperated|frustated`,
  great: `good|great|awesome|amazing|excellent|wonderful|fantastic|brilliant|lovely|ideal|superb|splendid|cool|nice|super|terrific|sweet|marvelous|outstanding|fabulous|neat|wicked|beautiful|incredible|delightful|gr8`,
  perfect: `perfect|prefect|perfekt|perfecto|flawless`,
  good: `<great>|<perfect>`,
  that: `that|this|it|which|everything|all|all that|all of that|all of it|the plan|the order|your plan|that one|this one|option #|seat|date|time|price|that option|this option|that time|that price`,
  service: `service|services|support|customer service|customer support|customer care|experience|company|app|bot|chatbot|website|site|platform|system|answer|response|assistant|airline|help|product|software|advice|attitude|communication|job`,
  elsewhere: `elsewhere|somewhere else|someplace else|anywhere else|another (company|provider|service|store|shop|website|site|app|place|bank|carrier|airline|restaurant|vendor)|a different (company|provider|service|store|shop|website|app|place|bank|carrier|airline|vendor)|a competitor|your competitor|your competitors|the competition`,
  thanks: `thank you|thanks|thank u|thankyou|thanku|thx|thnx|thnks|thanx|thnaks|thaks|thankss|thnk you|thnak you|thank yo|thans|tanks|tysm|ty|thannk|thannk you|thank toy|thanking you|many thanks|tks|thks|thankyu|thank ya`,
};
