/** Leading of set text, as a multiple of the size; between Word's single and one and a half lines. */
const LEADING = 1.4;
const LARGEST_PT = 48;

/** Width of a line in multiples of the size: Chinese characters are square, Latin ones about half. */
function widthInEms(line: string): number {
  let ems = 0;
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0;
    ems += code < 0x2e80 ? (code === 0x09 ? 2 : 0.52) : 1;
  }
  return ems;
}

export interface TextFit {
  fontSize: number;
  lineHeight: number;
  lines: number;
}

/**
 * Size of type at which a paragraph fills its rectangle on the page, so that selecting over the picture selects about
 * the words that are seen there.
 * @param width in any unit; the answer has the same one
 */
export function fitText(text: string, width: number, height: number): TextFit {
  const paragraphs = text.split('\n').map(widthInEms);
  const most = Math.max(1, Math.ceil(paragraphs.reduce((sum, ems) => sum + ems, 0)) + paragraphs.length);
  for (let lines = paragraphs.length; lines <= most; lines += 1) {
    const fontSize = Math.min(LARGEST_PT, height / lines / (lines === 1 ? 1.15 : LEADING));
    const needed = paragraphs.reduce(
      (sum, ems) => sum + Math.max(1, Math.ceil((ems * fontSize) / width - 0.05)),
      0,
    );
    if (needed <= lines) return { fontSize, lineHeight: height / lines, lines };
  }
  return { fontSize: height / most, lineHeight: height / most, lines: most };
}
