const SHELVES = 4096;

/**
 * The places of the best scores above nought that are admitted, best first. Scores are laid on shelves by their size, and only
 * the uppermost are looked at: ordering 50,000 takes longer than making them, and who may read each is asked of few.
 */
export function bestOf(scores: Float32Array, count: number, admits: (index: number) => boolean): number[] {
  let most = 0;
  for (const score of scores) if (score > most) most = score;
  if (most === 0 || count <= 0) return [];
  const shelfOf = (score: number) => Math.min(SHELVES - 1, Math.floor((score / most) * SHELVES));
  const starts = new Uint32Array(SHELVES + 1);
  for (const score of scores) if (score > 0) starts[shelfOf(score)] = (starts[shelfOf(score)] as number) + 1;
  let before = 0;
  for (let shelf = SHELVES; shelf >= 0; shelf -= 1) {
    const held = starts[shelf] as number;
    starts[shelf] = before;
    before += held;
  }
  const next = starts.slice();
  const shelved = new Uint32Array(before);
  for (let index = 0; index < scores.length; index += 1) {
    const score = scores[index] as number;
    if (score <= 0) continue;
    const shelf = shelfOf(score);
    shelved[next[shelf] as number] = index;
    next[shelf] = (next[shelf] as number) + 1;
  }
  const found: number[] = [];
  for (let shelf = SHELVES - 1; shelf >= 0 && found.length < count; shelf -= 1) {
    for (let at = starts[shelf] as number; at < (next[shelf] as number); at += 1) {
      const index = shelved[at] as number;
      if (admits(index)) found.push(index);
    }
  }
  found.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
  return found.slice(0, count);
}
