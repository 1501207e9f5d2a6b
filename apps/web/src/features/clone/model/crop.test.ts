import { expect, it } from 'vitest';
import { pressed, squareOf, wholeView, within, ZOOM_MAX } from './crop.ts';

const WIDE = { width: 400, height: 200 };

it('begins with the middle of a picture, as large as its shorter side', () => {
  expect(squareOf(WIDE, wholeView(WIDE))).toEqual({ left: 100, top: 0, side: 200 });
});

it('moves no further than the picture goes, and comes no nearer than makes sense', () => {
  expect(squareOf(WIDE, within(WIDE, { zoom: 1, x: -50, y: 900 }))).toEqual({ left: 0, top: 0, side: 200 });
  expect(squareOf(WIDE, within(WIDE, { zoom: 2, x: 900, y: 900 }))).toEqual({
    left: 300,
    top: 100,
    side: 100,
  });
  expect(within(WIDE, { zoom: 99, x: 200, y: 100 }).zoom).toBe(ZOOM_MAX);
  expect(within(WIDE, { zoom: 0, x: 200, y: 100 })).toEqual(wholeView(WIDE));
});

it('is moved and zoomed by keys, and leaves the others alone', () => {
  const view = wholeView(WIDE);
  expect(pressed(WIDE, view, 'ArrowRight')).toEqual({ zoom: 1, x: 208, y: 100 });
  expect(pressed(WIDE, view, 'ArrowDown')).toEqual(view);
  expect(pressed(WIDE, view, '+')?.zoom).toBeCloseTo(1.1);
  expect(pressed(WIDE, view, 'Tab')).toBeNull();
});
