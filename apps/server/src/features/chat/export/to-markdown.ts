import { labelMarkdown } from '@mingfa/files/labels/label-markdown';
import { NOTE } from '@mingfa/files/printed/note-marks';
import { dropUnsafeLinks } from '@mingfa/files/text/drop-unsafe-links';
import { headingText } from './entry-blocks.ts';
import type { ExportDocument } from './export-document.ts';
import { EXPORT_WORDS } from './export-words.ts';

/** The conversation as one Markdown file, its citations as footnotes. */
export function toMarkdown(document: ExportDocument): string {
  const words = EXPORT_WORDS[document.language];
  const blocks = [`# ${escapeLine(document.title)}`, `${words.exportedOn(document.day)}  \n${words.caution}`];
  const notes: string[] = [];
  for (const entry of document.entries) {
    blocks.push(`## ${headingText(entry, words)}`);
    const offset = notes.length;
    const text = withoutHtml(entry.markdown).replace(NOTE, (_, index) => `[^${offset + Number(index) + 1}]`);
    blocks.push(entry.role === 'user' ? quote(text) : lowerHeadings(text));
    if (entry.remark) blocks.push(`<sub>${escapeLine(entry.remark)}</sub>`);
    notes.push(...entry.notes);
  }
  const footnotes = notes.map((note, index) => `[^${index + 1}]: ${escapeLine(note)}`);
  // Of the whole file: what is put together may be a link that no part was.
  const markdown = `${dropUnsafeLinks([...blocks, footnotes.join('\n')].join('\n\n').trim())}\n`;
  return labelMarkdown(markdown, document.label);
}

/** What a model or a person wrote may hold HTML and pictures from elsewhere; a viewer must not load them. `\\<` is a sign already. */
export function withoutHtml(markdown: string): string {
  return markdown
    .replace(/(\\*)<(?=[a-z/!?])/gi, (_, slashes: string) => `${slashes.slice(slashes.length % 2)}&lt;`)
    .replace(/!\[/g, '[');
}

/** Headings of an answer stand below the headings of the file. */
export const lowerHeadings = (markdown: string) => markdown.replace(/^(#{1,4})(?= )/gm, '##$1');

const quote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

export const escapeLine = (text: string) => withoutHtml(text).replace(/\s+/g, ' ');
