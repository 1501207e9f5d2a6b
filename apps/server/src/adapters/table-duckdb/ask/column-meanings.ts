import type { ColumnMeaning } from '@mingfa/contract/table-query';
import type { AnswerColumn, KnownMeaning } from '../../../ports/table-engine.ts';
import { type BuiltRelations, folded } from './built-relations.ts';
import { readColumnOrigins, sourceName } from './column-origins.ts';
import type { SyntaxPart } from './syntax-tree.ts';

/** The columns of an answer with what the columns mean that they were made from. */
export function withMeanings(
  columns: readonly AnswerColumn[],
  { tree, meanings, own }: { tree: SyntaxPart; meanings: readonly KnownMeaning[]; own: BuiltRelations },
): AnswerColumn[] {
  const known = new Map<string, ColumnMeaning>();
  for (const { tables, column, meaning } of meanings)
    for (const table of tables) known.set(sourceName(folded(table), column), meaning);
  const origins = readColumnOrigins(tree, own, columns.length);
  return columns.map((column, place) => {
    const { sources, isSameUnit } = origins[place] ?? { sources: new Set<string>(), isSameUnit: false };
    const holds = new Set([...sources].map((source) => known.get(source) ?? 'plain'));
    return { ...column, holds: [...holds], isSameUnit };
  });
}
