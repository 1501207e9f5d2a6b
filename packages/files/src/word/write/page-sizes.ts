import { convertMillimetersToTwip, PageOrientation } from 'docx';

/** A4 with the margins of Chinese office papers. */
export const PAGE = {
  size: { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297) },
  margin: {
    top: convertMillimetersToTwip(25),
    bottom: convertMillimetersToTwip(25),
    left: convertMillimetersToTwip(28),
    right: convertMillimetersToTwip(26),
  },
};

/** A4 with the margins of court papers. */
export const COURT_PAGE = {
  size: PAGE.size,
  margin: {
    top: convertMillimetersToTwip(37),
    bottom: convertMillimetersToTwip(35),
    left: convertMillimetersToTwip(28),
    right: convertMillimetersToTwip(26),
  },
};

/** For wide tables. The library turns width and height round itself. */
export const LANDSCAPE = {
  size: { ...PAGE.size, orientation: PageOrientation.LANDSCAPE },
  margin: {
    top: convertMillimetersToTwip(22),
    bottom: convertMillimetersToTwip(22),
    left: convertMillimetersToTwip(20),
    right: convertMillimetersToTwip(20),
  },
};

/** Twentieths of a point in a dot of a screen. */
const TWIPS_IN_DOT = 15;

/** Between the margins of a page, in dots of 96 to an inch. */
export function textWidthOf({ size, margin }: typeof PAGE | typeof LANDSCAPE): number {
  const across = 'orientation' in size ? size.height : size.width;
  return Math.floor((across - margin.left - margin.right) / TWIPS_IN_DOT);
}
