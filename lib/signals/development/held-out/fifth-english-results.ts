/**
 * English tool results by an author who hadn't read a rule; judged by what the leaves mean.
 * Measured first, then used for mending; see README.md.
 */
export const fifthEnglishResults = String.raw`
book_room | invalid_args | Error: missing required argument 'check_in'
create_event | invalid_args | {"detail":[{"loc":["body","start"],"msg":"field required","type":"value_error.missing"}]}
send_mail | invalid_args | HTTP 422 Unprocessable Entity: "recipient" is not a valid email address
resize | invalid_args | ValueError: width must be positive, got -20
transfer | invalid_args | {"code":"INVALID_ARGUMENT","message":"amount has to be a number"}
plot | invalid_args | Traceback (most recent call last):\n  File "/app/tools/plot.py", line 31, in run\n    chart(**args)\nTypeError: chart() got an unexpected keyword argument 'colour'
schedule | invalid_args | {"success":false,"errors":{"date":["does not match the format YYYY-MM-DD"]}}
deploy | invalid_args | error: unknown flag: --replica\nSee 'kubectl scale --help' for usage.
charge | invalid_args | java.lang.IllegalArgumentException: currency must not be null\n\tat com.acme.pay.Charge.validate(Charge.java:88)
search_cars | invalid_args | pickup_location is required but was empty.
set_volume | invalid_args | The value 140 is outside the allowed range of 0 to 100.
add_user | invalid_args | ZodError: [{"code":"invalid_type","expected":"number","received":"string","path":["age"],"message":"Expected number, received string"}]
aws_s3 | invalid_args | An error occurred (InvalidParameterValue) when calling the RunInstances operation: Value (t2.gigantic) for parameter instanceType is invalid.
git | invalid_args | usage: git tag [-a] [-m <msg>] <name>\nerror: option 'm' requires a value
rpc | invalid_args | rpc error: code = InvalidArgument desc = page_size may not exceed 500
get_schema | - | {"fields":[{"name":"age","type":"number","required":true},{"name":"email","type":"string","required":true}]}
run_tests | - | test_rejects_missing_argument PASSED\ntest_invalid_value_raises PASSED\n2 passed in 0.41s
get_help | - | Usage: convert INPUT OUTPUT\n\n  INPUT   required, path of the picture\n  OUTPUT  required, path of the result
read_file | - | 12: if not isinstance(n, int):\n13:     raise TypeError("n must be an int")\n14: return n * 2
get_rules | - | {"policy":"Passengers must be at least 18 to book alone. A valid passport is required."}
validate | - | {"valid":true,"errors":[],"warnings":[]}
get_order | - | {"id":88,"note":"Customer asked for the argument-free version of the manual","status":"shipped"}
search_docs | - | Chapter 4: how the parser treats an optional argument, and what range of values it takes by default.
get_user | bad_query | Error: no user with id u_9921
sql | bad_query | ERROR:  column "pricee" does not exist\nLINE 1: select pricee from items
sql | bad_query | You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near 'FORM users' at line 1
read_file | bad_query | cat: notes/plan.md: No such file or directory
search | bad_query | {"error":{"root_cause":[{"type":"query_shard_exception","reason":"Failed to parse query [name:(smith AND]"}]},"status":400}
get_product | bad_query | HTTP/1.1 404 Not Found\n{"message":"Product SKU-4410 could not be found"}
graphql | bad_query | {"errors":[{"message":"Cannot query field \"fulname\" on type \"Customer\"."}]}
find_flight | bad_query | The reservation code you looked up, QX77PL, doesn't exist in our system.
gcloud | bad_query | ERROR: (gcloud.compute.instances.describe) Could not fetch resource:\n - The resource 'projects/demo/zones/us-east1-b/instances/web-9' was not found
sqlite | bad_query | sqlite3.OperationalError: no such table: invoice
mongo | bad_query | MongoServerError: unknown operator: $regx
python | bad_query | Traceback (most recent call last):\n  File "load.py", line 3, in <module>\n    df = pd.read_csv("sales_2031.csv")\nFileNotFoundError: [Errno 2] No such file or directory: 'sales_2031.csv'
jira | bad_query | {"errorMessages":["Error in the JQL Query: Expecting operator but got 'open'. (line 1, character 9)"]}
lookup_patient | bad_query | status: failed; reason: patient record 30-119 is not in the registry
logs | bad_query ?malformed_response | parse error at line 1, col 14: unclosed bracket in label matcher {app="web"
search | - | {"hits":[],"total":0}
sql | - | id,name\n(0 rows)
list_files | - | not-found.html\nerror-pages/\nindex.html
get_order | - | {"order_id":"A-19","items":[{"title":"Lost and Not Found: a novel","price":9.5}]}
search_docs | - | A query that is malformed is answered with status 400; see the next section for examples.
grep | - | src/api.ts:40:  if (!row) return notFound("user does not exist");
check_name | - | {"exists":false,"available":true,"name":"blue-otter"}
sql | - | count\n-----\n 118\n(1 row)
find_flights | ?bad_query | No flights match these filters.
call_api | tool_not_found | Error: there is no tool named 'get_wether'
bash | tool_not_found | bash: jqq: command not found
agent | tool_not_found | {"error":"Unknown function: bookHotel. Available functions: search_hotels, reserve_hotel"}
rpc | tool_not_found | {"jsonrpc":"2.0","id":4,"error":{"code":-32601,"message":"Method not found"}}
powershell | tool_not_found | Get-Foo : The term 'Get-Foo' is not recognized as the name of a cmdlet, function, script file, or operable program.
invoke | tool_not_found | The action "refundAll" isn't supported by this plugin.
npm | tool_not_found | npm error Missing script: "biuld"
git | tool_not_found | git: 'comit' is not a git command. See 'git --help'.
mcp | tool_not_found | MCP error -32602: Tool summarize_pdf not found
agent | tool_not_found | send_fax is not a valid tool, try one of [send_mail, send_sms].
grpc | tool_not_found | rpc error: code = Unimplemented desc = unknown method ListPets for service zoo.v1.ZooService
zsh | tool_not_found | zsh: command not found: terrafrom
docker | tool_not_found | docker: 'compse' is not a docker command.\nSee 'docker --help'
executor | tool_not_found | KeyError: 'translate_text'\nNo handler is registered for the tool 'translate_text'
router | tool_not_found | I could not run this step because no function called calculate_tax has been defined for you.
list_tools | - | {"tools":[{"name":"not_found_page","description":"Renders the page for unknown addresses"},{"name":"ping","description":"Answers pong"}]}
help | - | Available commands: start, stop, status. Type 'help <command>' to learn more.
search_shop | - | {"results":[{"title":"Unknown Pleasures T-shirt","price":22},{"title":"Tool box, steel","price":48}]}
read_file | - | # Commands\nIf a command is missing, add a handler in commands.ts and restart.
git | - | On branch unsupported-actions\nnothing to commit, working tree clean
which | - | /usr/bin/jq
get_ticket | - | {"subject":"Lost my multi tool at the airport","state":"open"}
run_tests | - | ok 1 - answers unknown commands politely\nok 2 - lists every function
list_buckets | auth_misuse | An error occurred (AccessDenied) when calling the ListBuckets operation: Access Denied
get_account | auth_misuse | {"status":401,"error":"Unauthorized"}
refund | auth_misuse | 403 Forbidden: your role does not allow refunds above 100 EUR
github | auth_misuse | {"message":"Bad credentials","documentation_url":"https://docs.example.org/rest"}
openai | auth_misuse | Incorrect API key provided: sk-abc***. You can find your key in the dashboard.
bash | auth_misuse | rm: cannot remove '/etc/hosts': Permission denied
mail | auth_misuse | smtplib.SMTPAuthenticationError: (535, b'5.7.8 Username and Password not accepted')
calendar | auth_misuse | The access token has expired. Please sign in again.
kubectl | auth_misuse | Error from server (Forbidden): pods is forbidden: User "dev-bot" cannot list resource "pods" in API group "" in the namespace "prod"
sql | auth_misuse | ERROR: must be owner of table payroll
grpc | auth_misuse | rpc error: code = Unauthenticated desc = no bearer token supplied
git | auth_misuse | git@example.org: Permission denied (publickey).\nfatal: Could not read from remote repository.
mysql | auth_misuse | ERROR 1045 (28000): Access denied for user 'report'@'10.0.0.4' (using password: YES)
update_record | auth_misuse | You need to be logged in as an administrator to change this record.
slack | auth_misuse | {"ok":false,"error":"missing_scope","needed":"channels:write","provided":"channels:read"}
get_roles | - | {"role":"editor","permissions":["read","write"],"denied":[]}
login | - | {"access_token":"eyJ0eXAi","expires_in":3600,"token_type":"Bearer"}
search_news | - | Forbidden City reopens its northern gate after two years of repair.
read_file | - | export const messages = { 401: "Unauthorized", 403: "Forbidden" };
get_policy | - | Smoking is not permitted in the cabin. Passengers without permission of the crew may not change seats.
get_user | - | {"id":401,"name":"Ada Pell","authorized_drivers":2}
audit | - | 0 failed logins in the last 24 hours, 31 successful ones
list_keys | - | NAME      CREATED     EXPIRES\nci-key    2026-02-01  2027-02-01
create_user | state_error | Error: a user with this email already exists
cancel_order | state_error | Order 5512 has already been shipped and can no longer be cancelled.
book_seat | state_error | {"error":"Seat 14C is no longer available"}
git | state_error | error: Your local changes to the following files would be overwritten by merge:\n\tapp.py\nPlease commit your changes or stash them before you merge.
put_item | state_error | HTTP/1.1 409 Conflict\n{"message":"version 7 is stale, current version is 9"}
pay | state_error | {"success":false,"reason":"insufficient funds on account"}
start_vm | state_error | The instance 'vm-2' is currently in state STOPPING and cannot be started.
mkdir | state_error | mkdir: cannot create directory 'build': File exists
sql | state_error | ERROR:  duplicate key value violates unique constraint "users_email_key"
terraform | state_error | Error: Error acquiring the state lock\n\nLock Info:\n  ID: 9d1f\n  Who: ci@runner
docker | state_error | Error response from daemon: conflict: unable to remove repository reference "api:2" (must force) - container 3ab1 is using its referenced image
checkout | state_error | Cannot check out: the cart is empty.
grpc | state_error | rpc error: code = FailedPrecondition desc = cluster is not running
apply_coupon | state_error | This voucher was redeemed on 2 May and can't be used twice.
server | state_error | Error: listen EADDRINUSE: address already in use :::3000
sql | state_error | update or delete on table "authors" violates foreign key constraint "books_author_fkey" on table "books"
list_orders | - | {"orders":[{"id":1,"status":"cancelled"},{"id":2,"status":"already refunded"}]}
check_lock | - | {"locked":false,"owner":null}
get_article | - | The conflict between the two towns ended in 1714 with a treaty.
get_stock | - | {"sku":"B-2","available":41,"reserved":3}
git | - | Already up to date.
get_policy | - | Tickets must be bought before boarding. Unused tickets expire after 90 days.
create_tag | - | {"created":true,"id":77,"previously_existed":false}
apply | - | deployment.apps/web unchanged\nservice/web unchanged
weather | api_error | HTTP 500 Internal Server Error
maps | api_error | {"status":503,"message":"Service Temporarily Unavailable"}
pay | api_error | 502 Bad Gateway
s3 | api_error | An error occurred (InternalError) when calling the PutObject operation (reached max retries: 4): We encountered an internal error. Please try again.
stocks | api_error | The pricing service is down at the moment. Try again later.
llm | api_error ?rate_limit | {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}
grpc | api_error | rpc error: code = Internal desc = unexpected failure in ledger backend
hotel_search | api_error | Something went wrong on our end. Our engineers have been told about it.
flights | api_error | {"ok":false,"error":"upstream provider returned status 500"}
crm | api_error | <html><head><title>503 Service Unavailable</title></head><body><center>nginx</center></body></html>
translate | api_error | Error: backend crashed while handling the request (incident 77-20)
geo | api_error | requests.exceptions.HTTPError: 500 Server Error: Internal Server Error for url: https://geo.example.org/v2/reverse
booking | api_error | We're undergoing scheduled maintenance, the booking service will be back at 04:00 UTC.
db | api_error ?state_error | FATAL:  the database system is shutting down
azure | api_error ?rate_limit | {"error":{"code":"ServerBusy","message":"The server is currently unable to receive requests. Please retry your request."}}
status | - | {"service":"payments","state":"operational","uptime":"99.98%"}
get_room | - | {"room":503,"floor":5,"beds":2}
read_file | - | app.use((err, req, res, next) => res.status(500).send("Internal error"));
changelog | - | 2.4.1: fixed an internal server error when the list was empty
get_price | - | {"item":"Gateway router","price":502.00,"currency":"USD"}
news | - | The airline's service between Oslo and Bergen resumes on Monday.
metrics | - | http_500_total 0\nhttp_503_total 0\nhttp_200_total 88121
search_products | - | {"results":[{"title":"Overload: a novel","stock":3}]}
assistant | - | I looked through all five reports and put the figures into one table.
http_get | timeout | Request timed out after 30 seconds
sql | timeout | ERROR: canceling statement due to statement timeout
bash | timeout | Command exceeded the time limit of 120s and was killed.
rpc | timeout | rpc error: code = DeadlineExceeded desc = context deadline exceeded
fetch | timeout | requests.exceptions.ReadTimeout: HTTPSConnectionPool(host='api.example.org', port=443): Read timed out. (read timeout=10)
browser | timeout | TimeoutError: page.goto: Timeout 30000ms exceeded.
lambda | timeout | 2026-04-02T11:20:03Z 8f1c Task timed out after 15.01 seconds
agent | timeout | The tool did not answer within 60 seconds, giving up.
java | timeout | java.net.SocketTimeoutException: Read timed out\n\tat java.base/sun.nio.ch.NioSocketImpl.timedRead(NioSocketImpl.java:288)
search | timeout | {"error":"took too long to respond","elapsed_ms":45012}
build | timeout | Error: The operation was canceled.\nThe job running on runner 4 has exceeded the maximum execution time of 60 minutes.
redis | timeout | redis.exceptions.TimeoutError: Timeout reading from socket
celery | timeout | celery.exceptions.SoftTimeLimitExceeded: SoftTimeLimitExceeded()
mysql | timeout ?state_error | ERROR 1205 (HY000): Lock wait timeout exceeded; try restarting transaction
node | timeout ?network | Error: connect ETIMEDOUT 10.2.0.9:5432
get_config | - | {"timeout":30,"retries":3,"host":"db-1"}
help | - | --timeout SECONDS   stop waiting after this many seconds (default 20)
get_schedule | - | {"match":"Hawks - Lakers","timeouts_left":2,"quarter":4}
search_docs | - | Deadlines: hand in the form within 30 days, otherwise the claim lapses.
run | - | finished in 58.2 seconds, limit 60
read_file | - | const TIMEOUT_MS = 5000; // how long we wait for the gateway
news | - | The team called a time-out with nine seconds left and won by a point.
ticket | - | {"subject":"Session times out too fast","status":"closed","resolution":"limit raised to 30 minutes"}
api | rate_limit | HTTP 429 Too Many Requests
openai | rate_limit | Rate limit reached for gpt-large in organization org-1 on tokens per min (TPM): Limit 30000, Used 29980, Requested 410.
maps | rate_limit | {"error_message":"You have exceeded your daily request quota for this API.","status":"OVER_QUERY_LIMIT"}
aws | rate_limit | An error occurred (ThrottlingException) when calling the DescribeStacks operation: Rate exceeded
github | rate_limit | {"message":"API rate limit exceeded for 10.9.0.2."}
gcp | rate_limit | RESOURCE_EXHAUSTED: Quota exceeded for quota metric 'Read requests' and limit 'Read requests per minute per user'
twitter | rate_limit | Too many calls in a short time. Wait 15 minutes before the next one.
search | rate_limit | You're sending requests too quickly. Please slow down.
weather | rate_limit | {"cod":429,"message":"Your account is temporary blocked due to exceeding of requests limitation of your subscription type."}
news_api | rate_limit | Free plan: 100 of 100 calls used today. Upgrade or come back tomorrow.
slack | rate_limit | {"ok":false,"error":"ratelimited"}\nRetry-After: 30
scraper | rate_limit | urllib.error.HTTPError: HTTP Error 429: Too Many Requests
docker | rate_limit | toomanyrequests: You have reached your pull rate limit.
llm | rate_limit | {"error":{"type":"insufficient_quota","message":"You ran out of credits for this month."}}
mail | rate_limit | 450 4.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.
get_headers | - | HTTP/1.1 200 OK\nx-ratelimit-limit: 5000\nx-ratelimit-remaining: 4988
get_rate | - | {"pair":"EUR/USD","rate":1.0841,"limit_order":null}
usage | - | Used 120 of 5,000 requests this hour.
mortgage | - | Current interest rate: 4.29 %. Upper limit of the loan: 350,000.
get_roads | - | {"road":"A4","speed_limit":80,"advice":"slow down near the school"}
read_file | - | export class RateLimitError extends Error { retryAfter = 30; }
cpu | - | throttle: off, frequency 3.4 GHz, temperature 51 C
get_room | - | {"room":"429","guests":2,"rate":"139.00 per night"}
curl | network | curl: (6) Could not resolve host: api.exmaple.org
http | network | Error: connect ECONNREFUSED 127.0.0.1:8080
python | network | requests.exceptions.ConnectionError: HTTPSConnectionPool(host='shop.example.org', port=443): Max retries exceeded with url: /v1 (Caused by NewConnectionError('Failed to establish a new connection: [Errno 111] Connection refused'))
ssh | network | ssh: connect to host 10.0.4.4 port 22: No route to host
node | network | FetchError: request to https://data.example.org/ failed, reason: getaddrinfo ENOTFOUND data.example.org
java | network | java.net.ConnectException: Connection refused (Connection refused)
browser | network | page.goto: net::ERR_INTERNET_DISCONNECTED at https://example.org/
psql | network | psql: error: could not connect to server: Connection refused\n\tIs the server running on host "db" (10.1.1.7) and accepting TCP/IP connections on port 5432?
fetch | network | TypeError: fetch failed\n  [cause]: Error: socket hang up, code ECONNRESET
ping | network | From 192.168.1.1 icmp_seq=1 Destination Host Unreachable
tls | network | curl: (60) SSL certificate problem: certificate has expired
agent | network | The remote host closed the connection before anything was received.
go | network | dial tcp: lookup registry.example.org on 10.96.0.10:53: no such host
git | network | fatal: unable to access 'https://git.example.org/a/b.git/': Failed to connect to git.example.org port 443: Network is unreachable
iot | network ?state_error | Device thermostat-3 is offline, the hub can't reach it.
ping | - | 64 bytes from 10.0.0.7: icmp_seq=1 ttl=64 time=0.41 ms
netstat | - | tcp  0  0 0.0.0.0:443  LISTEN\ntcp  0  0 10.0.0.2:51022  ESTABLISHED
get_trains | - | {"from":"Leeds","to":"York","connections":4,"missed_connection_help":"desk 2"}
dns | - | api.example.org. 300 IN A 203.0.113.8
read_file | - | case "ECONNREFUSED": return "The server refused the connection";
profile | - | {"name":"Jo","network":"My contacts","connections":318}
news | - | Drivers report that the coastal route is unreachable because of snow.
wifi | - | {"ssid":"Office","connected":true,"signal":-48}
parse | malformed_response | json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)
fetch_json | malformed_response | SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON
api | malformed_response | The upstream service answered with invalid JSON
xml | malformed_response | xml.etree.ElementTree.ParseError: mismatched tag: line 14, column 2
llm | malformed_response | OutputParserException: Could not parse LLM output: Sure! Here is the plan
java | malformed_response | com.fasterxml.jackson.core.JsonParseException: Unexpected character ('}' (code 125)): was expecting double-quote to start field name
go | malformed_response | invalid character 'H' looking for beginning of value
http | malformed_response ?network | requests.exceptions.ChunkedEncodingError: ('Connection broken: InvalidChunkLength(got length b\'\', 0 bytes read)')
node | malformed_response | SyntaxError: Unexpected end of JSON input\n    at JSON.parse (<anonymous>)
get_quote | malformed_response | Got a reply that can't be read: expected JSON, received text/html.
soap | malformed_response | Response could not be deserialized: root element is missing
rust | malformed_response | Error("EOF while parsing a string", line: 3, column: 120) in the body returned by the server
proto | malformed_response | google.protobuf.message.DecodeError: Error parsing message
weather | malformed_response | The answer of the weather provider was cut off in the middle and couldn't be decoded.
csv_api | malformed_response | {"error":"bad response from provider: 'utf-8' codec can't decode byte 0xff in position 0"}
parse | - | {"parsed":true,"tokens":41,"errors":0}
read_file | - | try { JSON.parse(body) } catch { log("invalid JSON") }
lint | - | 0 errors, 0 warnings. All JSON files are valid.
get_doc | - | How to cope with an unexpected token: look one line above the place that is reported.
format | - | <html><body><h1>Menu</h1><p>Soup of the day</p></body></html>
get_parcel | - | {"parcel":"DE-44","customs":"unreadable label replaced","delivered":true}
decode | - | aGVsbG8= -> hello
translate | - | {"text":"broken English","language":"en","score":0.98}
llm | context_overflow ?invalid_args | This model's maximum context length is 8192 tokens. However, your messages resulted in 9120 tokens. Please reduce the length of the messages.
llm | context_overflow ?invalid_args | prompt is too long: 212044 tokens > 200000 maximum
embed | context_overflow ?invalid_args | {"error":"Input exceeds the maximum number of tokens (512)"}
chat | context_overflow ?invalid_args | openai.BadRequestError: Error code: 400 - {'error': {'code': 'context_length_exceeded'}}
summarize | context_overflow | The document is too large for the model, please send a shorter text.
local_llm | context_overflow | llama_decode: failed, requested tokens (4410) exceed context window of 4096
gemini | context_overflow ?invalid_args | 400 The input token count (1048600) exceeds the maximum number of tokens allowed (1048575).
translate | context_overflow ?invalid_args | Text too long: 31,200 characters, the limit is 30,000.
sms | context_overflow ?invalid_args | Message body exceeds 1600 character limit
agent | context_overflow | Stopped: the conversation no longer fits in the context window.
bedrock | context_overflow ?invalid_args | ValidationException: Input is too long for requested model.
tts | context_overflow ?invalid_args | {"status":"error","message":"input text longer than 4096 characters is not accepted"}
rerank | context_overflow ?invalid_args | too many tokens: passage 3 has 1190 tokens, at most 1024 can be processed
code_review | context_overflow | The diff has 48,000 lines, more than the reviewer model can take in at once. Split it up.
vllm | context_overflow ?invalid_args | ValueError: The decoder prompt (length 5120) is longer than the maximum model length of 4096. Make sure that max_model_len is no smaller than the number of text tokens.
llm | - | {"usage":{"prompt_tokens":811,"completion_tokens":90,"max_tokens":1024}}
model_card | - | {"name":"small-1","context_length":32768,"languages":["en"]}
get_article | - | In the context of the treaty, the length of the border was never agreed on.
count_tokens | - | 3120 tokens, 38 % of the window
get_film | - | {"title":"Too Long a Winter","minutes":202}
read_file | - | max_tokens: 4096\ntemperature: 0.2
limits | - | Each message may have up to 2,000 characters. This one has 312.
review | - | {"stars":3,"text":"A bit too long for my taste, but well acted"}
`;
