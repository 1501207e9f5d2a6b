import {
  dropFact,
  entryAt,
  type FactEntry,
  type FactSheet,
  rowPath,
  rowsOf,
} from '@mingfa/legal/drafting/fact-sheet';
import type { Transaction } from '../../../db/client.ts';
import { type HeldFile, heldFiles, stateOf } from './held-files.ts';

/** The list of facts whose rows are the pieces of evidence. */
export const EVIDENCE = 'evidence';
/** What stands as the source of page numbers that the program gave. */
const BY_PAGES = 'evidence_pages';

/** A piece of evidence with its files and its pages in a bundle. */
export interface PieceRange {
  row: string;
  number: number;
  files: HeldFile[];
  pages: number;
  /** Null while it has none, or while a file before it or of it is still counted. */
  from: number | null;
  to: number | null;
}

/** The pieces of a sheet in order, with the pages they have. */
export function rangesOf(sheet: FactSheet, files: readonly HeldFile[]): PieceRange[] {
  let before: number | null = 0;
  return rowsOf(sheet, EVIDENCE).map((row, at) => {
    const own = files.filter(({ file }) => file.row === row);
    const pages = own.reduce((sum, one) => sum + (stateOf(one) === 'counted' ? (one.file.pages ?? 0) : 0), 0);
    if (own.some((one) => stateOf(one) === 'counting')) before = null;
    const isKnown: boolean = before !== null && pages > 0;
    const from = isKnown ? (before ?? 0) + 1 : null;
    if (before !== null) before += pages;
    return { row, number: at + 1, files: own, pages, from, to: isKnown ? before : null };
  });
}

/**
 * The sheet with the page numbers that follow from the files: so that lists of evidence and complaints have them. What somebody typed stays where a
 * piece has no file.
 */
export async function withPageNumbers(
  tx: Transaction,
  matterId: string,
  sheet: FactSheet,
): Promise<FactSheet> {
  if (rowsOf(sheet, EVIDENCE).length === 0) return sheet;
  const files = await heldFiles(tx, matterId);
  let numbered = sheet;
  for (const range of rangesOf(sheet, files)) {
    const path = rowPath(EVIDENCE, range.row, 'pages');
    const held = entryAt(numbered, path);
    if (range.from !== null && range.to !== null) numbered = withPages(numbered, path, range.from, range.to);
    else if (held && isByPages(held)) numbered = dropFact(numbered, path);
  }
  return numbered;
}

const isByPages = ({ chosen: { source } }: FactEntry) => source.kind === 'rule' && source.rule === BY_PAGES;

function withPages(sheet: FactSheet, path: string, from: number, to: number): FactSheet {
  const value = from === to ? String(from) : `${from}-${to}`;
  const held = entryAt(sheet, path);
  if (held && isByPages(held) && held.chosen.value === value) return sheet;
  const entry: FactEntry = {
    chosen: { value, source: { kind: 'rule', rule: BY_PAGES } },
    confirmed: true,
    others: [],
  };
  return { ...sheet, entries: { ...sheet.entries, [path]: entry } };
}
