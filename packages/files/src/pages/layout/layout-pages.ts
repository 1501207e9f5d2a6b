import { isTable, takeAlignedTables } from './aligned-tables.ts';
import { buildParagraphs, type Paragraph } from './build-paragraphs.ts';
import { buildLines, type Line } from './lines.ts';
import { orderColumns } from './order-columns.ts';
import type { Piece } from './page-content.ts';
import type { PageTable } from './ruled-tables.ts';

/** What stands on a page, in reading order. */
export type PageItem = { kind: 'paragraph'; paragraph: Paragraph } | { kind: 'table'; table: PageTable };

/** Brings the text of a page into reading order, as paragraphs and tables. */
export function layoutPage(pieces: readonly Piece[], ruledTables: readonly PageTable[]): PageItem[] {
  const items: (Piece | PageTable)[] = [...pieces, ...ruledTables];
  return orderColumns(items).flatMap((group) => layoutColumn(group));
}

function layoutColumn(items: readonly (Piece | PageTable)[]): PageItem[] {
  const tables = items.filter((item): item is PageTable => 'rows' in item);
  const lines = buildLines(items.filter((item): item is Piece => !('rows' in item)));
  const found = takeAlignedTables(lines);
  const result: PageItem[] = [];
  let open: Line[] = [];
  const close = () => {
    result.push(...buildParagraphs(open).map((paragraph) => ({ kind: 'paragraph' as const, paragraph })));
    open = [];
  };
  const ordered = [...found, ...tables].toSorted((a, b) => placeOf(a) - placeOf(b));
  for (const item of ordered) {
    if (!isTable(item)) {
      open.push(item);
      continue;
    }
    close();
    result.push({ kind: 'table', table: item });
  }
  close();
  return result;
}

const placeOf = (item: Line | PageTable): number => ('baseline' in item ? item.baseline : item.top);
