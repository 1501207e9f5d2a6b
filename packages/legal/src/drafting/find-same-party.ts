import type { FactDictionary } from './fact-definition.ts';
import { entryAt, type FactSheet, rowPath, rowsOf } from './fact-sheet.ts';

/** One party in two places that cannot both be right, with where it stands. */
export interface SameParty {
  /** Of two rows the same number or code, or the same name on both sides of a suit. */
  by: 'identity_number' | 'credit_code' | 'name';
  value: string;
  /** The names of the two rows, as far as they are filled in. */
  names: readonly [string, string];
  paths: readonly [string, string];
}

/** Nobody sues themselves, and a third party is neither side (民事诉讼法 59). Contracts have checks of their own for equal names. */
const SIDES: ReadonlySet<string> = new Set(['claimants', 'defendants', 'third_parties']);
/** Given once: an identity number by GB 11643, a credit code by GB 32100. */
const NUMBERS = ['identity_number', 'credit_code'] as const;

interface Row {
  list: string;
  path: (field: string) => string;
  said: (field: string) => string;
}

/**
 * Parties of a document that are the same where they may not be: a number that two rows have, or a name on both sides. Lists that often say
 * the same of one party, as lender and claimants do, are not compared.
 * @param drawn the facts the document draws on
 */
export function findSameParty(
  sheet: FactSheet,
  dictionary: FactDictionary,
  drawn: ReadonlySet<string>,
): SameParty[] {
  const lists = [...dictionary.facts.values()].filter(
    ({ id, record }) => record === 'party' && drawn.has(id) && rowsOf(sheet, id).length > 0,
  );
  const rows = lists.flatMap(({ id: list }) =>
    rowsOf(sheet, list).map((row): Row => {
      const path = (field: string) => rowPath(list, row, field);
      const said = (field: string) =>
        String(entryAt(sheet, path(field))?.chosen.value ?? '')
          .trim()
          .toUpperCase();
      return { list, path, said };
    }),
  );
  const isSame = (one: string, other: string) =>
    one !== other &&
    [one, other].some((id) =>
      dictionary.facts.get(id)?.oftenSameAs?.some((also) => also === one || also === other),
    );
  return rows.flatMap((one, at) =>
    rows
      .slice(at + 1)
      .filter((other) => !isSame(one.list, other.list))
      .flatMap((other): SameParty[] => {
        const by =
          NUMBERS.find((field) => one.said(field) !== '' && one.said(field) === other.said(field)) ??
          (areOneByName(one, other) ? 'name' : null);
        if (by === null) return [];
        return [
          {
            ...{ by, value: one.said(by), names: [one.said('name'), other.said('name')] },
            paths: [one.path(by), other.path(by)],
          },
        ];
      }),
  );
}

/** Namesakes have numbers of their own. */
const areOneByName = (one: Row, other: Row): boolean =>
  one.list !== other.list &&
  SIDES.has(one.list) &&
  SIDES.has(other.list) &&
  one.said('name') !== '' &&
  one.said('name') === other.said('name') &&
  NUMBERS.every((field) => one.said(field) === '' || other.said(field) === '');
