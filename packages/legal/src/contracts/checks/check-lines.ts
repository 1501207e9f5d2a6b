import type { Clause, Line, Span } from '../contract.ts';
import type { Sentence } from '../sentences.ts';
import { sentencesOf } from '../sentences.ts';
import type { CheckInput } from './check.ts';

/** A line with the clause it stands in; null outside the clauses. */
export interface CheckLine {
  line: Line;
  clause: Clause | null;
}

/** Opening words and clauses, in order; signatures are left out. */
export function allLines({ contract, text }: CheckInput): CheckLine[] {
  return [...contract.preamble.map((line) => ({ line, clause: null })), ...text.lines];
}

/** Sentences of the opening words and clauses. */
export function allSentences(input: CheckInput): (Sentence & { clause: Clause | null })[] {
  return [
    ...input.contract.preamble.flatMap((line) =>
      sentencesOf(line).map((sentence) => ({ ...sentence, clause: null })),
    ),
    ...input.text.lines.flatMap(({ sentences, clause }) =>
      sentences.map((sentence) => ({ ...sentence, clause })),
    ),
  ];
}

/** A place given in characters of a line. */
export function spanOn(line: Line, start: number, end: number): Span {
  return { blockId: line.blockId, start: line.start + start, end: line.start + end };
}

/** A place given in characters of a sentence. */
export function spanIn(sentence: Sentence, start: number, end: number): Span {
  const { blockId, start: from } = sentence.span;
  return { blockId, start: from + start, end: from + end };
}
