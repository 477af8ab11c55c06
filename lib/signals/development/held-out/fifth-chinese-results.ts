/**
 * Chinese tool results by an author who hadn't read a rule; judged by what the leaves mean.
 * Measured first, then used for mending; see README.md.
 */
export const fifthChineseResults = String.raw`
book | invalid_args | 参数错误：缺少必填字段“出发日期”
pay | invalid_args | {"code":400,"msg":"金额格式不正确"}
set | invalid_args | 页码必须大于0
search | invalid_args | {"success":false,"message":"手机号应为11位数字"}
doc | - | 参数说明：date 为必填，格式为 YYYY-MM-DD
form | - | {"必填项":["姓名","手机号"],"选填项":["备注"]}
check | - | 校验通过，共 12 个参数
order | - | {"备注":"客户要求格式统一","状态":"已发货"}
query | bad_query | 查询失败：订单号不存在
user | bad_query | {"code":404,"msg":"未找到该用户"}
file | bad_query | 文件“报表.xlsx”不存在
sql | bad_query | SQL语法错误，请检查第1行
search | - | {"total":0,"list":[]}
name | - | {"可用":true,"已存在":false}
order | - | {"书名":"找不到的城市","价格":39}
doc | - | 查询语句的写法请参考第三章
tool | tool_not_found | 未知的工具：查天气2
call | tool_not_found | {"error":"不支持该操作","action":"refund_all"}
shell | tool_not_found | 未找到命令：ll2
list | - | {"工具":["搜索","下单"],"总数":2}
shop | - | 五金工具箱，库存 12 件
doc | - | 支持的操作：查询、下单、退款
help | - | 输入“帮助 命令名”查看用法
login | auth_misuse | 登录已过期，请重新登录
refund | auth_misuse | {"code":403,"msg":"无权限访问该资源"}
api | auth_misuse | 密钥无效，鉴权失败
role | - | {"角色":"管理员","权限":["读","写"]}
login | - | 登录成功，令牌有效期 2 小时
notice | - | 景区内禁止吸烟
audit | - | 今日登录失败次数：0
create | state_error | 该手机号已被注册
cancel | state_error | 订单已发货，无法取消
pay | state_error | {"success":false,"msg":"余额不足"}
book | state_error | 该座位已被他人预订
orders | - | [{"单号":1,"状态":"已取消"},{"单号":2,"状态":"已完成"}]
stock | - | {"库存":41,"已锁定":3}
news | - | 两地的冲突在十八世纪结束
policy | - | 乘车前请先购票
api | api_error | 服务器内部错误
pay | api_error | {"code":500,"msg":"系统异常，请稍后再试"}
map | api_error | 服务暂时不可用，正在维护中
status | - | {"服务":"支付","状态":"正常"}
room | - | {"房间":500,"楼层":5}
news | - | 航线服务周一恢复
log | - | 已修复服务器内部错误的问题
http | timeout | 请求超时
sql | timeout | {"code":-2,"msg":"数据库响应超时，已取消"}
run | timeout | 执行时间超过60秒，任务被终止
conf | - | {"超时时间":30,"重试":3}
doc | - | 如需修改超时设置，请编辑配置文件
game | - | 比赛还剩两次暂停
run | - | 用时 58 秒，上限 60 秒
api | rate_limit | 请求过于频繁，请稍后再试
map | rate_limit | {"status":302,"message":"天配额超限，限制访问"}
llm | rate_limit | 已达到每分钟调用次数上限
usage | - | 今日已调用 12 次，剩余 988 次
road | - | 限速 80 公里，学校路段请减速
rate | - | {"汇率":7.12}
doc | - | 调用频率的说明见附录
http | network | 网络连接失败
db | network | 无法连接到数据库：连接被拒绝
dns | network | {"error":"域名解析失败"}
wifi | - | {"已连接":true,"信号":-48}
train | - | 共有 4 个换乘方案
doc | - | 网络设置在“系统”菜单里
ping | - | 来自 10.0.0.7 的回复：时间=1ms
parse | malformed_response | 返回内容不是有效的JSON
api | malformed_response | 响应解析失败：数据不完整
xml | malformed_response | 上游返回的数据格式异常，无法解析
lint | - | 所有JSON文件均有效
parse | - | 解析成功，共 41 条
doc | - | 本章介绍JSON的格式
text | - | {"原文":"格式","译文":"format"}
llm | context_overflow ?invalid_args | 输入内容过长，超出模型上下文长度
chat | context_overflow ?invalid_args | {"code":1261,"msg":"提示词超过最大token数"}
sms | context_overflow ?invalid_args | 文本超过500字限制
count | - | 共 312 字，未超过限制
card | - | {"模型":"小一","上下文长度":32768}
film | - | 片长 202 分钟
doc | - | 每条消息最多 2000 字
`;
