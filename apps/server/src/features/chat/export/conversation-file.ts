import type { PrintedBlock, PrintedFile } from '@mingfa/files/printed/printed-file';
import { entryBlocks, headingText } from './entry-blocks.ts';
import type { ExportDocument, ExportEntry } from './export-document.ts';
import { EXPORT_WORDS, type ExportWords } from './export-words.ts';

/** The conversation as a printed file, its citations as footnotes; with a clone, set as its maker wants it. */
export function conversationFile(document: ExportDocument): PrintedFile {
  const blocks = { note: noteBlocks, letter: letterBlocks, memo: memoBlocks }[document.layout];
  return {
    title: document.title,
    language: document.language,
    label: document.label,
    blocks: [
      { kind: 'heading', level: 1, text: document.title },
      ...blocks(document, EXPORT_WORDS[document.language]),
    ],
  };
}

function noteBlocks({ day, entries }: ExportDocument, words: ExportWords): PrintedBlock[] {
  return [
    remark(words.exportedOn(day)),
    remark(words.caution),
    ...entries.flatMap((entry) => [headingOf(entry, words), ...entryBlocks(entry)]),
  ];
}

/** Questions are quoted without a heading, so that the answers read on. */
function letterBlocks({ day, clone, entries }: ExportDocument, words: ExportWords): PrintedBlock[] {
  return [
    body(words.salutation),
    ...entries.flatMap(entryBlocks),
    body(words.closing),
    ...(clone ? [body(clone)] : []),
    body(day),
    remark(words.caution),
  ];
}

function memoBlocks({ title, day, clone, entries }: ExportDocument, words: ExportWords): PrintedBlock[] {
  const sources = [...new Set(entries.flatMap((entry) => entry.sources))];
  return [
    labelled(words.to, words.asker),
    ...(clone ? [labelled(words.from, clone)] : []),
    labelled(words.subject, title),
    labelled(words.date, day),
    ...entries.flatMap((entry) => [headingOf(entry, words), ...entryBlocks(entry)]),
    ...(sources.length > 0 ? [heading(words.sources), ...sources.map(body)] : []),
    remark(words.caution),
  ];
}

const heading = (text: string): PrintedBlock => ({
  kind: 'heading',
  level: 2,
  text,
  spacing: { before: 240 },
});
const headingOf = (entry: ExportEntry, words: ExportWords) => heading(headingText(entry, words));
const body = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Body', text });
const remark = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Remark', text });
const labelled = (label: string, text: string): PrintedBlock => ({
  kind: 'paragraph',
  style: 'Body',
  text: [{ text: label, bold: true }, { text }],
});
