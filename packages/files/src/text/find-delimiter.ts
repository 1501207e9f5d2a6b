const DELIMITERS = [',', '\t', ';', '|', '，'] as const;

/**
 * What separates the columns of a text: the mark that stands equally often in its first lines, outside quotes. With `strict`
 * it must cut every line, so that ordinary text is not taken for a table. Null when nothing does.
 */
export function findDelimiter(text: string, strict = false): string | null {
  const lines = splitRecords(text.slice(0, 64 * 1024)).slice(0, 50);
  if (strict && lines.length < 3) return null;
  let best: { mark: string; score: number } | null = null;
  for (const mark of DELIMITERS) {
    const counts = lines.map((line) => line.split(mark).length - 1);
    const usual = mostFrequent(counts.filter((count) => count > 0));
    const same = counts.filter((count) => count === usual).length / Math.max(1, counts.length);
    if (usual === 0 || same < (strict ? 1 : 0.5)) continue;
    const score = same * 10 + Math.min(usual, 9) / 10;
    if (!best || score > best.score) best = { mark, score };
  }
  return best?.mark ?? null;
}

/** Lines with what stands in quotes left out, where marks and line breaks separate nothing. */
function splitRecords(text: string): string[] {
  return text
    .replace(/"[^"]*"/g, '""')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function mostFrequent(counts: readonly number[]): number {
  const frequency = new Map<number, number>();
  for (const count of counts) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  return [...frequency].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
