/** Chinese tool results by the author of the fifth set, kept apart: not for mending rules; see README.md. */
export const sixthChineseResults = String.raw`
rent | invalid_args | 缺少参数：驾驶员年龄
alarm | invalid_args | “九点一刻”不是有效的时间，请使用HH:MM
order | invalid_args | {"errcode":40035,"errmsg":"参数不合法，数量必须为整数"}
crop | invalid_args | 高度不能为负数
visa | - | 所需材料：护照、照片、资金证明
form | - | {"校验":"通过","参数":3}
doc | - | set_alarm：参数 time 为字符串，可不填标签
exam | - | 选择题必须用铅笔填涂
contact | bad_query | 没有找到名为“李梅”的联系人
order | bad_query | {"success":false,"msg":"您查询的订单不存在"}
db | bad_query | 查询语句有误：字段“价钱”不存在
path | bad_query | 找不到指定的文件
list | - | []
film | - | {"片名":"寻找不存在的人","时长":98}
path | - | {"路径":"/tmp/out","存在":true}
doc | - | 如果记录为空，函数返回 null
tool | tool_not_found | 没有名为“叫车”的工具
agent | tool_not_found | 调用失败：函数 get_moon 未注册
api | tool_not_found ?bad_query | {"code":404,"msg":"接口不存在"}
list | - | 1. 搜索酒店\n2. 预订酒店
shop | - | {"商品":"函数计算器","库存":6}
log | - | 命令 purge 已更名为 clean
status | - | 所有功能均正常
hr | auth_misuse | 您没有权限查看该文件
api | auth_misuse | {"errcode":40001,"errmsg":"access_token 无效或已过期"}
bank | auth_misuse | 密码错误，请重试
session | - | {"已登录":true,"用户":"小米"}
book | - | {"书名":"未授权的传记","页数":210}
news | - | 该河段禁止游泳，钓鱼需办证
claim | - | {"理赔单":"C-7","结论":"拒赔"}
table | state_error | 该桌位刚刚被别人订走了
return | state_error | 退货期限已过，无法申请退货
start | state_error | 服务已在运行，不能重复启动
ticket | state_error | {"code":1,"msg":"票已售罄"}
order | - | {"单号":77,"状态":"已支付"}
seats | - | {"空闲":["3A"],"已占":["1A"]}
doc | - | 客户确认报价之后再开发票
film | - | {"片名":"利益冲突","看过":false}
search | api_error | 系统繁忙，请稍后重试
hotel | api_error | {"code":502,"msg":"网关错误"}
tts | api_error | 语音引擎崩溃，正在重启
bill | - | {"合计":500,"服务费":50}
health | - | 系统状态：正常
desk | - | 服务台开放时间：8点至17点
event | - | {"标题":"三月故障","状态":"已解决"}
quote | timeout | 报价服务响应超时
scan | timeout | 等待扫描仪两分钟无响应，已放弃
job | timeout | {"状态":"失败","原因":"任务运行超时"}
project | - | {"名称":"大桥","截止日期":"2027-05-01"}
sport | - | 主队还有一次暂停
dough | - | 等待20分钟，直到面团发大一倍
lease | - | 租约六月到期，已续签两年
geo | rate_limit | 访问太频繁了，请12秒后再试
search | rate_limit | 您今天的搜索次数已用完
api | rate_limit | {"code":429,"msg":"请求次数超过限制"}
fish | - | 北区鳕鱼配额4100吨，已捕1900吨
gym | - | 本月已使用3次，共10次
bank | - | 央行上调利率，存款限额不变
doc | - | 每秒最多5次请求，详见套餐
cam | network | 与摄像头的连接已断开，请检查网线
api | network | {"msg":"网络不可达","host":"10.2.2.2"}
db | network | 连接数据库失败：目标主机拒绝连接
show | - | {"电视网":"五台","主持人":"李雅"}
flight | - | {"中转":"上海","衔接时间":55}
doc | - | 长按五秒可重置连接
net | - | 网络连接正常
api | malformed_response | 无法解析服务器返回的数据
feed | malformed_response | 对方返回的内容是乱码，已跳过
json | malformed_response | JSON解析错误：第3行缺少右括号
json | - | {"有效":true,"层数":3}
doc | - | 解析器把文本变成对象
vin | - | {"车架号":"WVW","解析":"成功"}
review | - | 菜单在那种灯光下看不清，不过汤很好喝
gpt | context_overflow | 请求的token数超过模型的上下文窗口
sum | context_overflow ?invalid_args | 文字稿太长，一次处理不了
chat | context_overflow | 对话过长，请新建会话
use | - | 输入 9120 个token，输出 311 个
model | - | 长文本版：上下文 1M
book | - | {"书名":"漫长的语境","页数":880}
edit | - | 已输入 214/280 字
`;
