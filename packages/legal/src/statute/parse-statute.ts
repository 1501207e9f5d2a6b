import { parseJustLaws } from './parse-just-laws.ts';
import { parseLawrefbook } from './parse-lawrefbook.ts';
import { parsePlainStatute } from './parse-plain-statute.ts';
import type { ParsedStatute } from './statute.ts';

/** The layouts a single text may be in. */
export type StatuteLayout = 'lawrefbook' | 'just-laws' | 'plain';

/** A text whose layout is not known yet. */
export interface StatuteTextInput {
  text: string;
  fileName?: string;
  folder?: string;
}

/** Tells the layout of one text: LawRefBook by its marker or header, just-laws by articles in bold. */
export function detectStatuteLayout({ text, fileName = '' }: StatuteTextInput): StatuteLayout {
  const isMarkdown = /\.(?:md|markdown)$/i.test(fileName) || /^(?:\ufeff?---\n|\s*# )/.test(text);
  if (/<!--\s*INFO END\s*-->/.test(text)) return 'lawrefbook';
  if (isMarkdown && /^\ufeff?---\r?\n(?:.*\r?\n)*?(?:publish_date|title):/.test(text) && /^# /m.test(text))
    return 'lawrefbook';
  if (/^\*\*第[〇零一二三四五六七八九十百千]+条/m.test(text) && /^# /m.test(text)) return 'just-laws';
  return 'plain';
}

/** Reads the law in one text, whatever its layout; what could not be read stands in `warnings`. */
export function parseStatute(input: StatuteTextInput): ParsedStatute {
  const { text, fileName = '', folder = '' } = input;
  const layout = detectStatuteLayout(input);
  if (layout === 'lawrefbook') return parseLawrefbook({ text, fileName, folder });
  if (layout === 'just-laws') {
    const law = parseJustLaws({ files: [{ path: 'README.md', text }] })[0];
    if (law) return law.statute;
  }
  return parsePlainStatute({ text, fileName, folder });
}
