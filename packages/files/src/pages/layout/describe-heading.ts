import type { HeadingLine } from '../../reading/heading-levels.ts';
import type { Paragraph } from './build-paragraphs.ts';
import { endsHard, isMostlyChinese, markOf } from './line-marks.ts';

const LARGER = 1.14;
const LINES_MAX = 3;
const CHINESE_MAX = 45;
const OTHER_MAX = 130;

/** What is known of the document a paragraph belongs to. */
export interface Looks {
  bodySize: number;
  /** A title was met already, or the first page is over. */
  hasTitle: boolean;
  /** Its headings are larger than its text, so that bold ones stand below them. */
  hasLargeHeadings: boolean;
}

/** Whether a paragraph could be a heading by its size alone. */
export const isLargeHeading = (paragraph: Paragraph, bodySize: number): boolean =>
  paragraph.size > bodySize * LARGER && paragraph.lines.length <= LINES_MAX;

/** What the looks and words of a paragraph say about its being a heading; null when it cannot be one. */
export function describeHeading(paragraph: Paragraph, text: string, looks: Looks): HeadingLine | null {
  const isChinese = isMostlyChinese(text);
  if (paragraph.lines.length > LINES_MAX || text.length > (isChinese ? CHINESE_MAX : OTHER_MAX)) return null;
  // A sentence is none, unless it is a name with a number and a full stop: `1. DEFINITIONS.`
  if (/^\[|^["“(（]/.test(text) || (endsHard(text) && !/[\p{L}\d][.。：:]$/u.test(text))) return null;
  if (endsHard(text) && !markOf(text)) return null;
  const { isBold, isCentered } = paragraph;
  const isLarge = paragraph.size > looks.bodySize * LARGER;
  return {
    text,
    level: levelOf(paragraph, text, looks),
    isTitle: isLarge && (isCentered || isBold),
    isBold: isBold || isLarge,
    isCentered,
  };
}

/** The level that size and weight give; null where the wording has to decide. */
function levelOf(
  { size, isBold, isCentered }: Paragraph,
  text: string,
  { bodySize, hasTitle, hasLargeHeadings }: Looks,
): number | null {
  if (!/\p{L}{2}/u.test(text) || /[,，、;；：:。]$/.test(text)) return null;
  // A label with its value is large on many covers.
  if (/[：:]\s*\S|[_＿]{2}|…{2}|\.{4}/.test(text)) return null;
  const mark = markOf(text);
  const isCapitals = /[A-Z]{2}/.test(text) && !/[a-z\u4e00-\u9fff]/.test(text);
  if (size > bodySize * 1.5) return 1;
  const isChinese = isMostlyChinese(text);
  const standsOut = isCentered ? isBold || isCapitals || size > bodySize * LARGER : size > bodySize * 1.3;
  if (!hasTitle && standsOut && !mark) return 1;
  if (size > bodySize * LARGER && (isBold || isCentered)) return mark && isChinese ? null : 2;
  // Chinese headings are known by their numbers, others by weight or capitals on a line of their own.
  if (isChinese) return null;
  const level = hasLargeHeadings ? 3 : 2;
  if (mark && /^\d/.test(mark)) {
    return isBold || isCapitals ? level + (mark.match(/\.\d/g)?.length ?? 0) : null;
  }
  if (mark && /^[(（a-z•]/.test(mark)) return null;
  if (isCapitals) return level;
  return isBold && (isCentered || mark || text.length < 80) ? level + (isCentered ? 0 : 1) : null;
}
