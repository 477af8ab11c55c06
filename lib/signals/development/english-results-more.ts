/** A second round of English tool results, written before the rules were run on them. */
export const englishResultsMore = String.raw`
get_invoice | bad_query | Error: invoice INV-99 could not be found
search_hotels | bad_query | {"status":"error","error":"No hotel with id 77"}
lookup_zip | invalid_args | Unknown zip code: 99999
get_track | bad_query | {"error":{"status":404,"message":"Non existing id: 'abc'"}}
find_contact | bad_query | Contact "Bob" does not exist in the address book
db_query | bad_query | QueryError: could not execute statement
db_query | bad_query | sqlite3.OperationalError: no such table: flights
graph_query | bad_query | {"errors":[{"message":"Cannot query field 'prise' on type 'Product'. Did you mean 'price'?"}]}
jira_search | bad_query | Error in the JQL Query: The character '#' is a reserved character.
select_element | bad_query | NoSuchElementException: Unable to locate element: #submit
send_email | invalid_args | Error: recipient address is not valid
send_email | invalid_args | {"error":"'to' is a required property"}
book_table | invalid_args | party size must be between 1 and 8
book_table | invalid_args | {"code":422,"errors":{"date":["The date must be a date after today."]}}
set_thermostat | invalid_args | Temperature 300 is outside the allowed range
run_function | invalid_args | TypeError: unsupported operand type(s) for +: 'int' and 'str'
run_function | invalid_args | Error: too many arguments provided
parse_date | invalid_args | Could not parse date "tommorow"
resize | invalid_args | width should be a positive integer
submit_form | invalid_args | Form has errors: phone number is missing digits
upload | invalid_args | Unsupported file type .exe
click | invalid_args | Error: element index is required
api_post | invalid_args | {"title":"One or more validation errors occurred.","status":400}
foo | tool_not_found | Error: there is no tool called foo
foo | tool_not_found | {"error":"unknown_method","message":"The method foo does not exist"}
foo | tool_not_found | Invalid tool name 'foo'. Choose from: search, open
foo | tool_not_found | sh: 1: foo: not found
foo | tool_not_found | Function foo is not available
calendar | auth_misuse | {"error":{"code":401,"message":"Request had invalid authentication credentials."}}
calendar | auth_misuse | Error: your session has expired. Please sign in again.
calendar | auth_misuse | Access token is missing or invalid
calendar | auth_misuse | 403: insufficient permissions
calendar | auth_misuse | Only the account owner can do this
calendar | auth_misuse | Authentication failed for user 'bob'
calendar | auth_misuse | remote: Permission to a/b.git denied to bot.
calendar | auth_misuse | {"message":"API key quota owner mismatch","error":"invalid_api_key"}
cart | state_error | Error: this coupon has already been used
cart | state_error | Checkout failed: cart was modified by another request
cart | state_error | {"error":"order_not_cancellable","message":"Orders in transit can't be cancelled."}
cart | state_error | Error: seat 12A is no longer available
cart | state_error | The meeting room is occupied at that time
cart | state_error | Transaction aborted: insufficient funds in account 4411
cart | state_error | cannot delete a non-empty directory
cart | state_error | Error: service must be stopped before it can be removed
cart | state_error | fatal: not a git repository (or any of the parent directories): .git
cart | state_error | error: Your local changes to the following files would be overwritten by merge
cart | state_error | {"success":false,"reason":"The shop is closed now"}
embed | rate_limit | {"error":{"message":"Rate limit reached for gpt-4 in organization org-1 on tokens per min","type":"tokens"}}
embed | rate_limit | 429: slow down, you are sending requests too quickly
embed | rate_limit | You have run out of API calls for today
embed | rate_limit | API calls quota exceeded! maximum admitted 100 per Day.
embed | timeout | TimeoutError: page.goto: Timeout 30000ms exceeded.
embed | timeout | asyncio.exceptions.TimeoutError
embed | timeout | The request took too long to process
embed | timeout | Error: query exceeded the maximum execution time of 60 s
embed | timeout | Failed to connect to api.example.com port 443: Connection timed out
embed | network | net::ERR_NAME_NOT_RESOLVED
embed | network | OSError: [Errno 101] Network is unreachable
embed | network | Error: connection to server was lost
embed | network | x509: certificate signed by unknown authority
embed | api_error | {"error":"SERVER_ERROR","message":"Oops, something broke on our side"}
embed | api_error | Service is experiencing an outage
embed | api_error | 520 Web server returned an unknown error
embed | api_error | Backend error: null pointer
embed | api_error | Sorry, we are having technical difficulties. Please try again later.
embed | malformed_response | Error: failed to parse JSON response: Unexpected token 'I'
embed | malformed_response | ValueError: No JSON object could be decoded
embed | malformed_response | xml.etree.ElementTree.ParseError: not well-formed (invalid token): line 1, column 0
embed | malformed_response | Server returned an empty body
embed | context_overflow | This model's maximum prompt length is 131072 but the request contains 150000 tokens.
embed | context_overflow | Error: the document is too large to process (limit 10 MB)
embed | context_overflow | input tokens exceed the configured limit of 272000 tokens
get | - | {"orders":[{"id":1,"status":"error_reported","note":"customer says access denied"}],"total":1}
get | - | {"faq":[{"q":"What if my payment failed?","a":"Try again later or contact us."}]}
get | - | {"weather":"sunny","alerts":[]}
get | - | {"status":"pending","message":"Your request is being processed"}
get | - | {"message":"Item added to cart"}
get | - | {"status":"success","message":"Reservation cancelled"}
get | - | {"ok":true,"warning":"rate limit at 80%"}
get | - | Cancelled 3 alarms.
get | - | The user Bob was deleted.
get | - | No new messages.
get | - | No conflicts with your calendar.
get | - | You have no upcoming reservations.
get | - | Balance: 0.00
get | - | Sent. 2 recipients could be notified by text too.
get | - | 401(k) plan: 5% match
get | - | Flight 429 departs at 5:00
get | - | Room 503 is ready
get | - | 12 results\n1. Timeout settings in nginx\n2. Connection refused explained
get | - | {"text":"Chapter 4. The door was locked and access was denied to all but the guards. He failed to open it."}
get | - | {"translation":"Zugriff verweigert","source":"Access denied"}
get | - | PASS src/app.test.js\n  handles errors\n    ✓ shows "not found" for unknown users (3 ms)\nTests: 4 passed, 4 total
get | - | Name: requests\nVersion: 2.31.0\nSummary: Python HTTP for Humans.\nLicense: Apache 2.0
get | - | {"id":"chatcmpl","usage":{"prompt_tokens":10,"max_tokens":100},"timeout":null}
get | - | commit 3f2a\nAuthor: Ann\n\n    Fix timeout error in fetch when connection is reset
get | - | {"price": 503, "code": "EUR"}
get | - | {"code": 200, "message": "OK"}
get | - | Deposit is required only for groups of ten or more; children are not charged.
get | - | {"valid": false, "suggestions": ["12 Main St"]}
get | - | {"exists": false}
`;
