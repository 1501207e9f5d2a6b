import type { DocumentBlock, DocumentPart } from '@mingfa/contract/document-content';

export interface SheetRow {
  /** As the sheet counts, from 1. */
  number: number;
  cells: string[];
  block: DocumentBlock;
}
export interface Sheet {
  name: string;
  rows: SheetRow[];
  columns: number;
}

function rowsOf(block: DocumentBlock, next: number): SheetRow[] {
  // The heading of a sheet is its name; the tab says it.
  const rows =
    block.rows?.map((cells) => cells.map(({ text }) => text)) ?? (block.row === null ? [] : [[block.text]]);
  return rows.map((cells, index) => ({ number: (block.row ?? next) + index, block, cells }));
}

/** The rows of a workbook's parts by sheet, in order. A block is one row, or a table of several. */
export function sheetsOf(parts: readonly DocumentPart[], otherwise: string): Sheet[] {
  const sheets: Sheet[] = [];
  for (const block of parts.flatMap((part) => part.blocks)) {
    const name = block.part ?? otherwise;
    let sheet = sheets.find((one) => one.name === name);
    if (!sheet) {
      sheet = { name, rows: [], columns: 0 };
      sheets.push(sheet);
    }
    const rows = rowsOf(block, (sheet.rows.at(-1)?.number ?? 0) + 1);
    sheet.rows.push(...rows);
    sheet.columns = Math.max(sheet.columns, ...rows.map(({ cells }) => cells.length));
  }
  return sheets;
}
