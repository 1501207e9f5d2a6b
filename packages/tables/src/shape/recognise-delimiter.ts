import { type Delimiter, splitDelimited } from './split-delimited.ts';

const DELIMITERS: readonly Delimiter[] = [',', '\t', ';', '|'];
const LOOKED_AT = 200;

/** What separates the cells of a text: what gives the most rows of one same width above one; null where nothing does. */
export function recogniseDelimiter(text: string): Delimiter | null {
  let best: { delimiter: Delimiter; score: number } | null = null;
  for (const delimiter of DELIMITERS) {
    const widths = splitDelimited(text, delimiter, LOOKED_AT)
      .filter((row) => row.some((cell) => cell.trim() !== ''))
      .map((row) => row.length);
    const [width, rows] = mostFrequent(widths);
    const score = width < 2 || widths.length === 0 ? 0 : (rows / widths.length) * Math.min(width, 20) ** 0.5;
    if (score > (best?.score ?? 0)) best = { delimiter, score };
  }
  return best?.delimiter ?? null;
}

/** The value that comes most, the largest of equals, and how often. */
function mostFrequent(values: readonly number[]): [value: number, times: number] {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times].reduce(
    (one, other) => (other[1] > one[1] || (other[1] === one[1] && other[0] > one[0]) ? other : one),
    [0, 0],
  );
}
