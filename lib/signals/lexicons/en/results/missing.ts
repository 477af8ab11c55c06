import { resultGroup } from "../../result-group";

export const missing = resultGroup(
  "execution.failure.bad_query",
  [
    "(tool|tools|function|functions|command|commands|endpoint|plugin|api) (*2)? not found @never",
    "(not|never|isn't|wasn't|weren't|can't be|cannot be|could not be|couldn't be) (be)? found @explicit",
    "(<record>) (*6) (not found|does not exist|doesn't exist|do not exist|don't exist|could not be found|cannot be found|was not found|were not found|not exist|isn't found|is unknown|not recognized|couldn't be found|not available in|no longer exists|is not registered|is not in (the|our)|did not exist|is not listed)",
    "(does not|doesn't|do not|don't|did not|didn't|no longer) exist @explicit",
    "(not exist) @explicit",
    "(no|zero|not any|0) (such|matching|corresponding|associated|valid|records of|record of|records|record|results|result|matches|match|entries|entry|items|data|documents|hits) (*2)? (<record>|found|match|matches|matched|for|exists|exist|with|were|was|available|returned|in|entry|entries|id|matching)? @explicit",
    "no such (<record>|file|directory|entity|object|resource|item|key|element|id|page|device|process|entry)",
    "(cannot|can't|could not|couldn't|unable to|failed to|did not|didn't|can not|not able to) (find|locate|retrieve|look up|identify|resolve|match|get|fetch|access|open|stat|read|load|recognize|recognise) (the|a|an|any|your|that|this|such|file|user|record|*1)? *2 @explicit",
    "(unknown|invalid|unrecognized|nonexistent|bogus|undefined|unregistered|missing|incorrect|wrong) (<record>) (id|name|number|code|identifier|key)? @explicit",
    "404 (not found|error)?  @explicit @start",
    "(http|status|error|code) (code|status)? 404",
    "(is|are) (unknown|not known|nonexistent|not on file|not in (our|the) (system|database|records)) @explicit",
    "(nothing|none) (found|matches|matched) @explicit",
    "no (<record>) (with|for|by|named|called|matching|in|of|at) @explicit",
    "(returned|found|yielded|produced|gave|has|have) (no|zero|0) (results|rows|matches|records|hits|data|documents|entries|items) @explicit",
  ],
  "missing",
);
