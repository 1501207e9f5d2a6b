import type { IsoDate } from '../statute/statute.ts';
import { checkFact, type FactProblem } from './check-fact.ts';
import type { FactKind } from './fact-definition.ts';
import { entryAt, type FactSheet } from './fact-sheet.ts';
import { type FactTypes, factNamed, fieldOfList } from './fact-types.ts';

/** Days with this cannot be; words with a problem are written as they are, and told of. */
const IMPOSSIBLE: ReadonlySet<FactProblem['problem']> = new Set(['no_such_day']);
/** A figure that is refused stands nowhere: rounded or half read it would be another sum than anybody meant. */
const FIGURES: ReadonlySet<FactKind | undefined> = new Set(['money', 'percent', 'count']);

const definitionOf = (types: Pick<FactTypes, 'dictionary' | 'own'>, path: string) => {
  const [fact = '', , field] = path.split('/');
  return field === undefined ? factNamed(types, fact) : fieldOfList(types, fact, field);
};

/** What is wrong with the value at a path of a sheet; null where nothing is, or nothing stands there. */
export function problemAt(
  types: Pick<FactTypes, 'dictionary' | 'own'>,
  { sheet, today }: { sheet: FactSheet; today: IsoDate },
  path: string,
): FactProblem | null {
  const definition = definitionOf(types, path);
  const entry = entryAt(sheet, path);
  return definition && entry && entry.chosen.value !== ''
    ? checkFact(definition, entry.chosen.value, today)
    : null;
}

/** What stands in a sound sheet where a value was refused: blank, and nothing that anybody types. */
const REFUSED = '\v';

/** Whether a value was filled in at a path of a sound sheet and refused: documents leave a blank for it, also where it may be left out. */
export const isRefused = (sheet: FactSheet, path: string): boolean =>
  entryAt(sheet, path)?.chosen.value === REFUSED;

/** The sheet without figures that are refused and days that cannot be: no document says 30 February, or a sum of "12万多"; they are open in it. */
export function soundSheet(
  types: Pick<FactTypes, 'dictionary' | 'own'>,
  { sheet, today }: { sheet: FactSheet; today: IsoDate },
): FactSheet {
  const impossible = Object.keys(sheet.entries).filter((path) => {
    const found = problemAt(types, { sheet, today }, path);
    return found !== null && (IMPOSSIBLE.has(found.problem) || FIGURES.has(definitionOf(types, path)?.kind));
  });
  if (impossible.length === 0) return sheet;
  const entries = { ...sheet.entries };
  for (const path of impossible) {
    const entry = entryAt(sheet, path);
    if (entry) entries[path] = { ...entry, chosen: { ...entry.chosen, value: REFUSED } };
  }
  return { ...sheet, entries };
}
