/** Tool results in Chinese of every kind we could think of; see wide-english-talk.ts. */
export const wideChineseResults = String.raw`
get_order | bad_query | 查无此单
get_user | bad_query | {"success":false,"msg":"该用户不存在"}
sql | bad_query | SQL 语法错误：near "FORM"
search | bad_query | 错误：未找到匹配的航班
db | bad_query | 表 orders_2 不存在
get_order | bad_query | {"code":404,"message":"资源不存在"}
book | invalid_args | 参数错误：缺少 date
book | invalid_args | {"code":400,"msg":"手机号格式不正确"}
book | invalid_args | 入住日期不能晚于离店日期
set | invalid_args | 数量必须大于0
create | invalid_args | {"success":false,"reason":"标题不能为空"}
agent | tool_not_found | 错误：没有名为 web_serach 的工具
agent | tool_not_found | 未知函数 get_wether
api | auth_misuse | {"code":401,"msg":"登录已过期，请重新登录"}
api | auth_misuse | 权限不足，无法执行该操作
api | auth_misuse | 签名验证失败
api | auth_misuse | 您没有访问该项目的权限
cancel | state_error | 订单已发货，无法取消
pay | state_error | 余额不足
book | state_error | 该时段已被预约
create | state_error | 用户名已存在
refund | state_error | {"success":false,"message":"已超过退款期限"}
start | state_error | 任务正在运行，请先停止
api | api_error | 系统繁忙，请稍后再试
api | api_error | {"code":500,"message":"服务器内部错误"}
api | api_error | 服务暂时不可用
api | timeout | 请求超时
api | timeout | {"error":"数据库查询超时"}
api | ?timeout ?api_error | 网关超时，等待响应时间过长
api | rate_limit | 请求过于频繁，请稍后再试
api | rate_limit | {"code":429,"msg":"调用次数超限"}
api | rate_limit | 今日额度已用完
api | rate_limit | 已触发限流，请30秒后重试
api | network | 网络连接失败
api | network | 无法连接到服务器
api | network | 域名解析失败
api | malformed_response | 返回数据格式错误
api | malformed_response | JSON 解析失败
api | malformed_response | 接口返回内容不是合法的 JSON
llm | context_overflow | 输入过长，超过最大上下文长度
llm | context_overflow | token 数超过限制
llm | context_overflow | {"error":"提示词长度超出模型上限"}
get | - | {"订单号":"1","状态":"已取消"}
get | - | 订单已取消，退款将在三天内到账
search | - | 共找到 3 条结果
send | - | 发送成功
rules | - | 发货后无法取消订单，请联系客服。
get | - | {"余额":0}
check | - | 校验通过，无错误
`;
