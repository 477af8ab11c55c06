/** Chinese user messages and tool results in many voices; see the English files. */
export const chineseTalk = String.raw`
- | 你好，我想订一张周五去杭州的票
- | 请帮我查一下我的话费余额
- | 我的手机号是13800138000
- | 两位大人一个小孩
- | 靠窗的座位就行
- | 可以开发票吗
- | 什么时候能到？
- | 那就第二个吧
- | 不要香菜
- | 不是，是一个人住
- | 没有，就这些
- | 不了，改天再说
- | 我想取消订单
- | 我要退货，鞋子大了
- | 屏幕碎了，能保修吗
- | 手机打不开了，怎么办
- | 电脑很慢，帮我看看
- | 网络连不上，帮忙检查一下
- | 登录不了，提示密码错误
- | 这家店好吃吗？
- | 有没有好一点的酒店
- | 帮我推荐一本好书
- | 天气真好，帮我找个公园
- | 如果满意我会再来
- | 要是能解决就好了
- | 请问怎么联系房东
- | 帮我给客户经理发封邮件，说会议改到三点
- | 我是部门主管，想给员工订餐
- | 领导让我订会议室，十个人的
- | 老板，来一碗牛肉面
- | 人工授精的费用大概多少
- | 放弃保险的话能便宜多少
- | 要不要带伞？
- | 算一下总价
- | 打算下个月去
- | 别家有没有更便宜的
- | 我自己开车去，停车方便吗
- | 再见
- | 拜拜
- | 等一下，我找找订单号
- | 我等会儿再联系你
- | 一共等多久能拿到
- | 麻烦帮我改成周六
- | 辛苦帮我查一下
- | 太辣的不要
- | 有点贵，还有别的吗
- | 太大了，有小一号的吗
- | 烂苹果可以退吗
- | 讲个笑话
- | 这个词什么时候用
- | 你知道长城有多长吗
- | 能看懂身份证上的字吗
- | 我懂一点英语
- | 明白，那我明天再来
- | 清楚了，还有一个问题
- | 错过了航班，能改签吗
- | 我买错尺码了，可以换吗
- | 密码输错三次会锁定吗
- | 不对称的桌子有吗
- | 说明书在哪里下载
- | 我说的是普通话，你能识别吗？
- | 我告诉他明天见
- | 意思一下就行
- | 换个角度的照片有吗
- | 再来一份
- | 哈哈哈
- | 中午12点之前送到
- | 收到，我去取
- | 还有吗
- | 都可以
- | 随便
- | 行
- | 嗯嗯，继续
- | OK
escalation | 请转人工客服
escalation | 人工
escalation | 我要人工服务
escalation | 帮我找一下你们的负责人
escalation | 可不可以让真人来处理
escalation | 我要跟你们经理谈
escalation | 你们主管在吗，让他接电话
escalation negative_stance | 别用机器人糊弄，接人工
escalation | 给我换个人
escalation | 有没有人工客服啊
escalation | 麻烦升级处理一下我的问题
escalation | 我想找真人聊聊
escalation | 能否转接到专员
escalation negative_stance | 气死了，叫你们领导来
quit | 算了算了
quit | 算了，不订了
quit | 不想弄了，就这样吧
quit | 我不问了
quit | 我还是放弃吧
quit | 那我去别的平台买
quit | 我自己查吧
quit | 当我没说
quit | 懒得跟你说了
quit | 以后再也不用你们家了
negative_stance | 太让人失望了
negative_stance | 我真的很生气
negative_stance | 你们的服务真差
negative_stance | 都一个星期了还没到账
negative_stance | 催了好几次都没人管
negative_stance | 又失败了
negative_stance | 试过了，没用
negative_stance | 完全没有帮助
negative_stance | 无语
negative_stance | 什么垃圾玩意儿
negative_stance | 你是傻子吗
negative_stance | 能不能快点啊！！
negative_stance | 忍无可忍
negative_stance | 这也太慢了吧
negative_stance | 你们这是欺骗消费者
negative_stance | 我已经等了两个小时了
negative_stance | 怎么老是出错
negative_stance | 太坑了
negative_stance | 差评
negative_stance | 凭什么扣我钱？？？
negative_stance | 问了八百遍了还是这个答案
negative_stance | 说话不算数
negative_stance | 一直没有人回复我
negative_stance | 烦死了
negative_stance | 退款退款退款！！！
negative_stance | 你们太不负责任了
gratitude | 谢谢啊
gratitude | 谢谢，麻烦你了
gratitude | 太感谢了
gratitude | 感谢您的耐心解答
gratitude | 嗯，谢谢
gratitude | 没有别的了，谢谢你的帮助
gratitude | 真是帮大忙了
gratitude | 你真贴心
gratitude | 对我很有帮助
gratitude | 服务态度真好
gratitude | 给你点赞
gratitude | 谢了
gratitude confirmation | 好极了，多谢
confirmation | 挺好的
confirmation | 这个不错，就选它
confirmation | 非常好
confirmation | 可以，没问题
confirmation | 就按你说的办
confirmation | 我觉得可以
confirmation | 看起来很棒
confirmation | 这个价格很合适
confirmation | 我喜欢这个方案
confirmation | 正是我想要的
confirmation | 行，这样就好
success | 好了，已经解决了
success | 现在正常了
success | 成功登录了
success | 可以打开了
success | 问题已经解决了
success | 搞定了
success | 试了你说的方法，有用
success | 收到退款了，已经到账了
success | 终于成功了
success gratitude | 修好了，谢谢
clarification | 没听懂
clarification | 你在说什么？
clarification | 这是什么意思
clarification | 我不太明白你的意思
clarification | 能不能说得简单一点
clarification | 啊？
clarification | 麻烦再解释一下
clarification | 越听越糊涂
clarification | 看不明白这个表
clarification | 您说的“套餐外”指的是什么
clarification | 我没看懂，请再说清楚些
clarification | 什么叫预授权？
correction | 不是那个，是上面那个
correction | 你搞错了，我要的是大杯
correction | 我刚才说过了，是明天
correction | 不对，我问的是价格
correction | 名字写错了，是王伟不是王维
correction | 我没有点这个
correction | 这不是我要的
correction | 我已经把订单号发给你了
correction | 你听错了
correction | 你没回答我的问题
correction | 我要的是红色，不是蓝色
correction | 前面不是已经告诉你了吗
rephrase | 我换一种方式问吧，能不能改到下午
rephrase | 也就是说，我想要的是分期
rephrase | 我想问的其实是运费
rephrase | 简单来说，我要换货
rephrase | 让我重新描述一下
`;

