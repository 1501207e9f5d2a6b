import type { WordFile } from '@mingfa/files/word/write/word-file';
import { entryBlocks } from './entry-blocks.ts';
import type { ExportDocument } from './export-document.ts';
import { EXPORT_WORDS } from './export-words.ts';

/** The conversation as a Word file, its citations as footnotes. */
export function conversationFile(document: ExportDocument): WordFile {
  const words = EXPORT_WORDS[document.language];
  return {
    title: document.title,
    blocks: [
      { kind: 'heading', level: 1, text: document.title },
      { kind: 'paragraph', style: 'Remark', text: words.exportedOn(document.day) },
      { kind: 'paragraph', style: 'Remark', text: words.caution },
      ...document.entries.flatMap((entry): WordFile['blocks'] => [
        {
          kind: 'heading',
          level: 2,
          text: entry.role === 'user' ? words.question : words.answer,
          spacing: { before: 240 },
        },
        ...entryBlocks(entry),
      ]),
    ],
  };
}
