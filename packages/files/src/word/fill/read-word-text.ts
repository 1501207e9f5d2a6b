import type { OwnLook } from '@mingfa/legal/drafting/own/own-template';
import {
  attributeOf,
  childOf,
  childrenOf,
  valueIn,
  walkXml,
  type XmlElement,
} from '../../office/read-xml.ts';

/** A paragraph or a table of a part, its tags still in its text. */
export type RawBlock = { kind: 'paragraph'; look: OwnLook; text: string } | RawTable;
/** A table; a cell holds blocks. */
export interface RawTable {
  kind: 'table';
  widths: number[];
  rows: { columns: number; blocks: RawBlock[] }[][];
}

const COLUMNS_MAX = 20;
/** Written once more for readers that do not know the first form; what was deleted; codes of fields. */
const SKIPPED = new Set([
  'Fallback',
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'pPr',
  'rPr',
  'sectPr',
  'tblPr',
]);
const WRAPPERS = new Set(['sdt', 'sdtContent', 'ins', 'moveTo', 'customXml', 'smartTag']);

/** The paragraphs and tables of a body, a header, a footer or a cell, in order. */
export function readWordText(parent: XmlElement): RawBlock[] {
  return parent.children.flatMap((child): RawBlock[] => {
    if (SKIPPED.has(child.local)) return [];
    if (child.local === 'p') return paragraphOf(child);
    if (child.local === 'tbl') return [tableOf(child)];
    return WRAPPERS.has(child.local) || child.local === 'footnote' ? readWordText(child) : [];
  });
}

/** A paragraph, and behind it what stands in the text boxes that hang on it. */
function paragraphOf(paragraph: XmlElement): RawBlock[] {
  const boxes: XmlElement[] = [];
  let text = '';
  const read = (element: XmlElement): void => {
    if (SKIPPED.has(element.local)) return;
    if (element.local === 'txbxContent') boxes.push(element);
    else if (element.local === 't') text += element.text;
    else if (element.local === 'tab') text += ' ';
    else if (element.local === 'br' || element.local === 'cr') text += '\n';
    else for (const child of element.children) read(child);
  };
  for (const child of paragraph.children) read(child);
  return [
    { kind: 'paragraph', look: lookOf(childOf(paragraph, 'pPr')), text },
    ...boxes.flatMap(readWordText),
  ];
}

function lookOf(properties: XmlElement | null): OwnLook {
  const style = valueIn(properties, 'pStyle') ?? '';
  if (/^title$/i.test(style)) return 'title';
  if (childOf(properties, 'outlineLvl') || /^(?:heading ?)?[1-9]$/i.test(style)) return 'heading';
  const side = valueIn(properties, 'jc');
  if (side === 'center') return 'centred';
  if (side === 'right' || side === 'end') return 'right';
  const indent = childOf(properties, 'ind');
  const isIndented = ['firstLine', 'firstLineChars'].some(
    (name) => Number(attributeOf(indent ?? NONE, name)) > 0,
  );
  return isIndented ? 'body' : 'plain';
}
const NONE = { attributes: [] };

function tableOf(table: XmlElement): RawTable {
  const grid = childrenOf(childOf(table, 'tblGrid'), 'gridCol').map(
    (column) => Number(attributeOf(column, 'w')) || 1,
  );
  const rows = [...rowsIn(table)].map((row) => cellsOf(row));
  const wanted = Math.max(
    grid.length,
    ...rows.map((cells) => cells.reduce((sum, { columns }) => sum + columns, 0)),
    1,
  );
  if (wanted > COLUMNS_MAX || rows.some((cells) => cells.length === 0))
    return { kind: 'table', widths: [100], rows: rows.map(joined) };
  const widths = Array.from({ length: wanted }, (_, at) => grid[at] ?? 1);
  const sum = widths.reduce((all, width) => all + width, 0);
  return {
    kind: 'table',
    widths: widths.map((width) => Math.round((width / sum) * 1000) / 10),
    rows: rows.map((cells) => filledUp(cells, wanted)),
  };
}

function* rowsIn(table: XmlElement): Generator<XmlElement> {
  for (const child of table.children) {
    if (child.local === 'tr') yield child;
    else if (WRAPPERS.has(child.local)) yield* rowsIn(child);
  }
}

function cellsOf(row: XmlElement): RawTable['rows'][number] {
  return row.children.flatMap((child): RawTable['rows'][number] => {
    if (WRAPPERS.has(child.local)) return cellsOf(child);
    if (child.local !== 'tc') return [];
    const span = Number(valueIn(childOf(child, 'tcPr'), 'gridSpan')) || 1;
    return [{ columns: Math.min(Math.max(1, span), COLUMNS_MAX), blocks: readWordText(child) }];
  });
}

/** More columns than can be drawn: a row is one cell. */
const joined = (cells: RawTable['rows'][number]): RawTable['rows'][number] => [
  { columns: 1, blocks: cells.flatMap(({ blocks }) => blocks) },
];

function filledUp(cells: RawTable['rows'][number], wanted: number): RawTable['rows'][number] {
  const missing = wanted - cells.reduce((sum, { columns }) => sum + columns, 0);
  return missing > 0 ? [...cells, { columns: missing, blocks: [] }] : cells;
}

/** Codes of fields that fetch or start something when the file is opened. */
export function hasReachingFields(root: XmlElement): boolean {
  let codes = '';
  for (const element of walkXml(root)) {
    if (element.local === 'instrText') codes += element.text;
    else if (element.local === 'fldSimple') codes += `\n${attributeOf(element, 'instr') ?? ''}\n`;
    else if (element.local === 'fldChar') codes += '\n';
  }
  return /^\s*(?:DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|INCLUDE|IMPORT|LINK|DATABASE|MACROBUTTON)\b/im.test(
    codes,
  );
}
