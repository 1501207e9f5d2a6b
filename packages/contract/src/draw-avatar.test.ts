import { expect, it } from 'vitest';
import { type AvatarStyle, drawAvatar } from './draw-avatar.ts';

const STYLES: AvatarStyle[] = ['cubes', 'rings', 'seal'];

it('draws the same face for the same style and seed, and another one for another', () => {
  for (const style of STYLES) expect(drawAvatar(style, '劳动')).toBe(drawAvatar(style, '劳动'));
  const faces = STYLES.flatMap((style) =>
    Array.from({ length: 100 }, (_, seed) => drawAvatar(style, `${seed}`)),
  );
  expect(new Set(faces).size).toBeGreaterThan(280);
});

it('draws something for every seed, whatever is written in it, and repeats none of it', () => {
  for (const style of STYLES)
    for (const seed of ['', '"><script>alert(1)</script>', '😀', '明'.repeat(40)]) {
      const svg = drawAvatar(style, seed);
      expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"[^>]*>(<(rect|circle|path) [^<>]*\/>)+<\/svg>$/);
      expect(svg).not.toMatch(/script|id=|href|NaN|undefined/);
      expect(svg.match(/<(rect|circle|path) /g)?.length).toBeGreaterThan(1);
    }
});
