import {
  AlignmentType,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { SetForm, SetFormCell, SetLine } from '../../printed/set-block.ts';
import { TEXT_WIDTH } from '../../printed/text-width.ts';
import { isWholeRow } from '../../printed/whole-row.ts';
import type { PlacedComments } from '../place-comments.ts';
import { runsOf } from './docx-runs.ts';
import { endingAnywhere } from './ending-anywhere.ts';

const FILL = 'F2F2F2';
/** Forms are printed in 宋体, also where running text is in 仿宋. */
const FONT = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: 'SimSun' };

/** A form as a table of Word: cells over several columns, labels in the middle of their rows, heads again on every page. */
export function setDocxForm({ widths, rows, headRows, size }: SetForm, comments: PlacedComments): Table {
  const columnWidths = widths.map((share) => Math.round((share / 100) * TEXT_WIDTH));
  return new Table({
    columnWidths,
    layout: TableLayoutType.FIXED,
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    rows: rows.map((cells, at) => {
      let from = 0;
      const children = cells.map((cell) => {
        const width = columnWidths.slice(from, from + cell.columns).reduce((sum, one) => sum + one, 0);
        from += cell.columns;
        return cellOf(cell, { width, size, comments });
      });
      return new TableRow({
        tableHeader: at < headRows,
        cantSplit: at < headRows || isWholeRow(cells),
        children,
      });
    }),
  });
}

function cellOf(
  { lines, columns, role }: SetFormCell,
  { width, size, comments }: { width: number; size: number; comments: PlacedComments },
): TableCell {
  const centred = role === 'section' || role === 'label' || role === 'head';
  const paragraph = (line: SetLine, children: ParagraphChild[]) =>
    new Paragraph({
      ...endingAnywhere(line),
      alignment: centred ? AlignmentType.CENTER : AlignmentType.LEFT,
      keepNext: role === 'section',
      // As high as in the PDF, whatever font a machine has: the letters and 4.5 pt.
      spacing: { line: size * 10 + 90, lineRule: 'exact', before: 0, after: 10 },
      indent: { firstLine: 0 },
      children,
    });
  return new TableCell({
    columnSpan: columns,
    width: { size: width, type: WidthType.DXA },
    verticalAlign: centred ? VerticalAlignTable.CENTER : VerticalAlignTable.TOP,
    margins: { top: 40, bottom: 40, left: 100, right: 100 },
    ...(role === 'section' || role === 'head'
      ? { shading: { fill: FILL, type: ShadingType.CLEAR, color: 'auto' } }
      : {}),
    children: (lines.length > 0 ? lines : [[]]).map((line) =>
      paragraph(line, runsOf(line, comments, { size, font: FONT })),
    ),
  });
}
