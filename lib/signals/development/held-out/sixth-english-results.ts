/** English tool results by the author of the fifth set, kept apart: not for mending rules; see README.md. */
export const sixthEnglishResults = String.raw`
rent_car | invalid_args | Missing parameter: driver_age
create_invoice | invalid_args | {"status":400,"title":"One or more validation errors occurred.","errors":{"DueDate":["The DueDate field is required."]}}
set_alarm | invalid_args | 'quarter past nine' is not a valid time. Use HH:MM.
python | invalid_args | pydantic_core._pydantic_core.ValidationError: 1 validation error for Booking\nguests\n  Input should be a valid integer, unable to parse string as an integer [type=int_parsing, input_value='two', input_type=str]
ffmpeg | invalid_args | Unrecognized option 'bitrat'.\nError splitting the argument list: Option not found
send_sms | invalid_args | {"code":21211,"message":"Invalid 'To' phone number: 555-01"}
crop | invalid_args | Error: height can't be negative
ajv | invalid_args | {"errors":[{"instancePath":"/priority","message":"must be equal to one of the allowed values","params":{"allowedValues":["low","high"]}}]}
ruby | invalid_args | ArgumentError: wrong number of arguments (given 1, expected 2)
gcloud | invalid_args | ERROR: (gcloud.run.deploy) argument --region: expected one argument
order_flowers | invalid_args | I need both a street and a city, you passed only the street.
rust_cli | invalid_args | error: the following required arguments were not provided:\n  --output <FILE>
dotnet | invalid_args | System.ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
stripe | invalid_args | {"error":{"type":"invalid_request_error","message":"Received unknown parameter: emial","param":"emial"}}
tool | invalid_args | Bad input: 'quantity' should be an integer between 1 and 12, received 0.5
get_form | - | {"questions":[{"label":"Arguments for the proposal","required":false}]}
pytest | - | tests/test_args.py::test_raises_value_error_on_negative PASSED [100%]
docs | - | set_alarm(time): time is a string in the form HH:MM. The label is optional.
read_file | - | raise ArgumentError, "wrong number of arguments" unless args.size == 2
get_visa | - | Required documents: passport, photograph, proof of funds. Invalid photographs are sent back.
get_debate | - | The invalid ballots were counted again, the result stands: 311 to 298.
validate_iban | - | {"iban":"DE02 1203","checked":true,"result":"ok"}
get_types | - | string, integer, boolean, date, expected_date
get_contact | bad_query | No contact called "Marlene" was found.
psql | bad_query | ERROR:  relation "order_lines" does not exist
bigquery | bad_query | Syntax error: Unexpected keyword WHERE at [3:1]
ls | bad_query | ls: cannot access 'reports/2030': No such file or directory
api | bad_query | {"statusCode":404,"error":"Not Found","message":"Booking 77120 does not exist"}
splunk | bad_query | Error in 'search' command: Unable to parse the search: unbalanced parentheses.
s3 | bad_query | An error occurred (NoSuchKey) when calling the GetObject operation: The specified key does not exist.
kubectl | bad_query | Error from server (NotFound): deployments.apps "checkout" not found
sparql | bad_query | Malformed query: prefix foaf is not declared
oracle | bad_query | ORA-00942: table or view does not exist
node | bad_query | Error: ENOENT: no such file or directory, open '/data/menu.json'
get_member | bad_query | {"success":false,"message":"We couldn't locate a membership under that number."}
pandas | bad_query | KeyError: "['revenue_q5'] not in index"
neo4j | bad_query | Neo.ClientError.Statement.SyntaxError: Variable 'p' not defined (line 1, column 24)
weather | bad_query | {"cod":"404","message":"city not found"}
query | - | []
list | - | {"items":[],"next":null}
search_books | - | {"results":[{"title":"The Missing Query","author":"N. Found"}]}
read_file | - | throw new NotFoundError("no contact of that name");
explain | - | Seq Scan on orders  (cost=0.00..18.10 rows=810 width=40)
check_path | - | {"path":"/tmp/out","exists":true}
docs | - | If the record is missing, the function returns null.
find_user | - | {"found":true,"user":{"id":404,"name":"Olu"}}
dispatch | tool_not_found | No such tool: calender_lookup
sh | tool_not_found | sh: 1: pyhton: not found
agent | tool_not_found | Tool 'book_taxi' does not exist. Did you mean 'order_taxi'?
kubectl | tool_not_found | error: unknown command "gett" for "kubectl"
php | tool_not_found | PHP Fatal error:  Uncaught Error: Call to undefined function array_frist()
aws | tool_not_found ?invalid_args | aws: error: argument operation: Invalid choice, valid choices are:\n\nabort-multipart-upload\ncopy-object
langchain | tool_not_found | final_anser is not a valid tool, try one of [search, calculator].
http | tool_not_found ?api_error | 405 Method Not Allowed: this endpoint has no DELETE
cmd | tool_not_found | 'gitt' is not recognized as an internal or external command,\noperable program or batch file.
plugin | tool_not_found | {"success":false,"error":"Operation 'merge_accounts' is unknown to this service"}
pip | tool_not_found | ERROR: unknown command "instal" - maybe you meant "install"
mcp | tool_not_found | {"jsonrpc":"2.0","id":9,"error":{"code":-32601,"message":"No method tools/execute"}}
functions | tool_not_found | The model asked for get_moon_phase, but that function hasn't been registered.
make | tool_not_found ?bad_query | make: *** No rule to make target 'relase'.  Stop.
cargo | tool_not_found | error: no such command: biuld
list_tools | - | 1. search_hotels\n2. reserve_hotel\n3. cancel_hotel
man | - | NAME\n     command - run a simple command, suppressing shell function lookup
shop | - | {"product":"Function generator FG-20","price":189,"in_stock":true}
read_file | - | default: return "unknown command: " + name;
git | - | fatal-errors.md\nmissing-tools.md\nREADME.md
get_staff | - | {"name":"Ines Toolan","role":"Method trainer"}
changelog | - | 3.1: the command 'purge' has been renamed 'clean'; the old name works as before.
status | - | All functions are up.
get_payslip | auth_misuse | Access denied. Only HR may open this document.
api | auth_misuse | {"error":"invalid_token","error_description":"The token is expired or was revoked"}
ssh | auth_misuse | admin@10.0.3.9: Permission denied (publickey,password).
gcloud | auth_misuse | ERROR: (gcloud.projects.list) PERMISSION_DENIED: The caller does not have permission
http | auth_misuse | HTTP/1.1 403 Forbidden\n\nYou are not allowed to see this calendar.
psql | auth_misuse | FATAL:  password authentication failed for user "reporter"
python | auth_misuse | PermissionError: [Errno 13] Permission denied: '/var/log/secure'
azure | auth_misuse | (AuthorizationFailed) The client 'a1' does not have authorization to perform action 'Microsoft.Compute/virtualMachines/start/action' over scope '/subscriptions/77'.
bank | auth_misuse | Wrong PIN. This card has two attempts left.
crm | auth_misuse | {"ok":false,"message":"Your session has ended, log in again to continue"}
maps | auth_misuse | {"status":"REQUEST_DENIED","error_message":"You must use an API key to authenticate each request."}
git | auth_misuse | remote: HTTP Basic: Access denied\nfatal: Authentication failed for 'https://git.example.org/a.git/'
mongo | auth_misuse | MongoServerError: not authorized on admin to execute command { listDatabases: 1 }
npm | auth_misuse | npm error code E401\nnpm error Unable to authenticate, your authentication token seems to be invalid.
drive | auth_misuse | The file belongs to another workspace and hasn't been shared with you. Ask the owner for access.
get_book | - | {"title":"The Unauthorized Biography of a Cat","pages":210}
get_session | - | {"logged_in":true,"user":"mira","expires_in":1200}
news | - | The town forbids bathing in the river; anglers need a permit.
read_file | - | if (!user.isAdmin) throw new ForbiddenError();
acl | - | user::rwx\ngroup::r-x\nother::---
docs | - | Tokens are valid for one hour. Refresh them before they expire.
get_claim | - | {"claim":"C-7","decision":"denied","amount":400}
whoami | - | deploy-bot
reserve_table | state_error | Error: that table has been taken in the meantime
close_account | state_error | The account can't be closed while there is an open loan.
git | state_error | fatal: a branch named 'feature/menu' already exists
start | state_error | Cannot start: the service is already running.
return_item | state_error | {"error":"The return window for this order closed on 3 March"}
aws | state_error | An error occurred (BucketNotEmpty) when calling the DeleteBucket operation: The bucket you tried to delete is not empty
ship | state_error | HTTP 409: order is in status DRAFT, expected PAID
http | state_error | 412 Precondition Failed - If-Match does not equal the current ETag
bash | state_error | mv: cannot move 'a' to 'b/a': Directory not empty
hibernate | state_error | org.hibernate.StaleObjectStateException: Row was updated or deleted by another transaction
buy_ticket | state_error | Sold out: no seats are left for this performance.
rebase | state_error | CONFLICT (content): Merge conflict in src/menu.ts\nerror: could not apply 4be1 Add the menu
workflow | state_error | You have to approve the estimate before an invoice can be made.
mysql | state_error | ERROR 1062 (23000): Duplicate entry '17' for key 'PRIMARY'
unsubscribe | state_error ?bad_query | {"success":false,"message":"this address isn't subscribed at the moment"}
get_status | - | {"order":77,"status":"PAID","previous":"DRAFT"}
git | - | Fast-forward\n src/menu.ts | 4 +++-\n 1 file changed, 3 insertions(+), 1 deletion(-)
get_film | - | {"title":"Conflict of Interest","already_seen":false}
seats | - | {"free":["3A","3B"],"taken":["1A","1B"]}
docs | - | The estimate is approved by the customer, then an invoice is made.
read_file | - | if (await exists(path)) throw new Error("file already exists");
ps | - | PID 81 nginx: running since Mon\nPID 90 worker: stopped
get_rules | - | Guests who have already paid may enter by the side door.
charge | api_error | {"error":{"type":"api_error","message":"An unknown error occurred while processing the request on our servers."}}
news | api_error | 500: internal error, please report it with id 3f8
geocode | api_error | HTTP/1.1 502 Bad Gateway\nserver: cloudfront
search_hotels | api_error | The hotel provider is currently unavailable.
dynamo | api_error | An error occurred (ServiceUnavailable) when calling the Scan operation: Service is unavailable, please retry later
rpc | api_error | io.grpc.StatusRuntimeException: INTERNAL: Panic! This is a bug on the server
currency | api_error | {"success":false,"code":503,"info":"maintenance in progress"}
lambda | ?api_error | {"errorType":"Runtime.ExitError","errorMessage":"RequestId: 4a Error: Runtime exited with error: exit status 1"}
tts | api_error | The speech engine crashed and is restarting.
http | api_error | axios: Request failed with status code 500
bank | api_error | Our systems are having trouble right now. We're working on it.
search | api_error | {"error":{"type":"search_phase_execution_exception","reason":"all shards failed"},"status":503}
gpu | api_error ?network | upstream connect error: no healthy upstream
flights | api_error | {"errors":[{"status":"500","title":"SYSTEM ERROR HAS OCCURRED"}]}
ocr | api_error | Status page: outage. Processing of new documents is suspended until the provider recovers.
get_bill | - | {"total":500,"service_charge":50.3,"paid":true}
health | - | {"status":"UP","db":"UP","disk":"UP"}
read_log | - | 0 errors, 2 notices since midnight
docs | - | A status of 5xx means that the server failed; try the call again later.
get_team | - | Customer Service, Internal Audit, Server Operations
get_hours | - | The service desk is open from 8 to 17.
incident | - | {"id":12,"title":"Outage in March","state":"resolved"}
get_lamp | - | {"name":"Porch","state":"unavailable colours: none","on":true}
get_quote | timeout | Timeout: the quote service took more than 20 s
grpc | timeout | DEADLINE_EXCEEDED: Deadline exceeded after 4.999s
bash | timeout | timeout: sending signal TERM to command 'make'\nTerminated: exceeded 300 seconds
axios | timeout | AxiosError: timeout of 5000ms exceeded
http | timeout | 408 Request Timeout
mongo | timeout ?network | MongoServerSelectionError: Server selection timed out after 30000 ms
aiohttp | timeout | Traceback (most recent call last):\n  File "fetch.py", line 9, in main\nasyncio.exceptions.TimeoutError
selenium | timeout | selenium.common.exceptions.TimeoutException: Message: waiting for element #pay
presto | timeout | Query exceeded the maximum run time limit of 10.00m
tool | timeout | gave up waiting for the scanner after two minutes
k8s | timeout ?network | Warning  Unhealthy  Readiness probe failed: context deadline exceeded (Client.Timeout exceeded while awaiting headers)
dotnet | timeout | System.Threading.Tasks.TaskCanceledException: The request was canceled due to the configured HttpClient.Timeout of 100 seconds elapsing.
oracle | timeout | ORA-01013: user requested cancel of current operation\nCall aborted: no result within 45 seconds
sandbox | timeout | {"exit_code":124,"stderr":"killed: wall time of 60s used up"}
llm | timeout | openai.APITimeoutError: Request timed out.
get_project | - | {"name":"Bridge","deadline":"2027-05-01","exceeded_budget":false}
nginx | - | proxy_read_timeout 60s;\nkeepalive_timeout 75s;
time | - | real 0m4.2s\nuser 0m3.9s\nsys 0m0.1s
get_recipe | - | Wait for 20 minutes until the dough has doubled; take it out in time.
sports | - | Timeouts: home 1, away 3. Score 88 to 84.
read_file | - | except TimeoutError:\n    retry()
get_lease | - | The lease ran out in June and was renewed for two years.
trace | - | span fetch: 4.9s of a 5s budget, ok
geo | rate_limit | Too many requests. Please try again in 12 seconds.
anthropic | rate_limit | {"type":"error","error":{"type":"rate_limit_error","message":"This request would exceed your organization's rate limit of 50,000 input tokens per minute."}}
http | rate_limit | HTTP/2 429\nretry-after: 60
sheets | rate_limit | Quota exceeded for quota group 'WriteGroup' and limit 'Write requests per 100 seconds'.
dynamo | rate_limit | ProvisionedThroughputExceededException: The level of configured provisioned throughput for the table was exceeded.
stock_api | rate_limit | {"Note":"Our standard call frequency is 5 calls per minute and 500 calls per day. You have gone over it."}
search | rate_limit | You've used up your searches for today.
graph | rate_limit | {"error":{"code":"TooManyRequests","message":"Application is over its MailboxConcurrency limit."}}
shopify | rate_limit | Exceeded 2 calls per second for api client. Reduce request rates to resume uninterrupted service.
telegram | rate_limit | {"ok":false,"error_code":429,"description":"Too Many Requests: retry after 7"}
sms | rate_limit | Sending paused: the hourly allowance of 200 messages is spent.
ec2 | rate_limit | Client error (RequestLimitExceeded): Request limit exceeded.
python | rate_limit | ratelimit.exception.RateLimitException: too many calls
cdn | rate_limit | error code: 1015 - you are being rate limited
translate | rate_limit | Monthly character allowance of your plan is exhausted.
headers | - | x-quota-limit: 1000\nx-quota-used: 14
get_fare | - | {"rate":"flexible","limit":"2 bags","price":240}
news | - | The bank raised the rate by a quarter point, the limit for deposits stays.
gym | - | You have used 3 of your 10 visits this month.
read_file | - | const limiter = rateLimit({ windowMs: 60000, max: 100 });
docs | - | Requests are limited to 5 per second; see the plans for higher limits.
fish | - | Quota for cod in the northern area: 4,100 tonnes, landed so far: 1,900.
room | - | Room 429 has a balcony. Requests by guests: extra pillow.
wget | network | wget: unable to resolve host address 'files.example.net'
redis | network | redis.exceptions.ConnectionError: Error 111 connecting to cache:6379. Connection refused.
node | network | Error: read ECONNRESET\n    at TLSWrap.onStreamRead (node:internal/stream_base_commons:217:20)
go | network | Get "http://10.2.2.2:9000/": dial tcp 10.2.2.2:9000: connect: no route to host
java | network | java.net.UnknownHostException: ledger.internal
kubectl | network | Unable to connect to the server: dial tcp 10.0.0.1:6443: connect: network is unreachable
python | network | urllib.error.URLError: <urlopen error [Errno -2] Name or service not known>
http | network | SSL handshake failed: self-signed certificate in certificate chain
chrome | network | net::ERR_NAME_NOT_RESOLVED
camera | network | No connection to the camera. Check the cable.
rabbit | network | pika.exceptions.AMQPConnectionError: the broker at mq-2 can't be reached
mysql | network | ERROR 2003 (HY000): Can't connect to MySQL server on 'db7' (111)
pip | network | WARNING: Retrying after connection broken by 'ProxyError('Cannot connect to proxy.')'
ftp | network ?api_error | 421 Lost the connection to the server while sending.
grpc | network | failed to connect to all addresses; last error: UNKNOWN: ipv4:10.9.1.4:50051: Failed to connect to remote host: Connection refused
get_flight | - | {"from":"OSL","via":"CPH","connection_minutes":55}
ifconfig | - | eth0: flags=4163<UP,BROADCAST,RUNNING>  mtu 1500
cert | - | {"subject":"example.org","valid_to":"2027-09-01","issuer":"Example CA"}
trace | - | 1  192.168.0.1  1.2 ms\n2  10.20.0.1  8.8 ms
get_show | - | {"network":"Channel 5","host":"Lea Orr","season":3}
read_file | - | if err.code == "ENOTFOUND": print("check your DNS")
news | - | The minister refused the connection that reporters drew between the two cases.
docs | - | To reset the connection, hold the button for five seconds.
api | malformed_response | Error: response body is not valid JSON
python | malformed_response | requests.exceptions.JSONDecodeError: Extra data: line 2 column 1 (char 41)
js | malformed_response | SyntaxError: JSON.parse: unexpected character at line 1 column 1 of the JSON data
xml | malformed_response | lxml.etree.XMLSyntaxError: Document is empty, line 1, column 1
agent | malformed_response | Failed to parse the tool's output: expected an object with the key 'answer'
dotnet | malformed_response | System.Text.Json.JsonException: '<' is an invalid start of a value. Path: $ | LineNumber: 0
go | malformed_response | json: cannot unmarshal string into Go struct field Quote.price of type float64
http | malformed_response ?network | http.client.IncompleteRead: IncompleteRead(1200 bytes read, 3400 more expected)
swift | malformed_response | dataCorrupted: The given data was not valid JSON.
feed | malformed_response | The feed returned by the publisher is garbled and was skipped.
gson | malformed_response | com.google.gson.JsonSyntaxException: java.io.EOFException: End of input at line 1 column 9
bank_api | malformed_response | {"error":"unreadable reply from the bank: the closing bracket is missing"}
proxy | malformed_response | Invalid response received from the origin: header line has no colon
yaml | malformed_response | The server's reply is no proper YAML: did not find expected key (line 8)
image | malformed_response ?bad_query | PIL.UnidentifiedImageError: cannot identify image file returned by https://img.example.org/1
json | - | {"valid":true,"depth":3}
read_file | - | catch (e) { return new Response("malformed body", { status: 400 }) }
get_film | - | {"title":"Broken Embraces","language":"es"}
docs | - | JSON is a text format for data; a parser turns it into objects.
prettier | - | menu.json 12ms (unchanged)
decode_vin | - | {"vin":"WVWZZZ","decoded":true,"make":"Volkswagen"}
get_review | - | The menu was unreadable in that light, but the soup was great.
pytest | - | test_parse_error_is_reported PASSED
gpt | context_overflow | Error: the request has 131,900 tokens, the context window of this model is 128,000.
llama | context_overflow | ValueError: Requested tokens (2210) exceed context window of 2048
claude | context_overflow ?invalid_args | {"type":"error","error":{"type":"invalid_request_error","message":"input length and max_tokens exceed context limit: 198000 + 8192 > 200000"}}
embed | context_overflow | Token indices sequence length is longer than the specified maximum sequence length for this model (771 > 512).
summary | context_overflow ?invalid_args | The transcript is too long to be processed in one go.
tweet | context_overflow ?invalid_args | Your post is 41 characters over the limit of 280.
mistral | context_overflow | {"object":"error","message":"Prompt contains 40021 tokens and 0 draft tokens, too large for model with 32768 maximum context length"}
chat | context_overflow | Conversation too long. Start a new one or remove earlier messages.
deepl | context_overflow ?invalid_args | Request size exceeds the limit: the text may not be larger than 128 KiB.
tool | context_overflow | Output truncated: context limit reached, nothing more can be added.
cohere | context_overflow ?invalid_args | too many tokens: total number of tokens in the prompt cannot exceed 4081, received 5520
moderation | context_overflow ?invalid_args | Input text has more characters than the classifier accepts (10,241 of 10,000).
azure | context_overflow | {"error":{"code":"context_length_exceeded","message":"Please shorten your prompt."}}
rag | context_overflow | Could not build the prompt: the 60 passages don't fit into the window of the model.
tgi | context_overflow ?invalid_args | {"error":"Input validation error: inputs must have less than 4096 tokens. Given: 4870","error_type":"validation"}
usage | - | input_tokens: 9120, output_tokens: 311, window: 200000
models | - | tiny: 8k context\nbase: 32k context\nlong: 1M context
get_book | - | {"title":"The Long Context","pages":880,"max_loan_days":21}
docs | - | Tokens are pieces of words. Longer prompts cost more.
get_pole | - | {"length_cm":412,"too_long_for_car":true}
read_file | - | if len(tokens) > MAX_TOKENS: raise ContextTooLong()
editor | - | 214 of 280 characters
review | - | The queue was too long and the window seats were gone.
`;
