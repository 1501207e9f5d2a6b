/** What a dump of judgments writes before the text. */
const DUMP_HEAD = /^(category|title|publictime|content)[:：](.*)$/;

/** A text as paragraphs, and the title that stood beside it. */
interface TidyText {
  text: string;
  title: string | null;
}

/**
 * The words of a document, a line for each paragraph: without blank lines and indents, and without what belongs to Markdown or
 * to the dump it lay in.
 */
export function tidyText(raw: string, isMarkdown = false): TidyText {
  let title: string | null = null;
  const lines: string[] = [];
  const source = isMarkdown ? withoutFrontMatter(raw) : raw;
  for (const [index, line] of source.split(/\r\n?|\n|\u2028|\u2029/).entries()) {
    const head = index < 8 && lines.length === 0 ? DUMP_HEAD.exec(line) : null;
    if (head?.[1] === 'title') title = (head[2] ?? '').trim() || null;
    const words = head ? (head[1] === 'content' ? (head[2] ?? '') : '') : line;
    const tidy = (isMarkdown ? withoutMarks(words) : words).trim();
    if (tidy !== '') lines.push(tidy);
  }
  if (isMarkdown && title === null) title = titleOfMarkdown(source);
  return { text: lines.join('\n'), title };
}

function withoutFrontMatter(raw: string): string {
  return raw.replace(/^\s*---\n[\s\S]*?\n---(?:\n|$)/, '').replace(/<!--[\s\S]*?-->/g, '');
}

function withoutMarks(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}\s+|>\s?)/, '')
    .replaceAll('**', '')
    .replaceAll('\\', '');
}

/** Of its headings the one that names a case; the first may be a summary. */
function titleOfMarkdown(source: string): string | null {
  const headings = [...source.matchAll(/^#{1,3}\s+(.{2,200})$/gm)].map(([, words = '']) => words.trim());
  return headings.find((words) => /案$/.test(words)) ?? headings[0] ?? null;
}
