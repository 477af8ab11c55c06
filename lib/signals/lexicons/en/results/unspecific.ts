import { resultGroup } from "../../result-group";

export const unspecific = resultGroup(
  "environment.exhaustion.api_error",
  [
    "(unexpected|unknown|unspecified|undefined|unidentified) (error|failure|problem|issue|exception)",
    "(something|things) went wrong",
    "(an|some)? error (occurred|has occurred|occured|happened|was encountered) *2 (processing|while|on our|during|in|please|try)?",
    "(try|please try|retry) (again)? (later|in a few|in a moment|shortly|in a while)",
    "(temporary|temporarily|transient|intermittent) (failure|error|unavailable|problem|issue|outage|glitch)",
    "(something|anything|everything) (broke|failed|crashed|blew up|exploded) *4",
    "(whoops|oops|uh oh|sorry about that|we're sorry|our bad) @explicit",
  ],
  "unspecific",
);
