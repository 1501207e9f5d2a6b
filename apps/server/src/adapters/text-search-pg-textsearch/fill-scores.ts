/** Ranks, from 1, whose score is asked from the database; the last of a list is asked too. */
export const SCORED_RANKS = [1, 2, 3, 6, 20];

/**
 * Scores of a ranked list of which some are known: those between two known ones lie on the line between them.
 * The list is cut where scores end (a known score of zero shares no term with the question).
 */
export function fillScores(known: readonly (number | null)[]): number[] {
  const scores: number[] = [];
  let from = 0;
  for (const [index, score] of known.entries()) {
    if (score === null) continue;
    if (score <= 0) return scores;
    const before = scores[from] ?? score;
    for (let place = scores.length; place < index; place += 1) {
      scores.push(before + ((score - before) * (place - from)) / (index - from));
    }
    scores.push(score);
    from = index;
  }
  const last = scores[from] ?? 0;
  while (scores.length > 0 && scores.length < known.length) scores.push(last);
  return scores;
}