export const chineseResults = String.raw`
get_user | bad_query | 用户不存在
get_order | bad_query | {"success": false, "msg": "未找到该订单"}
get_flight | bad_query | 查无此航班
get_goods | bad_query | 错误：商品编号 A123 找不到
get_weather | bad_query | {"error": "城市不存在"}
query_sql | bad_query | SQL语法错误
query_sql | bad_query | 数据表 orders2 不存在
create_order | invalid_args | 参数校验失败：quantity 必须大于 0
create_order | invalid_args | 缺少参数：user_id
create_order | invalid_args | {"code": 400, "message": "请求参数错误"}
create_order | invalid_args | 请输入正确的手机号
create_order | invalid_args | 日期不合法
create_order | invalid_args | {"error": "邮箱格式错误"}
create_order | invalid_args | 金额不能为空
create_order | invalid_args | 错误：开始时间不能晚于结束时间
transfer | state_error | 转账失败：账户余额不足
cancel | state_error | 订单已完成，不能取消
cancel | state_error | {"code": 409, "msg": "该时段已被预订"}
cancel | state_error | 当前状态不允许退款
book | state_error | 座位已售罄
book | state_error | 用户名已被注册
book | state_error | 请先开通支付功能
book | state_error | {"success": false, "message": "已超过退货期限"}
login | auth_misuse | 密码错误
login | auth_misuse | 未登录，请先登录
login | auth_misuse | 令牌已过期
login | auth_misuse | 权限不足，无法执行该操作
login | auth_misuse | {"code": 401, "msg": "未授权"}
login | auth_misuse | 验证码错误
call | rate_limit | 访问频率超限
call | rate_limit | {"code": 429, "msg": "操作太频繁"}
call | rate_limit | 配额已用尽
call | timeout | 连接超时
call | timeout | 错误：查询执行超时
call | timeout | {"success": false, "message": "网络请求超时，请重试"}
call | network | 网络连接失败
call | network | 无法连接数据库
call | network | 连接被拒绝
call | api_error | 系统异常
call | api_error | 服务暂时不可用
call | api_error | {"code": 502, "msg": "网关错误"}
call | api_error | 服务器开小差了，请稍后重试
call | malformed_response | JSON解析失败
call | malformed_response | 无法解析服务器返回的数据
call | context_overflow | 文本过长，请缩短后再试
call | context_overflow | 错误：token 数超出限制
call | tool_not_found | 不支持的操作类型：fly
call | tool_not_found | 错误：函数 fly 未定义
get | - | {"code": 0, "msg": "success", "data": []}
get | - | 查询成功，共 12 条
get | - | {"标题": "如何处理连接超时", "作者": "王伟"}
get | - | 订单已支付，预计明天送达
get | - | {"name": "张三", "状态": "正常", "余额": 0}
get | - | 修改成功
get | - | {"评论": "服务太差，系统总是异常", "评分": 1}
get | - | 退款规则：发货后不能取消订单，超过七天不予退款；余额不足时无法支付，请先充值。详情见帮助中心第三章第二节的说明，或者联系商家了解具体的处理流程以及所需要的时间。
get | - | {"available": true, "库存": 3}
get | - | 无异常
get | - | 已为您预订成功，入住前一天 18 点前可免费取消
`;
