import type { FileEvidence } from '@mingfa/contract/evidence';
import { formatSpokenTime } from '@mingfa/contract/labels/time-labels';
import type { Language } from '@mingfa/contract/values';
import { isQuestion } from '@mingfa/legal/recordings/is-question';
import { overlap, type Terms } from './passages.ts';

type Spoken = Pick<FileEvidence, 'text' | 'turns'>;

/**
 * Of a passage of a recording the turn that bears most on the question, with the question it answers; null for what nobody spoke, and
 * where no turn bears on it.
 */
export function quoteTurns(
  { text, turns = [] }: Spoken,
  terms: Terms,
  wanted: readonly RegExp[] = [],
): string | null {
  const said = turns.map(({ start, end }) => text.slice(start, end));
  const scores = said.map((words, at) => scoreOf(words, said[at + 1], terms, wanted));
  const most = Math.max(0, ...scores);
  if (most === 0) return null;
  const at = scores.indexOf(most);
  const before = said[at - 1];
  const from = before !== undefined && isQuestion(before) ? at - 1 : at;
  // A question that bears most on what is asked is told with its answer.
  const to = from === at && isQuestion(said[at] ?? '') ? at + 1 : at;
  return said.slice(from, to + 1).join(' ');
}

/** How much of a recording's passage bears on a question: that of its best turn. */
export const bestTurn = ({ text, turns = [] }: Spoken, terms: Terms, wanted: readonly RegExp[]): number =>
  Math.max(
    0,
    ...turns.map(({ start, end }, at) => {
      const next = turns[at + 1];
      return scoreOf(text.slice(start, end), next && text.slice(next.start, next.end), terms, wanted);
    }),
  );

/** A turn with the sum or day that is asked for tells more than its words. */
const WITH_WANTED = 0.25;

/** A question shares the words of what is asked and tells nothing of it: it counts for as much as its answer stands behind it. */
function scoreOf(words: string, next: string | undefined, terms: Terms, wanted: readonly RegExp[]): number {
  const score = overlap(terms, words);
  const says = (turn: string) => wanted.some((pattern) => pattern.test(turn));
  if (score === 0) return 0;
  if (!isQuestion(words)) return score + (says(words) ? WITH_WANTED : 0);
  if (next === undefined || isQuestion(next)) return 0;
  return score + (says(next) ? WITH_WANTED : 0);
}

/** A passage called after the second at which these words of it were said. */
export function atSecond<Source extends FileEvidence>(
  source: Source,
  words: string,
  language: Language,
): Source {
  const turn = source.turns?.find(({ start, end }) => {
    const said = source.text.slice(start, end).trim();
    return said !== '' && (words.includes(said) || said.includes(words));
  });
  return turn ? { ...source, label: formatSpokenTime(turn, language) } : source;
}
