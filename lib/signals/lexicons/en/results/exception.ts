import { resultGroup } from "../../result-group";

export const exception = resultGroup(
  "execution.failure.invalid_args",
  [
    "(typeerror|valueerror|keyerror|indexerror|attributeerror|argumenterror|validationerror|syntaxerror|indentationerror|nameerror|assertionerror|invalidargument|invalidargumentexception|illegalargumentexception|argumentexception|zerodivisionerror|badrequest|unboundlocalerror|numberformatexception|typemismatch|invalid_argument|invalid_request|invalid_parameter|validation_error|bad_request|missing_parameter|missing_required|overflowerror|taberror|runtimeerror|recursionerror|referenceerror|rangeerror|invalid_request_error|illegal_argument|argument_error|param_error|modulenotfounderror|importerror|nullpointerexception|notimplementederror) @explicit",
  ],
  "exception",
);
