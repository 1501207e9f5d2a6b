import { attributeOf, childOf, childrenOf, valueIn, type XmlElement } from '../../office/read-xml.ts';
import type { PrintedForm, PrintedRun } from '../../printed/printed-file.ts';
import { readParagraphs } from '../read/read-paragraph.ts';
import { linesOf, type PaperContext } from './print-paragraph.ts';
import type { WordPaperLack } from './word-paper-lack.ts';

const COLUMNS_MAX = 60;
/** Twice the widest page: some files say less than nothing, or more than there is. */
const WIDTH_MAX = 63_360;

/** A table as a form: columns in their widths, cells over several columns, lines where it has any. Cells over several rows are told as lacking. */
export function printTable(
  table: XmlElement,
  context: PaperContext,
  isRuledStyle: (id: string | null) => boolean,
  lack: (what: WordPaperLack) => void,
): PrintedForm | null {
  const rows = rowsIn(table).map((row) =>
    childrenOf(row, 'tc').map((cell) => {
      const properties = childOf(cell, 'tcPr');
      const merge = childOf(properties, 'vMerge');
      if (merge) lack('merged_rows');
      return {
        columns: Math.max(1, Math.min(COLUMNS_MAX, Number(valueIn(properties, 'gridSpan')) || 1)),
        lines: cellLines(cell, context, lack),
      };
    }),
  );
  const filled = rows.filter((cells) => cells.length > 0 && cells.length <= COLUMNS_MAX);
  if (filled.length === 0) return null;
  const most = Math.max(...filled.map((cells) => cells.reduce((sum, { columns }) => sum + columns, 0)));
  const grid = childrenOf(childOf(table, 'tblGrid'), 'gridCol').map((one) =>
    Math.max(1, Math.min(WIDTH_MAX, Number(attributeOf(one, 'w')) || 1)),
  );
  const widths = grid.length === most ? grid : Array.from({ length: most }, () => 1);
  const properties = childOf(table, 'tblPr');
  return {
    ...{ kind: 'form', widths, headRows: 0, size: context.size },
    ...(isRuled(properties, isRuledStyle) ? {} : { isBare: true as const }),
    rows: filled.map((cells) => ({ cells: cells.map((cell) => ({ ...cell, role: 'content' as const })) })),
  };
}

const rowsIn = (table: XmlElement): XmlElement[] =>
  table.children.flatMap((child) => {
    if (child.local === 'tr') return [child];
    return child.local === 'sdt' ? childrenOf(childOf(child, 'sdtContent'), 'tr') : [];
  });

function cellLines(
  cell: XmlElement,
  context: PaperContext,
  lack: (what: WordPaperLack) => void,
): PrintedRun[][] {
  return cell.children.flatMap((child): PrintedRun[][] => {
    if (child.local === 'sdt') return cellLines(childOf(child, 'sdtContent') ?? child, context, lack);
    if (child.local === 'tbl') {
      lack('nested_tables');
      return rowsIn(child).map((row) =>
        childrenOf(row, 'tc').flatMap((inner) => cellLines(inner, context, lack).flat()),
      );
    }
    if (child.local !== 'p') return [];
    const [read] = readParagraphs(child, context);
    return linesOf(child, read?.number ?? '', context);
  });
}

/** Word draws no lines unless somebody asks for them. */
function isRuled(properties: XmlElement | null, isRuledStyle: (id: string | null) => boolean): boolean {
  const borders = childOf(properties, 'tblBorders');
  if (borders)
    return borders.children.some((line) => !/^(?:nil|none)$/.test(attributeOf(line, 'val') ?? 'none'));
  return isRuledStyle(valueIn(properties, 'tblStyle'));
}
