import { type FactDefinition, toldKindFor } from '../fact-definition.ts';
import type { FactValue, ToldKind } from '../fact-sheet.ts';
import { writeValue } from '../write-value.ts';

/** The kinds of values that a blank within words is told to wait for by its unit. */
export type BlankKind = 'money' | 'date' | 'percent';

/** A place within words that waits for a value. */
interface WordsBlank {
  kind: BlankKind;
  start: number;
  end: number;
}

/** ＿＿＿元, ＿＿＿＿年＿＿月＿＿日, ＿＿%: lines to write on, and what stands behind them. */
const BLANK = /＿+(?:元|年＿+月＿+日|[%％])/g;
const KIND_OF: Readonly<Record<string, BlankKind>> = { 元: 'money', 日: 'date' };

/** The blanks of some words that are of a kind, in order; one without a unit may be for anything, and is none. */
export const blanksIn = (words: string): WordsBlank[] =>
  [...words.matchAll(BLANK)].map(({ index, 0: blank }) => ({
    kind: KIND_OF[blank.at(-1) ?? ''] ?? 'percent',
    start: index,
    end: index + blank.length,
  }));

/** Words with a value written where a blank waited for it. */
export const fillBlank = (words: string, { kind, start, end }: WordsBlank, value: FactValue): string =>
  `${words.slice(0, start)}${writeValue(value, { kind }, null)}${words.slice(end)}`;

/** What told values fit a field as it is filled in: those of its kind where it is blank, those of the first blank where it is words with one. */
export function toldKindAt(
  definition: Pick<FactDefinition, 'kind' | 'takes'>,
  held: FactValue | null,
): ToldKind | null {
  if (held === null) return toldKindFor(definition);
  return definition.kind === 'long_text' && typeof held === 'string'
    ? (blanksIn(held)[0]?.kind ?? null)
    : null;
}
