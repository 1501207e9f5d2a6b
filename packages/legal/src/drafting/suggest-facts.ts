import type { FactDictionary } from './fact-definition.ts';
import { entryAt, type FactCandidate, type FactSheet, rowPath, rowsOf } from './fact-sheet.ts';

/** A value that may be taken over, and where it would stand. */
export interface SuggestedFact {
  path: string;
  candidate: FactCandidate;
}

/**
 * What may be taken over for a fact from those that often say the same, the likeliest that holds anything: the claimant for the lender. It is
 * offered to a person; nothing is taken over unseen.
 */
export function suggestFacts(
  { facts, records }: FactDictionary,
  sheet: FactSheet,
  fact: string,
): SuggestedFact[] {
  const definition = facts.get(fact);
  const fields = records.get(definition?.record ?? '')?.fields ?? [];
  for (const other of definition?.oftenSameAs ?? []) {
    const source = { kind: 'rule', rule: `same_as_${other}` } as const;
    const taken = (from: string, path: string): SuggestedFact[] => {
      const value = entryAt(sheet, from)?.chosen.value;
      return value === undefined ? [] : [{ path, candidate: { value, source } }];
    };
    const rows = rowsOf(sheet, other).slice(0, definition?.most);
    const suggested =
      definition?.kind === 'list'
        ? rows.flatMap((row) =>
            fields.flatMap(({ id }) => taken(rowPath(other, row, id), rowPath(fact, row, id))),
          )
        : taken(other, fact);
    if (suggested.length > 0) return suggested;
  }
  return [];
}
