/** Browsers stop placing things somewhere above this height (Firefox at 17.9 million px); what is longer is scrolled on a smaller scale. */
const HEIGHT_MAX_PX = 12_000_000;

export interface ScrollScale {
  /** Of what scrolls. */
  height: number;
  /** Pixels of the rows for each pixel that is scrolled. */
  scale: number;
}

/** How the rows of a grid are scrolled, so that the last of any number of them is reached. */
export function scrollScale(rows: number, rowPx: number, viewPx: number): ScrollScale {
  const wanted = rows * rowPx;
  if (wanted <= HEIGHT_MAX_PX) return { height: wanted, scale: 1 };
  return { height: HEIGHT_MAX_PX, scale: (wanted - viewPx) / (HEIGHT_MAX_PX - viewPx) };
}

/** First and last row to draw, with some above and below what is seen. */
export function rowsInView(offset: number, viewPx: number, rowPx: number, rows: number, spare = 8) {
  const first = Math.max(0, Math.floor(offset / rowPx) - spare);
  const last = Math.min(rows - 1, Math.ceil((offset + viewPx) / rowPx) + spare);
  return { first, last };
}
