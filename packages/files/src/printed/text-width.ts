/** Between the margins of an upright A4 page (156 mm), in twentieths of a point. */
export const TEXT_WIDTH = Math.floor(((210 - 28 - 26) / 25.4) * 72 * 20);
