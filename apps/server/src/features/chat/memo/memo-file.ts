import type { PrintedBlock, PrintedFile } from '@mingfa/files/printed/printed-file';
import type { MemoBlock, MemoDocument } from './memo-document.ts';

/** Half points. */
const TABLE_SIZE = 18;

/** A memo as a printed file, the answer's citations as footnotes. */
export function memoFile({ title, language, label, remarks, sections }: MemoDocument): PrintedFile {
  return {
    title,
    language,
    label,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      ...remarks.map((text): PrintedBlock => ({ kind: 'paragraph', style: 'Remark', text })),
      ...sections.flatMap(({ heading, blocks }): PrintedBlock[] => [
        { kind: 'heading', level: 2, text: heading, spacing: { before: 240 } },
        ...blocks.flatMap(printedBlocks),
      ]),
    ],
  };
}

function printedBlocks(block: MemoBlock): PrintedBlock[] {
  switch (block.kind) {
    case 'text':
      return block.text.split('\n').map((text) => ({ kind: 'paragraph', style: 'Body', text }));
    case 'remark':
      return [{ kind: 'paragraph', style: 'Remark', text: block.text }];
    case 'list':
      return block.items.map((text) => ({ kind: 'paragraph', style: 'Body', text }));
    case 'markdown':
      return [block];
    case 'table':
      return [{ ...block, size: TABLE_SIZE, wholeRows: true }];
  }
}
