import type { ColumnMeaning } from '@mingfa/contract/table-query';
import type { AnswerColumn, KnownMeaning } from '../../../ports/table-engine.ts';
import { type BuiltRelations, folded } from './built-relations.ts';
import { readColumnOrigins, sourceName, unknown } from './column-origins.ts';
import type { SyntaxPart } from './syntax-tree.ts';

/** The columns of an answer with what the columns mean that they were made from. */
export function withMeanings(
  columns: readonly AnswerColumn[],
  { tree, meanings, own }: { tree: SyntaxPart; meanings: readonly KnownMeaning[]; own: BuiltRelations },
): AnswerColumn[] {
  const known = new Map<string, ColumnMeaning>();
  const freeTexts = new Set<string>();
  for (const { tables, column, meaning, isFreeText } of meanings)
    for (const table of tables) {
      known.set(sourceName(folded(table), column), meaning);
      if (isFreeText) freeTexts.add(sourceName(folded(table), column));
    }
  const origins = readColumnOrigins(tree, own, columns.length);
  return columns.map((column, place) => {
    const { sources, isSameUnit, isCell } = origins[place] ?? unknown(new Set());
    const holds = new Set([...sources].map((source) => known.get(source) ?? 'plain'));
    const holdsFreeText = [...sources].some((source) => freeTexts.has(source));
    return { ...column, holds: [...holds], isSameUnit, isCell, holdsFreeText };
  });
}
