import type { FileEvidence } from '@mingfa/contract/evidence';
import { formatTime } from '@mingfa/contract/labels/time-labels';
import { isQuestion } from '@mingfa/legal/recordings/is-question';
import { overlap, type Terms } from './passages.ts';

type Spoken = Pick<FileEvidence, 'text' | 'turns'>;

/**
 * Of a passage of a recording the turn that bears most on the question, with the question it answers; null for what nobody spoke, and
 * where no turn bears on it.
 */
export function quoteTurns({ text, turns = [] }: Spoken, terms: Terms): string | null {
  const said = turns.map(({ start, end }) => text.slice(start, end));
  const scores = said.map((words) => overlap(terms, words));
  const most = Math.max(0, ...scores);
  if (most === 0) return null;
  const at = scores.indexOf(most);
  const before = said[at - 1];
  const from = before !== undefined && isQuestion(before) ? at - 1 : at;
  // A question that bears most on what is asked is told with its answer.
  const to = from === at && isQuestion(said[at] ?? '') ? at + 1 : at;
  return said.slice(from, to + 1).join(' ');
}

/** A passage called after the second at which these words of it were said. */
export function atSecond<Source extends FileEvidence>(source: Source, words: string): Source {
  const turn = source.turns?.find(({ start, end }) => {
    const said = source.text.slice(start, end).trim();
    return said !== '' && (words.includes(said) || said.includes(words));
  });
  return turn ? { ...source, label: formatTime(turn.startMs) } : source;
}
