import { expect, it } from 'vitest';
import { rowsInView, scrollScale } from './scaled-scroll.ts';

const ROW_PX = 36;
const VIEW_PX = 720;

it('scrolls a table that a browser can place pixel by pixel', () => {
  expect(scrollScale(2000, ROW_PX, VIEW_PX)).toEqual({ height: 72_000, scale: 1 });
});

it('reaches the last of fifty million rows at the end of the scroll, and the first at its beginning', () => {
  const rows = 50_000_000;
  const { height, scale } = scrollScale(rows, ROW_PX, VIEW_PX);
  expect(height).toBeLessThan(17_000_000);
  expect(rowsInView((height - VIEW_PX) * scale, VIEW_PX, ROW_PX, rows).last).toBe(rows - 1);
  expect(rowsInView(0, VIEW_PX, ROW_PX, rows).first).toBe(0);
});

it('draws nothing of a table without rows', () => {
  const { first, last } = rowsInView(0, VIEW_PX, ROW_PX, 0);
  expect(last).toBeLessThan(first);
});
