import { parseNumeral } from '../figures/numerals.ts';
import type { SourceCitation } from './citation.ts';

/** No answer shows more sources than this; larger numbers in brackets are years or document numbers. */
const MOST_SOURCES = 200;
const MARK = /([[【]) *(\d{1,3}(?: *(?:,|，|、|-) *\d{1,3})*) *([\]】])/g;

/** Code, where brackets are indices and not sources, blanked out length for length. */
function withoutCode(flat: string): string {
  return flat.replace(/```[\s\S]*?(?:```|$)|`[^`\n]+`/g, (code) => ' '.repeat(code.length));
}

/** Finds `[1]`, `[1][2]`, `[1,3]`, `[2-4]` and `【2】`; not links `[1](…)`, footnotes `[^1]`, definitions `[1]: …` or code. */
export function findSourceMarks(text: string, flat: string): SourceCitation[] {
  const found: SourceCitation[] = [];
  const searched = withoutCode(flat);
  for (const match of searched.matchAll(MARK)) {
    const end = match.index + match[0].length;
    if ((match[1] === '[') !== (match[3] === ']')) continue;
    if (match[1] === '[') {
      // A link's bracket is the narrow one; in `flat` wide ones are narrow, too.
      if (text[end] === '(') continue;
      const lineBefore = skipSpacesBack(searched, match.index);
      if (searched[end] === ':' && (lineBefore === 0 || searched[lineBefore - 1] === '\n')) continue;
    }
    // [text][1] is a link by reference; [1][2] are two sources.
    if (searched[match.index - 1] === ']') {
      const within = skipSpacesBack(searched, match.index - 1);
      if (!/\d/.test(searched[within - 1] ?? '')) continue;
    }
    found.push(...splitMark(text, match.index, end, match[2] ?? ''));
  }
  return found;
}

/** Where the spaces before a place begin. */
function skipSpacesBack(text: string, end: number): number {
  let start = end;
  while (start > 0 && text[start - 1] === ' ') start -= 1;
  return start;
}

/** `[1,3]` becomes `[1` and `,3]`, so that every index has its own place and nothing is left over. */
function splitMark(text: string, start: number, end: number, list: string): SourceCitation[] {
  const indices: { index: number; stop: number }[] = [];
  const offset = start + text.slice(start, end).search(/[\d０-９]/);
  let previous: number | null = null;
  let range = false;
  for (const part of list.matchAll(/\d+|-/g)) {
    if (part[0] === '-') {
      range = true;
      continue;
    }
    const index = parseNumeral(part[0]) ?? 0;
    if (index < 1 || index > MOST_SOURCES) return [];
    const stop = offset + part.index + part[0].length;
    if (range && previous !== null && index > previous && index - previous < 20) {
      for (let between = previous + 1; between < index; between += 1)
        indices.push({ index: between, stop: -1 });
    }
    range = false;
    previous = index;
    indices.push({ index, stop });
  }
  const marks: SourceCitation[] = [];
  let from = start;
  for (const [place, { index, stop }] of indices.entries()) {
    const to = place === indices.length - 1 ? end : stop < 0 ? from : stop;
    marks.push({ type: 'source', raw: text.slice(from, to), start: from, end: to, index });
    from = to;
  }
  return marks;
}
