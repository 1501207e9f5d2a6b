import { createHash } from 'node:crypto';
import type { InsufficientReason } from '@mingfa/contract/clone-analytics';
import { tagWords } from '@mingfa/legal/words/segmentation';

/** Kinds of words that say what a question is about: nouns, verbs, adjectives, idioms, foreign words; no people's names. */
const TELLING = /^(?!nr)(?:n|v|a|i|l|j|eng)/;
/** Verbs that every question has. */
const EMPTY_WORDS = new Set([
  '可以',
  '应该',
  '需要',
  '能够',
  '请问',
  '是否',
  '知道',
  '没有',
  '觉得',
  '想要',
  '希望',
]);

/**
 * The group of an answer that said 资料不足. What it is about is a topic, a law or a situation by name, which alike questions
 * share, or else the question's first words: of these only the telling words count, in any order, so that 押金不退怎么办 and
 * 请问押金可以不退吗 meet.
 */
export function groupOf(reason: InsufficientReason, about: string): string {
  const words = tagWords(about.normalize('NFKC').toLowerCase())
    .filter(({ word, tag }) => TELLING.test(tag) && [...word].length > 1 && !EMPTY_WORDS.has(word))
    .map(({ word }) => word);
  const key = words.length > 0 ? [...new Set(words)].toSorted().join(' ') : about.trim();
  return createHash('sha256').update(`${reason}\n${key}`).digest('hex').slice(0, 32);
}
