import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { TextSelection } from '@tiptap/pm/state';
import {
  addColumn,
  isInTable,
  removeColumn,
  selectedRect,
  TableMap,
  type TableRect,
} from '@tiptap/pm/tables';
import { evenWidths, MOST_COLUMNS } from './table-nodes.ts';

/** What can be done with a table one is in. */
export const TABLE_ACTS = [
  'row_above',
  'row_below',
  'column_before',
  'column_after',
  'delete_row',
  'delete_column',
  'delete_table',
] as const;
export type TableAct = (typeof TABLE_ACTS)[number];

const LINES = 3;

/** A new table: a head and two rows. */
export function insertTable(state: EditorState, columns: number): Transaction {
  const { schema, selection } = state;
  const cell = (role: string) => schema.node('tableCell', { role }, [schema.node('paragraph')]);
  const row = (role: string) =>
    schema.node(
      'tableRow',
      null,
      Array.from({ length: columns }, () => cell(role)),
    );
  const rows = Array.from({ length: LINES }, (_, at) => row(at === 0 ? 'head' : 'content'));
  const table = schema.node('table', { widths: evenWidths(columns), headRows: 1 }, rows);
  const { $from } = selection;
  // It stands after the block one is in, never in the middle of its words.
  const place = $from.depth > 0 ? $from.after(1) : selection.to;
  const change = state.tr.insert(place, table);
  return change.setSelection(TextSelection.near(change.doc.resolve(place + 1))).scrollIntoView();
}

/** Changes the table one is in; null where it cannot be. */
export function changeTable(state: EditorState, act: TableAct): Transaction | null {
  if (!isInTable(state)) return null;
  const rect = selectedRect(state);
  switch (act) {
    case 'row_above':
      return addRow(state, rect, rect.top, rect.top);
    case 'row_below':
      return addRow(state, rect, rect.bottom, rect.bottom - 1);
    case 'column_before':
      return addColumnAt(state, rect, rect.left);
    case 'column_after':
      return addColumnAt(state, rect, rect.right);
    case 'delete_row':
      return deleteRows(state, rect);
    case 'delete_column':
      return deleteColumns(state, rect);
    case 'delete_table':
      return deleteTable(state, rect);
  }
}

const startOf = ({ tableStart }: TableRect) => tableStart - 1;

/** Where a row begins, from the beginning of its table. */
const rowStart = (table: Node, row: number): number =>
  table.children.slice(0, row).reduce((at, { nodeSize }) => at + nodeSize, 0);

/** A row with the cells of its neighbour, empty. */
function addRow(state: EditorState, rect: TableRect, at: number, like: number): Transaction | null {
  const { table, tableStart } = rect;
  const model = table.maybeChild(like);
  if (!model) return null;
  const isHead = at < table.attrs.headRows;
  const cells = model.children.map((cell) => {
    const role = cell.attrs.role === 'label' || isHead ? cell.attrs.role : 'content';
    return state.schema.node('tableCell', { ...cell.attrs, role, isBare: false }, [
      state.schema.node('paragraph'),
    ]);
  });
  const place = tableStart + rowStart(table, at);
  const change = state.tr.insert(place, state.schema.node('tableRow', null, cells));
  if (isHead) setAttributes(change, rect, { headRows: table.attrs.headRows + 1 });
  return change.setSelection(TextSelection.near(change.doc.resolve(place + 1))).scrollIntoView();
}

function addColumnAt(state: EditorState, rect: TableRect, at: number): Transaction | null {
  const { table, map } = rect;
  if (map.width >= MOST_COLUMNS) return null;
  const change = addColumn(state.tr, rect, at);
  setAttributes(change, rect, { widths: shared(table.attrs.widths.toSpliced(at, 0, 100 / map.width)) });
  const wider = change.doc.nodeAt(startOf(rect));
  // What stands in a head is one.
  wider?.forEach((row, offset, index) => {
    if (index >= table.attrs.headRows) return;
    row.forEach((cell, inRow) => {
      const place = rect.tableStart + offset + 1 + inRow;
      if (cell.attrs.role === 'content') change.setNodeAttribute(place, 'role', 'head');
    });
  });
  return change;
}

function deleteRows(state: EditorState, rect: TableRect): Transaction | null {
  const { table, tableStart, top, bottom } = rect;
  if (bottom - top >= table.childCount) return deleteTable(state, rect);
  const change = state.tr.delete(tableStart + rowStart(table, top), tableStart + rowStart(table, bottom));
  const { headRows } = table.attrs;
  const gone = Math.max(0, Math.min(bottom, headRows) - top);
  if (gone > 0) setAttributes(change, rect, { headRows: headRows - gone });
  return change;
}

function deleteColumns(state: EditorState, rect: TableRect): Transaction | null {
  const { table, map, left, right } = rect;
  if (left === 0 && right === map.width) return deleteTable(state, rect);
  const change = state.tr;
  for (let at = right - 1; at >= left; at -= 1) {
    const held = change.doc.nodeAt(startOf(rect));
    if (held) removeColumn(change, { ...rect, table: held, map: TableMap.get(held) }, at);
  }
  setAttributes(change, rect, { widths: shared(table.attrs.widths.toSpliced(left, right - left)) });
  return change;
}

function deleteTable(state: EditorState, rect: TableRect): Transaction {
  const start = startOf(rect);
  const isAlone = state.doc.childCount === 1;
  const end = start + rect.table.nodeSize;
  if (isAlone) return state.tr.replaceWith(start, end, state.schema.node('paragraph'));
  return state.tr.delete(start, end);
}

function setAttributes(change: Transaction, rect: TableRect, attributes: object): void {
  const start = startOf(rect);
  const table = change.doc.nodeAt(start);
  if (table?.type.name === 'table')
    change.setNodeMarkup(start, undefined, { ...table.attrs, ...attributes }, table.marks);
}

/** Shares that come to a hundred again. */
function shared(widths: readonly number[]): number[] {
  const sum = widths.reduce((total, one) => total + one, 0);
  if (sum <= 0) return evenWidths(widths.length);
  return widths.map((one) => Math.round((one / sum) * 10_000) / 100);
}
