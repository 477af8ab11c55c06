/**
 * English tool results. Written when the rules of engine 1.1.0 had been read and before any was changed. Held out while the rules were
 * mended by the first set; since then part of the development set.
 */
export const secondEnglishResults = String.raw`
get_contact | bad_query | {"ok":false,"error":"contact_not_found"}
get_case | bad_query | No case exists under reference C-7781.
ls | bad_query | ls: cannot access '/data/in': No such file or directory
pandas | bad_query | KeyError: "['revenu'] not in index"
mongo | bad_query | MongoServerError: unknown operator: $lt3
find_store | bad_query | Sorry, we couldn't locate a store with that code.
search | bad_query | 400: query string is malformed: unexpected ')'
lookup_sku | bad_query | SKU 8812-X isn't in the catalogue
bigquery | bad_query | Unrecognized name: custmer_id at [1:8]
wiki | bad_query | Page "Foobarium" does not exist.
vin | bad_query | {"result":null,"error":{"message":"VIN not known"}}
get_shipment | bad_query | Tracking number could not be found in our system
make_reservation | invalid_args | {"error":"party_size must be between 1 and 12"}
convert | invalid_args | Cannot convert "abc" to a number
subscribe | invalid_args | The e-mail address you entered is invalid.
set_temp | invalid_args | temperature out of range: 95 (allowed 10-30)
send_sms | invalid_args | 'to' number is missing the country code
charge | invalid_args | {"type":"invalid_request_error","param":"currency","message":"Invalid currency: usdd"}
plot | invalid_args | ValueError: x and y must have same first dimension
docker | invalid_args | unknown flag: --nmae
mysql_tool | invalid_args | {"error":"limit: not an integer"}
submit_form | invalid_args | Required: last_name
schedule | invalid_args | Error: the end of the interval lies before its start
ffmpeg | invalid_args | Option 'vcodecc' not recognized.
zip_lookup | invalid_args | ZIP must have 5 digits
agent | tool_not_found | No tool with the name 'get_wether' was found
agent | tool_not_found | {"error":{"type":"tool_not_found","message":"lookup_user"}}
sh | tool_not_found | /bin/sh: line 1: tre: command not found
api | tool_not_found | {"detail":"Method \"PATCH\" not allowed."}
make | tool_not_found | make: *** No rule to make target 'instal'.  Stop.
npm | tool_not_found | npm ERR! Missing script: "biuld"
agent | tool_not_found | You called a function that isn't registered: sum_list
rpc | tool_not_found | unknown method GetPrices for service shop.v1
agent | tool_not_found | 'search_flights_v2' is not one of the available tools
api | auth_misuse | Invalid API key provided: sk-12*****
api | auth_misuse | {"error":"Forbidden"}
db | auth_misuse | ERROR: permission denied for relation salaries
sso | auth_misuse | The token has been revoked
jira | auth_misuse | You are not logged in.
gcp | auth_misuse | PERMISSION_DENIED: Missing or insufficient permissions.
crm | auth_misuse | Your role does not allow exporting contacts
bank | auth_misuse | Two-factor code is wrong
s3 | auth_misuse | SignatureDoesNotMatch: The request signature we calculated does not match
api | auth_misuse | {"message":"Authentication credentials were not provided."}
hr | auth_misuse | Only HR staff can view salaries
github | auth_misuse | remote: Invalid username or password.
cancel_trip | state_error | Trip has already started, cancellation isn't possible
ship | state_error | Cannot ship an unpaid order
ticket | state_error | {"error":"Ticket is closed"}
redeem | state_error | This voucher has been redeemed before
git | state_error | fatal: a branch named 'dev' already exists
terraform | state_error | Error acquiring the state lock
book_room | state_error | Room 12 is not available at that time
pay | state_error | Your card was declined
port_number | state_error | A porting request for this number is pending
mailer | state_error | Campaign must be approved before sending
deploy | state_error | Another deployment is in progress
loan | state_error | The applicant is not eligible for this product
seat | state_error | No seats left in economy
unsubscribe | state_error | The user is not subscribed
api | api_error | 503: backend offline
api | api_error | Whoops, something broke on our end.
api | api_error | {"status":"error","message":"Internal Server Error"}
api | api_error | HTTP 502
api | api_error | Service is undergoing maintenance until 6 am
pay | api_error | Payment provider is not responding properly, please retry in a few minutes
llm | api_error | The server had an error while processing your request. Sorry about that!
erp | api_error | Fatal: ORA-00600 internal error code
api | timeout | Timed out waiting for the printer
api | timeout | {"error":"timeout of 5000ms exceeded"}
sql | timeout | Lock wait timeout exceeded; try restarting transaction
job | timeout | Job was terminated because it ran longer than 10 minutes
http | timeout | 408 Request Timeout
go | timeout | context deadline exceeded
sub | timeout | subprocess.TimeoutExpired: Command 'make' timed out after 60 seconds
api | rate_limit | Slow down! You can only call this endpoint 5 times per minute.
api | rate_limit | {"error":{"code":"too_many_requests"}}
api | rate_limit | You've hit your usage cap for today
api | rate_limit | Request limit exceeded. Try again in 60 s
llm | rate_limit | You exceeded your current quota, please check your plan and billing details.
api | rate_limit | HTTP 429
db | network | connection to server at "10.0.0.3", port 5432 failed: Connection refused
api | network | dial tcp: lookup api.acme.internal: no such host
ssh | network | ssh: connect to host build port 22: Network is unreachable
fetch | network | TypeError: Failed to fetch
api | network | The remote server closed the connection
tls | network | x509: certificate signed by unknown authority
wifi | network | No internet connection
api | malformed_response | Could not parse JSON: Unterminated string starting at: line 1 column 52
api | malformed_response | The API returned HTML instead of JSON
api | malformed_response | Bad response from upstream: missing closing tag
csv | malformed_response | Error tokenizing data. C error: Expected 5 fields in line 3, saw 7
api | malformed_response | Reply could not be decoded
llm | context_overflow | Prompt exceeds max length
llm | context_overflow | Your input contains 40231 tokens, but the model accepts at most 32768
llm | context_overflow | context window full
llm | context_overflow | {"error":{"message":"Request too large for model: reduce your prompt"}}
get_item | - | {"title":"How to fix error 500","views":12}
calc | - | 404.0
test | - | OK (14 tests, 0 failures)
read | - | # Errors\n\n- 401: shown when the token is missing\n- 429: shown when the limit is hit\n
cfg | - | [retry]\ntimeout = 30\nmax_errors = 5
chat | - | The customer wrote: "your service is down again"
book | - | Booked! Confirmation code TIMEOUT7.
list | - | {"tickets":[{"subject":"Login failed","priority":"high"},{"subject":"Invalid coupon","priority":"low"}]}
get_flags | - | {"error_reporting":true,"debug":false}
weather | - | No rain expected today.
doc | - | You need permission from the owner before you enter the park.
ship | - | Your parcel could be delayed because the road is blocked.
get_user | - | {"id":4,"failed_logins":0,"locked":false}
lint | - | All checks passed!
search | - | {"hits":0,"documents":[]}
ok | - | Done. No conflicts.
review | - | The plot is invalid from the start, the acting failed to convince.
pay | - | {"status":"succeeded","failure_code":null,"failure_message":null}
job | - | {"state":"finished","exceptions":0}
faq | - | What should I do if my card was declined? Contact your bank.
api | - | {"results":[{"name":"Not Found","artist":"404s"}]}
`;
