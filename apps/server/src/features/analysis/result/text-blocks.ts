import type { SharedBlock } from '@mingfa/contract/share-content';

/** Cells of a line of a Markdown table: `\\|` is a line of its own words. */
const ROW = /^\s*\|?(.*?)(?<!\\)\|?\s*$/;
const RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** Headings, paragraphs, lists and tables of a text in Markdown, as a shared page shows them. */
export function textBlocks(markdown: string): SharedBlock[] {
  return markdown.split(/\n{2,}|\n(?=#)/).flatMap((part): SharedBlock[] => {
    const text = part.trim();
    const head = /^(#{1,6})\s+([^\n]*)(?:\n([\s\S]*))?$/.exec(text);
    if (!head) return tableBlocks(text);
    const [, signs = '', title = '', rest = ''] = head;
    return [
      { kind: 'heading', level: signs.length < 3 ? 2 : 3, text: title },
      ...(rest.trim() === '' ? [] : textBlocks(rest)),
    ];
  });
}

/** A table with the lines before and behind it; plain words where there is none. */
function tableBlocks(text: string): SharedBlock[] {
  const lines = text.split('\n');
  const rule = lines.findIndex((line, at) => at > 0 && RULE.test(line) && lines[at - 1]?.includes('|'));
  if (rule < 1) return plainBlocks(text);
  const columns = cellsOf(lines[rule - 1] ?? '');
  if (columns.length !== cellsOf(lines[rule] ?? '').length) return plainBlocks(text);
  const behind = lines.findIndex((line, at) => at > rule && !line.includes('|'));
  const end = behind === -1 ? lines.length : behind;
  // A row has as many cells as the table has columns.
  const rows = lines.slice(rule + 1, end).map((line) => {
    const cells = cellsOf(line);
    return columns.map((_, at) => cells[at] ?? '');
  });
  return [
    ...plainBlocks(lines.slice(0, rule - 1).join('\n')),
    { kind: 'table', origin: 'person', columns, rows },
    ...tableBlocks(lines.slice(end).join('\n')),
  ];
}

const cellsOf = (line: string): string[] =>
  (ROW.exec(line)?.[1] ?? '')
    .split(/(?<!\\)\|/)
    .map((cell) => withoutMarks(cell.replaceAll('\\|', '|').trim()));

/** Without marks of stress, which are not shown. */
const withoutMarks = (text: string): string =>
  text.replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2').replace(/`([^`\n]+)`/g, '$1');

/** A list where every line is a point of it, a paragraph otherwise. */
function plainBlocks(text: string): SharedBlock[] {
  const plain = withoutMarks(text.trim());
  if (plain === '') return [];
  const points = plain.split('\n').map((line) => /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line)?.[1]);
  return points.every((point) => point !== undefined)
    ? [{ kind: 'list', origin: 'person', items: points }]
    : [{ kind: 'paragraph', origin: 'person', text: plain, notes: [] }];
}
