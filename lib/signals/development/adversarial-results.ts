/**
 * Tool results written before the rules they test were looked at. One a line: the tool, the leaf that should fire
 * ("-" for none), the result; `\n` stands for a new line.
 */
export const adversarialResults = String.raw`
get_user | bad_query | Error: user not found
find_order | bad_query | Error: order #W123 does not exist
get_weather | bad_query | {"error": "City not found"}
search_flights | - | []
search_flights | - | {"flights": [], "count": 0}
list_files | - | {"files": ["error.log", "timeout.conf", "main.py"]}
get_config | - | {"retries": 3, "timeout": 30, "ok": true}
get_config | - | {"connection_timeout": 30, "max_tokens": 4096, "rate_limit": {"per_minute": 60}}
read_file | - | 1480:        except (TypeError, ValueError) as error:\n1481:            raise ValidationError("missing required field")\n1482:        return None
open | - | [File: /app/errors.py (20 lines total)]\n1:class PermissionDenied(Exception):\n2:    """Raised when access is denied."""\n3:    code = 403
grep | - | src/app.py:12:    raise TimeoutError("request timed out")\nsrc/app.py:40:    # handle connection refused
cat | - | def connect():\n    try:\n        s.connect()\n    except ConnectionRefusedError:\n        print("connection refused")
get_article | - | The Board decided that smoking is forbidden in the garden. A conflict between members must be settled before the next meeting. Traffic may slow down near exit 12 during the works, and visitors must arrive before noon. Anyone who misses the deadline has to wait for the following round in which other rules apply.
get_traffic | - | Traffic may slow down near exit 12
get_orders | - | [{"id": 1, "status": "failed", "total": 12.5}, {"id": 2, "status": "paid", "total": 3}]
get_payment | - | {"id": "p1", "amount": 30, "currency": "EUR", "status": "failed", "attempts": 2, "method": "card", "created": "2024-01-01", "customer": "c9", "note": ""}
pay | state_error | {"status": "failed", "reason": "insufficient funds"}
book_flight | state_error | Error: not enough seats on flight HAT229
book_flight | invalid_args | Error: payment amount does not add up, total price is 375, but paid 299
update_order | state_error | Error: non-pending order cannot be modified
cancel_order | state_error | Error: order has already been cancelled
create_user | state_error | {"error": {"code": 409, "message": "User already exists"}}
create_event | invalid_args | {"error": "start_time must be before end_time"}
create_event | invalid_args | 400 Bad Request: missing required parameter 'title'
create_event | invalid_args | Missing argument: date
set_alarm | invalid_args | Invalid value for time: expected HH:MM, got 'noonish'
search | invalid_args | validation error for SearchInput\nquery\n  field required (type=value_error.missing)
calculator | invalid_args | Error: division by zero
run_sql | bad_query | Error: no such column: colour
run_sql | bad_query | ERROR: relation "orderz" does not exist
run_sql | bad_query | near "SELEC": syntax error
run_sql | bad_query | psycopg2.errors.UndefinedColumn: column "foo" does not exist
search_docs | bad_query | query failed on shard 4
search_docs | bad_query | Invalid query: unbalanced parenthesis
foo_tool | tool_not_found | Error: unknown function foo_tool
foo_tool | tool_not_found | Tool foo_tool not found. Available tools: a, b, c
bash | tool_not_found | bash: line 1: rgrep: command not found
api | tool_not_found | {"message": "Endpoint '/v2/cats' does not exist"}
call_api | tool_not_found | No such tool: weather_v9
get_account | auth_misuse | 401 Unauthorized
get_account | auth_misuse | {"error": "Invalid API key provided"}
get_account | auth_misuse | Error: permission denied
get_account | auth_misuse | {"status": 403, "message": "Forbidden"}
get_account | auth_misuse | Error: session token expired, please log in again
get_account | auth_misuse | You are not authorized to view this record.
delete_repo | auth_misuse | {"message": "Must have admin rights to Repository.", "documentation_url": "https://docs.example.com", "status": "403"}
bash | auth_misuse | cat: /etc/shadow: Permission denied
geocode | rate_limit | 429 Too Many Requests
geocode | rate_limit | {"error": {"type": "rate_limit_error", "message": "Rate limit exceeded, retry after 20s"}}
geocode | rate_limit | Quota exceeded for quota metric 'Queries' and limit 'Queries per minute'
geocode | rate_limit | Error: you have exceeded your daily request limit
weather | timeout | Request timed out
weather | timeout | Error: ReadTimeout: HTTPSConnectionPool(host='x', port=443): Read timed out. (read timeout=30)
weather | timeout | EXECUTION TIMED OUT
weather | timeout | {"error":"deadline exceeded"}
weather | timeout | Timeout waiting for response after 10000 ms
weather | network | ECONNREFUSED 10.0.0.7:5432
weather | network | requests.exceptions.ConnectionError: Failed to establish a new connection: [Errno 111] Connection refused
weather | network | curl: (6) Could not resolve host: api.weather.invalid
weather | network | Error: getaddrinfo ENOTFOUND api.example.com
weather | network | could not connect to broker
weather | network | SSL: CERTIFICATE_VERIFY_FAILED certificate verify failed
weather | api_error | 500 Internal Server Error
weather | api_error | 503 Service Unavailable
weather | api_error | {"error": "Internal error, please try again later"}
weather | api_error | <html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>
weather | api_error | Something went wrong on our end.
weather | api_error | upstream error from fare cache
weather | malformed_response | JSONDecodeError: Expecting value: line 1 column 1 (char 0)
weather | malformed_response | failed to decode body as utf-8
weather | malformed_response | Error: unexpected token < in JSON at position 0
weather | malformed_response | Could not parse response from server
llm | context_overflow | This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.
llm | context_overflow | Error: prompt is too long: 210000 tokens > 200000 maximum
llm | context_overflow | {"error":{"code":"context_length_exceeded","message":"Please reduce the length of the messages."}}
upload | context_overflow | 413 Request Entity Too Large
bash | - | All 12 tests passed, 0 failed, no errors.
bash | - | 0 errors, 0 warnings
bash | - | Build completed without errors
lint | - | {"errors": [], "warnings": []}
lint | - | {"error": null, "result": {"score": 9}}
lint | - | {"error": "", "response": "[{\"id\": 1}]"}
lint | - | {"success": true, "message": "Error report was filed"}
get_guide | - | Error handling guide: wrap calls in try and log the exception.
get_stats | - | Error rate: 0.2% over the last 24 hours
get_stats | - | error_count: 0
search_help | - | How to fix "permission denied": run chmod on the file, then try the command again as the owner of the directory. If that does not work, look at the parent directory, since it may lack the execute bit for your group. See also: ownership, groups, access control lists and the sticky bit.
get_email | - | {"from": "bob@example.com", "subject": "Server error again", "body": "Hi, we got an internal server error and a timeout at 5pm. Access denied for guests. Bob"}
get_event | - | {"id": 4, "title": "Conflict resolution training", "note": "Doors closed after 9, must register before Friday"}
get_user | - | {"name": "Ada", "role": "admin", "permissions": ["read", "denied_list"], "locked": false}
get_product | - | {"id": 7, "title": "Invalid Memory (vinyl)", "stock": 4}
get_flight | - | {"flight": "HAT045", "status": "delayed", "reason": "late arrival"}
get_flight | - | {"flight": "HAT045", "status": "cancelled"}
get_reservation | - | {"reservation_id": "4WQ150", "insurance": "no", "nonfree_baggages": 0, "error_margin": 0.1}
send_mail | - | {"status":"success"}
send_mail | - | OK
think | - | 
submit | - | Submitted. No further action is required before Monday.
calc | - | 404
calc | - | 500.0
calc | - | 429
get_room | - | Room 404 is on the fourth floor
bash | - | Warning: _curses.error: setupterm: could not find terminfo database\n\nTerminal features will not be available.  Consider setting TERM variable to your current terminal name (or xterm).\n[+] Opening connection to pwn.chal.example on port 8000: Done\nWOW:0x40060d\n>FLAG{LET_US_BEGIN}
bash | invalid_args | Traceback (most recent call last):\n  File "a.py", line 3, in <module>\n    f(1, 2)\nTypeError: f() takes 1 positional argument but 2 were given
bash | bad_query | cat: /tmp/nothing.txt: No such file or directory
bash | bad_query | ls: cannot access 'foo': No such file or directory
edit | invalid_args | Your proposed edit has introduced new syntax error(s). Please read this error message carefully and then retry editing the file.\n\nERRORS:\n- E999 IndentationError: unexpected indent
transfer | state_error | Cannot transfer: account is frozen
start_job | state_error | job is already running
commit | state_error | must call begin() before commit()
upload | invalid_args | {"detail":[{"loc":["body","age"],"msg":"value is not a valid integer","type":"type_error.integer"}]}
get_item | bad_query | {"detail":"Not found."}
get_item | bad_query | {"success": false, "message": "Tracking information not found"}
get_item | bad_query | HTTP 404
refund | state_error | Error: refund window has passed
exchange | invalid_args | Error: the number of items to be exchanged should match
exchange_items | invalid_args | Error: payment method not found
get_item | invalid_args | {'message': 'genre must be an integer: Thriller'}
get_item | api_error | {"code": 500, "msg": "error"}
book | state_error | Sorry, the restaurant is fully booked at that time.
book | - | Booking confirmed. Cancellation is not possible after Friday.
play | - | Now playing: "Connection Lost" by The Timeouts
search_web | - | 1. Fix 403 Forbidden errors in nginx - tutorial\n2. What does ECONNREFUSED mean? - forum\n3. HTTP status 500 explained\n4. Invalid JSON and how to spot it
check | - | The address is valid. Nothing is missing.
lookup | - | No errors found in document.
run_tests | - | ✓ rejects a request without permission (3 ms)
git_log | - | 4be19aa handle connection timeout in the uploader
upload | - | Saved after 3 retries (connection timed out twice).
sync | - | 第一次请求超时，重试后成功
`;
