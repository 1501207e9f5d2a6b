import type { CloneAvatar } from './clone-avatar.ts';

/** How a face is drawn. */
export type AvatarStyle = CloneAvatar['style'];

interface Palette {
  ground: string;
  mark: string;
  soft: string;
}
/** Deep grounds with pale marks: each stands out on a white page and on a nearly black one. */
const PALETTES: readonly Palette[] = [
  { ground: '#5b3fc4', mark: '#f1edfe', soft: '#9d8bea' },
  { ground: '#2f55a4', mark: '#e8f0ff', soft: '#7d9fe0' },
  { ground: '#1f6f78', mark: '#e3f6f5', soft: '#67b3b7' },
  { ground: '#2d6e4b', mark: '#e6f6ea', soft: '#74b68f' },
  { ground: '#8a5a1c', mark: '#fff3dc', soft: '#d6a563' },
  { ground: '#9c4034', mark: '#ffece6', soft: '#e0968a' },
  { ground: '#8a3a6f', mark: '#fdeaf5', soft: '#d38abb' },
  { ground: '#4b5068', mark: '#eef0f7', soft: '#989fbc' },
];

/** FNV-1a over the characters: far apart for seeds that differ in one of them. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Numbers from 0 up to 1, the same ones for the same start (mulberry32). */
function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Draw = (next: () => number, palette: Palette) => string;

const square = (x: number, y: number, side: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${radius}" fill="${fill}"/>`;

/** Nine cubes, the outer columns mirrored, so that every pattern looks meant. */
const drawCubes: Draw = (next, { mark, soft }) => {
  const tones = Array.from({ length: 6 }, () => (next() < 0.5 ? mark : next() < 0.7 ? soft : null));
  // A face without a mark would be an empty tile.
  if (!tones.includes(mark)) tones[Math.floor(next() * 6)] = mark;
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
  return cells
    .map(({ row, column }) => {
      const tone = tones[row * 2 + (column === 1 ? 1 : 0)];
      return tone ? square(13 + column * 13.5, 13 + row * 13.5, 11, 2.6, tone) : '';
    })
    .join('');
};

/** Three rings, each open at another place, around a point. */
const drawRings: Draw = (next, { mark, soft }) => {
  const rings = [21, 14.5, 8].map((radius, place) => {
    const around = 2 * Math.PI * radius;
    const drawn = around * (0.45 + next() * 0.45);
    const turn = Math.round(next() * 24) * 15;
    const stroke = place === Math.floor(next() * 3) ? soft : mark;
    return `<circle cx="32" cy="32" r="${radius}" fill="none" stroke="${stroke}" stroke-width="4" stroke-linecap="round" stroke-dasharray="${drawn.toFixed(1)} ${(around - drawn).toFixed(1)}" transform="rotate(${turn} 32 32)"/>`;
  });
  return `${rings.join('')}<circle cx="32" cy="32" r="2.6" fill="${mark}"/>`;
};

/** A seal: a frame with strokes as of an old script, upright and level ones alone. */
const drawSeal: Draw = (next, { mark, soft }) => {
  const level = [22.5, 32, 41.5].map((y) => {
    const half = next() < 0.35 ? 5 : next() < 0.6 ? 9 : 12.5;
    return `M${32 - half} ${y}H${32 + half}`;
  });
  const from = next() < 0.5 ? 17.5 : 22.5;
  const to = next() < 0.5 ? 46.5 : 41.5;
  const upright = next() < 0.6 ? [`M32 ${from}V${to}`] : [];
  const gap = 6 + Math.round(next() * 3) * 1.5;
  const [top, bottom] = next() < 0.5 ? [22.5, 32] : [32, 41.5];
  const sides = next() < 0.75 ? [`M${32 - gap} ${top}V${bottom}`, `M${32 + gap} ${top}V${bottom}`] : [];
  const strokes = [...level, ...upright, ...sides].join('');
  const frame = `<rect x="11" y="11" width="42" height="42" rx="${3 + Math.round(next() * 3)}" fill="none" stroke="${soft}" stroke-width="2.6"/>`;
  return `${frame}<path d="${strokes}" fill="none" stroke="${mark}" stroke-width="3.6" stroke-linecap="round"/>`;
};

const DRAWINGS: Record<AvatarStyle, Draw> = { cubes: drawCubes, rings: drawRings, seal: drawSeal };

/**
 * A clone's face as SVG, 64 by 64: the same for the same style and seed, on every machine. It stands on its own ground, so that light and
 * dark pages show it alike; it holds no id, no script and nothing of the seed's text.
 */
export function drawAvatar(style: AvatarStyle, seed: string): string {
  const next = numbersFrom(hashOf(`${style}:${seed}`));
  const palette = PALETTES[Math.floor(next() * PALETTES.length)] as Palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false"><rect width="64" height="64" rx="18" fill="${palette.ground}"/>${DRAWINGS[style](next, palette)}</svg>`;
}
