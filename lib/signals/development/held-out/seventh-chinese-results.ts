/**
 * Chinese tool results by an author who hadn't read a rule; judged by what the leaves mean.
 * Only for measuring; see README.md.
 */
export const seventhChineseResults = String.raw`
book_hotel | invalid_args | {"code":40001,"msg":"参数错误：入住日期不能晚于离店日期"}
send_sms | invalid_args | 手机号格式不正确
create_order | invalid_args | {"success":false,"errMsg":"缺少必填字段 receiver_address"}
pay | invalid_args | 金额必须大于 0
register | invalid_args | 身份证号应为 18 位，实际收到 17 位
set_remind | invalid_args | ValueError: 无法识别的时间："下周八"
ecs_create | invalid_args | {"Code":"InvalidParameter","Message":"参数 InstanceType 取值非法","RequestId":"7F3B-11"}
upload | invalid_args | 不支持的文件类型 .exe，仅接受 jpg、png、pdf
score | invalid_args | 校验未通过：年级只能填 1 到 6
refund | invalid_args | <resp><ret>-1</ret><info>退款原因不能为空</info></resp>
sql | bad_query | 查询语句有语法错误：第 1 行 "FORM" 附近
sql | bad_query | 表 t_order_2023 不存在，请检查 SQL
odps | bad_query | FAILED: ODPS-0130071:[1,8] 语义分析异常 - 列 user_nmae 无法解析
es | bad_query | {"code":"QueryError","message":"检索表达式解析失败，括号不匹配"}
log_query | bad_query | 查询条件无效：字段 levle 未建索引或不存在
graphql | bad_query | 查询出错：类型"商品"上没有字段"价钱"
sls | bad_query ?invalid_args | {"errorCode":"ParameterInvalid","errorMessage":"ErrorPosition:line 1,column 21;查询语法错误, 多余的 AND"}
hive | bad_query | 执行失败：GROUP BY 中缺少列 dept_id
report | bad_query | 筛选公式写法有误，运算符">>"无法识别
dm | bad_query | 达梦数据库错误 -2106：无效的表或视图名[BOOK]
dispatch | tool_not_found | 没有名为 query_wether 的工具
dispatch | tool_not_found | {"error":"函数 cancel_ticket 未注册"}
mcp | tool_not_found | 调用失败：找不到方法 getSeat
plugin | tool_not_found | 插件"翻译助手"不存在，可用插件：天气、地图、日历
gateway | tool_not_found | {"code":"InvalidAction.NotFound","message":"指定的接口 DescribeInstanceList 不存在，请检查 Action 名称"}
shell | tool_not_found | bash: kubectll：未找到命令
shell | tool_not_found | 'mvn' 不是内部或外部命令，也不是可运行的程序\n或批处理文件。
agent | tool_not_found | 不支持的操作：fly_to，请从工具列表中选择
skill | tool_not_found | 该技能尚未安装，无法调用
rpc | tool_not_found | 服务 com.shop.Cart 下无此方法：mergeAll
oss_get | auth_misuse | 无权限访问该存储桶
login | auth_misuse | {"code":401,"msg":"登录状态已失效，请重新登录"}
ram | auth_misuse | {"Code":"NoPermission","Message":"当前子账号未被授权执行 ecs:StopInstance"}
wx_api | auth_misuse | {"errcode":40001,"errmsg":"access_token 无效或已过期"}
db | auth_misuse | 用户 readonly 登录失败：密码错误
map | auth_misuse | {"status":"0","info":"INVALID_USER_KEY","desc":"key 不正确或已被停用"}
his | auth_misuse | 仅主治医师可查看该病历，您的角色为挂号员
sign | auth_misuse | 签名验证失败，请检查 AccessKeySecret
file | auth_misuse | cat: /root/key.pem: 权限不够
admin | auth_misuse | 需要管理员身份才能操作
cancel | state_error | 订单已发货，不能取消
book | state_error | {"ret":0,"success":false,"msg":"余票不足"}
pay | state_error | 余额不足，请先充值
start | state_error | {"Code":"IncorrectInstanceStatus","Message":"实例当前状态为停止中，不支持该操作"}
register | state_error | 该手机号已被注册
reserve | state_error | 手慢了，这个号源刚被别人约走
review | state_error | 请先确认收货再评价
seckill | state_error | 活动尚未开始
deploy | state_error | 发布失败：上一个发布单还在进行中，须等它结束
coupon | state_error | 此优惠券已使用过，无法再次核销
search | api_error | 系统繁忙，请稍后再试
query | api_error | {"code":500,"msg":"服务器内部错误"}
ticket | api_error | 12306 系统维护中，维护时间 01:00 至 05:00
gateway | api_error | 502 网关错误
ocr | api_error | {"error_code":282000,"error_msg":"internal error，服务端异常"}
cs | api_error | 哎呀，服务器开小差了
bank | api_error | 核心系统暂不可用，交易未受理
llm | api_error | 模型服务过载，暂时无法响应
map | api_error | {"status":30001,"info":"ENGINE_RESPONSE_DATA_ERROR","desc":"引擎服务响应出错"}
order | api_error | 下游服务异常：库存中心返回 503
fetch | timeout | 请求超时
sql | timeout | 查询执行超过 30 秒，已被终止
bus | timeout | {"code":"HSFTimeOutException","message":"调用 com.shop.ItemService 超时，耗时 3001ms"}
crawl | timeout | 页面 20 秒内没有加载完成，放弃
airline | timeout | 航司接口在规定时间内未返回结果
gateway | timeout ?api_error | 504 网关超时
job | timeout | 任务等待资源过久，超出时限自动结束
redis | timeout | 连接池获取连接超时（等待 2000 ms）
pay | timeout | {"result":"UNKNOWN","desc":"支付渠道响应超时，结果未知"}
sandbox | timeout | 代码运行时间超出限制（10s），进程已杀死
map | rate_limit | {"status":"0","info":"CUQPS_HAS_EXCEEDED_THE_LIMIT","desc":"访问已超出每秒并发量限制"}
sms | rate_limit | 触发分钟级流控 Permits:1
weather | rate_limit | 今日调用次数已用完
llm | rate_limit | {"error":{"code":"1302","message":"您的账户已达到速率限制，请控制请求频率"}}
search | rate_limit | 操作太频繁，请 60 秒后再试
wx_api | rate_limit | {"errcode":45009,"errmsg":"接口调用超过限额"}
ecs | rate_limit | {"Code":"Throttling.User","Message":"请求被限流，User 维度"}
crawl | rate_limit | 429 请求过多
verify | rate_limit | 验证码发送过于频繁，请稍后再获取
ocr | rate_limit | 免费额度耗尽，QPS 超限，请购买资源包
fetch | network | 网络连接失败
db | network | 无法连接到数据库 10.0.0.9:3306，对方拒绝了连接
dns | network | 域名解析失败：api.shop.test
curl | network | 连接被对端重置
tls | network | SSL 证书校验不通过，握手失败
ping | network | 目标主机不可达
iot | network ?state_error | 设备离线，指令无法送达
proxy | network ?timeout | 代理服务器没有响应，无法建立隧道
mq | network | 与消息服务器的连接意外断开
app | network | 当前无网络，请检查 Wi-Fi 或移动数据
parse | malformed_response | 返回内容不是合法的 JSON
feed | malformed_response | XML 解析失败：第 12 行标签未闭合
llm | malformed_response | 模型输出无法解析，应为 JSON 对象，实际是一段文字
http | malformed_response | 接口返回了空内容，无法反序列化
fare | malformed_response | 供应商返回的数据缺少价格字段，格式与约定不符
rpc | malformed_response | 反序列化异常：com.alibaba.fastjson.JSONException: syntax error, pos 1
csv | malformed_response | 下载的对账文件已损坏，读不出内容
http | malformed_response | 响应体不完整，预期 15360 字节，只收到 4096 字节
api | malformed_response ?auth_misuse | 期望返回 application/json，却收到 HTML 登录页
parse | malformed_response | 响应乱码，无法按 UTF-8 解码
llm | context_overflow | 输入内容过长，超过模型最大上下文长度 32768
llm | context_overflow ?invalid_args | {"code":"InvalidParameter","message":"Range of input length should be [1, 30720]，当前输入 41022 tokens"}
llm | context_overflow | 对话历史太长，模型装不下了，请新开会话
sum | context_overflow | 文档约 12 万 token，超出上下文窗口，请分段处理
llm | context_overflow | {"error":{"code":"1261","message":"Prompt 超长"}}
agent | context_overflow | 子任务中断：上下文已满
embed | context_overflow | 文本超过向量模型的 512 token 上限
llm | context_overflow | 提示词 token 数 9120 大于模型允许的 8192
ernie | context_overflow | {"error_code":336007,"error_msg":"the max input characters is 11200，输入超限"}
rag | context_overflow | 检索到的片段拼起来超过了模型窗口，无法生成
find_user | ?invalid_args ?bad_query ?state_error | 用户不存在
track | ?invalid_args ?bad_query ?state_error | {"success":false,"msg":"未查询到该运单"}
pay | ?state_error ?auth_misuse | 银行卡已冻结，交易失败
task | ?api_error | 操作失败
search | - | {"code":0,"msg":"成功","data":[]}
search | - | 没有找到符合条件的酒店
order | - | {"order_id":"88210","status":"已签收","exception":null}
orders | - | {"list":[{"id":1,"status":"支付失败"},{"id":2,"status":"待发货"}]}
balance | - | 余额 36.50 元，本月剩余流量 2.3 GB
poi | - | [{"poi":"粤香楼","score":4.7}]
hours | - | {"open":true,"until":"21:30"}
config | - | {"超时时间":30,"重试次数":3,"限流阈值":100}
kb | - | 常见问题：提示"请求过于频繁"怎么办？答：等待一分钟后刷新页面即可。
kb | - | 错误码说明：401 未登录，403 无权限，500 服务器内部错误，504 网关超时
comments | - | {"评论":["老是显示网络连接失败，差评","系统很稳定，从没崩过"]}
news | - | 某云服务器昨夜宕机三小时，多家公司接口返回 502
tickets | - | {"title":"ECS 实例无法 SSH 登录，连接超时","status":"已解决"}
log | - | {"total":1,"logs":["10:02 ERROR 数据库连接被拒绝"]}
cat | - | def check(x):\n    if x is None:\n        raise ValueError("参数不能为空")\n    return x
test | - | 测试用例：权限不足时返回 403 …… 通过\n测试用例：超时重试 …… 通过
weather | - | {"city":"昆明","weather":"雨","temperature":[17,25]}
train | - | {"车次":"G502","票价":553,"二等座":"有","一等座":"无"}
room | - | {"房号":"429","价格":500,"可订":true}
policy | - | 未成年人禁止入内。入场前必须先安检。
policy | - | 已拆封商品不支持七天无理由退货
course | - | 第四章 异常处理：捕获超时、网络错误和解析错误
status | - | {"实例状态":"运行中","错误数":0,"告警":[]}
retry | - | 首次请求超时，重试成功，已写入 120 条
sync | - | 同步完成：新增 12，跳过 3（已存在），失败 0
valid | - | 校验通过，无错误
perm | - | {"用户":"dev","允许":["查询"],"禁止":["删除"]}
mail | - | 主题：您的信用卡扣款失败\n正文：请尽快更新支付方式。
quota | - | {"每日限额":1000,"已用":88,"是否超限":false}
translate | - | {"原文":"permission denied","译文":"权限被拒绝"}
dict | - | 冲突：两种力量互相抵触。例：时间冲突。
song | - | 《禁止》 演唱：无名乐队 时长 3:45
usage | - | 用法：resize --width 宽 [--height 高]
sql | - | 查询成功，影响行数 0
express | - | 快件到达【昆明转运中心】，预计明日派送
pay | - | 支付成功
hospital | - | {"科室":"儿科","余号":0,"日期":"2025-06-21"}
tools | - | 可用工具：查天气、订票、退票
model | - | {"name":"qwen-long","最大上下文":1000000,"每分钟请求数上限":500}
note | - | 客户反映登录时提示"密码错误"，已发送重置链接
faq | - | 问：余额不足怎么办？答：可在"我的钱包"中充值。
cert | - | 证书有效期至 2027-03-01，颁发者 Example CA
ping | - | 来自 192.0.2.10 的回复: 字节=32 时间=12ms TTL=56
code | - | if resp.status_code == 429:\n    time.sleep(60)  # 触发限流，稍后重试
docs | - | 接口返回 40001 表示参数缺失，返回 40003 表示无权限
changelog | - | v3.2 修复：订单为空时不再提示"解析失败"；登录有效期改为 12 小时
transcript | - | 客户：之前老提示余额不足，后来换了张卡就付上了。
exam | - | {"学生":"李雷","成绩":"不及格","补考时间":"2024-09-02"}
stock | - | {"sku":"9523456873","有货":false,"预计到货":"6月1日"}
seat | - | 12 排：A 已占，B 可选，C 可选
game | - | 哥布林挡住了你的攻击，你失去 3 点生命，轮到敌方行动
queue | - | {"前面人数":14,"预计等待":"6 分钟"}
glossary | - | 限流：限制单位时间内的请求数量。上下文窗口：模型一次能读多少文字。
monitor | - | 近一小时：超时 0 次，5xx 0 次，平均耗时 120 ms
hotel | - | 15:00 前不能办理入住，晚到请联系前台
legal | - | 未经授权不得转租，违者出租方有权解除合同
git_log | - | 3f2a1bc 修复网络异常时重复提交的问题\n9ac0011 参数校验改为提示具体字段
review | - | {"score":2,"text":"等了半天页面打不开，说是服务器错误"}
calendar | - | [{"事项":"报名截止","日期":"2024-04-15"},{"事项":"会议冲突，改到周四","日期":"2024-04-18"}]
test_plan | - | 步骤四：输入错误密码。预期：页面提示"账号或密码错误"。
history | - | 1937 年线路中断，三天无法与外界联系
mail | - | {"命中":1,"标题":"回复：表格打不开，格式不对"}
ls | - | 错误日志.log  超时配置.yaml  权限说明.docx
`;
