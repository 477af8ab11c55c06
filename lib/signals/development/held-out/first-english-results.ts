/**
 * English tool results written from what each leaf means, before their author had read a rule. Held out when engine
 * 1.1.0 was measured. The tool, the leaf ("?leaf" counts neither way), the result.
 */
export const firstEnglishResults = String.raw`
get_customer | bad_query | {"status": 404, "message": "No customer with id 88123"}
lookup_flight | bad_query | Could not find any flight with number XX9999
search_products | bad_query | {"error": "Search query cannot be parsed near 'AND AND'"}
run_sql | bad_query | ERROR: relation "ordrs" does not exist LINE 1: SELECT * FROM ordrs
run_sql | bad_query | psycopg2.errors.UndefinedColumn: column "customer_nme" does not exist
run_sql | bad_query | You have an error in your SQL syntax; check the manual near 'FORM users' at line 1
read_file | bad_query | FileNotFoundError: [Errno 2] No such file or directory: 'config/prod.yaml'
get_order | bad_query | Order #W999 doesn't exist.
bash | bad_query | cat: src/app.tsx: No such file or directory
get_booking | bad_query | {"success": false, "reason": "booking reference unknown"}
get_weather | bad_query | {"cod":"404","message":"city not found"}
search_kb | bad_query | Malformed query: unbalanced parentheses
jq | ?bad_query ?invalid_args | jq: error: syntax error, unexpected INVALID_CHARACTER
graphql | bad_query | {"errors":[{"message":"Cannot query field \"prise\" on type \"Product\"."}]}
get_account | bad_query | Error: no account matches this phone number
get_subscriber | bad_query | LOOKUP FAILED: subscriber not on file
elasticsearch | bad_query | {"error":{"type":"index_not_found_exception","reason":"no such index [logs-2031]"},"status":404}
open_url | bad_query | HTTP Error 404: Not Found
kubectl | bad_query | Error from server (NotFound): pods "web-7f" not found
git | bad_query | fatal: pathspec 'docs/readme.rst' did not match any files
find_user_id_by_email | bad_query | Error: no user is registered under that e-mail
get_policy | bad_query | {"error_code":"POLICY_NOT_FOUND"}
create_ticket | invalid_args | {"error":"'title' is a required property"}
book_flight | invalid_args | Error: departure_date must be in YYYY-MM-DD format
transfer_money | invalid_args | {"code": 400, "message": "amount should be a positive number"}
send_email | invalid_args | TypeError: send_email() got an unexpected keyword argument 'recipient'
set_alarm | invalid_args | {"detail":[{"loc":["body","time"],"msg":"field required","type":"value_error.missing"}]}
update_user | invalid_args | pydantic.ValidationError: 1 validation error for User age value is not a valid integer
add_member | invalid_args | Bad Request: missing parameter email
resize_image | invalid_args | width: expected integer, got string "wide"
get_weather | invalid_args | Invalid value for units. Allowed values are metric, imperial.
calc | invalid_args | Error: too few arguments
grep | invalid_args | grep: unrecognized option '--colour-always'
create_event | invalid_args | {"success":false,"error":{"code":"INVALID_ARGUMENT","message":"end time precedes start time"}}
book_hotel | invalid_args | The number of guests cannot be negative.
set_limit | invalid_args | 422 Unprocessable Entity {"limit":["must be less than or equal to 500"]}
make_payment | invalid_args | Error: payment amount does not add up, total price is 327, but paid 300
update_passengers | invalid_args | Error: number of passengers does not match
exec | invalid_args | usage: deploy [-h] --env ENV deploy: error: the following arguments are required: --env
api_call | invalid_args | IllegalArgumentException: zone id is blank
register | invalid_args | Phone number is not valid
upload | invalid_args | Unsupported file type: .exe
create_vm | invalid_args | Parameter validation failed: Unknown parameter in input: "InstanceTyp"
call_fn | tool_not_found | {"error":"Function get_usr_details is not defined"}
call_fn | tool_not_found | Unknown tool: search_web
bash | tool_not_found | bash: pyton3: command not found
bash | tool_not_found | 'npmm' is not recognized as an internal or external command, operable program or batch file.
mcp | tool_not_found | {"error":{"code":-32601,"message":"Method not found"}}
router | tool_not_found | There is no tool called book_taxi. Available tools: book_flight, book_hotel
router | tool_not_found | Tool "refund_order" does not exist
agent | tool_not_found | Error: action 'teleport' is not supported
agent | ?tool_not_found ?invalid_args | AttributeError: module 'tools' has no attribute 'get_stock'
agent | ?tool_not_found ?invalid_args | NameError: name 'fetch_invoice' is not defined
sh | tool_not_found | sh: 1: jqq: not found
api | tool_not_found | {"message":"No such function: cancelOrder"}
agent | tool_not_found | invalid tool name 'calculater'
cli | tool_not_found | git: 'comit' is not a git command. See 'git --help'.
cli | tool_not_found | error: unknown command "instal" for "helm"
plugin | tool_not_found | No plugin named weather is installed
zsh | tool_not_found | zsh: command not found: terrafrom
agent | tool_not_found | The requested tool isn't available: send_sms
get_invoice | auth_misuse | 401 Unauthorized
get_invoice | auth_misuse | {"error":"invalid_token","error_description":"The access token expired"}
delete_repo | auth_misuse | You do not have permission to perform this action.
read_bucket | auth_misuse | An error occurred (AccessDenied) when calling the GetObject operation: Access Denied
login | auth_misuse | Login failed: wrong password
api | auth_misuse | {"message":"API key is missing"}
git | auth_misuse | remote: Permission to acme/site.git denied to bot.
ssh | auth_misuse | Permission denied (publickey).
get_medical_record | auth_misuse | Error: user must be authenticated first
kubectl | auth_misuse | Error from server (Forbidden): secrets is forbidden: User "dev" cannot list resource "secrets"
set_role | auth_misuse | Insufficient privileges
db | auth_misuse | FATAL: password authentication failed for user "app"
bash | auth_misuse | bash: /etc/shadow: Permission denied
api | auth_misuse | {"status":403,"error":"Only administrators may export data"}
api | auth_misuse | Your session has expired, please sign in again
bank_api | auth_misuse | {"success":false,"message":"Incorrect PIN"}
tweet | auth_misuse | Could not authenticate you.
drive | auth_misuse | The caller is not authorised to read this document
api | auth_misuse | HTTP 403
oauth | auth_misuse | {"error":"insufficient_scope"}
cancel_order | state_error | Error: order has already been cancelled
modify_order | state_error | Error: non-pending order cannot be modified
create_user | state_error | {"code":409,"message":"A user with this email already exists"}
start_vm | state_error | Instance i-0ab is already running
refund | state_error | {"error":"Refund is not possible: the payment has not been captured yet"}
checkin | state_error | Check-in is not open for this flight
git | state_error | error: Your local changes to the following files would be overwritten by merge
git | state_error | CONFLICT (content): Merge conflict in src/index.ts Automatic merge failed
close_account | state_error | Cannot close an account with a non-zero balance
activate_sim | state_error | SIM must be registered before it can be activated
book_seat | state_error | Seat 14C is taken
transfer | state_error | Insufficient funds
add_to_cart | state_error | Item is out of stock
db | state_error | duplicate key value violates unique constraint "users_email_key"
update_doc | state_error | Version mismatch: document was changed by another user
delete_bucket | state_error | The bucket you tried to delete is not empty
play | state_error | No active device found, start a player first
mkdir | state_error | mkdir: cannot create directory 'build': File exists
book_reservation | state_error | Error: not enough seats on flight HAT271
pay_bill | state_error | This bill was paid on 2024-03-01, nothing is due
lock | state_error | Resource is locked by another process
suspend_line | state_error | {"ok":false,"error":"Line is already suspended"}
get_quote | api_error | 500 Internal Server Error
get_quote | api_error | {"error":"Something went wrong on our side. Please try again later."}
get_quote | api_error | <html><head><title>502 Bad Gateway</title></head></html>
get_quote | api_error | Service temporarily unavailable
get_quote | api_error | {"status":503,"detail":"down for maintenance"}
pay | api_error | upstream returned an internal error
pay | api_error | An unexpected error occurred while processing your request.
pay | api_error | {"success":false,"message":"Server error"}
s3 | api_error | An error occurred (InternalError) when calling the PutObject operation: We encountered an internal error. Please try again.
rpc | api_error | rpc error: code = Unavailable desc = the backend is overloaded
weather | api_error | The weather provider is currently unavailable.
search | api_error | HTTP/1.1 500
llm | api_error | {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}
api | api_error | Unhandled exception in worker: java.lang.IllegalStateException at com.acme.Main
api | api_error | The system is down, contact the provider
api | api_error | {"errorCode":"INTERNAL","message":"internal failure, request id 8f2a"}
query | timeout | Request timed out after 30 seconds
query | timeout | java.net.SocketTimeoutException: Read timed out
query | timeout | {"error":"deadline exceeded"}
query | ?timeout ?api_error | 504 Gateway Timeout
bash | timeout | Command exceeded the time limit of 120s and was killed
http | timeout | requests.exceptions.ReadTimeout: HTTPSConnectionPool(host='api.acme.io', port=443): Read timed out. (read timeout=10)
fetch | timeout | net::ERR_TIMED_OUT
page | timeout | TimeoutError: Navigation timeout of 30000 ms exceeded
db | timeout | ERROR: canceling statement due to statement timeout
job | timeout | {"status":"failed","reason":"TIMEOUT"}
tool | timeout | The tool took too long to respond.
tool | timeout | No answer within 60 s, giving up
test | timeout | Execution timed out
api | timeout | {"statusCode":408,"message":"Request Timeout"}
redis | timeout | asyncio.exceptions.TimeoutError
api | rate_limit | 429 Too Many Requests
api | rate_limit | {"error":"rate_limit_exceeded","message":"You have sent too many requests in a short time"}
api | rate_limit | Rate limit reached for gpt-4o in organization org-1. Please try again in 20s.
maps | rate_limit | OVER_QUERY_LIMIT
maps | rate_limit | {"status":"RESOURCE_EXHAUSTED","message":"Quota exceeded for quota metric 'Read requests'"}
aws | rate_limit | ThrottlingException: Rate exceeded
api | rate_limit | Daily limit of 1000 calls reached, resets at midnight
api | rate_limit | API quota used up for this month
api | rate_limit | You are being throttled, retry after 15 seconds
api | rate_limit | {"code":429}
github | rate_limit | API rate limit exceeded for user ID 4412.
api | rate_limit | You're making requests too quickly, slow down
mail | rate_limit | 421 too many messages, sending limit exceeded
api | rate_limit | Request was rejected because the number of requests per minute was exceeded
curl | network | curl: (6) Could not resolve host: api.acme.dev
curl | network | curl: (7) Failed to connect to localhost port 8080: Connection refused
db | network | could not connect to server: No route to host
http | network | requests.exceptions.ConnectionError: ('Connection aborted.', RemoteDisconnected('Remote end closed connection without response'))
node | network | Error: getaddrinfo ENOTFOUND db.internal
node | network | Error: read ECONNRESET
http | network | {"error":"socket hang up"}
tls | network | SSL: CERTIFICATE_VERIFY_FAILED certificate verify failed: certificate has expired
pip | network | Network is unreachable
api | network | Unable to reach the payment gateway host
git | network | fatal: unable to access 'https://acme.dev/x.git/': Could not resolve proxy: proxy.local
browser | network | net::ERR_INTERNET_DISCONNECTED
browser | network | This site can't be reached
ping | network | 100% packet loss, host unreachable
api | network | Lost connection to MySQL server during query
ws | network | WebSocket connection closed unexpectedly (code 1006)
api | malformed_response | json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)
api | malformed_response | SyntaxError: Unexpected token < in JSON at position 0
api | malformed_response | Failed to parse the response from the server
api | malformed_response | Invalid JSON received from upstream
api | malformed_response | {"error":"could not decode response body"}
api | malformed_response | xml.etree.ElementTree.ParseError: not well-formed (invalid token): line 3, column 8
api | malformed_response | The service returned an empty body where JSON was expected
api | malformed_response | Error: unexpected end of JSON input
api | malformed_response | UnicodeDecodeError: 'utf-8' codec can't decode byte 0x8b in position 1
api | malformed_response | Response was truncated and could not be read
api | malformed_response | {"success":false,"message":"Provider sent a malformed reply"}
api | malformed_response | Unparseable answer from backend
api | malformed_response | Error: response does not match the expected schema
api | malformed_response | protobuf: failed to deserialize reply, wire format corrupt
llm | context_overflow | This model's maximum context length is 8192 tokens. However, your messages resulted in 9120 tokens.
llm | context_overflow | {"error":{"code":"context_length_exceeded"}}
llm | context_overflow | prompt is too long: 215000 tokens > 200000 maximum
llm | context_overflow | Input exceeds the context window of this model
llm | context_overflow | The request has 130,554 input tokens, more than the limit of 128,000
llm | context_overflow | Error: token limit exceeded
llm | context_overflow | Input is too large for the model, please shorten it
llm | context_overflow | Requested tokens (4500) exceed context window of 4096
embed | context_overflow | Text too long: max sequence length is 512 tokens
llm | context_overflow | The conversation no longer fits into the model's context
llm | context_overflow | ValueError: prompt has too many tokens
llm | context_overflow | {"message":"Please reduce the length of the messages or completion."}
get_order | - | {"order_id":"#W1","status":"delivered","items":[{"name":"Error 404 T-shirt"}]}
get_user | - | {"name":"Noah","notes":"customer complained about a timeout last week","error":null}
run_tests | - | 48 passed, 0 failed, 0 errors in 3.21s
read_log | - | log rotated ok, no errors found
read_file | - | def handle(e):\n    raise ValueError("invalid argument")\n
read_file | - | export class RateLimitError extends Error {}\n// thrown on status 429
cat_config | - | {"timeout": 30, "retries": 3, "on_error": "ignore"}
grep | - | src/http.ts:44: if (res.status === 404) throw new NotFoundError()
search_products | - | []
search_products | - | {"results": [], "total": 0}
list_errors | - | {"errors": [], "warnings": []}
get_flight | - | {"flight":"HAT001","status":"on time","available_seats":{"economy":12}}
get_ticket | - | {"id":9,"title":"Users get permission denied on upload","state":"open"}
send_email | - | {"ok":true}
transfer | - | Transfer successful. Reference 4429-500-404.
calc | - | 429
calc | - | 500.0
count | - | 404 items
weather | - | {"temp":40,"conditions":"slow down on roads, icy"}
update_order | - | Order updated. The customer must confirm before Friday.
bash | - | total 12\n-rw-r--r-- 1 root root 500 error.log\n-rw-r--r-- 1 root root 404 timeout.txt
bash | - | Successfully installed requests-2.31.0
bash | - | build finished with 0 errors and 2 warnings
bash | - | Your code has been rated at 10.00/10, no errors
kb_search | - | Article: what to do if you see "connection refused". Step 1: check that the server runs.
kb_search | - | How to reset your password: if the login fails, click on Forgot password.
get_policy | - | Refunds are forbidden after 30 days. Passengers must check in before boarding.
get_terms | - | Access to the lounge is not authorized for basic economy tickets.
git | - | On branch main\nnothing to commit, working tree clean
git | - | commit 4f2a: fix timeout error in fetch, handle 401 unauthorized
get_incidents | - | [{"id":1,"title":"503 on checkout","status":"resolved"}]
get_status | - | All systems operational
get_status | - | {"status":"success","code":200,"message":"OK"}
get_device | - | {"network":"connected","signal":"strong","error_count":0}
validate | - | {"valid":true,"errors":null}
validate_address | - | The address is valid.
translate | ?bad_query | Fehler: Datei nicht gefunden
think | - | I should check whether the user exists before I update the order.
get_time | - | 14:29
get_balance | - | {"balance": 0, "currency": "USD"}
send_money | - | Payment of 42.50 sent to Bob Tran
get_reviews | - | [{"stars":1,"text":"This is terrible, the service failed and nobody answered"}]
list_users | - | {"users":["forbidden_planet","conflict_zone"]}
db | - | INSERT 0 1
db | - | 3 rows affected
cancel_order | - | {"status":"cancelled","cancel_reason":"no longer needed"}
get_case | - | {"case":"Smith v. Jones","summary":"conflict of laws"}
docs | - | raises KeyError when the key is missing and TimeoutError after 30 s
docs | - | POST /users returns 409 if the user already exists and 422 if validation fails
file_write | - | File written to errors/invalid_args.md
http | - | HTTP/1.1 200 OK content-type: application/json
http | - | 204 No Content
ask | - | The limit on this card is 5000, no transactions today.
`;
