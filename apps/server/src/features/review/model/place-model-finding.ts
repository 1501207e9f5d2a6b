import { positionOf } from '../thread/position-of.ts';
import type { ClauseLine, DraftFinding } from '../thread/review-jobs.ts';
import type { ClauseGroup } from './group-clauses.ts';
import type { ModelFinding } from './parse-model-findings.ts';

/**
 * A model's finding as one of the review. Words it quotes must stand in the clauses it was shown; what it made up is no quotation
 * and replaces nothing.
 */
export function placeModelFinding(group: ClauseGroup, found: ModelFinding): DraftFinding | null {
  const located = found.quote === '' ? null : locate(group, found.quote);
  const first = group.clauses[0];
  const line = located?.line ?? first?.lines[0];
  const clause = located?.clause ?? first;
  if (!line || !clause) return null;
  const start = line.start + (located?.start ?? 0);
  const end = line.start + (located?.end ?? line.text.length);
  const quote = located ? line.text.slice(located.start, located.end) : '';
  const isReplaced =
    found.action === 'replace' && located !== null && found.suggestion !== '' && found.suggestion !== quote;
  return {
    ruleId: null,
    source: 'model',
    type: 'clause',
    level: found.level,
    title: found.title,
    reason: found.reason,
    clauseLabel: clause.label,
    quote,
    spans: [{ blockId: line.blockId, start, end }],
    places: [line.place],
    articles: found.articles,
    action: isReplaced ? 'replace' : 'comment',
    suggestion: found.suggestion,
    insertion: null,
    position: positionOf(found, { order: line.order, start }),
  };
}

function locate(group: ClauseGroup, quote: string) {
  for (const find of [exactly, withoutBlanks]) {
    for (const clause of group.clauses) {
      for (const line of clause.lines) {
        const range = find(line, quote);
        if (range) return { clause, line, ...range };
      }
    }
  }
  return null;
}

function exactly(line: ClauseLine, quote: string): { start: number; end: number } | null {
  const start = line.text.indexOf(quote);
  return start === -1 ? null : { start, end: start + quote.length };
}

/** A model gives back blanks as it likes. */
function withoutBlanks(line: ClauseLine, quote: string): { start: number; end: number } | null {
  const wanted = quote.replace(/\s/g, '');
  const at: number[] = [];
  let dense = '';
  for (let index = 0; index < line.text.length; index += 1) {
    const character = line.text[index] as string;
    if (/\s/.test(character)) continue;
    dense += character;
    at.push(index);
  }
  const found = wanted === '' ? -1 : dense.indexOf(wanted);
  if (found === -1) return null;
  return { start: at[found] as number, end: (at[found + wanted.length - 1] as number) + 1 };
}
