import type { FileEvidence } from '@mingfa/contract/evidence';
import { tagWords } from '@mingfa/legal/words/segmentation';
import type { Terms } from './passages.ts';

/** Words with which one asks of a talk: that nobody said them tells nothing of it. */
const ASKING = new Set(
  '对方 双方 各自 各方 彼此 大家 有人 录音 谈话 通话 会议 对话 里面 内容 什么 哪里 哪些 哪个 哪天 哪位 几个 几次 一秒 几分 多少 一共 总共 具体 最后 后来 当时 时候 时间 日期 金额 数额 原因 结果 关于 有关 谈到 提到 说到 讲到 聊到 说过 提过 承认 否认 答应 承诺 同意 愿意 拒绝 要求 主张 解释 说明 回答 表示 负责 约定 知道 认为 觉得 起来 出来 怎么 如何 是否 有没有 没有 是不是 第一 每次'.split(
    ' ',
  ),
);
const NAMES_A_THING = /^(?:n|v|a|j|l|i)/;

/**
 * Of what a question asks about the words that stand in none of the turns found, whether none of them does, and whether it asks about any. A word is there also as
 * statutes say it, or without its ending: 车 for 车子.
 */
export function unsaidWords(
  question: string,
  terms: Terms,
  found: readonly FileEvidence[],
): { words: string[]; isAll: boolean; isAsked: boolean } {
  const said = found.map(({ text }) => text).join('\n');
  const asked = new Set(
    tagWords(question).flatMap(({ word, tag }) =>
      /^\p{Script=Han}{2,}$/u.test(word) &&
      NAMES_A_THING.test(tag) &&
      !ASKING.has(word) &&
      !/^[先再已都没不还要]/.test(word)
        ? [word]
        : [],
    ),
  );
  const isSaid = (word: string) =>
    said.includes(word) ||
    (/[子儿们]$/.test(word) && said.includes(word.slice(0, -1))) ||
    (terms.get(word)?.legal.some((legal) => said.includes(legal)) ?? false);
  const words = [...asked].filter((word) => !isSaid(word));
  return { words, isAll: words.length > 0 && words.length === asked.size, isAsked: asked.size > 0 };
}
