import { PARSER_LIMITS, type ParserLimits } from '../reading/parser-limits.ts';

/** What one file of a bundle may be. */
export interface PieceLimits {
  parser: ParserLimits;
  /** Of a file that can only be taken in as pictures of its pages. */
  drawnPages: number;
  /** Dots to the inch of such pictures. */
  drawnDots: number;
}

/** @param pages of the whole bundle: no file of it has more */
export const pieceLimits = (pages: number): PieceLimits => ({
  parser: { ...PARSER_LIMITS, pages },
  drawnPages: Math.min(pages, 200),
  drawnDots: 150,
});
