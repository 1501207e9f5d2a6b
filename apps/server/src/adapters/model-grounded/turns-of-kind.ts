import type { FileEvidence } from '@mingfa/contract/evidence';
import { isQuestion } from '@mingfa/legal/recordings/is-question';
import { type StatementKind, statementKinds } from '@mingfa/legal/recordings/statements/statement-kinds';

/** What a question asks of a talk by what was done in it, and no word of it: 对方承认了什么, 各自答应做什么. */
const ASKED: readonly (readonly [StatementKind, RegExp])[] = [
  ['admission', /承认|认了|认账/],
  ['denial', /否认|不认/],
  ['promise', /答应|承诺|保证/],
  ['refusal', /拒绝|不肯|不愿/],
  ['demand', /提出[^，。？]{0,4}要求|要求[^，。？]{0,4}(?:什么|哪些)/],
];
const MOST = 8;

/** Turns that do what a question about a talk asks for, each with its passage; null where it asks for a word that may have been said. */
export function turnsOfKind(
  question: string,
  found: readonly FileEvidence[],
): { source: FileEvidence; words: string }[] | null {
  if (!/什么|哪些|哪一|怎么|有没有|吗/.test(question)) return null;
  const kinds = ASKED.flatMap(([kind, pattern]) => (pattern.test(question) ? [kind] : []));
  if (kinds.length === 0) return null;
  return found
    .flatMap((source) =>
      (source.turns ?? []).map(({ start, end, startMs }) => ({
        ...{ source, startMs },
        words: source.text.slice(start, end).trim(),
      })),
    )
    .filter(({ words }) => {
      const said = words.replace(/^[^：:，,。]{1,20}[：:]\s*/, '');
      return !isQuestion(said) && statementKinds(said).some((kind) => kinds.includes(kind));
    })
    .toSorted((one, other) => one.startMs - other.startMs)
    .slice(0, MOST);
}
