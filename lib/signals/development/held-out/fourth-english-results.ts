/**
 * English tool results of the plainest kind, written after the third set was mended. Held out when engine 1.2.0 was measured; see
 * README.md.
 */
export const fourthEnglishResults = String.raw`
get_user | bad_query | Error: user not found
get_order | bad_query | {"error": "Order not found"}
query | bad_query | Error: syntax error in query
read | bad_query | No such file or directory: data.csv
find | bad_query | Error: no matching records
sql | bad_query | Unknown column 'nme' in 'field list'
book | invalid_args | Error: missing required parameter 'date'
book | invalid_args | Invalid date format
set | invalid_args | {"error": "value must be between 1 and 10"}
send | invalid_args | ValueError: could not convert string to float: 'abc'
create | invalid_args | Validation error: name is too long
call | tool_not_found | Error: unknown tool 'foo'
call | tool_not_found | Function not found: get_wheather
sh | tool_not_found | bash: htop: command not found
call | tool_not_found | No such tool: search_flights
api | auth_misuse | Error: Unauthorized
api | auth_misuse | 403 Forbidden
api | auth_misuse | Permission denied
api | auth_misuse | Invalid API key
api | auth_misuse | {"error":"Token expired"}
order | state_error | Error: order already cancelled
order | state_error | Error: item out of stock
order | state_error | Cannot modify a delivered order
order | state_error | Error: insufficient balance
order | state_error | {"error": "Account is locked"}
api | api_error | Internal Server Error
api | api_error | 502 Bad Gateway
api | api_error | {"error":"Service unavailable"}
api | api_error | Unexpected error, please try again later
api | timeout | Request timed out
api | timeout | Error: timeout of 10000ms exceeded
api | timeout | TimeoutError: page did not load
api | rate_limit | Rate limit exceeded
api | rate_limit | 429 Too Many Requests
api | rate_limit | Quota exceeded for this month
api | network | Connection refused
api | network | Error: getaddrinfo ENOTFOUND api.example.com
api | network | Network error: host unreachable
api | malformed_response | Failed to parse JSON response
api | malformed_response | JSONDecodeError: Expecting value
api | malformed_response | Error: invalid response from server
llm | context_overflow | Error: maximum context length exceeded
llm | context_overflow | Prompt too long
llm | context_overflow | Too many tokens: 9001 > 8192
get | - | {"status":"ok","errors":[]}
get | - | Found 3 results
get | - | {"id":404,"name":"Room 404"}
run | - | All 40 tests passed, no errors
get | - | Your balance is 500.00 USD
read | - | timeout: 30\nretries: 2
send | - | Message sent
search | - | How to fix "connection refused" errors in Docker
`;
