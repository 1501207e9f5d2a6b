import { createHash } from 'node:crypto';
import type { CaseFieldMapping } from '@mingfa/contract/case-import';
import { guessMapping } from './guess-mapping.ts';

/** What decides how a table's columns are read: what was given for it, else what was kept for its columns, else their names. */
export interface KnownMappings {
  given: CaseFieldMapping | null;
  /** By {@link hashOfColumns}. */
  saved: Readonly<Record<string, CaseFieldMapping>>;
}

/** How columns are read, and whether that was kept from an earlier table. */
export function chooseMapping(
  columns: readonly string[],
  { given, saved }: KnownMappings,
): { mapping: CaseFieldMapping; isSaved: boolean } {
  if (given !== null) return { mapping: given, isSaved: false };
  const kept = Object.keys(saved).length > 0 ? saved[hashOfColumns(columns)] : undefined;
  return kept ? { mapping: kept, isSaved: true } : { mapping: guessMapping(columns), isSaved: false };
}

/** Of the columns' names in their order. */
export function hashOfColumns(columns: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(columns)).digest('hex');
}
