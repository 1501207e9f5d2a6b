import { ASKS_AMOUNT, ASKS_DEADLINE } from '../questions/question-words.ts';
import { evenedLength, termRarity, termWeight } from '../words/bm25.ts';
import { characterBigrams, segmentWords } from '../words/segmentation.ts';
import { isQuestion } from './is-question.ts';
import { findSpokenAmounts } from './statements/find-spoken-amounts.ts';
import { findSpokenDates } from './statements/find-spoken-dates.ts';
import { placeOf, type Segment, type SpokenPlace } from './transcript.ts';

/** A passage of a recording that may answer a question: a turn, with the question before it that it answers. */
export interface Passage extends SpokenPlace {
  score: number;
  /** Words of the question that stand in it. */
  words: string[];
}

/** What was found for a question. */
export interface FoundPassages {
  /** Best first. */
  passages: Passage[];
  /** How much of what the question asks is spoken of in the passages, from 0 to 1. */
  coverage: number;
  /** Words of the question that nobody said. */
  missing: string[];
}

const ASKING =
  /请问|是不是|有没有|什么时候|为什么|怎么样|怎么|什么|多少钱|多少|哪里|哪儿|哪个|几时|几个|吗|呢|吧|啊|说了|提到|录音|里面|关于|\bwhat\b|\bwhen\b|\bwho\b|\bhow\b|\bdid\b|\bthe\b/gi;
const EMPTY = new Set(
  '的 了 是 在 有 我 你 他 她 它 我们 你们 他们 和 与 就 都 也 说 这 那 把 被 给 过 着 谁 哪 几 一 个 到 不'.split(
    ' ',
  ),
);
const BIGRAM_WEIGHT = 0.35;
/** What the answer to a matching question is worth of that match. */
const ANSWER_SHARE = 0.8;
/** An answer that names what was asked for: a sum, a day. */
const WANTED = 1.35;

/** Finds the turns that speak of what is asked, by words and by pairs of characters, so that 还款 finds 还了那笔款; without a model. */
export function findPassages(question: string, segments: readonly Segment[], most = 6): FoundPassages {
  const bare = question.replace(ASKING, ' ');
  const words = [...new Set(segmentWords(bare).map((word) => word.replace(/(?<=.)[了过着]$/, '')))].filter(
    (word) => !EMPTY.has(word),
  );
  const pairs = [...new Set(characterBigrams(bare))].filter((pair) => !words.includes(pair));
  if (words.length + pairs.length === 0 || segments.length === 0)
    return { passages: [], coverage: 0, missing: [] };
  const held = termsOf(segments);
  const middling = segments.reduce((sum, { text }) => sum + text.length, 0) / segments.length || 1;
  const rarity = (term: string) =>
    termRarity(held.filter((counts) => counts.has(term)).length, segments.length);
  const weights = new Map([
    ...pairs.map((pair): [string, number] => [pair, rarity(pair) * BIGRAM_WEIGHT]),
    ...words.map((word): [string, number] => [word, rarity(word)]),
  ]);
  const own = segments.map(({ text }, index) => {
    let score = 0;
    for (const [term, weight] of weights) {
      const count = held[index]?.get(term) ?? 0;
      if (count > 0) score += weight * termWeight(count, evenedLength(text.length, middling));
    }
    return score;
  });
  const candidates = segments.flatMap((segment, index): Passage[] => {
    const before = segments[index - 1];
    const isAnswer = before !== undefined && before.speaker !== segment.speaker && isQuestion(before.text);
    const fromQuestion = isAnswer ? (own[index - 1] ?? 0) * ANSWER_SHARE : 0;
    const score = ((own[index] ?? 0) + fromQuestion) * (namesWanted(question, segment) ? WANTED : 1);
    if (score <= 0) return [];
    const parts = isAnswer && fromQuestion > 0 ? [before, segment] : [segment];
    const text = parts.map((part) => part.text).join('\n');
    const holds = countsOf(segmentWords(text));
    return [
      { ...placeOf(...parts), score, words: words.filter((word) => holds.has(word) || text.includes(word)) },
    ];
  });
  const passages: Passage[] = [];
  for (const one of candidates.toSorted((a, b) => b.score - a.score || a.startMs - b.startMs)) {
    if (passages.length === most) break;
    if (!passages.some((other) => other.segmentIds.some((id) => one.segmentIds.includes(id))))
      passages.push(one);
  }
  return { passages, ...coverageOf(words, passages, rarity) };
}

/** The terms of a transcript that was asked before: cutting ten thousand turns into words takes a second. */
const known = new WeakMap<readonly Segment[], readonly ReadonlyMap<string, number>[]>();

function termsOf(segments: readonly Segment[]): readonly ReadonlyMap<string, number>[] {
  const terms =
    known.get(segments) ??
    segments.map(({ text }) => countsOf([...segmentWords(text), ...characterBigrams(text)]));
  known.set(segments, terms);
  return terms;
}

function coverageOf(
  words: readonly string[],
  passages: readonly Passage[],
  rarity: (word: string) => number,
) {
  // 还款时间 is cut into 还款, 时间 and all of it: the long one counts as told where its parts are.
  const told = new Set(passages.flatMap((passage) => passage.words));
  const single = words.filter((word) => !words.some((part) => part !== word && word.includes(part)));
  const all = single.reduce((sum, word) => sum + rarity(word), 0);
  const covered = single.filter((word) => told.has(word)).reduce((sum, word) => sum + rarity(word), 0);
  return { coverage: all === 0 ? 0 : covered / all, missing: single.filter((word) => !told.has(word)) };
}

function namesWanted(question: string, { text }: Segment): boolean {
  const asksDay = ASKS_DEADLINE.test(question) || /什么时候|啥时候|哪天|几号|when/i.test(question);
  if (asksDay && findSpokenDates(text).length > 0) return true;
  return (ASKS_AMOUNT.test(question) || /多少钱|多少/.test(question)) && findSpokenAmounts(text).length > 0;
}

function countsOf(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
