import type { PrintedBlock, PrintedCell, PrintedFile, PrintedText } from '@mingfa/files/printed/printed-file';

/** A report as Markdown: the same blocks, with what anybody wrote in them as plain text. */
export function reportMarkdown(file: PrintedFile): string {
  return `${file.blocks.map(markdownOf).join('\n\n')}\n`;
}

function markdownOf(block: PrintedBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inline(block.text)}`;
    case 'paragraph':
      return inline(block.text);
    case 'markdown':
      return block.markdown;
    case 'table':
      return [
        row(block.columns.map(({ title }) => title)),
        row(block.columns.map(() => '---')),
        ...block.rows.map((cells) => row(cells.map(cell))),
      ].join('\n');
    case 'form':
      return block.rows.map(({ cells }) => cells.map(({ lines }) => cell(lines)).join(' ')).join('\n\n');
    case 'together':
      return block.blocks.map(markdownOf).join('\n\n');
    case 'chart':
      return inline(block.alternative);
    case 'page_break':
      return '---';
  }
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const cell = (content: PrintedCell): string =>
  typeof content === 'string' ? plain(content) : content.map(inline).join('<br>');

function inline(text: PrintedText): string {
  if (typeof text === 'string') return plain(text);
  return text
    .map((run) => {
      const words = plain(run.text);
      if (words.trim() === '') return words;
      if (run.strike) return `~~${words}~~`;
      return run.bold || run.underline ? `**${words}**` : words;
    })
    .join('');
}

/** What Markdown or HTML would make something of stands as it is. */
const plain = (text: string): string =>
  text.replace(/[\\`*_[\]{}<>#|~!&]/g, (character) => `\\${character}`).replace(/\s*\n\s*/g, ' ');
