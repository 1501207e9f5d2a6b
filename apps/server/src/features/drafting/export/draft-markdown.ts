import type {
  DocumentBlock,
  DocumentSpan,
  DocumentTable,
  DraftDocument,
} from '@mingfa/legal/drafting/document-blocks';

/** Words that are nothing but words in Markdown: no markup, no HTML, no number that would begin a list. */
const escaped = (text: string): string =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~!&$]/g, '\\$&')
    .replace(/^(\s*)([-+=])/u, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/u, '$1\\$2');

const wordsOf = (spans: readonly DocumentSpan[]): string => escaped(spans.map(({ text }) => text).join(''));

/** A drafted document as Markdown. */
export function draftMarkdown({ blocks, pageFoot }: DraftDocument): string {
  const notes: string[] = [];
  const told = blocks.map((block) => blockOf(block, notes)).filter((text) => text !== '');
  const foot = pageFoot.length > 0 ? [`---\n\n${wordsOf(pageFoot)}`] : [];
  const below = notes.map((note, at) => `[^${at + 1}]: ${note}`);
  return `${[...told, ...foot, ...below].join('\n\n')}\n`;
}

function blockOf(block: DocumentBlock, notes: string[]): string {
  switch (block.kind) {
    case 'title':
      return `# ${wordsOf(block.spans)}`;
    case 'subtitle':
      return `**${wordsOf(block.spans)}**`;
    case 'heading':
      return `${'#'.repeat(block.level)} ${wordsOf(block.spans)}`;
    case 'paragraph': {
      const marks = (block.notes ?? []).map((note) => `[^${notes.push(wordsOf(note))}]`);
      return wordsOf(block.spans) + marks.join('');
    }
    case 'table':
      return tableOf(block);
    case 'signature':
      return block.lines.map((line) => `${wordsOf(line)}  `).join('\n');
    case 'page_break':
      return '---';
  }
}

/** Markdown knows no cell over several columns: what such a row lacks stays empty. */
function tableOf({ widths, rows, headRows }: DocumentTable): string {
  const lines = rows.map(({ cells }) =>
    cells.flatMap(({ paragraphs, columns }) => [
      paragraphs.map(wordsOf).join('<br>'),
      ...Array.from({ length: columns - 1 }, () => ''),
    ]),
  );
  const rowOf = (cells: readonly string[]) => `| ${widths.map((_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = headRows > 0 ? lines : [[], ...lines];
  return [rowOf(head), `|${widths.map(() => ' --- |').join('')}`, ...rest.map(rowOf)].join('\n');
}
