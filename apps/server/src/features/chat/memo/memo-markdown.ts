import { labelMarkdown } from '@mingfa/files/labels/label-markdown';
import { NOTE } from '@mingfa/files/printed/note-marks';
import { dropUnsafeLinks } from '@mingfa/files/text/drop-unsafe-links';
import { escapeLine, lowerHeadings, withoutHtml } from '../export/to-markdown.ts';
import type { MemoBlock, MemoDocument } from './memo-document.ts';

/** A memo as one Markdown file, the answer's citations as footnotes. */
export function memoMarkdown({ title, label, remarks, sections }: MemoDocument): string {
  const notes: string[] = [];
  const write = (block: MemoBlock): string => {
    switch (block.kind) {
      case 'text':
        return block.text.split('\n').map(plain).join('  \n');
      case 'remark':
        return `<sub>${plain(block.text)}</sub>`;
      case 'list':
        return block.items.map((item) => `- ${plain(item)}`).join('\n');
      case 'table':
        return [
          row(block.columns.map((column) => column.title)),
          row(block.columns.map(() => '---')),
          ...block.rows.map((cells) => row(cells.map(plain))),
        ].join('\n');
      case 'markdown': {
        const offset = notes.length;
        notes.push(...block.notes);
        return lowerHeadings(
          withoutHtml(block.markdown).replace(NOTE, (_, index) => `[^${offset + Number(index) + 1}]`),
        );
      }
    }
  };
  const blocks = [
    `# ${plain(title)}`,
    remarks.map(plain).join('  \n'),
    ...sections.flatMap(({ heading, blocks: held }) => [`## ${heading}`, ...held.map(write)]),
  ];
  const footnotes = notes.map((note, index) => `[^${index + 1}]: ${escapeLine(note)}`);
  // Of the whole file: what is put together may be a link that no part was.
  const markdown = `${dropUnsafeLinks([...blocks, footnotes.join('\n')].join('\n\n').trim())}\n`;
  return labelMarkdown(markdown, label);
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Words of sources and of people act as no Markdown. */
const plain = (text: string): string =>
  escapeLine(text)
    .replace(/[\\`*_[\]#|~]/g, '\\$&')
    .replace(/^(\s*)([-+>])/u, '$1\\$2')
    .replace(/^(\d+)\./u, '$1\\.');
