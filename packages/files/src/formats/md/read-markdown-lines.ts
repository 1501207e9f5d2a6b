import type { BlockDraft } from '../../reading/cut-draft.ts';

/** Longer lines are read with their marks. */
const LINE_CHARACTERS_MAX = 20_000;

/** Markdown by its lines, for texts too long or too tangled for a tree: headings and items are known, marks inside a line taken off. */
export function readMarkdownLines(text: string): BlockDraft[] {
  const drafts: BlockDraft[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '' || /^(?:[-*_=] ?){3,}$/.test(line) || /^[|: -]{3,}$/.test(line)) continue;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const item = /^(?:([-*+])|(\d{1,9}[.)]))\s+(.*)$/.exec(line);
    const words = withoutMarks(heading?.[2] ?? item?.[3] ?? line);
    if (words === '') continue;
    if (heading) drafts.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: words });
    else if (item) {
      const number = item[2] ? `${item[2]} ` : '• ';
      drafts.push({ kind: 'list_item', number, text: number + words });
    } else drafts.push({ kind: 'paragraph', text: words });
  }
  return drafts;
}

function withoutMarks(line: string): string {
  if (line.length > LINE_CHARACTERS_MAX) return line;
  return line
    .replace(/!?\[([^\][]{0,500})\]\([^()\s]{0,1000}\)/g, '$1')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/\*\*|__|`/g, '')
    .trim();
}
