/**
 * English tool results by an author who hadn't read a rule; judged by what the leaves mean.
 * Only for measuring; see README.md.
 */
export const seventhEnglishResults = String.raw`
book_flight | invalid_args | Error: payment amount does not add up, total price is 812, but paid 790
update_profile | invalid_args | {"errors":[{"field":"phone","code":"format","detail":"Must contain digits only."}]}
create_vm | invalid_args | ERROR: (gcloud.compute.instances.create) argument --zone: expected one argument
add_item | invalid_args | {"status":400,"title":"Bad Request","detail":"quantity: 0 is less than the minimum of 1"}
get_forecast | invalid_args | TypeError: get_forecast() missing 1 required positional argument: 'city'
put_object | invalid_args | botocore.exceptions.ParamValidationError: Parameter validation failed:\nInvalid type for parameter Key, value: 17, type: <class 'int'>, valid types: <class 'str'>
set_alarm | invalid_args | '25:10' is not a valid time of day
grpc_call | invalid_args | rpc error: code = InvalidArgument desc = page_size cannot be negative
refund | invalid_args | <error><code>E102</code><message>Field "reason" may not be blank</message></error>
convert | invalid_args | ffmpeg: Unrecognized option 'bitrateX'.\nError splitting the argument list: Option not found
str_replace_editor | invalid_args | No replacement was performed: parameter old_str is required for command str_replace.
enrol | invalid_args | ZodError: [{"code":"invalid_enum_value","options":["fall","spring"],"path":["term"],"message":"Invalid enum value. Expected 'fall' | 'spring', received 'winter'"}]
invoke | invalid_args | pydantic_core._pydantic_core.ValidationError: 2 validation errors for Trip\nadults\n  Input should be a valid integer, unable to parse string as an integer
move_piece | invalid_args | Illegal input: square "j9" does not exist on the board.
wire | invalid_args | {"ok":false,"reason":"IBAN checksum is wrong"}
sql | bad_query | ERROR:  column "cutomer_id" does not exist\nLINE 1: SELECT cutomer_id FROM orders\n               ^\nHINT:  Perhaps you meant to reference the column "orders.customer_id".
sql | bad_query | ERROR 1064 (42000): You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near 'FORM users' at line 1
run_sql | bad_query | sqlite3.OperationalError: no such table: bookings_2024
es_search | bad_query | {"error":{"root_cause":[{"type":"parsing_exception","reason":"unknown query [matchh] did you mean [match]?"}],"type":"parsing_exception"},"status":400}
graphql | bad_query | {"errors":[{"message":"Cannot query field \"pric\" on type \"Product\". Did you mean \"price\"?","locations":[{"line":3,"column":5}]}]}
mongo_find | bad_query | MongoServerError: unknown operator: $gtt
bigquery | bad_query | 400 Unrecognized name: order_dt; Did you mean order_date? at [2:14]
promql | bad_query ?malformed_response | {"status":"error","errorType":"bad_data","error":"1:18: parse error: unclosed left parenthesis"}
jql | bad_query ?auth_misuse | {"errorMessages":["Field 'asignee' does not exist or you do not have permission to view it."],"errors":{}}
log_search | bad_query | The search string could not be understood: unbalanced quotes near "status=500
sparql | bad_query | QueryBadFormed: Lexical error at line 4, column 11. Encountered: "}" after prefix "wdt"
sql | bad_query | psycopg2.errors.GroupingError: column "o.total" must appear in the GROUP BY clause or be used in an aggregate function
odata | bad_query | {"error":{"code":"BadRequest","message":"The query specified in the URI is not valid. Syntax error at position 14 in 'price gt and 5'."}}
soql | bad_query | [{"message":"\nSELECT Id, Nmae FROM Account\n           ^\nNo such column 'Nmae' on entity 'Account'.","errorCode":"INVALID_FIELD"}]
xpath | bad_query | lxml.etree.XPathEvalError: Invalid expression
jira_search | bad_query | jq: error: syntax error, unexpected INVALID_CHARACTER (Unix shell quoting issues?) at <top-level>, line 1:\n.items[] | selct(.ok\njq: 1 compile error
dispatch | tool_not_found | Tool 'get_wether' is not available. Available tools: get_weather, get_time.
dispatch | tool_not_found | Unknown action transfer_points
exec | tool_not_found | bash: line 1: kubectx: command not found
mcp | tool_not_found | {"jsonrpc":"2.0","id":4,"error":{"code":-32601,"message":"Method not found"}}
mcp | tool_not_found ?invalid_args | MCP error -32602: Tool list_seats not found
run | tool_not_found | KeyError: "no function registered under the name 'send_sms'"
call_api | tool_not_found | {"message":"Endpoint '/search/people' does not exist"}
env | tool_not_found | Error: Invalid action. 'fly_to' is none of the tools of this environment.
agent | tool_not_found | AttributeError: module 'tools' has no attribute 'book_hotel'
exec | tool_not_found | 'jq' is not recognized as an internal or external command,\noperable program or batch file.
cli | tool_not_found ?invalid_args | docker: 'compsoe' is not a docker command.\nSee 'docker --help'
npm | tool_not_found ?invalid_args | npm error Missing script: "lint:fixx"\nnpm error To see a list of scripts, run:\nnpm error   npm run
planner | tool_not_found | You tried to call cancel_ride, but there is no tool by that name.
grpc_call | tool_not_found | rpc error: code = Unimplemented desc = unknown method GetSeatMap for service air.Booking
plugins | tool_not_found | {"error":"plugin_missing","detail":"The assistant has no plugin called 'translate_pdf'."}
get_orders | auth_misuse | {"message":"Bad credentials","documentation_url":"https://docs.example.com/rest","status":"401"}
s3_get | auth_misuse | An error occurred (AccessDenied) when calling the GetObject operation: Access Denied
git | auth_misuse | remote: Permission to acme/site.git denied to ci-bot.\nfatal: unable to access 'https://git.example.com/acme/site.git/': The requested URL returned error: 403
crm | auth_misuse | {"error":"invalid_grant","error_description":"Token has been expired or revoked."}
read_file | auth_misuse | cat: /etc/shadow: Permission denied
maps | auth_misuse | {"error_message":"The provided API key is invalid.","results":[],"status":"REQUEST_DENIED"}
kube | auth_misuse | Error from server (Forbidden): pods is forbidden: User "dev" cannot list resource "pods" in API group "" in the namespace "prod"
db | auth_misuse | FATAL:  password authentication failed for user "readonly"
calendar | auth_misuse | Insufficient scope: this request needs calendar.write
login | auth_misuse | Please sign in before using this function.
grpc_call | auth_misuse | StatusCode.UNAUTHENTICATED: Request had invalid authentication credentials
records | auth_misuse | Only the attending physician may open this chart. Your role: receptionist.
ssh | auth_misuse | git@host: Permission denied (publickey).
reminders | auth_misuse | {"response":null,"exception":"Incorrect session token"}
payroll | auth_misuse | <html><head><title>403 Forbidden</title></head><body><center><h1>403 Forbidden</h1></center><hr><center>nginx</center></body></html>
update_flight | state_error | Error: not enough seats on flight HAT229
pay | state_error | Error: gift card balance is not enough
cancel_order | state_error | {"code":"ORDER_SHIPPED","message":"This order has left the warehouse and can no longer be cancelled."}
return_item | state_error | Error: non-delivered order cannot be returned
git | state_error | fatal: a branch named 'hotfix' already exists
merge | state_error | {"message":"Pull Request is not mergeable","status":"405"}
start_vm | state_error | IncorrectInstanceState: The instance 'i-0a1' is not in a state from which it can be started.
book_slot | state_error | Sorry, that appointment was taken by another patient a moment ago.
checkin | state_error | Check-in opens 24 hours before departure; it is not open yet.
mkdir | state_error | mkdir: cannot create directory 'build': File exists
create_user | state_error | HTTP/1.1 409 Conflict\n\n{"detail":"A user with this email is registered."}
deploy | state_error | Error acquiring the state lock: another terraform run holds the lock since 10:41.
grpc_call | state_error | code = FailedPrecondition desc = the bucket must be empty before it can be deleted
craft | state_error | You can't build a Stargate until the Robotics Facility is finished.
sql | state_error | ERROR: duplicate key value violates unique constraint "users_email_key"\nDETAIL: Key (email)=(a@ex.test) already exists.
ec2 | api_error | {"__type":"InternalFailure","message":"The request processing has failed because of an unknown error, exception or failure."}
search | api_error | HTTP 500 Internal Server Error
weather | api_error | <html><body><h1>503 Service Unavailable</h1>No server is available to handle this request.</body></html>
pay | api_error | {"error":{"type":"api_error","message":"An error occurred with our systems. Please try again later."}}
llm | api_error | Error code: 529 - {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}
translate | api_error | upstream returned 502 Bad Gateway
tickets | api_error | Oops! Something went wrong on our end. Our engineers have been notified.
stocks | api_error | {"fault":{"faultstring":"Internal error in the backend","detail":{"errorcode":"messaging.adaptors.http.flow.ErrorResponseCode"}}}
grpc_call | api_error | rpc error: code = Internal desc = unexpected panic in handler
lookup | api_error | requests.exceptions.HTTPError: 503 Server Error: Service Temporarily Unavailable for url: https://api.example.com/v1/places
bank | api_error | The core banking system is down for maintenance until 04:00 UTC.
sms | api_error | {"success":false,"code":50000,"msg":"server exception"}
fares | api_error | Application error: a server-side exception has occurred (digest 2338).
catalog | api_error | grpc_status: UNAVAILABLE, the service is currently unavailable
hotel | api_error | java.lang.NullPointerException\n\tat com.hotel.api.RateService.quote(RateService.java:211)\n\tat com.hotel.api.Controller.post(Controller.java:40)\nstatus: 500
fetch | timeout | {"error": "Timeout error...HTTPConnectionPool(host='10.0.0.4', port=7890): Read timed out. (read timeout=30)", "response": ""}
run_code | timeout | Execution exceeded the limit of 60 s and was killed.
sql | timeout | ERROR: canceling statement due to statement timeout
grpc_call | timeout | rpc error: code = DeadlineExceeded desc = context deadline exceeded
browse | timeout | playwright._impl._errors.TimeoutError: Page.goto: Timeout 30000ms exceeded.
fetch | timeout ?api_error | <title>504 Gateway Time-out</title>
tests | timeout | FAILED: no output from the job for 10 minutes, terminating
lambda | timeout | 2024-05-01T10:00:03Z 5e1f Task timed out after 3.00 seconds
node | timeout ?network | Error: connect ETIMEDOUT 203.0.113.9:443
wait_for | timeout | Gave up waiting for the element #pay after 15 seconds
curl | timeout | curl: (28) Operation timed out after 10001 milliseconds with 0 bytes received
queue | timeout | asyncio.exceptions.TimeoutError
redis | timeout ?network | redis.clients.jedis.exceptions.JedisConnectionException: java.net.SocketTimeoutException: Read timed out
partner_api | timeout | {"status":"failed","cause":"The airline did not answer within 20 seconds."}
bash | timeout | (Command was interrupted: it ran longer than the time allowed. Partial output above.)
geo | rate_limit | {"error":"OVER_QUERY_LIMIT","results":[]}
llm | rate_limit | openai.RateLimitError: Error code: 429 - {'error': {'message': 'Rate limit reached for gpt-4o in organization org-x on tokens per min (TPM): Limit 30000, Used 29011, Requested 1570.'}}
github | rate_limit | API rate limit exceeded for 203.0.113.4. (But here's the good news: Authenticated requests get a higher rate limit.)
aws | rate_limit | An error occurred (ThrottlingException) when calling the DescribeInstances operation (reached max retries: 4): Rate exceeded
http | rate_limit | HTTP/2 429\nretry-after: 30\ncontent-length: 0
grpc_call | rate_limit | code = ResourceExhausted desc = Quota exceeded for quota metric 'Read requests' and limit 'Read requests per minute'
sms | rate_limit | You have sent too many messages. Wait 10 minutes before sending another.
weather | rate_limit | Daily allowance of 1,000 calls used up; resets at midnight UTC.
slack | rate_limit | {"ok":false,"error":"ratelimited"}
docker | rate_limit | toomanyrequests: You have reached your pull rate limit. You may increase the limit by authenticating and upgrading.
scrape | rate_limit | You're going too fast! Slow down and try again in 45 seconds.
stock | rate_limit | {"Note":"Thank you for using our API! Our standard call frequency is 5 calls per minute and 500 calls per day."}
mail | rate_limit | 452 4.5.3 hourly sending quota for this sender is exhausted
sheets | rate_limit | <Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>
rapidapi | rate_limit | You have exceeded the MONTHLY quota for Requests on your current plan, BASIC.
fetch | network | requests.exceptions.ConnectionError: ('Connection aborted.', RemoteDisconnected('Remote end closed connection without response'))
curl | network | curl: (6) Could not resolve host: api.exmaple.test
node | network | FetchError: request to https://api.example.com failed, reason: getaddrinfo EAI_AGAIN api.example.com
db | network | could not connect to server: Connection refused\n\tIs the server running on host "db1" (10.0.0.7) and accepting TCP/IP connections on port 5432?
ping | network | connect: Network is unreachable
tls | network | SSL: CERTIFICATE_VERIFY_FAILED certificate verify failed: unable to get local issuer certificate (_ssl.c:1129)
go_http | network | Post "https://pay.example.com/v2": read tcp 10.1.1.2:51122->192.0.2.8:443: read: connection reset by peer
browse | network | net::ERR_INTERNET_DISCONNECTED
ssh | network | ssh: connect to host 192.0.2.44 port 22: No route to host
node | network | Error: socket hang up\n    at connResetException (node:internal/errors:720:14) {\n  code: 'ECONNRESET'\n}
java | network | java.net.UnknownHostException: inventory.svc.local
git | network | fatal: unable to access 'https://git.example.com/a.git/': Failed to connect to git.example.com port 443: Connection refused
device | network | {"online":false,"error":"The thermostat is offline and could not be reached over Wi-Fi"}
proxy | network | Tunnel connection failed: the proxy server refuses connections
write | network | write EPIPE: broken pipe while sending to the remote host
parse | malformed_response | json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)
fetch | malformed_response | SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON
fetch | malformed_response | Unexpected end of JSON input
xml | malformed_response | xml.etree.ElementTree.ParseError: mismatched tag: line 12, column 4
go_http | malformed_response | json: cannot unmarshal string into Go struct field Quote.price of type float64
llm | malformed_response | Could not parse the model's answer: expected a JSON object, got plain text.
java | malformed_response | com.fasterxml.jackson.core.JsonParseException: Unrecognized token 'upstream': was expecting (JSON String, Number, Array, Object or token 'null', 'true' or 'false')
rates | malformed_response ?api_error | The provider sent an empty body where a price list was expected.
feed | malformed_response | Invalid response from upstream: content-type text/html, wanted application/json
rust | malformed_response | Error("EOF while parsing a string", line: 1, column: 8192)
parser | malformed_response | UnicodeDecodeError: 'utf-8' codec can't decode byte 0x8b in position 1: invalid start byte (decoding response body)
schema | malformed_response | Response did not match the schema: "fare" is missing from the server's reply
fetch | malformed_response | http.client.IncompleteRead: IncompleteRead(4096 bytes read, 11264 more expected)
bus | malformed_response | google.protobuf.message.DecodeError: Error parsing message
csv | malformed_response | The downloaded report is corrupt: row 18 has 3 columns instead of 9 and cannot be read.
llm | context_overflow | This model's maximum context length is 8192 tokens. However, your messages resulted in 10431 tokens. Please reduce the length of the messages.
llm | context_overflow | prompt is too long: 213411 tokens > 200000 maximum
llm | context_overflow | {"error":{"code":"context_length_exceeded","param":"messages","type":"invalid_request_error"}}
summarise | context_overflow | The document does not fit into the model's context window. Split it and try again.
gemini | context_overflow | The input token count (1310872) exceeds the maximum number of tokens allowed (1048576).
bedrock | context_overflow ?invalid_args | ValidationException: Input is too long for requested model.
llama | context_overflow | ValueError: Requested tokens (4388) exceed context window of 4096
sub_agent | context_overflow | Sub-agent stopped: conversation history grew past the token budget of the model.
embed | context_overflow | Token indices sequence length is longer than the specified maximum sequence length for this model (771 > 512)
vllm | context_overflow | The decoder prompt (length 40211) is longer than the maximum model length of 32768.
read_page | context_overflow | Page text is 96,000 tokens, more than the model can take in one request (64,000).
llm | context_overflow | finish_reason: model_length, the context is full
cohere | context_overflow | too many tokens: total number of tokens in the prompt cannot exceed 4081
agent | context_overflow | Error running remote compact task: Your input exceeds the context window of this model.
mistral | context_overflow | {"object":"error","message":"Prompt contains 33102 tokens and 0 draft tokens, too large for model with 32768 maximum context length","type":"invalid_request_error"}
get_user | ?invalid_args ?bad_query ?state_error | Error: user not found
track | ?invalid_args ?bad_query ?state_error | {"error": "", "response": "{'success': False, 'message': 'Tracking information not found'}"}
movies | ?invalid_args ?bad_query | {"error": "", "response": "{'message': 'unrecognized genre: 20'}"}
open | ?invalid_args ?state_error ?bad_query | FileNotFoundError: [Errno 2] No such file or directory: 'data/train.csv'
pay | ?state_error ?auth_misuse | Your card was declined.
edit | ?invalid_args ?malformed_response | Your proposed edit has introduced new syntax error(s).\n- E999 IndentationError: unexpected indent
llm | ?context_overflow ?invalid_args | max_tokens is too large: 9000. This model supports at most 4096 completion tokens.
jobs | ?api_error ?timeout | Job 8831 failed: worker lost
sum | - | 1194.0
cancel | - | {"success":true}
search | - | {"ads": [], "ads_count": 0, "answers": [], "results": [], "places": [], "total": null}
find_rooms | - | []
find | - | No reminders match your search.
sql | - | (0 rows)
certificate | - | Certificate certificate_3221322 added to user mei_brown_7075 with amount 200.
alarm | - | {"alarm_id":"5bff-dd80"}
order | - | {"order_id": "14648", "status": "delivered", "errors": [], "warnings": []}
get_config | - | {"host":"db1","port":5432,"timeout":30,"retries":3,"rate_limit":100,"max_tokens":4096}
logs | - | {"total":2,"items":[{"level":"ERROR","msg":"connection refused","at":"10:02"},{"level":"ERROR","msg":"request timed out","at":"10:05"}]}
cat | - | [File: src/errors.py (6 lines total)]\n1:class RateLimitError(Exception):\n2:    """Raised on HTTP 429."""\n3:\n4:class AuthError(Exception):\n5:    """Raised on 401 or 403."""\n6:    pass
grep | - | src/api/client.ts:41:  if (res.status === 503) throw new Error("service unavailable");\nsrc/api/client.ts:44:  if (res.status === 401) return login();
pytest | - | ============ 41 passed, 2 skipped in 3.20s ============
pytest | - | tests/test_timeout.py::test_deadline_exceeded PASSED\ntests/test_auth.py::test_permission_denied PASSED
tickets | - | {"tickets":[{"id":71,"subject":"Getting 500 internal server error on checkout","status":"open"},{"id":72,"subject":"Cannot log in, access denied","status":"closed"}]}
kb | - | Article 112: What to do when you see "Too many requests". Wait one minute, then reload the page.
docs | - | 409 Conflict: The request could not be completed because of the state of the resource. (from: List of HTTP status codes)
docs | - | ## Errors\n\nThe endpoint returns 400 if a required parameter is missing and 404 if the order does not exist.
reviews | - | {"reviews":[{"stars":1,"text":"App always says network error. Useless."},{"stars":5,"text":"Never had a timeout."}]}
news | - | {"articles":[{"title":"Cloud outage: gateway errors hit airlines for hours","source":"Daily Post"}]}
health | - | {"status":"ok","checks":{"db":"up","cache":"up"},"error_rate":0.0,"http_500":0,"http_429":0}
metrics | - | http_requests_total{code="500"} 0\nhttp_requests_total{code="504"} 3\nhttp_requests_total{code="200"} 91823
git | - | Already up to date.
git | - | On branch main\nYour branch is up to date with 'origin/main'.\n\nnothing to commit, working tree clean
git_log | - | 3f2a1bc Retry on 429 with backoff\n9ac0011 Fix "column does not exist" in report query\n77d2e10 Raise token limit
diff | - | -    raise TypeError("missing required argument: name")\n+    name = name or "anonymous"
flight | - | {"flight":"HAT069","date":"2024-05-24","status":"available","available_seats":{"basic_economy":17,"economy":0,"business":4}}
weather | - | {"weather":{"min_temp":55,"max_temp":66,"alerts":["Road closed: no route to the summit"]}}
policy | - | Baggage over 32 kg is not allowed. Passengers must check in before 40 minutes to departure.
policy | - | Smoking is forbidden on board. Unauthorized drones will be confiscated.
geo | - | {"country":"US","zip":"40100","population":50342,"area_code":"429"}
rooms | - | {"rooms":[{"number":"404","price":503},{"number":"500","price":429}]}
recipe | - | Slow down the mixer, add the egg whites and fold until stiff. Time out 10 minutes in the fridge.
sports | - | Timeout called by the home team with 0:42 left in the fourth quarter.
law | - | A conflict of interest must be declared before the vote.
db_schema | - | CREATE TABLE errors (id serial, message text NOT NULL, http_status int CHECK (http_status >= 400));
explain | - | Seq Scan on orders  (cost=0.00..35.50 rows=2550 width=4)\nPlanning Time: 0.07 ms\nExecution Time: 0.03 ms
settings | - | {"session_timeout_minutes":15,"two_factor":true,"access_denied_page":"/denied"}
lint | - | 0 errors, 3 warnings
build | - | webpack compiled successfully in 2104 ms
npm | - | added 212 packages, and audited 213 packages in 6s\n\nfound 0 vulnerabilities
validate | - | {"valid":true,"errors":null,"message":"All required fields are present."}
validate | ?invalid_args | {"valid":false,"problems":2}
login | - | {"session_token":"e149636f-d9ca-0792","user":{"username":"hestler","phone":null}}
perm | - | {"user":"dev","roles":["reader"],"denied":["billing"],"allowed":["orders","catalog"]}
curl | - | HTTP/1.1 200 OK\ncontent-type: application/json\nx-ratelimit-remaining: 58\n\n{"ok":true}
curl | - | HTTP/1.1 301 Moved Permanently\nlocation: https://www.example.com/
retry_job | - | First attempt timed out, second attempt succeeded. 120 rows written.
upload | - | Uploaded after 2 retries (connection reset on part 3, resent).
migrate | - | NOTICE: relation "users" already exists, skipping\nCREATE TABLE IF NOT EXISTS\nDone.
translate | - | {"text":"Der Zugriff wurde verweigert","source":"Access was denied","lang":"de"}
email | - | From: noreply@shop.example\nSubject: Your payment failed\n\nWe could not charge your card for May. Please update it.
mails | - | {"messages":[{"from":"ops","body":"The API was returning 502 last night, fixed now"}]}
models | - | [{"id":"small-4","context_length":128000,"max_output_tokens":8192,"rate_limit_rpm":500}]
usage | - | {"prompt_tokens":8120,"completion_tokens":71,"total_tokens":8191,"limit":8192}
quota | - | {"limit":1000,"used":412,"remaining":588,"exceeded":false}
tools | - | Available tools: search, book, cancel, get_user. Use list_errors to see past failures.
which | - | /usr/local/bin/jq
help | - | usage: resize [-h] --width WIDTH [--height HEIGHT]\n\noptional arguments:\n  -h, --help  show this help message and exit
manpage | - | EXIT STATUS\n  0  success\n  6  could not resolve host\n  7  failed to connect to host\n  28  operation timeout
tutor | - | Q: What does "syntax error near unexpected token" mean?\nA: The shell met a character that it did not expect there.
quiz | - | {"question":"Which code means Unauthorized?","choices":["400","401","404"],"answer":"401"}
faq | - | Q: I get "invalid card number". A: Check that you typed all 16 digits.
song | - | {"title":"Connection Lost","artist":"The Refused","year":1998}
book | - | {"title":"The Forbidden Forest","available":true,"due":null}
orders | - | {"orders":[{"id":"A1","state":"payment_failed"},{"id":"A2","state":"shipped"}]}
flight_status | - | Flight DL88: delayed 45 min, gate changed to B7
order_status | - | {"status":"cancelled","cancelled_at":"2024-05-02T08:00:00Z","reason":"requested by customer"}
null | - | null
calc | - | {"result":"0x1F4","decimal":500}
incident | - | {"incidents":[{"id":"INC-9","summary":"DNS lookup failures in eu-west","state":"resolved"}]}
stack | - | {"question_id":77,"title":"How to fix 'ModuleNotFoundError: No module named requests'","score":412}
jest | - | PASS src/parse.test.ts\n  ✓ throws SyntaxError on malformed JSON (3 ms)\n  ✓ rejects when the token is expired (1 ms)
code | - | try {\n  await pay();\n} catch (e) {\n  if (e.code === 'ECONNREFUSED') return retry();\n  throw e;\n}
yaml | - | rules:\n  - alert: HighErrorRate\n    expr: rate(http_5xx[5m]) > 0.05\n    annotations:\n      summary: Internal server errors above 5 %
ticket_note | - | Customer says the site told her "session expired, log in again". Sent her the reset link.
seats | - | Flight HAT229: 3 seats left in economy.
balance | - | {"gift_card":"7091239","balance":12.5,"enough_for_order":true}
account_flags | - | {"locked":false,"already_verified":true,"requires_password_reset":false}
terms | - | Returns must be made within 30 days. Items already used cannot be exchanged.
ls | - | error.log  network/  rate_limit.py  timeout.ts  unauthorized.html
wc | - | 345\n(Open file: /testbed/src/marshmallow/fields.py)\n(Current directory: /testbed)\nbash-$
stat | - | {"failed":0,"succeeded":118,"conflicts":0}
dns | - | api.example.com. 300 IN A 192.0.2.10
cert | - | subject=CN = example.com\nissuer=C = US, O = Example CA\nnotAfter=Mar  1 00:00:00 2027 GMT
ping | - | 4 packets transmitted, 4 received, 0% packet loss, time 3004ms
course | - | Unit 7: Handling exceptions. You will learn to catch TypeError, ValueError and KeyError.
search_code | - | {"total_count":1,"items":[{"path":"lib/errors.rb","snippet":"class QuotaExceeded < StandardError; end"}]}
get_policy | - | {"rule":"must_verify_before_transfer","required_fields":["iban","name"],"on_missing":"ask"}
readme | - | # retry-fetch\n\nRetries on ECONNRESET, ETIMEDOUT and 5xx. Gives up after five attempts by default.
changelog | - | v2.4.1: no longer crashes with "unexpected token" when the feed is empty; the login token now expires after 12 h.
transcript | - | Speaker 2: I kept getting "card declined" so I paid in cash, and that was the end of it.
survey | - | question,answer\nDid you see an error?,no\nWas the page slow?,sometimes
calendar | - | {"events":[{"name":"Deadline for tax forms","start":"2024-04-15"},{"name":"Timeout! kids' party","start":"2024-04-20"}]}
git_blame | - | 9ac0011 (dev 2024-02-01 14) if (!token) throw new ForbiddenError();
flags | - | {"features":{"throttle_uploads":false,"strict_validation":true,"conflict_banner":false}}
seat_map | - | Row 12: A taken, B free, C free. Row 13: not available on this aircraft.
inventory | - | {"sku":"9523456873","available":false,"restock":"2024-06-01"}
reservation | - | {"reservation_id":"4OG6T3","cabin":"basic_economy","insurance":"no","nonfree_baggages":0,"changeable":false}
test_plan | - | Step 4: enter a wrong password. Expected: the page shows "Invalid credentials".
openapi | - | responses:\n  '200':\n    description: OK\n  '429':\n    description: Too many requests\n  '500':\n    description: Internal error
rfc | - | A server MAY send Retry-After with a 503 response to say how long the service is expected to be unavailable.
legal | - | The tenant must not sublet without permission. Access may be denied in case of repeated breach.
history | - | In 1914 the line was cut and no connection to the continent was possible for three days.
poem | - | Connection lost, / the river forgets its own name; / time runs out, and we wait.
stats | - | {"p50_ms":120,"p99_ms":2950,"timeouts":0,"resets":0}
search_mail | - | {"hits":[{"subject":"Re: could not parse your CSV","date":"2023-09-11"}],"next":null}
exam | - | {"student":"R. Diaz","grade":"failed","resit":"2024-09-02"}
flight_list | - | [{"flight_number":"HAT500","price":401},{"flight_number":"HAT503","price":429}]
gameplay | - | The goblin blocks your attack. You lose 3 HP. It is the enemy's turn.
queue_info | - | {"position":14,"estimated_wait":"6 min"}
translate | - | "Request too large" -> "Anfrage zu groß"
hotel_info | - | Check-in not possible before 15:00. Late arrivals: call reception.
glossary | - | Rate limit: the largest number of requests that a client may send in a period.
glossary | - | Context window: how much text a model can read at once, counted in tokens.
cat | - | {"name":"json-parse-error-demo","version":"1.0.0","scripts":{"lint":"eslint ."}}
ps | - | PID CMD\n  812 nginx: worker process\n  990 timeout 30 ./sync.sh
`;
