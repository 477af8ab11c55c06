/** Chinese tool results written from what each leaf means, before their author had read a rule. */
export const firstChineseResults = String.raw`
get_order | bad_query | 未找到该订单
get_user | bad_query | {"code":404,"msg":"用户不存在"}
search | bad_query | 查询语法错误：括号不匹配
db | bad_query | 错误：表 ordrs 不存在
get_flight | bad_query | 查无此航班
create | invalid_args | 参数错误：缺少必填字段 name
create | invalid_args | {"success":false,"message":"手机号格式不正确"}
create | invalid_args | 日期不能早于今天
create | invalid_args | 数量必须大于0
create | invalid_args | 不支持的币种
call | tool_not_found | 没有名为 book_taxi 的工具
call | tool_not_found | 未知命令：启动
call | tool_not_found | 方法不存在
call | tool_not_found | 接口 get_stock 未定义
api | auth_misuse | 没有权限执行此操作
api | auth_misuse | 登录已过期，请重新登录
api | auth_misuse | {"code":401,"msg":"未授权"}
api | auth_misuse | 密码错误
api | auth_misuse | 密钥无效
order | state_error | 订单已取消，不能重复取消
order | state_error | 库存不足
order | state_error | 余额不足
order | state_error | 该邮箱已被注册
order | state_error | 当前状态不允许退款
order | state_error | 请先签到再打卡
api | api_error | 服务器内部错误
api | api_error | 系统繁忙，请稍后再试
api | api_error | {"code":500,"msg":"服务异常"}
api | api_error | 服务暂不可用
api | timeout | 请求超时
api | timeout | 连接数据库超时，已放弃
api | timeout | 执行时间超过60秒，任务被终止
api | rate_limit | 请求过于频繁，请稍后重试
api | rate_limit | 今日调用次数已达上限
api | rate_limit | 触发限流
api | network | 网络连接失败
api | network | 无法解析域名
api | network | 连接被拒绝
api | network | 连接已断开
api | malformed_response | 返回的数据无法解析
api | malformed_response | JSON解析失败
api | malformed_response | 上游返回格式异常
llm | context_overflow | 输入内容过长，超出模型上下文长度
llm | context_overflow | 超过最大token数
llm | context_overflow | 提示词太长，请缩短后重试
get | - | 查询成功，共0条记录
get | - | {"code":0,"msg":"成功"}
get | - | 订单已发货
get | - | {"备注":"客户反映上周系统超时","状态":"正常"}
get | - | 无错误
get | - | 如果登录失败，请点击忘记密码
get | - | 用户须在登机前30分钟到达
get | - | 转账成功，余额为500元
get | - | 第404章 权限
`;
