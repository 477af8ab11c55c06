import type { GuardWords } from "../lexicon";

export const words: GuardWords = {
  negators: "不 没 别 未 勿 甭 莫",
  conditions: "如 若 假 希 否",
  clauseStarts: "帮 请 就 那 所 因 而",
  contrasts: "但 却",
  relatives: "怎 谁 哪 何 咋",
  askers: "怎 谁 哪 何 咋 能 会",
  questionTails: "吗 么 嘛",
  fillers:
    "好 的 嗯 哦 啊 呀 吧 呢 了 哈 喂 那 就 也 还 又 都 您 你 我 是 对 行 请 哎 唉 诶 噢 喔 哇 嘿 谢 咯 啦 嘛 先 再 现 在 真 很 太",
  reporters: "译 说",
  selves: "我 你 您 们 是 话 再 来 比 听 实 难 明 按 别 不 没 好 么 会 能 要 想",
  friendly: "谢 棒 赞 喜 哈 耶 嘿",
  common:
    "的 了 是 我 你 他 在 有 和 不 就 人 都 一 上 也 很 到 说 要 去 会 着 没 看 好 这 那 么 什 个 吗 呢 吧 给 能 可 以 为 请 问 帮",
  plain: "",
};
