import type { Lexicon } from "../../lexicon";
import { apiError } from "./api_error";
import { authMisuse } from "./auth_misuse";
import { badQuery } from "./bad_query";
import { broad } from "./broad";
import { contextOverflow } from "./context_overflow";
import { exception } from "./exception";
import { invalidArgs } from "./invalid_args";
import { kinds } from "./kinds";
import { malformedResponse } from "./malformed_response";
import { missing } from "./missing";
import { network } from "./network";
import { rateLimit } from "./rate_limit";
import { stateError } from "./state_error";
import { timeout } from "./timeout";
import { toolNotFound } from "./tool_not_found";
import { unspecific } from "./unspecific";

export const englishResults: Lexicon = {
  language: "en",
  classes: {
    tool: "tool|tools|function|functions|command|commands|action|actions|endpoint|method|api|plugin|skill|subcommand|api endpoint|tool name|function name|executable|api method|operation name|method name",
    record:
      "case|cases|reference|user|users|order|orders|reservation|reservations|booking|bookings|customer|customers|account|accounts|item|items|product|products|flight|flights|record|records|document|file|files|folder|directory|path|page|event|events|contact|person|employee|ticket|issue|payment|payment method|transaction|invoice|member|client|hotel|restaurant|city|location|place|address|airport|station|train|message|email|thread|channel|project|repository|repo|branch|commit|object|resource|entity|entry|entries|row|element|node|key|id|ids|identifier|name|username|profile|card|gift card|certificate|session|task|reminder|alarm|meeting|calendar|note|song|album|artist|movie|show|book|video|image|article|post|comment|tag|category|brand|variant|sku|coupon|voucher|code|policy|claim|plan|subscription|device|host|server|instance|bucket|container|job|process|package|parcel|shipment|tracking|tracking information|tracking number|information|data|result|results|match|matches|stock|symbol|company|team|player|patient|doctor|appointment|student|course|class|vehicle|car|phone|phone number|number|url|link|site|website|domain|zip|zip code|country|state|region|store|branch office|menu|recipe|ingredient|weather|forecast|currency|rate|quote|word|definition|term|new item|new items|attachment|label|function main|symbol|variable|line|text|string|pattern|section|chapter|attribute|property|service|genre|keyword|query|user id|order id|email address|reservation id|seat|passenger|route|bus|ride|driver|group|role|permission|setting|config|configuration|template|report|dashboard|model|dataset|conversation|call|insurance|license|certificate id|game|match id|room|property id|listing|apartment|house",
    field: "field|parameter|argument|property|param|value|attribute|input|key|option|arg",
    subject: "values|value|fields|amounts|number|numbers|items|types|passwords|lengths|dates",
  },
  words: {
    negators: "no without not never zero",
    conditions: "if when whenever unless once should may might",
    clauseStarts: "and but so then because",
    contrasts: "",
    relatives: "",
    askers: "",
    questionTails: "",
    fillers: "the a an",
    reporters: "",
    selves: "",
    friendly: "",
    common: "",
    plain: "",
  },
  // The order of the groups is the order in which they win.
  groups: [
    toolNotFound,
    contextOverflow,
    rateLimit,
    apiError,
    timeout,
    malformedResponse,
    authMisuse,
    network,
    badQuery,
    invalidArgs,
    stateError,
    missing,
    exception,
    unspecific,
    ...kinds,
    ...broad,
  ],
};
