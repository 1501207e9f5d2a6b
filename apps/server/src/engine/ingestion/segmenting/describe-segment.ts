import { formatSpokenTime } from '@mingfa/contract/labels/time-labels';
import type { Piece } from './pack-units.ts';
import type { SegmentDraft } from './segment-draft.ts';
import type { Unit } from './units.ts';

const BOXES_MAX = 60;
const LABEL_CHARACTERS_MAX = 40;

/** What is known of a segment from its pieces; `head` is the first line of its section, `ordinal` its place in the document. */
export function describeSegment(pieces: readonly Piece[], head: Unit | null, ordinal: number): SegmentDraft {
  const filled = pieces.filter(({ unit }) => unit.text.trim() !== '');
  const first = (filled[0] ?? pieces[0]) as Piece;
  const last = (filled.at(-1) ?? pieces.at(-1)) as Piece;
  const row = pieces.find(({ unit }) => unit.block.row !== null)?.unit.block ?? null;
  const pages = pieces.map(({ unit }) => unit.block.page).filter((page) => page !== null);
  return {
    text: textOf(pieces),
    label: labelOf(pieces, head, ordinal),
    headingPath: [...first.unit.path],
    page: pages[0] ?? null,
    pageEnd: pages.at(-1) ?? null,
    boxes: boxesOf(pieces),
    firstBlockId: first.unit.block.id,
    lastBlockId: last.unit.block.id,
    sheet: row?.part ?? null,
    row: row?.row ?? null,
    ...timesOf(filled),
    rangeStart: (pieces[0] as Piece).start,
    rangeEnd: (pieces.at(-1) as Piece).end,
  };
}

/** The words of the range; in front of later rows of a table stands its first row. */
function textOf(pieces: readonly Piece[]): string {
  const lines: string[] = [];
  const tables = new Set<string>();
  for (const { unit, start, end } of pieces) {
    const { block, tableHeader } = unit;
    if (tableHeader !== null && !tables.has(block.id)) lines.push(tableHeader);
    if (unit.role === 'table_row') tables.add(block.id);
    lines.push(unit.text.slice(start - unit.start, Math.min(end - unit.start, unit.text.length)));
  }
  return lines.join('\n').trim();
}

function timesOf(pieces: readonly Piece[]): Pick<SegmentDraft, 'timeStart' | 'timeEnd'> {
  const times = pieces.flatMap(({ unit }) => unit.block.time ?? []);
  if (times.length === 0) return { timeStart: null, timeEnd: null };
  return {
    timeStart: times.reduce((first, { startMs }) => Math.min(first, startMs), Number.POSITIVE_INFINITY),
    timeEnd: times.reduce((last, { endMs }) => Math.max(last, endMs), 0),
  };
}

function boxesOf(pieces: readonly Piece[]): SegmentDraft['boxes'] {
  const blocks = new Set(pieces.map(({ unit }) => unit.block));
  return [...blocks]
    .flatMap(({ page, box }) => (page !== null && box ? [{ page, box }] : []))
    .slice(0, BOXES_MAX);
}

/** `第十条`, `一、`, `第 5–9 行`, `00:12:05`, `第 3 页`, the heading, or the place among the segments. */
function labelOf(pieces: readonly Piece[], head: Unit | null, ordinal: number): string {
  const units = pieces.map(({ unit }) => unit).filter(({ text }) => text.trim() !== '');
  const first = units[0] ?? null;
  const rows = units.map(({ block }) => block.row).filter((row) => row !== null);
  if (first?.role === 'comment') return '批注';
  if (first?.block.time) return formatSpokenTime(first.block.time, 'zh-CN');
  if (rows.length > 0) {
    const [from, to] = [rows[0], rows.at(-1)];
    return from === to ? `第 ${from} 行` : `第 ${from}–${to} 行`;
  }
  if (head?.labelKind === 'article' && head.label) return head.label;
  const isBeginning = head !== null && units.includes(head);
  const numbered = pieces.find((piece) => piece.isBeginning && piece.unit.label !== null)?.unit;
  const name = head?.label ?? nameOf(head);
  // `（二）` alone is no place: it belongs to `八、`.
  const isPart = numbered?.labelKind === 'subpoint' || numbered?.labelKind === 'figure';
  const within = numbered?.label && isPart && head?.label ? head.label + numbered.label : numbered?.label;
  const label = isBeginning ? (name ?? within) : (within ?? name);
  if (label) return label;
  if (first?.role === 'footnote') return '脚注';
  return first && first.block.page !== null ? `第 ${first.block.page} 页` : `第 ${ordinal} 段`;
}

/** A heading without a number; of a slide the page says more. */
function nameOf(unit: Unit | null): string | null {
  if (unit?.role !== 'heading' || (unit.block.page !== null && unit.block.box === null)) return null;
  return unit.text.replace(/\s+/g, ' ').trim().slice(0, LABEL_CHARACTERS_MAX) || null;
}
