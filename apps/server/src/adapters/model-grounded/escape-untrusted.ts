import { escapeMarkdown } from './escape-markdown.ts';

/** Words of a file or of a court are data: no Markdown, no link, no mark that looks like a source of ours, no end of the quotation. */
export function escapeUntrusted(text: string): string {
  return escapeMarkdown(text)
    .replace(/:\/\//g, '\\://')
    .replace(/\bwww\./gi, 'www\\.')
    .replaceAll('@', '\\@')
    .replace(/【(\d+)】/g, '［$1］')
    .replaceAll('“', '‘')
    .replaceAll('”', '’');
}
