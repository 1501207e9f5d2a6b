import { ParseFailure } from '../../reading/parse-failure.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import { type ImageHeader, readImageHeader } from './read-image-header.ts';

/** The longer side of a picture as a page: that of A4. A smaller picture is as large as its dots at 96 to the inch. */
const LONG_SIDE_POINTS = 842;
const POINTS_PER_DOT = 72 / 96;

/** A picture as a page of a document. */
export interface ImagePage {
  header: ImageHeader;
  /** In dots as it is looked at. */
  dotsWide: number;
  dotsHigh: number;
  /** In points. */
  width: number;
  height: number;
}

/** @throws ParseFailure `file_damaged`, `file_unsafe` for a picture with too many dots, by what it says of itself */
export async function readImagePage(path: string, limits: ParserLimits): Promise<ImagePage> {
  const header = await readImageHeader(path);
  if (header.width * header.height > limits.imagePixels) throw new ParseFailure('file_unsafe');
  const isTurned = header.orientation >= 5;
  const dotsWide = isTurned ? header.height : header.width;
  const dotsHigh = isTurned ? header.width : header.height;
  const pointsPerDot = Math.min(POINTS_PER_DOT, LONG_SIDE_POINTS / Math.max(dotsWide, dotsHigh));
  const round = (dots: number) => Math.round(dots * pointsPerDot * 100) / 100;
  return { header, dotsWide, dotsHigh, width: round(dotsWide), height: round(dotsHigh) };
}
