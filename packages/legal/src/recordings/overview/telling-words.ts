import { termRarity } from '../../words/bm25.ts';
import { ENGLISH_STOP_WORDS } from '../../words/english-stop-words.ts';
import { segmentWords } from '../../words/segmentation.ts';
import type { Segment } from '../transcript.ts';

/** Words of every talk, which tell nothing of what it is about. */
const EMPTY = new Set(
  '我 你 您 他 她 它 我们 你们 他们 咱 咱们 人家 自己 的 了 着 过 吗 呢 吧 啊 呀 嘛 哦 嗯 呃 哎 喂 是 不 没 没有 有 在 就 都 也 还 又 再 很 太 这 那 这个 那个 这样 那样 这里 那里 什么 怎么 怎么样 为什么 谁 哪 几 多少 一 一个 一下 个 说 讲 跟 和 把 被 给 让 到 去 来 要 会 能 可以 可能 应该 知道 觉得 现在 时候 然后 所以 因为 但是 如果 就是 不是 还是 或者 里 上 下 对 好 行 那么 反正 其实 已经 一直 起来 出来 事 事情 东西 意思 问题 当时 后来 今天 明天 昨天 is'.split(
    ' ',
  ),
);

interface TellingWords {
  words: string[][];
  rarityOf: (word: string) => number;
}

/** Chapters and summary of a talk ask for the same: cutting it into words takes longer than all that is made of them. */
const HELD = new WeakMap<readonly Segment[], TellingWords>();

/** The words of each segment that tell something, and how rare each is among all segments. */
export function tellingWords(segments: readonly Segment[]): TellingWords {
  const held = HELD.get(segments) ?? findTellingWords(segments);
  HELD.set(segments, held);
  return held;
}

function findTellingWords(segments: readonly Segment[]): TellingWords {
  const words = segments.map(({ text }) =>
    segmentWords(text).filter(
      (word) =>
        !EMPTY.has(word) &&
        !ENGLISH_STOP_WORDS.has(word.toLowerCase()) &&
        (word.length > 1 || /\p{Script=Han}/u.test(word)),
    ),
  );
  const holding = new Map<string, number>();
  for (const own of words) for (const word of new Set(own)) holding.set(word, (holding.get(word) ?? 0) + 1);
  return { words, rarityOf: (word) => termRarity(holding.get(word) ?? 0, segments.length) };
}
