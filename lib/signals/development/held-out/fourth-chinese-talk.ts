/**
 * Chinese messages of the plainest kind, written after the third set was mended. Held out when engine 1.2.0 was measured; see
 * README.md.
 */
export const fourthChineseTalk = String.raw`
correction | 不对，我要的是大号
correction | 你理解错了
correction | 我已经告诉过你了
correction | 不是这个意思
correction | 我说的是明天不是今天
correction | 地址写错了
rephrase | 我换个说法
rephrase | 换句话说能不能免运费
rephrase | 我的意思是想换货
clarification | 什么意思
clarification | 我没听懂
clarification | 能再说一遍吗
clarification | 请解释一下
escalation | 我要人工
escalation | 请转接人工客服
escalation | 叫你们经理来
escalation | 我想跟真人说
quit | 算了
quit | 我不买了
quit | 我放弃
quit | 我去别家
negative_stance | 太慢了
negative_stance | 什么破服务
negative_stance | 我很失望
negative_stance | 还是不行
negative_stance | 浪费我的时间
gratitude | 谢谢
gratitude | 非常感谢
gratitude | 谢谢你的帮助
confirmation | 很好
confirmation | 可以，挺好的
confirmation | 完美
success | 解决了
success | 可以用了
success | 现在好了
- | 我要订两张票
- | 请问几点关门
- | 我的订单到哪了
- | 不用谢
- | 我想换个颜色
- | 明天能到吗
- | 没有了
- | 电话是13900001111
`;
