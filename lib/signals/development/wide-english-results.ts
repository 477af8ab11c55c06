/** Tool results of every kind we could think of: HTTP bodies, tracebacks, SQL, gRPC, cloud command lines, vendors' JSON; see wide-english-talk.ts. */
export const wideEnglishResults = String.raw`
get_reservation_details | bad_query | Error: reservation not found
get_user_details | bad_query | Error: user not found
find_user_id_by_email | bad_query | Error: no user with that email
sql | bad_query | ERROR:  column "custmer_id" does not exist\nLINE 1: SELECT custmer_id FROM orders
sql | bad_query | psycopg2.errors.UndefinedTable: relation "order_items" does not exist
sql | bad_query | (1064, "You have an error in your SQL syntax; check the manual near 'FORM users' at line 1")
search | bad_query | {"error":{"root_cause":[{"type":"parsing_exception","reason":"unknown query [mach]"}]},"status":400}
graphql | bad_query | {"errors":[{"message":"Cannot query field \"emial\" on type \"User\"."}]}
aws | bad_query | An error occurred (NoSuchBucket) when calling the ListObjectsV2 operation: The specified bucket does not exist
aws | bad_query | An error occurred (ResourceNotFoundException) when calling the GetItem operation: Requested resource not found
kubectl_get | bad_query | Error from server (NotFound): deployments.apps "web" not found
gcloud | bad_query | ERROR: (gcloud.compute.instances.describe) Could not fetch resource:\n - The resource 'projects/p/zones/z/instances/vm1' was not found
grpc_get | bad_query | rpc error: code = NotFound desc = order 42 not found
get_product_details | bad_query | {"ok":false,"reason":"no_such_product"}
slack_lookup | bad_query | {"ok":false,"error":"channel_not_found"}
stripe_retrieve | bad_query | {"error":{"code":"resource_missing","message":"No such customer: 'cus_123'","type":"invalid_request_error"}}
lookup | bad_query | {"success":false,"message":"Record does not exist"}
get_page | bad_query | 404 Not Found
jira_search | ?bad_query ?auth_misuse | {"errorMessages":["Field 'asignee' does not exist or you do not have permission to view it."]}
mongo_find | bad_query | MongoServerError: unknown operator: $eqq
get_city | bad_query | We couldn't find a city named Atlantiss.
pandas | bad_query | KeyError: "['prce'] not in index"
redis_get | bad_query | ERR no such key
ldap_search | bad_query | Bad search filter (-7)
promql | ?bad_query ?malformed_response | {"status":"error","errorType":"bad_data","error":"invalid parameter \"query\": parse error: unexpected end of input"}
book_reservation | invalid_args | Error: number of passengers must match number of seats
update_reservation_baggages | invalid_args | Error: total_baggages must be an integer
api | invalid_args | {"detail":[{"loc":["body","price"],"msg":"field required","type":"value_error.missing"}]}
api | invalid_args | {"code":"INVALID_ARGUMENT","message":"page_size must be positive"}
aws | invalid_args | An error occurred (ValidationException) when calling the PutItem operation: One or more parameter values were invalid
aws | invalid_args | An error occurred (InvalidParameterValue) when calling the RunInstances operation: Invalid value 't9.micro' for InstanceType.
kubectl_apply | ?invalid_args ?bad_query | error: error validating "pod.yaml": error validating data: unknown field "contaners"
grpc_set | invalid_args | rpc error: code = InvalidArgument desc = name is required
cli | invalid_args | usage: tool [-h] --name NAME\ntool: error: the following arguments are required: --name
cli | invalid_args | unknown flag: --forse
py | invalid_args | TypeError: get_order() missing 1 required positional argument: 'order_id'
py | invalid_args | ValueError: invalid literal for int() with base 10: 'ten'
book_hotel | invalid_args | {"status":"failed","reason":"check_out must be later than check_in"}
create_event | invalid_args | {"success":false,"error":"start_time is not in ISO 8601 format"}
send_sms | invalid_args | The number +1555 is not a valid phone number.
twilio | invalid_args | {"code":21211,"message":"Invalid 'To' Phone Number: abc","status":400}
convert | invalid_args | Currency code XYZ not recognised
schedule | invalid_args | Date must be in the future
pay | invalid_args | {"error":"amount_too_small","message":"Amount must be at least 0.50 usd"}
terraform | invalid_args | Error: Missing required argument\n\nThe argument "ami" is required, but no definition was found.
js | invalid_args | RangeError: Invalid time value
agent | tool_not_found | Error: tool 'web_serach' does not exist. Available tools: web_search, calc
agent | tool_not_found | {"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found"},"id":1}
agent | tool_not_found | KeyError: 'No function named send_mail registered'
sh | tool_not_found | zsh: command not found: terrafrom
sh | tool_not_found | 'kubctl' is not recognized as an internal or external command,\noperable program or batch file.
sh | tool_not_found | /bin/sh: 1: jq: not found
kubectl | tool_not_found | error: unknown command "gett" for "kubectl"
grpc | tool_not_found | rpc error: code = Unimplemented desc = unknown method ListThings
docker | tool_not_found | docker: 'imagess' is not a docker command.
agent | tool_not_found | I don't have a tool called calendar_v2.
agent | tool_not_found | Tool "transfer" is not available in this environment
api | auth_misuse | {"message":"Unauthorized"}
api | auth_misuse | {"error":"invalid_grant","error_description":"Token has been expired or revoked."}
aws | auth_misuse | An error occurred (AccessDenied) when calling the PutObject operation: Access Denied
aws | auth_misuse | An error occurred (ExpiredToken) when calling the GetCallerIdentity operation: The security token included in the request is expired
aws | auth_misuse | User: arn:aws:iam::1:user/bob is not authorized to perform: s3:GetObject
kubectl | auth_misuse | Error from server (Forbidden): pods is forbidden: User "dev" cannot list resource "pods"
kubectl | auth_misuse | error: You must be logged in to the server (Unauthorized)
gcloud | ?auth_misuse ?state_error | ERROR: (gcloud.projects.list) You do not currently have an active account selected.
grpc | auth_misuse | rpc error: code = PermissionDenied desc = caller lacks permission
grpc | auth_misuse | rpc error: code = Unauthenticated desc = transport: missing token
slack | auth_misuse | {"ok":false,"error":"not_authed"}
slack | auth_misuse | {"ok":false,"error":"missing_scope","needed":"channels:read"}
github | auth_misuse | {"message":"Bad credentials","documentation_url":"https://docs.github.com/rest"}
github | auth_misuse | {"message":"Resource not accessible by integration"}
git | auth_misuse | git@github.com: Permission denied (publickey).
openai | auth_misuse | {"error":{"message":"Incorrect API key provided: sk-***","code":"invalid_api_key"}}
db | auth_misuse | FATAL:  password authentication failed for user "app"
sh | auth_misuse | sudo: a password is required
admin | auth_misuse | Your account does not have access to this feature.
azure | auth_misuse | AADSTS70043: The refresh token has expired
cancel_reservation | state_error | Error: reservation is already cancelled
modify_order | state_error | Error: non-pending order cannot be modified
exchange | state_error | Error: exchange items not available
book | state_error | Error: not enough seats on flight HAT001
pay | state_error | Error: gift card balance is not enough
pay | state_error | {"error":{"code":"card_declined","message":"Your card was declined."}}
kubectl | state_error | Error from server (AlreadyExists): namespaces "web" already exists
kubectl | state_error | Error from server (Conflict): Operation cannot be fulfilled: the object has been modified; please apply your changes to the latest version
aws | state_error | An error occurred (IncorrectInstanceState) when calling the StopInstances operation: The instance 'i-1' is not in a state from which it can be stopped.
aws | state_error | An error occurred (BucketAlreadyOwnedByYou) when calling the CreateBucket operation
aws | state_error | An error occurred (ConditionalCheckFailedException): The conditional request failed
grpc | state_error | rpc error: code = FailedPrecondition desc = volume is still attached
grpc | state_error | rpc error: code = AlreadyExists desc = topic exists
terraform | state_error | Error: Error acquiring the state lock
git | state_error | error: Your local changes to the following files would be overwritten by merge
git | state_error | ! [rejected] main -> main (non-fast-forward)
db | state_error | ERROR: duplicate key value violates unique constraint "users_email_key"
db | state_error | FOREIGN KEY constraint failed
checkout | state_error | {"success":false,"reason":"cart_empty"}
restaurant | state_error | {"status":"failed","message":"No tables left for that evening"}
ticket | state_error | The event is sold out.
return | state_error | Item is past its return window.
device | state_error | Device is offline, turn it on first
reserve | state_error | {"ok":false,"reason":"slot_taken"}
play | state_error | No active device found. Open the player first.
docker | state_error | Error response from daemon: Conflict. The container name "/db" is already in use
upgrade | state_error | Upgrade not possible for basic economy tickets
api | api_error | {"message":"Internal server error"}
api | api_error | {"error":{"code":500,"message":"Internal error encountered.","status":"INTERNAL"}}
api | api_error | <html><head><title>502 Bad Gateway</title></head></html>
api | api_error | upstream connect error or disconnect/reset before headers
aws | api_error | An error occurred (InternalFailure) when calling the Publish operation
aws | api_error | An error occurred (ServiceUnavailable): Service is unable to handle request
grpc | api_error | rpc error: code = Internal desc = panic
grpc | api_error | rpc error: code = Unavailable desc = service is down
llm | api_error | {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}
search | api_error | The search service is temporarily unavailable. Please try again later.
run | api_error | Killed\nOut of memory
api | api_error | Oops! Something broke on our side.
api | api_error | {"success":false,"message":"An unexpected error occurred"}
api | api_error | We are performing scheduled maintenance.
api | timeout | {"error":"upstream request timeout"}
api | timeout | {"message":"Endpoint request timed out"}
grpc | timeout | rpc error: code = DeadlineExceeded desc = context deadline exceeded
lambda | timeout | 2024-01-01T00:00:00Z 7f Task timed out after 3.00 seconds
sql | timeout | ERROR: canceling statement due to statement timeout
py | timeout | requests.exceptions.ReadTimeout: HTTPSConnectionPool(host='api.x.com', port=443): Read timed out. (read timeout=5)
run | timeout | Command timed out after 120s
run | timeout | Execution took longer than 60 seconds and was stopped
browser | timeout | page.goto: Timeout 30000ms exceeded.
db | timeout | Lock wait timeout exceeded; try restarting transaction
api | timeout | no response within 10 seconds
api | rate_limit | {"error":{"code":"rate_limit_exceeded","message":"Rate limit reached for gpt-4 in organization on tokens per min"}}
api | rate_limit | {"status":429,"title":"Too Many Requests"}
api | rate_limit | HTTP/1.1 429\nRetry-After: 30
aws | rate_limit | An error occurred (ThrottlingException) when calling the DescribeInstances operation: Rate exceeded
aws | rate_limit | An error occurred (ProvisionedThroughputExceededException): The level of configured provisioned throughput was exceeded
aws | rate_limit | An error occurred (RequestLimitExceeded) when calling the RunInstances operation: Request limit exceeded.
grpc | rate_limit | rpc error: code = ResourceExhausted desc = quota exceeded
gcp | rate_limit | Quota exceeded for quota metric 'Read requests' and limit 'Read requests per minute'
slack | rate_limit | {"ok":false,"error":"ratelimited"}
github | rate_limit | {"message":"API rate limit exceeded for 1.2.3.4."}
openai | rate_limit | {"error":{"code":"insufficient_quota","message":"You exceeded your current quota, please check your plan and billing details."}}
api | rate_limit | Please slow down
api | rate_limit | {"ok":false,"reason":"slow_down"}
api | rate_limit | You're doing that too much. Try again in 4 minutes.
api | rate_limit | Calls to this API are limited to 5 per second
api | rate_limit | {"success":false,"message":"Daily limit reached"}
twitter | rate_limit | {"errors":[{"code":88,"message":"Rate limit exceeded"}]}
api | rate_limit | The number of requests you made exceeds the allowed volume
api | rate_limit | {"fault":{"faultstring":"Spike arrest violation. Allowed rate : 10ps"}}
api | rate_limit | Wait 30 seconds before sending another request.
api | network | requests.exceptions.ConnectionError: ('Connection aborted.', RemoteDisconnected('Remote end closed connection without response'))
api | network | curl: (6) Could not resolve host: api.exmaple.com
api | network | curl: (7) Failed to connect to localhost port 8080: Connection refused
api | network | dial tcp 10.0.0.1:443: connect: no route to host
api | network | dial tcp: lookup db on 10.0.0.2:53: no such host
api | network | {"error":"ECONNRESET"}
api | network | Error: socket hang up
api | network | SSLError: certificate verify failed: self signed certificate
psql | network | could not connect to server: Connection refused\n\tIs the server running on host "db"?
kubectl | ?network ?timeout | Unable to connect to the server: dial tcp 1.2.3.4:443: i/o timeout
browser | network | net::ERR_NAME_NOT_RESOLVED
api | network | TypeError: Failed to fetch
smtp | network | The server closed the connection unexpectedly
ssh | network | ssh: connect to host 1.2.3.4 port 22: Network is unreachable
api | malformed_response | json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)
api | malformed_response | SyntaxError: Unexpected token < in JSON at position 0
api | malformed_response | {"error":"invalid JSON in upstream response"}
api | malformed_response | Could not decode the response body
api | malformed_response | Error: Unexpected end of JSON input
api | malformed_response | xml.etree.ElementTree.ParseError: not well-formed (invalid token)
api | malformed_response | The server returned HTML instead of JSON
api | malformed_response | Response body was empty
api | malformed_response | Error: response is missing field "items"
api | malformed_response | UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 0
api | malformed_response | received truncated response from provider
llm | context_overflow | This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.
llm | context_overflow | {"error":{"code":"context_length_exceeded","message":"Please reduce the length of the messages."}}
llm | context_overflow | prompt is too long: 210000 tokens > 200000 maximum
llm | context_overflow | Input exceeds the model's context window
llm | context_overflow | {"error":"Request too large for model: limit 6000, requested 8034 tokens"}
llm | context_overflow | input length and max_tokens exceed context limit
tool | context_overflow | Output too long: 52,000 characters exceed the limit of 30,000
llm | context_overflow | The conversation is too long to continue.
get_user_details | - | {"name":{"first_name":"Mia"},"payment_methods":{"gift_card_1":{"source":"gift_card","id":"gift_card_1"}},"reservations":["K1NW8N"]}
get_order_details | - | {"order_id":"#W1","status":"cancelled","cancel_reason":"no longer needed"}
calculate | - | 327.52
search_direct_flight | - | [{"flight_number":"HAT001","status":"available","available_seats":{"economy":3}}]
list_all | - | {"T-Shirt":"9523456873","Backpack":"2524789262"}
transfer_to_human_agents | - | Transfer successful
ok | - | {"ok":true,"ts":"1503435956.000247"}
kubectl | - | NAME   READY   STATUS             RESTARTS\nweb-1  0/1     CrashLoopBackOff   12
kubectl | - | deployment.apps/web configured
aws | - | {"Buckets":[],"Owner":{"ID":"abc"}}
logs | - | {"logs":[{"level":"error","msg":"connection refused"}],"count":1}
docs | - | Use exponential backoff when you receive a 429 Too Many Requests response.
faq | - | If your card is declined, contact your bank.
grep | - | src/a.ts:12: throw new Error("not found")
cat | - | def f(x):\n    raise ValueError("bad")
git | - | Already up to date.
git | - | nothing to commit, working tree clean
npm | - | added 12 packages, and audited 13 packages in 2s\nfound 0 vulnerabilities
test | - | Tests: 0 failed, 24 passed
status | - | {"service":"api","uptime":"99.9","errors":0}
http | - | HTTP/1.1 200 OK
weather | - | {"alerts":["Flood warning: slow down on wet roads"]}
quota | - | {"limit":1000,"remaining":812,"reset":1700000000}
get_policy | - | Passengers cannot change basic economy flights. Refunds are possible within 24 hours.
sql | - | (0 rows affected)
translate | - | Zugriff verweigert
get_config | - | {"timeout":30,"retry_after":5,"max_tokens":4096}
book | - | {"reservation_id":"HATHAT","status":"confirmed"}
check | - | {"valid":true,"errors":[]}
search | - | {"results":[{"title":"How to fix error 500","url":"https://x.y"}]}
`;
