import type { DocumentPlace } from '@mingfa/contract/evidence';
import { FACT_KIND_LABELS, paperLabel } from '@mingfa/contract/labels/document-labels';
import type { PrintedBlock, PrintedFile, PrintedTable } from '@mingfa/files/printed/printed-file';
import { TEXT_WIDTH } from '@mingfa/files/printed/text-width';
import { entryBlocks, headingText } from '../../chat/index.ts';
import type { NotesExport } from './export-input.ts';
import { EXPORT_WORDS, type ExportWords } from './export-words.ts';

/** Shares of the width. */
const FACT_WIDTHS = [12, 20, 53, 15];

/** The notes of a document as a printed file. */
export function notesFile(notes: NotesExport): PrintedFile {
  const words = EXPORT_WORDS[notes.language];
  const { reading } = notes;
  const size = [
    notes.pages === null ? null : words.pages(notes.pages),
    words.characters(notes.characters),
  ].filter((part) => part !== null);
  const orNothing = (blocks: PrintedBlock[]) => (blocks.length === 0 ? [remark(words.nothing)] : blocks);
  return {
    title: notes.name,
    language: notes.language,
    label: notes.label,
    blocks: [
      { kind: 'heading', level: 1, text: notes.name },
      remark(`${words.kind}：${paperLabel(reading, notes.language)} · ${size.join(' · ')}`),
      remark(words.exportedOn(notes.day)),
      remark(words.notesCaution),
      heading(words.summary),
      ...orNothing(reading.summary.map(({ sentence, place }) => placed(sentence, 0, place, words))),
      heading(words.facts),
      ...orNothing(reading.facts.length === 0 ? [] : [factTable(notes, words)]),
      heading(words.outline),
      ...orNothing(
        reading.outline.map(({ level, text, place }) => placed(text, Math.max(0, level - 1), place, words)),
      ),
      ...(notes.entries.length === 0 ? [] : [heading(words.questions), ...conversation(notes, words)]),
    ],
  };
}

function factTable({ reading, language }: NotesExport, words: ExportWords): PrintedTable {
  // A Word file has no pages: a column for them would stay empty.
  const count = reading.facts.some(({ place }) => pageOf(place, words) !== '') ? 4 : 3;
  const widths = FACT_WIDTHS.slice(0, count);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return {
    kind: 'table',
    columns: widths.map((width, index) => ({
      title: words.factColumns[index] ?? '',
      width: Math.floor((TEXT_WIDTH * width) / whole),
    })),
    size: 21,
    wholeRows: true,
    rows: reading.facts.map(({ kind, label, value, place }) => [
      FACT_KIND_LABELS[language][kind],
      label,
      value,
      pageOf(place, words),
    ]),
  };
}

const conversation = ({ entries }: NotesExport, words: ExportWords): PrintedBlock[] =>
  entries.flatMap((entry): PrintedBlock[] => [
    {
      kind: 'heading',
      level: 3,
      text: headingText(entry, words),
      spacing: { before: 200 },
    },
    ...entryBlocks(entry),
  ]);

const heading = (text: string): PrintedBlock => ({
  kind: 'heading',
  level: 2,
  text,
  spacing: { before: 280 },
});
const remark = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Remark', text });
const placed = (text: string, indent: number, place: DocumentPlace, words: ExportWords): PrintedBlock => ({
  kind: 'paragraph',
  style: 'Body',
  indent,
  text: [{ text }, { text: pageMark(place, words), size: 18, color: '6B6878' }],
});

/** A sheet and its row, a time, or a page; nothing where the format has none. */
function pageOf(place: DocumentPlace, words: ExportWords): string {
  if (place.time) return words.spokenAt(place.time);
  if (place.sheet !== null) return `${place.sheet}${place.row === null ? '' : ` · ${place.row}`}`;
  return place.page === null ? '' : words.page(place.page);
}
function pageMark(place: DocumentPlace, words: ExportWords): string {
  const page = pageOf(place, words);
  return page === '' ? '' : `（${page}）`;
}
