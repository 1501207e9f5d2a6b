import type { IsoDate } from '../statute/statute.ts';
import { checkFact, type FactProblem } from './check-fact.ts';
import { entryAt, type FactSheet } from './fact-sheet.ts';
import { type FactTypes, factNamed, fieldOfList } from './fact-types.ts';

/** Figures and days with these cannot be; what has another problem is written as it is, and told of. */
const IMPOSSIBLE: ReadonlySet<FactProblem['problem']> = new Set(['out_of_range', 'no_such_day']);

/** What is wrong with the value at a path of a sheet; null where nothing is, or nothing stands there. */
export function problemAt(
  types: Pick<FactTypes, 'dictionary' | 'own'>,
  { sheet, today }: { sheet: FactSheet; today: IsoDate },
  path: string,
): FactProblem | null {
  const [fact = '', , field] = path.split('/');
  const definition = field === undefined ? factNamed(types, fact) : fieldOfList(types, fact, field);
  const entry = entryAt(sheet, path);
  return definition && entry && entry.chosen.value !== ''
    ? checkFact(definition, entry.chosen.value, today)
    : null;
}

/** The sheet without figures and days that cannot be: no document says 30 February, or a sum below nothing; they are open in it. */
export function soundSheet(
  types: Pick<FactTypes, 'dictionary' | 'own'>,
  { sheet, today }: { sheet: FactSheet; today: IsoDate },
): FactSheet {
  const impossible = Object.keys(sheet.entries).filter((path) => {
    const found = problemAt(types, { sheet, today }, path);
    return found !== null && IMPOSSIBLE.has(found.problem);
  });
  if (impossible.length === 0) return sheet;
  const gone = new Set(impossible);
  const entries = Object.fromEntries(Object.entries(sheet.entries).filter(([path]) => !gone.has(path)));
  return { ...sheet, entries };
}
