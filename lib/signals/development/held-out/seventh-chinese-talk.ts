/**
 * Chinese messages by an author who hadn't read a rule; judged by what the leaves mean.
 * Only for measuring; see README.md.
 */
export const seventhChineseTalk = String.raw`
correction | 不是五号，是十五号的票
correction | 你搞错了，我要退的是那件外套，鞋子留着
correction | 我刚才说过了，收货地址是公司，不是家里
correction | 我没有要升级套餐，我只是想查一下流量
correction | 这是去年的账单，我问的是上个月的
correction | 地址写成朝阳区了，应该是朝阳路
correction | 您理解反了，是我要给他转账
correction | 我用的是 Linux，你给的是 Windows 的命令啊
correction | 方案我看了，前面两天没什么问题，第三天你排的是故宫，可是周一故宫闭馆，而且我一开始就说了老人走不动，麻烦重新安排一下
correction | 名字不对，是"李静"，安静的静
?correction | 改成两个人吧
rephrase | 我换个说法：这个券能不能跟会员价一起用
rephrase | 可能我没说清楚，我的意思是先发货后付款行不行
rephrase | 这么说吧，我就想知道哪天能到
rephrase | 重新描述一下问题：实例重启之后数据盘挂载不上
rephrase | 也就是说我想按部门分组，然后每组只留最新的一条，刚才讲得有点乱
rephrase | 简单来讲，就是要一个不用登录也能看的链接
rephrase | 我再问一遍哈，换一种问法，孩子没有身份证能不能坐高铁
rephrase | 其实我想表达的是，课程可以延期，但不想换老师
rephrase | 刚刚问得不太准确，应该这么问：保险从哪天开始生效
rephrase | 打个比方吧，我充了100，用了30，剩下的70能退现金吗，我想问的是这个
clarification | 没看懂，"限时折返"是什么意思
clarification | 啥？
clarification | 能再说一遍吗，刚才没听清
clarification | 你说的控制台入口在哪儿啊，我没找到
clarification | 这个"预授权"到底是扣钱还是不扣钱，我有点糊涂
clarification | 不太明白第二步，能讲细一点吗
clarification | 所以我是要先交表还是先拍照？你前后两句说的不一样
clarification | 您的意思是押金不退了？
clarification | 我看了半天还是没搞懂为什么三晚要 980，一晚不是 300 吗，麻烦解释一下
clarification | 什么叫 idempotent，你上面提到的那个
escalation | 转人工
escalation | 我要跟你们经理说话
escalation | 有没有真人客服，机器人解决不了我的问题
escalation | 麻烦帮我接一下售后专员
escalation | 能不能让你们技术部的同事给我回个电话
escalation | 你没有权限的话，请找个有权限的人来处理
escalation ?negative_stance | 别再自动回复了，叫个活人出来
escalation | 这个问题帮我升级一下，提交给二线工程师吧
escalation | 人工客服在哪里
escalation | 您好，这个情况比较特殊，我说了几遍系统也识别不了，所以想请值班主管直接联系我，电话是尾号 3316 那个，谢谢
quit | 算了，不弄了
quit ?negative_stance | 不用了，我去别家买
quit | 我放弃了，太麻烦
quit | 行吧，那我自己想办法
quit | 就到这儿吧，我不想再折腾了
quit | 得，当我没问
quit negative_stance | 跟你说不明白，浪费时间，再见
quit | 不退了不退了，就当买个教训
quit | 聊了快四十分钟也没个结果，我赶着去接孩子，这单我不下了
quit | 算了吧我直接百度
negative_stance | 你们这服务也太差了
negative_stance | 什么破软件，又闪退
negative_stance | 说了三遍了还是不行，烦死了
negative_stance ?correction | 答非所问
negative_stance | 一点用都没有
negative_stance | 我真的很失望，做了你们八年的老客户
negative_stance | 每次都是这句话，能不能走点心
negative_stance | 骗子公司
negative_stance | 快递放门口淋了一夜的雨，打电话没人接，客服又叫我等三天，这种态度谁受得了，订单号 88210
negative_stance | 你是猪吗，代码根本跑不起来
gratitude | 谢谢啦
gratitude | 非常感谢您的耐心解答
gratitude | 多谢多谢，帮大忙了
gratitude | 辛苦了，这么晚还在
gratitude | thx，很有用
gratitude | 太感谢了，省了我好多时间
gratitude | 麻烦你了，谢谢哈，另外再帮我查一下明天的天气
gratitude | 幸亏有你，不然我今天肯定赶不上火车
gratitude | 讲得真清楚，一下就懂了，感谢老师
gratitude | 3Q
confirmation | 可以的，就这么办
confirmation | 没问题，下单吧
confirmation | 这个方案挺好
confirmation | 好嘞，就要第二个
confirmation | 很满意，保持这样就行
confirmation | 嗯嗯时间合适，就约周三下午
confirmation | 对，这正是我要的
confirmation | 行，听你的
confirmation | 我跟家里人商量了一下，都觉得靠窗那两间不错，价格也能接受，就按这个订
confirmation | 完美
?confirmation | 是的
?confirmation | 好的
success | 可以登录了
success | 好了，问题解决了
success | 按你说的重启之后就正常了
success | 搞定
success | 刚收到退款了
success | 测试全过了
success ?gratitude | 能打开了，谢谢！
success | 昨晚照着步骤弄了半天，前面几步没反应，清了缓存以后终于连上 wifi 了
success | 不报错了
success | 终于下单成功了
- | 你好，我想查一下我的快递到哪了
- | 我不要辣，少放盐
- | 不是会员也能领券吗
- | 老师说我这句话错了，请问怎么改
- | 我朋友说他上次就订错了日期，所以我先问问怎么改期
- | "不对"用英语怎么说
- | 不用一次性筷子
- | 帮我把"我不是这个意思"翻译成英文
- | 如果地址填错了还能改吗
- | 我已经下单了，什么时候发货
- | 帮我把这段话换个说法，更正式一些
- | 换句话说和总而言之有什么区别
- | 换一种付款方式可以吗
- | 重新发一遍验证码
- | 我的意思要不要在合同里写明，法律上有要求吗
- | 简单说一下唐朝的历史
- | 推荐一家人均一百以内的川菜馆
- | 意思意思是什么梗
- | 请解释一下什么是量子纠缠
- | 这家店几点关门
- | 你们支持哪些银行卡
- | 我懂了，继续
- | 学生听不懂分数，有什么好的教法
- | 什么时候可以入住
- | 不用转人工，你帮我查就行
- | 人工智能专业学什么课程
- | 人工湖旁边那家酒店多少钱
- | 我们经理要出差，帮他订一张周四去上海的票
- | 昨天人工客服已经帮我处理好了，我就想要个发票
- | 怎么应聘你们的客服岗位
- | 转账五百给妈妈
- | 写一个 transfer_to_agent 函数，参数是 ticket_id
- | 要是还不行的话我再找人工吧，先按你说的试试
- | 客服电话是24小时的吗
- | 取消订单 20240611
- | 我想退货，衣服小了一码
- | 怎么戒烟不容易放弃
- | 小票上的"谢谢惠顾"能去掉吗
- | 算了一下总价是 368，对吗
- | 放弃保险的话能便宜多少
- | 《再见二丁目》是谁唱的
- | 别放弃我这单，我马上付款
- | 不用了的旧手机可以回收吗
- | 邻居很生气，我该怎么跟他道歉
- | 这条评论是正面还是负面："垃圾酒店，再也不来了"
- | 垃圾分类怎么分
- | 屏幕碎了，维修要多少钱
- | 我不着急，你慢慢查
- | 差评会影响店铺评分吗
- | 今天天气太差了，航班会不会延误
- | 我家猫烦死我了哈哈，有没有耐抓的沙发
- | 失望的近义词有哪些
- | 打印机不工作，亮黄灯
- | 帮我给护士长写一封感谢信
- | 谢霆锋有哪些歌
- | 他连句谢谢都没说
- | 能帮我选靠窗的座位就太感谢了
- | 感谢金是什么，要交税吗
- | 谢谢用日语怎么说
?gratitude | 先谢谢了，等你消息
- | 可以带宠物吗
- | 这样行不行
- | 哪个方案好一点
- | 要是便宜二十块就好了
- | 没问题的话什么时候能收到
- | 老婆觉得不错，我还在犹豫，有别的颜色吗
- | 完美日记的口红有活动吗
- | 解决了吗
- | 什么时候能修好
- | 昨天还好好的，今天就打不开了
- | 我同学这样弄好了，我也想试试
- | 怎么知道付款成功没有
- | 成功的创业者有哪些共同点
?negative_stance | 还没好
- | 等网络恢复正常了通知我
- | 解方程 2x+6=18
- | 嗯
- | i-hm01 这台
- | 订单号是 W3792453，收件人王芳
- | 嗯呃那个，就是我这个号儿现在是什么套餐
- | 两大一小，住三晚
- | 微信支付
- | 孩子作业里写"你搞错了"的拼音怎么标
- | 卖家发错货了，我要换一件
- | 怎么跟外国人说"我听不懂"
- | 客人要求见经理的时候服务员该怎么回答
- | 公司有没有人工翻译的服务
- | 他说算了，但我还是想订两张票
- | 总结一下这条评价："上菜慢，态度差，再也不来"
- | 写一段代码，成功时返回 200
- | 等我老公确认时间合适再订
- | 把座位从 12A 换到 14C
- | 我原来买的大号，现在想换中号，可以吗
- | 演唱会取消了能退票吗
`;
