import { HeadingLevel, Paragraph } from 'docx';
import { markdownToDocx, packDocument, storable } from '../../../engine/word-export/index.ts';
import type { ExportDocument } from './export-document.ts';
import { EXPORT_WORDS } from './export-words.ts';

/** The conversation as a Word file, its citations as footnotes. Takes long for long ones: call it in a worker. */
export async function toDocx(document: ExportDocument): Promise<Uint8Array> {
  const words = EXPORT_WORDS[document.language];
  // Every list counts anew.
  let instance = 0;
  const nextInstance = () => {
    instance += 1;
    return instance;
  };
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, text: document.title }),
    new Paragraph({ style: 'Remark', text: words.exportedOn(document.day) }),
    new Paragraph({ style: 'Remark', text: words.caution }),
    ...document.entries.flatMap((entry) => [
      new Paragraph({
        heading: HeadingLevel.HEADING_2,
        text: entry.role === 'user' ? words.question : words.answer,
        spacing: { before: 240 },
      }),
      ...(entry.role === 'user'
        ? entry.markdown.split('\n').map((line) => new Paragraph({ style: 'Quoted', text: storable(line) }))
        : markdownToDocx(entry.markdown, entry.notes, nextInstance)),
      ...(entry.remark ? [new Paragraph({ style: 'Remark', text: storable(entry.remark) })] : []),
    ]),
  ];
  return await packDocument({ title: document.title, children });
}
