import type { DocumentPlace } from '@mingfa/contract/evidence';
import { FACT_KIND_LABELS, paperLabel } from '@mingfa/contract/labels/document-labels';
import {
  type FileChild,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { markdownToDocx } from '../../../engine/word-export/markdown-to-docx.ts';
import { packDocument } from '../../../engine/word-export/pack-document.ts';
import { storable } from '../../../engine/word-export/storable.ts';
import type { NotesExport } from './export-input.ts';
import { EXPORT_WORDS, type ExportWords } from './export-words.ts';

const FACT_WIDTHS = [12, 20, 53, 15];
const OUTLINE_INDENT = 420;

/** The notes of a document as a Word file. Takes long for long ones: call it in a worker. */
export async function notesToDocx(notes: NotesExport): Promise<Uint8Array> {
  const words = EXPORT_WORDS[notes.language];
  const { reading } = notes;
  const size = [
    notes.pages === null ? null : words.pages(notes.pages),
    words.characters(notes.characters),
  ].filter((part) => part !== null);
  const children: FileChild[] = [
    new Paragraph({ heading: HeadingLevel.TITLE, text: storable(notes.name) }),
    remark(`${words.kind}：${storable(paperLabel(reading, notes.language))} · ${size.join(' · ')}`),
    remark(words.exportedOn(notes.day)),
    remark(words.notesCaution),
    heading(words.summary),
    ...(reading.summary.length === 0
      ? [remark(words.nothing)]
      : reading.summary.map(
          ({ sentence, place }) =>
            new Paragraph({
              style: 'Body',
              children: [
                new TextRun(storable(sentence)),
                new TextRun({ text: pageMark(place, words), size: 18, color: '6B6878' }),
              ],
            }),
        )),
    heading(words.facts),
    reading.facts.length === 0 ? remark(words.nothing) : factTable(notes, words),
    heading(words.outline),
    ...(reading.outline.length === 0
      ? [remark(words.nothing)]
      : reading.outline.map(
          ({ level, text, place }) =>
            new Paragraph({
              style: 'Body',
              indent: { left: OUTLINE_INDENT * Math.min(8, Math.max(0, level - 1)) },
              children: [
                new TextRun(storable(text)),
                new TextRun({ text: pageMark(place, words), size: 18, color: '6B6878' }),
              ],
            }),
        )),
    ...(notes.entries.length === 0 ? [] : [heading(words.questions), ...conversation(notes, words)]),
  ];
  return await packDocument({ title: notes.name, children });
}

function factTable({ reading, language }: NotesExport, words: ExportWords): Table {
  // A Word file has no pages: a column for them would stay empty.
  const columns = reading.facts.some(({ place }) => pageOf(place, words) !== '') ? 4 : 3;
  const row = (cells: string[], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader,
      cantSplit: true,
      children: cells.slice(0, columns).map(
        (text, index) =>
          new TableCell({
            width: { size: FACT_WIDTHS[index] ?? 25, type: WidthType.PERCENTAGE },
            shading: isHeader ? { fill: 'F3F1FA' } : undefined,
            margins: { top: 40, bottom: 40, left: 80, right: 80 },
            children: [
              new Paragraph({
                spacing: { line: 280, after: 0 },
                children: [new TextRun({ text: storable(text), size: 21, bold: isHeader })],
              }),
            ],
          }),
      ),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      row(words.factColumns, true),
      ...reading.facts.map(({ kind, label, value, place }) =>
        row([FACT_KIND_LABELS[language][kind], label, value, pageOf(place, words)], false),
      ),
    ],
  });
}

function conversation({ entries }: NotesExport, words: ExportWords): FileChild[] {
  // Every list counts anew.
  let instance = 0;
  const nextInstance = () => {
    instance += 1;
    return instance;
  };
  return entries.flatMap((entry): FileChild[] => [
    new Paragraph({
      heading: HeadingLevel.HEADING_3,
      text: entry.role === 'user' ? words.question : words.answer,
      spacing: { before: 200 },
    }),
    ...(entry.role === 'user'
      ? entry.markdown.split('\n').map((line) => new Paragraph({ style: 'Quoted', text: storable(line) }))
      : markdownToDocx(entry.markdown, entry.notes, nextInstance)),
    ...(entry.remark ? [remark(entry.remark)] : []),
  ]);
}

const heading = (text: string) =>
  new Paragraph({ heading: HeadingLevel.HEADING_2, text, spacing: { before: 280 } });
const remark = (text: string) => new Paragraph({ style: 'Remark', text: storable(text) });

/** A sheet and its row, or a page; nothing where the format has none. */
function pageOf(place: DocumentPlace, words: ExportWords): string {
  if (place.sheet !== null) return `${place.sheet}${place.row === null ? '' : ` · ${place.row}`}`;
  return place.page === null ? '' : words.page(place.page);
}
function pageMark(place: DocumentPlace, words: ExportWords): string {
  const page = pageOf(place, words);
  return page === '' ? '' : `（${page}）`;
}
