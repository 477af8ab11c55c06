import { exceptions } from "../exceptions";
import type { RuleGroup } from "../lexicon";

const people =
  "(朋友|同学|同事|老婆|老公|邻居|家人|爸|妈|老板|领导|客户|客人|顾客|孩子|儿子|女儿|学生|老师|房东|室友|老人|别人|对方|他|她|他们|她们)";

/** What is said of others, of words and of what may come: nothing of it is about this conversation. */
export const elsewhere: RuleGroup[] = [
  exceptions("interaction.misalignment.correction", "correction", [
    "(卖家|商家|店家|快递|餐厅|酒店|仓库|供应商|厂家|银行|公司|医院)(又)?(给我)?(发|送|寄|弄|搞|写|拿|给|扣|开|配)错(了)? *3",
    `${people}(上次|之前|当时|也|就|总|又) *2 (订|买|填|写|弄|搞|选|说|打|拿)错 *3`,
    "(把|将)(这|那|下面|以下|这段|这句) *5 (换|改)(个|一个|种)?(说法|写法|成) *6",
  ]),
  exceptions("interaction.misalignment.rephrase", "rephrase", [
    "(换句话说|换言之|也就是说|总而言之)(和|跟|与|是什么|怎么|用英|的英|的意思|有什么)",
    "简单(地)?(说|讲|介绍|概括)(一下|一说|下)(唐|宋|明|清|历史|这|什么|为什么|怎么|中国|世界|你们|的) *6",
    "帮我(把|将) *6 换(个|一个|种)说法",
  ]),
  exceptions("interaction.misalignment.clarification", "clarification", [
    `${people} *2 (听|看|读)不(懂|明白) *4`,
    "(重新|再)(发|寄|送|推送)(一遍|一次|一下|一条|个|一个)?(验证码|短信|邮件|邮箱|链接|密码|发票|合同|快递|码)",
  ]),
  exceptions("interaction.disengagement.escalation", "escalation", [
    "(要是|如果|万一|假如|实在) *6 再(找|转|叫|联系)(人工|经理|主管|客服) *6",
    `${people}(要|要求|想|想要|说要|非要) *2 (见|找|转|叫)(经理|主管|人工|领导|老板) *6`,
  ]),
  exceptions("interaction.disengagement.negative_stance", "complaint", [
    "(天气|路况|空气|交通|身体|胃口|心情|记性|视力|雨|风|雪) *2 (太|很|真|好|特别)?(差|糟|烂|坏|恶劣|不好|糟糕)(了)?",
    "差评(会|影响|怎么|能|可以|在哪|多|对|率)",
    `${people}(很|非常|特别|有点|不太|都|会|挺|好像)?(生气|不高兴|发火|不满|失望|愤怒|抱怨|不开心|烦)(了)?`,
    "(猫|狗|孩子|蚊子|作业|老板|邻居|熊孩子) *1 (烦|气|吵|累)死(我|人)了",
    "(要是|如果|万一|假如)(还)?(是)?(不行|没用|不好用)(的话)? *9",
  ]),
  exceptions("interaction.satisfaction.gratitude", "gratitude", [
    "(谢谢|感谢|多谢)(惠顾|金|信|函|状|卡|光临|仪式|词|费|祭|语|宴)",
    "(连|一|没有|没)(句|个|声)?谢谢(都|也)?(没|不)?",
    "(谢谢|感谢|多谢|辛苦了)(你|您)?(用|的|在)? *3 (英|日|法|韩|德|俄|粤|西班牙|泰|意大利)(语|文|国话|话)? *3 (怎么|咋|如何|是什么|的)",
  ]),
  exceptions("interaction.satisfaction.confirmation", "confirmation", [
    `${people}(觉得|说|认为|也觉得|都说|都觉得)(还|挺|很|蛮|非常)?(不错|可以|行|好|满意|喜欢|合适) *2`,
  ]),
  exceptions("interaction.satisfaction.success", "success", [
    `${people} *4 (弄|搞|修|处理|解决)(好|定|成功|完)(了)?`,
    "(昨天|前天|上次|之前|上周)(人工|客服|人工客服|师傅|技术|同事)? *4 (处理|解决|修|弄)(好|完)(了)?",
  ]),
];
