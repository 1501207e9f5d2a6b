import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { BlockWriter } from '../reading/block-writer.ts';

/** A row of a sheet or a CSV file as shown; `cells[0]` is column A. */
export interface SheetRow {
  /** From 1. */
  row: number;
  cells: string[];
}

/** Rows looked at before it is decided which of them names the columns. */
const ROWS_LOOKED_AT = 25;
const HEADER_WITHIN = 10;
/** Columns that keep their place in a block's cells; what stands further right comes without the empty cells between. */
const COLUMNS_IN_PLACE = 200;
const LABEL_CHARACTERS_MAX = 60;
const USUAL_LABEL =
  /^(?:序号|编号|姓名|名称|项目|日期|时间|金额|数量|单价|单位|类别|类型|内容|备注|说明|科目|摘要|电话|地址|no\.?|id|name|date|amount|item|type|description|quantity|price|total|unit)$/i;
const FIGURE =
  /^[-+(]?[¥￥$€£]?\s?[-+]?\d[\d,，.\s]*[%％]?\)?$|^\d{4}[-/.年]\d{1,2}(?:[-/.月]\d{1,2}日?)?(?:[ T]\d.*)?$/;

/**
 * Makes blocks of the rows of one sheet. The row that names the columns comes as it is; every row below it says of each value
 * which column it stands in, so that it can be understood alone.
 */
export class SheetRows {
  private readonly writer: BlockWriter;
  private readonly part: string | null;
  private waiting: SheetRow[] | null = [];
  private header: string[] | null = null;
  private readonly onBlock: (row: number, block: DocumentBlock) => void;

  constructor(
    writer: BlockWriter,
    part: string | null,
    onBlock: (row: number, block: DocumentBlock) => void = () => {},
  ) {
    this.writer = writer;
    this.part = part;
    this.onBlock = onBlock;
  }

  add(row: SheetRow): void {
    if (row.cells.every((cell) => cell.trim() === '')) return;
    if (!this.waiting) {
      this.write(row);
      return;
    }
    this.waiting.push(row);
    if (this.waiting.length >= ROWS_LOOKED_AT) this.decide();
  }

  end(): void {
    this.decide();
  }

  private decide(): void {
    const rows = this.waiting ?? [];
    this.waiting = null;
    const headerRow = findHeader(rows);
    for (const row of rows) {
      if (row === headerRow) {
        this.write(row);
        this.header = row.cells.map((cell) => flat(cell));
      } else this.write(row);
    }
  }

  private write({ row, cells }: SheetRow): void {
    const filled = cells.filter((cell) => cell.trim() !== '');
    const header = this.header;
    const text = header
      ? cells
          .map((cell, column) => [header[column] ?? '', flat(cell)] as const)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (name === '' || name === value ? value : `${name}: ${value}`))
          .join('; ')
      : trimEnd(cells.slice(0, COLUMNS_IN_PLACE))
          .map(flat)
          .concat(cells.slice(COLUMNS_IN_PLACE).map(flat).filter(Boolean))
          .join('\t');
    const isTitle =
      !header &&
      filled.length === 1 &&
      (filled[0]?.length ?? 0) <= LABEL_CHARACTERS_MAX &&
      !FIGURE.test(filled[0] ?? '');
    const block = this.writer.add(
      isTitle
        ? { kind: 'heading', level: 2, text: flat(filled[0] ?? ''), part: this.part, row }
        : { kind: 'table', text, part: this.part, row, rows: [cellsOf(cells)] },
    );
    this.onBlock(row, block);
  }
}

function cellsOf(cells: readonly string[]): NonNullable<DocumentBlock['rows']>[number] {
  const inPlace = trimEnd(cells.slice(0, COLUMNS_IN_PLACE));
  const further = cells.slice(COLUMNS_IN_PLACE).filter((cell) => cell !== '');
  return [...inPlace, ...further].map((text) => ({ text, paragraph: null, columnSpan: 1, rowSpan: 1 }));
}

/** The row that names columns: words, all different, as wide as the rows below, which hold something else. */
function findHeader(rows: readonly SheetRow[]): SheetRow | null {
  const widest = Math.max(0, ...rows.map(({ cells }) => filledOf(cells).length));
  for (const [index, row] of rows.slice(0, HEADER_WITHIN).entries()) {
    const labels = filledOf(row.cells);
    const below = rows.slice(index + 1);
    if (labels.length < 2 || below.length === 0 || labels.length < widest * 0.6) continue;
    const areLabels =
      labels.every((label) => label.length <= LABEL_CHARACTERS_MAX && !FIGURE.test(label)) &&
      new Set(labels).size === labels.length;
    // Two columns of words may as well be names with their values.
    if (
      areLabels &&
      (labels.length > 2 || labels.some((label) => USUAL_LABEL.test(label)) || hasFigures(below))
    )
      return row;
    // What stands below the first full row is data.
    if (labels.length >= widest * 0.9) return null;
  }
  return null;
}

/** Whether some column holds figures alone. */
function hasFigures(rows: readonly SheetRow[]): boolean {
  const width = Math.max(0, ...rows.map(({ cells }) => Math.min(cells.length, COLUMNS_IN_PLACE)));
  for (let column = 0; column < width; column += 1) {
    const values = filledOf(rows.map(({ cells }) => cells[column] ?? ''));
    if (values.length > 0 && values.every((value) => FIGURE.test(value))) return true;
  }
  return false;
}

const filledOf = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => cell !== '');

const flat = (cell: string): string => cell.replace(/\s+/g, ' ').trim();

function trimEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}
