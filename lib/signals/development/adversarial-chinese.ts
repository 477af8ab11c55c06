/** Chinese user messages and tool results written before their rules were looked at; see the English files. */
export const adversarialChinese = String.raw`
- | 好的
- | 嗯
- | 是的
- | 我叫王伟
- | 我的订单号是 20240311
- | 帮我查一下明天去上海的高铁
- | 请问有什么推荐的套餐吗
- | 可以用微信支付吗？
- | 这个套餐多少钱一个月？
- | 我想改一下收货地址
- | 不用了，谢谢
- | 没有了，谢谢
- | 不需要人工，你直接回答就行
- | 不用转人工了
- | 人工智能是什么
- | 人工费怎么算
- | 客服电话是多少？
- | 我是客服部的员工，想查工资
- | 这部电影不错吗
- | 我要一杯好喝的奶茶
- | 会不会太麻烦你
- | 怎么开通国际漫游
- | 如果解决了请告诉我
- | 问题解决了吗？
- | 还能退吗
- | 我明白了
- | 懂了
- | 我知道了
- | 好，我再看看
- | 滚动条怎么隐藏
- | 垃圾分类标准是什么
- | 我要订三张票，不是周末的也行
- | 周五不行的话周六也可以
- | 别忘了加冰
- | 能便宜点吗
- | 帮我打开空调
- | 上次那个酒店挺远的
- | 现在几点了？
- | 我已经下单了，什么时候发货？
- | 你好
- | 早上好！！
- | 好的！！
escalation | 转人工
escalation | 我要找人工客服
escalation | 能不能帮我转接真人？
escalation | 叫你们经理出来
escalation | 让你们领导给我回电话
escalation | 有没有真人可以说话
escalation | 我想和你们主管沟通一下
escalation | 帮我接通人工服务，谢谢配合一下
escalation | 换个能做主的人来跟我说
escalation | 我不想跟机器人说话
escalation | 怎么才能转到人工？
escalation negative_stance | 太差劲了，给我转人工！
quit | 算了
quit | 算了吧，我去别家买
quit | 我放弃了
quit | 不弄了，没意思
quit | 算了我自己想办法
quit | 那我换一家吧
quit | 跟你说不清楚，不聊了
negative_stance | 什么破服务
negative_stance | 你们太过分了
negative_stance | 我非常失望
negative_stance | 等了三天了还没发货
negative_stance | 说了多少遍了
negative_stance | 一点用都没有
negative_stance | 还是不行
negative_stance | 你们就是骗子
negative_stance | 气死我了
negative_stance | 我要投诉你们
negative_stance | 怎么还没处理好？？
negative_stance | 浪费我时间
negative_stance | 这服务态度太差了
negative_stance | 到底什么时候能退款
negative_stance | 垃圾软件
negative_stance | 我对这个处理结果很不满意
negative_stance | 你听不懂人话吗
gratitude | 谢谢
gratitude | 非常感谢你的帮助
gratitude | 多谢啦
gratitude | 好的，谢谢您
gratitude | 辛苦了
gratitude | 你太厉害了
gratitude | 帮了我大忙
gratitude | 服务很周到，给个好评
confirmation | 很好
confirmation | 太好了
confirmation | 这样安排很好
confirmation | 没问题，就这么定了
confirmation | 不错
confirmation | 听起来不错
confirmation | 完美
confirmation | 我很满意这个方案
confirmation gratitude | 太棒了，谢谢你
success | 问题解决了
success | 已经好了
success | 现在可以登录了
success | 搞定了！
success gratitude | 能用了，谢谢
success | 终于修好了
negative_stance | 还没解决
- | 没有修好
clarification | 什么意思？
clarification | 我没听懂
clarification | 你说的是什么意思啊
clarification | 看不懂，能解释一下吗
clarification | 能再说一遍吗
clarification | 我有点糊涂了
clarification | 没太明白
clarification | 说清楚一点
clarification | 你指的是哪个？
correction | 不是这个，我要的是红色的
correction | 我说的是明天，不是今天
correction | 你弄错了
correction | 我已经告诉过你了
correction | 不对，是北京西站
correction | 答非所问
correction | 我没有说要退货
correction | 地址写错了，应该是八号楼
correction | 你理解错了
correction | 刚才不是说过了吗
rephrase | 换个说法，我想退货
rephrase | 我的意思是能不能分期付款
rephrase | 我再说一遍，我要退款
rephrase | 换句话说，押金什么时候退
`;

export const adversarialChineseResults = String.raw`
查询订单 | bad_query | 错误：订单不存在
查询用户 | bad_query | {"code": 404, "msg": "用户不存在"}
查询物流 | bad_query | 未查询到相关物流信息
搜索 | - | {"结果": []}
查天气 | - | {"城市": "北京", "天气": "晴", "温度": 25}
create_order | invalid_args | 参数错误：缺少必填参数 city
create_order | invalid_args | {"success": false, "message": "手机号格式不正确"}
create_order | invalid_args | 日期格式错误，应为 YYYY-MM-DD
create_order | state_error | {"error": "库存不足"}
cancel_order | state_error | 操作失败：订单已发货，无法取消
cancel_order | state_error | 该订单已经取消，请勿重复操作
pay | state_error | 支付失败：余额不足
login | auth_misuse | 登录已过期，请重新登录
query | auth_misuse | {"code": 403, "message": "没有权限访问该资源"}
query | auth_misuse | 无效的 token
query | rate_limit | 请求过于频繁，请稍后再试
query | rate_limit | 今日调用次数已用完
query | timeout | 请求超时
query | timeout | {"error": "连接超时，请检查"}
query | network | 网络异常，无法连接到服务器
query | network | 域名解析失败
query | api_error | 系统繁忙，请稍后再试
query | api_error | 服务器内部错误
query | api_error | {"code": 500, "msg": "系统异常"}
query | malformed_response | 解析返回数据失败
query | malformed_response | 返回数据格式错误，不是有效的 JSON
llm | context_overflow | 输入内容过长，超过模型最大长度限制
llm | context_overflow | 上下文长度超出限制
foo | tool_not_found | 工具 foo 不存在
foo | tool_not_found | 未知的函数：foo
sql | bad_query | 查询语句语法错误
sql | bad_query | 字段 colour 不存在
get_article | - | 本店规定：如遇系统维护或网络异常，请联系客服处理；超时未支付的订单会自动关闭。会员权限不足时可以升级，具体以页面为准。若出现参数错误，请检查填写的信息是否完整，再次提交即可。
get_order | - | {"订单号": "123", "状态": "已取消", "备注": "用户余额不足时联系"}
get_order | - | {"order_id": "9", "status": "已完成", "items": 2}
send | - | 发送成功
send | - | {"code": 0, "msg": "成功"}
send | - | {"errno": 0, "errmsg": "ok", "data": {"id": 1}}
get_list | - | 共 3 条记录，无错误
`;
