import { segmentWords } from './segmentation.ts';

/** Whether an article can carry a sentence, and what they share. */
export interface Support {
  supported: boolean;
  /** Figures and terms of substance that stand in both. */
  shared: string[];
}

/** Words of every statute: sharing them says nothing. */
const EVERYWHERE = new Set(
  '应当 可以 不得 规定 有关 依法 法律 法规 下列 情形 情况 其他 或者 以及 进行 按照 根据 依照 负责 部门 单位 个人 当事 事人 当事人 人民 法院 人民法院 国家 作出 给予 要求 提出 没有 需要 属于 必须 能够 因为 所以 如果 但是 并且 同时 本法 条例 第一 一款 的话 之一 有权 承担 责任 行为 造成'.split(
    ' ',
  ),
);

/**
 * Whether a sentence that cites an article is about what the article says: they share a figure or a term of substance.
 */
export function supportsSentence(sentence: string, articleText: string): Support {
  const article = new Set(segmentWords(articleText));
  const shared = [...new Set(segmentWords(sentence))].filter(
    (word) => word.length >= 2 && !EVERYWHERE.has(word) && article.has(word),
  );
  return { supported: shared.length > 0, shared };
}
