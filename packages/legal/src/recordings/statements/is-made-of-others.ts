import { tagWords } from '../../words/segmentation.ts';

/** Somebody is named behind these, whatever their name is made of. */
const NAMED = /(?:叫|姓|名字是|名是|大名|我是|他是|她是)$/;
/** 小曾, 老马: a surname behind such a word is one, whatever else it may be. */
const FAMILIAR = /^[小老阿].$/;
/** Adverbs, pronouns, measures, particles, prepositions and conjunctions: no given name is made of them. */
const OF_SPEECH = /^(?:d|r|q|y|u.*|p|c)$/;
const OF_DEEDS = /^[有急来去说讲要是给看问做走想拿还怕]$/;

/**
 * Whether what looks like a name in speech is made of other words, or cut out of one: 莫急, 都有, 大梁, 不成话. Speech is full of surnames that are none;
 * where a name counts as a person told, one too few is better than one that nobody bears.
 */
export function isMadeOfOthers(text: string, start: number, end: number): boolean {
  if (NAMED.test(text.slice(Math.max(0, start - 4), start)) || FAMILIAR.test(text.slice(start, end)))
    return false;
  let at = 0;
  for (const { word, tag } of tagWords(text)) {
    const [from, to] = [at, at + word.length];
    at = to;
    if (to <= start || from >= end) continue;
    const isCut = (from < start && to > start) || (from < end && to > end);
    if (isCut || (from === start && to === end && tag === 'n')) return true;
    if (from > start && (OF_SPEECH.test(tag) || OF_DEEDS.test(word))) return true;
  }
  return false;
}
