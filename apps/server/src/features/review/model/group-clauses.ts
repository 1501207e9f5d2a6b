import type { ReviewedClause } from '../thread/review-jobs.ts';

/** Clauses shown to a model at once. */
export interface ClauseGroup {
  clauses: ReviewedClause[];
  /** Clauses before the first of these, and up to the last. */
  from: number;
  to: number;
}

/** A clause is shown up to here; what is longer is a list or a table, whose wording is no matter of judgement. */
const CLAUSE_CHARACTERS_MAX = 4000;

/**
 * Neighbouring clauses together, as many as `characters` allow, in at most `calls` groups: a long contract is shown in larger ones.
 * Always cut the same way, so that a review can go on behind the last.
 */
export function groupClauses(
  clauses: readonly ReviewedClause[],
  limits: { calls: number; callCharacters: number },
): ClauseGroup[] {
  for (let characters = limits.callCharacters; ; characters *= 2) {
    const groups = cut(clauses, characters);
    if (groups.length <= limits.calls) return groups;
  }
}

function cut(clauses: readonly ReviewedClause[], characters: number): ClauseGroup[] {
  const groups: ClauseGroup[] = [];
  let room = 0;
  for (const [index, clause] of clauses.entries()) {
    const length = Math.min(lengthOf(clause), CLAUSE_CHARACTERS_MAX);
    const last = groups.at(-1);
    if (last && length <= room) {
      last.clauses.push(clause);
      last.to = index + 1;
      room -= length;
    } else {
      groups.push({ clauses: [clause], from: index, to: index + 1 });
      room = characters - length;
    }
  }
  return groups;
}

const lengthOf = (clause: ReviewedClause) => clause.lines.reduce((sum, { text }) => sum + text.length + 1, 0);

/** The words of a clause as a model is shown them. */
export function clauseText(clause: ReviewedClause): string {
  return clause.lines
    .map(({ text }) => text)
    .join('\n')
    .slice(0, CLAUSE_CHARACTERS_MAX);
}
