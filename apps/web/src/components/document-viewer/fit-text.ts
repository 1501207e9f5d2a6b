/** Height of a line of type, and the usual distance between lines, as multiples of the size. */
const GLYPHS = 1.2;
const USUAL_LEADING = 1.6;
const LEADING_RANGE = { least: 1.05, most: 3.2 };
/** Blocks of so many lines tell their size well: the last, shorter line counts little. */
const TELLING_LINES = 4;

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
  /** Between the lines. */
  lineHeight: number;
  lines: number;
}

/** The smallest and largest size at which paragraphs take exactly that many lines of a width. */
function sizesFor(paragraphs: readonly number[], lines: number, width: number): [number, number] | null {
  const linesAt = (size: number) =>
    paragraphs.reduce((sum, ems) => sum + Math.max(1, Math.ceil((ems * size) / width - 0.02)), 0);
  const reach = (wanted: number) => {
    let [low, high] = [0, width];
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (linesAt(middle) <= wanted) low = middle;
      else high = middle;
    }
    return low;
  };
  const largest = reach(lines);
  const smallest = lines > paragraphs.length ? reach(lines - 1) : largest * 0.4;
  return linesAt(largest * 0.999) === lines ? [smallest, largest] : null;
}

/**
 * Size of type at which a paragraph fills its rectangle on the page, so that selecting over the picture selects about
 * the words that are seen there.
 * @param width in any unit; the answer has the same one
 * @param usual size of the page's running text, where it is known
 */
export function fitText(text: string, width: number, height: number, usual: number | null = null): TextFit {
  const paragraphs = text.split('\n').map(widthInEms);
  const total = paragraphs.reduce((sum, ems) => sum + ems, 0);
  const single = height / GLYPHS;
  if (paragraphs.length === 1 && total * single <= width * 1.2)
    return { fontSize: Math.min(single, width / Math.max(1, total)), lineHeight: height, lines: 1 };
  let best: TextFit | null = null;
  let bestOff = Number.POSITIVE_INFINITY;
  const most = Math.ceil(height / 5);
  for (let lines = Math.max(2, paragraphs.length); lines <= most; lines += 1) {
    const sizes = sizesFor(paragraphs, lines, width);
    if (!sizes) continue;
    const [smallest, largest] = sizes;
    const middle = smallest + (largest - smallest) * 0.6;
    const fontSize = usual !== null && usual >= smallest && usual <= largest ? usual : middle;
    const leading = (height / fontSize - GLYPHS) / (lines - 1);
    if (leading < LEADING_RANGE.least || leading > LEADING_RANGE.most) continue;
    const off =
      Math.abs(Math.log(leading / USUAL_LEADING)) +
      (usual === null ? 0 : 2 * Math.abs(Math.log(fontSize / usual)));
    if (off < bestOff) {
      bestOff = off;
      best = { fontSize, lineHeight: leading * fontSize, lines };
    }
  }
  const lines = Math.max(1, paragraphs.length);
  return best ?? { fontSize: height / lines / USUAL_LEADING, lineHeight: height / lines, lines };
}

/** Size of the running text of a page: what its longer paragraphs agree on; null where there are none. */
export function usualSize(blocks: readonly { text: string; width: number; height: number }[]): number | null {
  const sizes = blocks
    .map(({ text, width, height }) => fitText(text, width, height))
    .filter(({ lines }) => lines >= TELLING_LINES)
    .map(({ fontSize }) => fontSize)
    .sort((left, right) => left - right);
  return sizes[Math.floor(sizes.length / 2)] ?? null;
}
