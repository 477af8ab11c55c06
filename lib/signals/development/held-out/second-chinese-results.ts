/**
 * Chinese tool results. Written when the rules of engine 1.1.0 had been read and before any was changed. Held out while the rules were
 * mended by the first set; since then part of the development set.
 */
export const secondChineseResults = String.raw`
get | bad_query | 查询不到相关记录
get | bad_query | {"success":false,"msg":"商品编号不存在"}
sql | bad_query | SQL语法有误
call | invalid_args | 参数 date 格式错误，应为 YYYY-MM-DD
call | invalid_args | 人数不能为负数
call | invalid_args | 请输入正确的邮箱
call | tool_not_found | 找不到函数 get_info
call | tool_not_found | 该接口已下线
api | auth_misuse | 令牌已过期
api | auth_misuse | 您无权查看该文件
api | auth_misuse | 用户名或密码错误
order | state_error | 该座位已被预订
order | state_error | 订单未支付，无法发货
order | state_error | 优惠券已使用
api | api_error | 系统异常，请联系管理员
api | api_error | 服务升级中
api | timeout | 响应超时，请重试
api | rate_limit | 操作太频繁了，休息一下吧
api | rate_limit | 超出每分钟调用限制
api | network | 网络不可用
api | network | 连接服务器失败
api | malformed_response | 响应不是合法的JSON
llm | context_overflow | 文本超出长度限制
get | - | 处理完成，无异常
get | - | {"状态":"成功","错误":null}
get | - | 您的快递已签收
get | - | 温馨提示：密码连续输错五次将被锁定
get | - | 查询到3个航班
`;
