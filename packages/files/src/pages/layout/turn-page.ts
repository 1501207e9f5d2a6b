import type { Box, Ruling } from './page-content.ts';

interface Size {
  width: number;
  height: number;
}

/** A point on a page that is turned counter-clockwise by some quarter turns; `size` is that of the page before. */
function turnPoint(x: number, y: number, turns: number, { width, height }: Size): [number, number] {
  if (turns === 1) return [y, width - x];
  if (turns === 2) return [width - x, height - y];
  if (turns === 3) return [height - y, x];
  return [x, y];
}

/** A box on a page that is turned. Turning by `4 - turns` leads back, with the size of the turned page. */
export function turnBox(box: Box, turns: number, size: Size): Box {
  const [x1, y1] = turnPoint(box.left, box.top, turns, size);
  const [x2, y2] = turnPoint(box.right, box.bottom, turns, size);
  return {
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    right: Math.max(x1, x2),
    bottom: Math.max(y1, y2),
  };
}

/** The size of a page after quarter turns. */
export const turnSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** A drawn line after quarter turns of its page. */
export function turnRuling(ruling: Ruling, turns: number, size: Size): Ruling {
  const { isHorizontal, at, start, end } = ruling;
  const box = turnBox(
    isHorizontal
      ? { left: start, right: end, top: at, bottom: at }
      : { left: at, right: at, top: start, bottom: end },
    turns,
    size,
  );
  const staysSo = turns % 2 === 0;
  return isHorizontal === staysSo
    ? { isHorizontal: true, at: box.top, start: box.left, end: box.right }
    : { isHorizontal: false, at: box.left, start: box.top, end: box.bottom };
}
