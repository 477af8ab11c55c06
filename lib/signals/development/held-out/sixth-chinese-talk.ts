/** Chinese messages by the author of the fifth set, kept apart: not for mending rules; see README.md. */
export const sixthChineseTalk = String.raw`
correction | 我姓章，不是张
correction | 错了，是从杭州到厦门
correction | 我刚才说的是小份
correction | 你给我看的都是猫粮，我养的是狗
correction | 我们一共四个人，你这里只写了三个
correction | 额 我问的是重量啊 不是价格
- | 筷子的正确拿法是什么？
- | 没有了，我就随便看看
- | 答错一题要扣几分？
- | 不要米饭，换成土豆可以吗
rephrase | 我重新问一遍：含税总共多少钱？
rephrase | 说得简单点，我到底还欠不欠费
rephrase | 换一种问法吧，哪趟车能在中午之前到
rephrase | 刚刚那句没表达好，我想知道的是课程在放假前能不能结束
rephrase | 举个例子再问一次：我30号存进去，这个月有利息吗
rephrase | 也就是说我想问健身房周日开不开
- | 把下面的摘要改写成一百字以内
- | 我先试一下小一码的
- | 重新开一局吧，我执黑
- | 合同第四条律师说要换个表述，这是原文
clarification | 我不明白
clarification | 你能再解释一下吗？
clarification | 你说的“年化”是啥意思呀
clarification | 哪张表？你刚才提到了三张
clarification | 太专业了听不懂，能说得通俗点不
clarification | 前面都懂，就是最后那句“视审核情况而定”，我不知道到底算通过还是没通过
- | 高级会员一年多少钱？
- | 讲讲越位规则
- | 最近的药店在哪里？
- | “晚上好”用希腊语怎么说
escalation | 帮我接人工客服
escalation | 让你们领导来跟我谈
escalation | 有真人吗，我要和真人说话
escalation ?negative_stance | 这事你做不了主，谁能做主？让他联系我
escalation | 能不能派个专员跟进一下我的情况
escalation | 人工人工人工
- | 招聘人工客服的广告怎么写？
- | 我要先跟我老婆商量一下
- | 主管已经批准了，直接下单吧
- | 人工湖是哪一年修的？
quit | 算了吧
quit | 我不想再试了，就这样吧
quit ?negative_stance | 退款我也不要了，随便吧
quit ?negative_stance | 看来你帮不了我，我问我侄子去
quit | 那我换别的平台了，再见
quit | 不搞了不搞了 爱咋咋地
- | 包裹放门卫那里就行
- | 冬天去根特值得吗？
- | 删掉最后一列，再按日期排序
- | “再见”用威尔士语怎么说？
negative_stance | 简直不能忍
negative_stance | 什么垃圾软件
negative_stance | 又是同样的错误，你说的方法一个都不管用
negative_stance | 每个月交这么多钱，网还天天断，真够可以的
negative_stance | 我非常不满意你们的处理方式
negative_stance ?correction | 烦死了 到底还要我说几遍
- | 垃圾分类哪天收？
- | 没关系，这种事难免的
- | 怎么安抚生气的顾客？
- | 他哪部电影口碑最差？
gratitude | 多谢
gratitude | 非常感谢您的耐心解答
gratitude | 你真是救了我一命
gratitude ?confirmation | 这个信息太有用了，爱了爱了
gratitude | 麻烦你啦，特意帮我查这么久
gratitude | 谢啦 你人真好
- | “感谢您的订购”用荷兰语怎么写？
- | 可以帮我看看作文吗？
- | 请问这款软件对老年人有帮助吗？
- | 老师要我们写一段感谢父母的话，怎么开头？
confirmation | 行，就这么定
confirmation | 好主意，就按这个来
confirmation | 完全正确，下单吧
confirmation | 我同意你的建议
confirmation | 靠窗那桌挺好，就要你说的那个
confirmation | 嗯嗯 这个我喜欢
- | 周六送到岛上可以吗？
- | 价格再低点我就同意
- | 这种蓝漆能刷在金属上吗？
- | 你确定这是最便宜的吗？
success | 已经好了
success | 修好了，屏幕又亮了
success | 表格提交成功了
success | 密码重置好了，可以进去了
success | 换了垫圈以后水龙头不漏了
success | 弄好啦 一点都不晃了
- | 修好之后告诉我一声
- | 为什么这次活动只在北方成功了？
- | 怎么知道上传成功没有？
?negative_stance | 昨天还好好的，今天又不行了
`;
