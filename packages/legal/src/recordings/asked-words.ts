import { tagWords } from '../words/segmentation.ts';

/** Words with which one asks of a talk: that nobody said them tells nothing of it. */
const ASKING = new Set(
  '对方 双方 各自 各方 彼此 大家 有人 录音 谈话 通话 会议 对话 里面 内容 什么 哪里 哪些 哪个 哪天 哪位 几个 几次 一秒 几分 多少 一共 总共 具体 最后 后来 当时 时候 时间 日期 金额 数额 原因 结果 关于 有关 谈到 提到 说到 讲到 聊到 说过 提过 承认 否认 答应 承诺 同意 愿意 拒绝 要求 主张 解释 说明 回答 表示 负责 约定 知道 认为 觉得 起来 出来 怎么 如何 是否 有没有 没有 是不是 第一 每次 怎么回事 回事 怎么办 怎么样 为什么 可能 能够 可以 应该 情况 事情 问题 办法 方式 态度 理由 说法 争议 处理 打算 准备 现在 目前 以前 以后 之前 之后 条件 到底 究竟 真的 说死 认可 确认 过程 经过 认定 否定 清楚 明确'.split(
    ' ',
  ),
);
/** Who they are to each other is how the question calls them: few say it of themselves. */
const PARTY =
  /^(?:[男女买卖店甲乙丙双两我]方|.{0,3}(?:款|租|包|货|资)方|(?:借款|贷款|出借|担保|保证|承租|出租|买受|出卖|委托|受托|当事|申请|被申请|债权|债务|继承|负责|经手|介绍|中间)人|老板|租客|租户|房客|房东|卖家|买家|债主|欠债|司机|车主|店家|店主|商家|商户|顾客|客户|消费者|劳动者|员工|职工|雇主|雇员|单位|用人单位|公司|厂家|厂方|业主|物业|楼[上下]|总包|分包|中介|校长|医院|原告|被告|丈夫|妻子|夫妻)$/;
/** 知不知道, 承不承认: how one asks. */
const ASKED_WITH_NOT = /^(.).?不\1/;
/** 批货 of 那批货, 段时间 of 哪段时间. */
const COUNTED = /^[批笔段份件张][\p{Script=Han}]/u;
const NAMES_A_THING = /^(?:n|v|a|j|l|i)/;

/** The words of a question that name what it asks about a talk, in their order, each once. */
export const askedWords = (question: string): string[] => [
  ...new Set(
    tagWords(question).flatMap(({ word, tag }) =>
      /^\p{Script=Han}{2,}$/u.test(word) &&
      NAMES_A_THING.test(tag) &&
      !ASKING.has(word) &&
      !PARTY.test(word) &&
      !ASKED_WITH_NOT.test(word) &&
      !(COUNTED.test(word) && new RegExp(`[那这哪几]${word}`).test(question)) &&
      !/^[先再已都没不还要]/.test(word)
        ? [word]
        : [],
    ),
  ),
];
