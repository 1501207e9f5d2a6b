import { type FileLabel, IMPLICIT_LABEL_KEY } from './file-label.ts';

/** Puts a label into a Markdown file: the implicit one as YAML in the head of the file, the explicit one as a line of its own. */
export function labelMarkdown(markdown: string, label: FileLabel | null): string {
  if (!label) return markdown;
  const fields = Object.entries(label.implicit).map(([name, value]) => `  ${name}: ${quoted(value)}`);
  const head = ['---', `${IMPLICIT_LABEL_KEY}:`, ...fields, '---'].join('\n');
  const line = label.text === null ? null : `> ${label.text.replace(/\s+/g, ' ')}`;
  const end = label.position === 'both' ? line : null;
  return `${[head, line, markdown.trim(), end].filter((part) => part !== null).join('\n\n')}\n`;
}

/** A text as YAML holds it in single quotes, on one line. */
const quoted = (text: string): string =>
  `'${text.replace(/[\s\u0000-\u001f]+/g, ' ').replaceAll("'", "''")}'`;
