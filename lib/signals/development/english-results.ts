/** English tool results; the tool, the leaf, the result. */
export const englishResults = String.raw`
get_user_details | bad_query | Error: user not found
get_order_details | bad_query | Error: order not found
update_reservation_flights | state_error | Error: gift card balance is not enough
update_reservation_flights | invalid_args | Error: certificate cannot be used to update reservation
update_reservation_flights | invalid_args | Error: payment method not found
book_reservation | state_error | Error: not enough balance in payment method gift_card_8190333
book_reservation | state_error | Error: flight HAT030 not available on date 2024-05-13
return_items | state_error | Error: non-delivered order cannot be exchanged
return_items | invalid_args | Error: payment method should be either the original payment method or a gift card
create_issue | invalid_args | {"message": "Validation Failed", "errors": [{"resource": "Issue", "code": "missing_field", "field": "title"}]}
create_issue | invalid_args | Error: 'priority' must be one of low, medium, high
create_issue | invalid_args | TypeError: create_issue() missing 1 required positional argument: 'title'
create_issue | invalid_args | Unprocessable Entity: amount must be greater than 0
create_issue | invalid_args | ValueError: invalid literal for int() with base 10: 'ten'
create_issue | invalid_args | error: unrecognized arguments: --colour
create_issue | invalid_args | {"status":"error","message":"Parameter 'limit' is out of range (1-100)"}
create_issue | invalid_args | Please provide a zip code
create_issue | invalid_args | {"error":"Invalid email address"}
create_issue | invalid_args | No value given for required field "name"
create_issue | invalid_args | Error: start date must be before end date
create_issue | invalid_args | Failed: argument "units" has an invalid value
convert | invalid_args | unsupported currency code XYZ
convert | invalid_args | Error: amount is not a number
get_stock | - | No data found for symbol FOOO
get_stock | bad_query | {"error":"Symbol not found"}
find_file | - | No matches found for "settings.yaml"
search | bad_query | ElasticsearchException: parsing_exception, unknown query [mach]
search | bad_query | unknown field colour in filter
search | bad_query | Invalid search syntax near 'AND AND'
sql | bad_query | SQL error: table users_old does not exist
sql | bad_query | ERROR 1054 (42S22): Unknown column 'nme' in 'field list'
open_page | bad_query | 404 Not Found
fetch | bad_query | {"status": 404, "error": "Not Found", "path": "/items/9"}
read_file | bad_query | FileNotFoundError: [Errno 2] No such file or directory: 'data.csv'
python | invalid_args | Traceback (most recent call last):\n  File "<stdin>", line 1, in <module>\nNameError: name 'foo' is not defined
python | invalid_args | KeyError: 'price'
python | auth_misuse | PermissionError: [Errno 13] Permission denied: '/root/x'
python | network | urllib3.exceptions.NewConnectionError: <HTTPConnection object>: Failed to establish a new connection: [Errno 113] No route to host
python | timeout | subprocess.TimeoutExpired: Command 'pytest' timed out after 60 seconds
python | malformed_response | json.decoder.JSONDecodeError: Extra data: line 2 column 1 (char 20)
do_magic | tool_not_found | {"error":"Function 'do_magic' is not defined"}
do_magic | tool_not_found | Unknown tool: do_magic
do_magic | tool_not_found | error: action not supported in this version
do_magic | tool_not_found | zsh: command not found: kubctl
do_magic | tool_not_found | 'terraform' is not recognized as an internal or external command, operable program or batch file.
mailbox | auth_misuse | Error: authentication required
mailbox | auth_misuse | Login failed: wrong password
mailbox | auth_misuse | {"error":"invalid_grant","error_description":"Token has been expired or revoked."}
mailbox | auth_misuse | Access to this resource is forbidden for your role
mailbox | auth_misuse | Missing API key
mailbox | auth_misuse | HTTP/1.1 403 Forbidden
mailbox | auth_misuse | you must be logged in to perform this action
mailbox | auth_misuse | insufficient scope for this request
mailbox | auth_misuse | Error: The user does not have permission to delete events
order | state_error | Order #99 is already delivered and cannot be cancelled
order | state_error | {"error":"Cart is empty"}
order | state_error | Error: session not initialized. Call start_session first.
order | state_error | Conflict: a booking with this time already exists
order | state_error | Error: the branch is locked by another process
order | state_error | Account suspended
order | state_error | Item out of stock
order | state_error | Reservation cannot be modified after check-in
order | state_error | HTTP 409 Conflict
order | state_error | Error: insufficient credits
llm | rate_limit | openai.error.RateLimitError: You exceeded your current quota, please check your plan and billing details.
llm | rate_limit | {"code":429,"message":"Resource has been exhausted (e.g. check quota)."}
llm | rate_limit | Too many requests. Please slow down.
llm | rate_limit | ThrottlingException: Rate exceeded
llm | context_overflow | Input is too long for requested model.
llm | context_overflow | {"error": "message exceeds the maximum length of 4096 characters"}
llm | context_overflow | Token limit exceeded: 130000 > 128000
weather | api_error | 504 Gateway Timeout
weather | timeout | socket.timeout: timed out
weather | timeout | The operation took too long and was cancelled
weather | timeout | Command timed out after 120 seconds
weather | api_error | {"error":"upstream service unavailable"}
weather | api_error | The server encountered an unexpected error. Please try again later.
weather | api_error | HTTP 502
weather | api_error | Unhandled exception in worker 12
weather | api_error | Error: Internal Server Error (code: 500)
weather | api_error | backend is down for maintenance
weather | network | Error: connect ECONNRESET 1.2.3.4:443
weather | network | Network is unreachable
weather | network | ConnectionResetError: [Errno 104] Connection reset by peer
weather | network | ssh: connect to host example.com port 22: Connection refused
weather | network | Temporary failure in name resolution
weather | network | socket hang up
weather | malformed_response | Error: invalid JSON received from upstream
weather | malformed_response | SyntaxError: Unexpected end of JSON input
weather | malformed_response | Unable to parse the API response as XML
weather | malformed_response | unexpected response from supplier
weather | malformed_response | Response was empty or not valid JSON
get | - | {"id": 1, "name": "Ada"}
get | - | {"status": "ok", "errors": 0}
get | - | {"success": true}
get | - | Done.
get | - | File saved.
get | - | [File: reproduce.py (10 lines total)]\n1:\n2:from marshmallow.fields import TimeDelta\n3:raise ValueError("invalid value")
get | - | diff --git a/x.py b/x.py\n-    raise TimeoutError\n+    return None
get | - | {"results": [{"title": "How to fix a 500 internal server error"}, {"title": "Timeouts explained"}]}
get | - | {"tweets": [{"text": "this app says access denied lol", "likes": 4}]}
get | - | The forecast for Friday: rain, the wind may get stronger, roads could be closed.
get | - | Your command ran successfully and did not produce any output.
get | - | {"name": "error-prone", "version": "2.1.0", "license": "Apache-2.0"}
get | - | Found 1 matches for "missing_colon.py" in /repo
get | - | Text replaced. Please review the changes and make sure they are correct (correct indentation, no duplicate lines, etc). Edit the file again if necessary.
get | - | {"available": false, "next_slot": "10:30"}
get | - | {"valid": true, "warnings": ["deprecated field"]}
get | - | {"temperature": 404, "unit": "K"}
get | - | The flight was cancelled by the airline. Passengers were rebooked.
get | - | total 12\n-rw-r--r-- 1 root root 400 error.log\n-rw-r--r-- 1 root root 403 forbidden.txt
get | - | ok: 12 tests passed in 3.4s
get | - | Collecting requests\n  Downloading requests-2.31.0.tar.gz\nSuccessfully installed requests-2.31.0\nWARNING: You are using pip version 20; upgrade to avoid errors.
get | - | {"policy": "Tickets must be cancelled before departure. Refunds cannot be given after the flight.", "id": 3}
get | - | Policy: tickets must be cancelled 24 hours before departure, otherwise no refund is possible. Guests who are not registered may not enter. Rooms cannot be changed after arrival, and access to the pool is forbidden after ten.
get | - | {"user": {"name": "Null", "access": "denied_areas:none"}, "balance": 0}
get | - | {"errorRate": 0.01, "requests": 100}
get | - | {"log": "2024-01-01 ERROR something failed", "lines": 1, "level": "info", "host": "a", "file": "b"}
get | - | 8.2\n\n(Open file: /tests/missing_colon.py)\n(Current directory: /repo)\nbash-$
`;
