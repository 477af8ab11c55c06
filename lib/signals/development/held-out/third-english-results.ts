/**
 * English tool results. Written after the rules had been mended by the first and second sets, in longer and less direct sentences. Held out
 * at that point; since then part of the development set.
 */
export const thirdEnglishResults = String.raw`
crm_lookup | bad_query | Customer 5521 could not be located.
sql_query | bad_query | no such table: invoices_2019
fetch_doc | bad_query | {"error":{"status":"NOT_FOUND","message":"Requested entity was not found."}}
get_train | bad_query | There is no train with number ICE 9999 on that day
search_code | bad_query | Parse error in query at position 12: unexpected token ')'
stat | bad_query | stat: cannot statx 'out.log': No such file or directory
get_station | bad_query | unknown station: Atlantis
open_ticket | bad_query | ticket #88 not found
create_invoice | invalid_args | {"errors":{"due_date":["is invalid"]}}
book_table | invalid_args | guests: must be greater than or equal to 1
send_mail | invalid_args | Recipient address rejected: malformed address
set_volume | invalid_args | Volume has to be between 0 and 100
calc | invalid_args | Error: division by zero
create_user | invalid_args | Password must contain at least 8 characters
convert | invalid_args | Missing argument: to_currency
api | invalid_args | HTTP 400 Bad Request
deploy | invalid_args | error: invalid value 'prd' for '--env <ENV>'
update_profile | invalid_args | birth_date is in the wrong format
agent | tool_not_found | The function "get_forecast" doesn't exist.
agent | tool_not_found | Action not recognized: jump
sh | tool_not_found | bash: kubectll: command not found
mcp | tool_not_found | Unknown tool: list_files2
agent | tool_not_found | No function matches the name book_car
api | auth_misuse | Error 403: you don't have access to this project
api | auth_misuse | {"error":"token_expired"}
git | auth_misuse | fatal: Authentication failed for 'https://acme.dev/repo.git/'
mail | auth_misuse | 535 5.7.8 Username and Password not accepted
api | auth_misuse | Login required
db | auth_misuse | Access denied for user 'app'@'localhost'
admin | auth_misuse | Not authorised
reserve | state_error | That slot has just been booked by someone else
cancel | state_error | The order cannot be cancelled because it has shipped
checkin | state_error | Error: passenger is already checked in
buy | state_error | Not enough points
start | state_error | Cannot start: service is already running
merge | state_error | Pull request is not mergeable: conflicts must be resolved first
refund | state_error | {"error":"refund_window_closed"}
withdraw | state_error | Your account is frozen
publish | state_error | version 1.2.0 has already been published
api | api_error | Error 500
api | api_error | {"error":"service_unavailable"}
api | api_error | Something went wrong, please try again
api | api_error | 503 Service Temporarily Unavailable
api | api_error | The upstream service failed to handle the request
api | timeout | Operation timed out
api | timeout | ReadTimeout
api | timeout | The query did not finish within 30 seconds
api | timeout | deadline_exceeded
api | rate_limit | Too Many Requests
api | rate_limit | You have reached your daily quota
api | rate_limit | {"message":"Throttled. Please wait 12 seconds."}
api | rate_limit | rate limited, backing off
api | network | connect ECONNREFUSED 127.0.0.1:5432
api | network | Name or service not known
api | network | Connection reset by peer
api | network | unable to connect to the database server
api | malformed_response | invalid character '<' looking for beginning of value
api | malformed_response | Response is not valid JSON
api | malformed_response | Unexpected end of file while reading response
llm | context_overflow | input is too long for requested model
llm | context_overflow | Context length exceeded
llm | context_overflow | max_tokens exceeded: 9000 > 8192
get_logs | - | 12:01 INFO started\n12:02 INFO request ok\n12:03 INFO done
get_article | - | Why do connections time out? A guide to timeouts and retries.
get_order | - | {"order":"W1","status":"cancelled","refund":"issued"}
get_songs | - | ["Error","Broken","Permission Denied"]
run | - | Process finished with exit code 0
count_errors | - | 0
test | - | 12 passed, 1 skipped
email_body | - | Dear team, the server was down yesterday but it works again.
cancel | - | Reservation cancelled. You will get an email.
book | - | Booking confirmed for 2 guests at 7 pm.
get_tasks | - | {"tasks":[{"name":"fix login error"},{"name":"handle timeouts"}]}
lookup | - | {"phone":"555-0404","name":"Max Power"}
get_rules | - | Pets must be registered before arrival. Smoking is not allowed.
`;
