import { toFlatText } from '../../words/flat-text.ts';
import type { Check, CheckResult } from './check.ts';
import type { CheckLine } from './check-lines.ts';
import { allLines, spanOn } from './check-lines.ts';

interface Cell {
  text: string;
  value: number | null;
  start: number;
  end: number;
}

interface Row {
  at: CheckLine;
  cells: Cell[];
}

/** Rows whose quantity times price is not the amount, and totals that are not the sum of their column. */
export const checkTableTotals: Check = (input) =>
  tablesOf(allLines(input)).flatMap((rows) => [...rowProducts(rows), ...columnSums(rows)]);

/** Rows of one table, cells between tabs. */
function tablesOf(lines: readonly CheckLine[]): Row[][] {
  const tables = new Map<string, Row[]>();
  for (const at of lines) {
    if (!at.line.text.includes('\t')) continue;
    tables.set(at.line.blockId, [
      ...(tables.get(at.line.blockId) ?? []),
      { at, cells: cellsOf(at.line.text) },
    ]);
  }
  return [...tables.values()].filter((rows) => rows.length >= 3);
}

function cellsOf(text: string): Cell[] {
  let start = 0;
  return text.split('\t').map((cell) => {
    const from = start;
    start += cell.length + 1;
    return { text: cell.trim(), value: numberOf(cell), start: from, end: from + cell.length };
  });
}

function numberOf(text: string): number | null {
  const flat = toFlatText(text).replace(/，(?=\d{3})/g, ',');
  const match =
    /^ *(?:人民币|[¥￥])? *(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?) *(?:元|台|套|个|件|片|只|吨|项)? *$/.exec(
      flat,
    );
  return match ? Number((match[1] ?? '').replaceAll(',', '')) : null;
}

const differs = (a: number, b: number) => Math.abs(a - b) > 0.011;
const show = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** The first row that names columns. */
function headerOf(rows: readonly Row[]): Row | undefined {
  return rows.find(
    ({ cells }) =>
      cells.filter(({ text, value }) => text !== '' && value === null).length >=
      Math.max(2, cells.length - 1),
  );
}

function rowProducts(rows: readonly Row[]): CheckResult[] {
  const header = headerOf(rows);
  if (!header) return [];
  const column = (pattern: RegExp) => header.cells.findIndex(({ text }) => pattern.test(text));
  const [quantity, price, amount] = [column(/数量/), column(/单价/), column(/金额|总价|小计|合价|价款|合计/)];
  if (quantity === -1 || price === -1 || amount === -1 || /万/.test(header.cells[amount]?.text ?? ''))
    return [];
  return rows.flatMap((row) => {
    const cells = row.cells.length === header.cells.length ? row.cells : [];
    const [count, unit, total] = [cells[quantity]?.value, cells[price]?.value, cells[amount]];
    if (count == null || unit == null || total?.value == null || !differs(count * unit, total.value))
      return [];
    return [
      {
        spans: [spanOn(row.at.line, total.start, total.end)],
        clauseId: row.at.clause?.id ?? null,
        detail: {
          zh: `数量${show(count)}乘以单价${show(unit)}应为${show(count * unit)}，表中写作${show(total.value)}。`,
          en: `${show(count)} times ${show(unit)} is ${show(count * unit)}; the table says ${show(total.value)}.`,
        },
      },
    ];
  });
}

function columnSums(rows: readonly Row[]): CheckResult[] {
  const header = headerOf(rows);
  const last = rows.findLastIndex(({ cells }) =>
    cells.slice(0, 3).some(({ text }) => /^(?:合\s*计|总\s*计|共\s*计)/.test(text)),
  );
  const total = rows[last];
  if (!header || !total || total.cells.length !== header.cells.length) return [];
  const above = rows.slice(rows.indexOf(header) + 1, last);
  return header.cells.flatMap((head, column) => {
    const stated = total.cells[column];
    if (!/金额|总价|小计|合价|价款|合计|费用|面积|数量/.test(head.text) || stated?.value == null) return [];
    const values = above.map(({ cells }) =>
      cells.length === header.cells.length ? (cells[column]?.value ?? null) : null,
    );
    if (values.length < 2 || values.some((value) => value === null)) return [];
    const sum = values.reduce((a: number, b) => a + (b ?? 0), 0);
    if (!differs(sum, stated.value)) return [];
    return [
      {
        spans: [spanOn(total.at.line, stated.start, stated.end)],
        clauseId: total.at.clause?.id ?? null,
        detail: {
          zh: `“${head.text}”一栏各项相加为${show(sum)}，合计写作${show(stated.value)}。`,
          en: `The column “${head.text}” adds up to ${show(sum)}; the total says ${show(stated.value)}.`,
        },
      },
    ];
  });
}
