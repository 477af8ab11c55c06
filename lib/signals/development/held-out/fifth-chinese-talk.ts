/**
 * Chinese messages by an author who hadn't read a rule; judged by what the leaves mean.
 * Measured first, then used for mending; see README.md.
 */
export const fifthChineseTalk = String.raw`
correction | 不是这个航班，是晚上那班
correction | 你搞错了，我问的是押金，不是租金
correction | 我前面写过了，收货人是我妈妈
correction | 日期写反了，应该是8号入住12号离店
correction | 我没说要升级套餐呀，只是想查一下剩余流量
correction | 诶不对不对 我住的是三栋 你填成十三栋了
- | 不，没有别的问题了
- | 帮我改一下这段话里的错别字
- | 孩子做错了事应该怎么教育？
- | 不要辣，多放点香菜
rephrase | 我换个说法，能不能分两次付款？
rephrase | 换句话说，保修期内修理要不要钱？
rephrase | 我重新描述一下：文件能打开，但是图片全都不见了
rephrase | 可能我刚才没说清楚，我想问的是宠物能不能一起上车
rephrase | 这么说吧，如果明天不发货，后天还能到吗
rephrase | 表达得有点乱哈 我的意思就是想把两个账号合成一个
- | 帮我把这句话换个说法，要委婉一点
- | 这个成语换成英文怎么说？
- | 我换个浏览器再试试
- | 老师让我们用自己的话复述课文，有什么技巧？
clarification | 什么意思？
clarification | 没看懂，能再说一遍吗
clarification | 你说的“对账周期”指的是什么？
clarification | 我有点糊涂了，到底是先付款还是先签合同
clarification | 第二步我就跟不上了，能讲细一点吗
clarification | 啊？哪个按钮啊 没明白你让我点哪里
- | 早餐都有什么？
- | 请解释一下牛顿第二定律
?confirmation | 明白了，那我先去准备材料
- | “守株待兔”是什么意思？
escalation | 转人工
escalation | 我要找你们经理
escalation | 能让真人客服跟我说吗？
escalation | 这件事请让你们主管来处理
escalation | 我不想跟机器人聊了，有没有人在
escalation | 麻烦安排个工作人员给我回个电话吧，这个问题电话里说得清楚些
- | 人工智能专业需要学哪些课程？
- | 我们经理让我来问发票怎么开
- | 昨天客服已经帮我登记过了，单号是7720
- | 预订可以再加一个人吗？
quit | 算了，不弄了
quit | 不用了，我自己去营业厅办
quit | 我放弃了
quit | 我还是去别家买吧
quit | 到此为止吧，不想再折腾了
quit ?negative_stance | 行了行了 搞了一上午都没弄好 我不办了
- | 怎么放弃一个已经创建的分支？
- | 这个总价算了运费没有？
- | 别忘了备注一下不要香菜
- | 请帮我取消周三的预约
negative_stance | 太差劲了
negative_stance | 你们这是什么破系统
negative_stance | 等了两个小时还没人理我，真让人生气
negative_stance | 每次都是这样，说好的今天到，结果又推迟
negative_stance | 我对这次的服务非常失望
negative_stance | 无语了 都第几次了还是登不上
- | 帮我写一封投诉邻居噪音的信
- | 不着急，你慢慢查
- | 小说里的反派很讨厌主角，怎么写他们的对话？
- | 心情烦躁的时候听什么音乐好？
gratitude | 谢谢你
gratitude | 太感谢了，帮了我大忙
gratitude | 辛苦啦，讲得很清楚
gratitude | 多亏有你，不然我还得跑一趟
gratitude | 你真厉害，问了好多人都不知道
gratitude | 3q 爱你哟
- | 感谢信一般怎么开头？
- | 如果方便的话，请帮我查一下另一个仓库
- | 我同事帮了我很多，想送他个礼物，有推荐吗
- | 感恩节那天你们上班吗？
confirmation | 可以，就这样办
confirmation | 没问题，就订这个
confirmation | 挺好的，按你说的来
confirmation | 对，这正是我想要的款式
confirmation | 你推荐的第二个方案不错，用它吧
confirmation | 好滴好滴 就上午十点那个
- | 这样可以退税吗？
- | 周四师傅也可以来吗？
- | 要是有绿色的就好了
- | 这件外套配什么裤子好看？
success | 搞定了
success | 问题解决了，现在能正常登录
success | 钱已经到账了
success | 重启以后不报错了
success | 按你说的做，打印机终于动了
success | 哈哈成了 装上了
- | 怎么样才算注册成功？
?negative_stance | 还没解决
- | 如果修好了会短信通知我吗？
- | 安装成功的人多吗？
`;
