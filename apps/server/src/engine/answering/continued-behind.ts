import type { StatuteCitation } from '@mingfa/legal/citation/citation';
import { type AnswerText, CLAIM_MIN_LENGTH } from './answer-text.ts';
import { normalizeWords } from './quoted-words.ts';

/** More behind a semicolon is not read. */
const CONTINUED_MAX_CHARACTERS = 300;
const STOP = /[。！？!?\n|]/;
const SEMICOLON = /[；;]/;

/**
 * What a text goes on to say behind a semicolon under the citation that leads: 按第…条，……；……。 It ends where the sentence does, or with the
 * next citation: what stands before one that follows its words is that one's. Null where the citation leads nothing, or nothing follows.
 */
export function continuedBehind(answer: AnswerText, citation: StatuteCitation): string | null {
  const { text } = answer;
  const sentence = answer.sentenceOf(citation);
  const part = answer.ownPartOf(citation);
  if (part.end !== sentence.end || !SEMICOLON.test(text.charAt(sentence.end))) return null;
  // A quotation goes on over its own semicolons.
  if (answer.quotes.some(({ start, end }) => start < sentence.end && sentence.end < end)) return null;
  const behind = text.slice(part.group.end, part.end);
  if (/^\s*[）)】]/.test(behind) || normalizeWords(behind).length < CLAIM_MIN_LENGTH) return null;
  const from = sentence.end + 1;
  const rest = text.slice(from, from + CONTINUED_MAX_CHARACTERS);
  const stop = rest.search(STOP);
  const until = stop < 0 ? rest.length : stop;
  const next = answer.citations.find(({ start }) => start >= from && start < from + until);
  if (!next) return rest.slice(0, until);
  const before = rest.slice(0, next.start - from);
  const own = Math.max(before.lastIndexOf('；'), before.lastIndexOf(';'));
  // Words before a citation that follows them are its own, however many semicolons they have.
  if (own < 0 || normalizeWords(before.slice(own)).length >= CLAIM_MIN_LENGTH) return null;
  return before.slice(0, own);
}
