import { readAmounts } from '../questions/read-amounts.ts';
import { entryAt, type FactSheet, type FactSource, type FactValue, rowPath, rowsOf } from './fact-sheet.ts';

const CLAIMS = 'claims';

/**
 * The sheet without what was claimed for another cause than the one that was chosen: a claim that follows from a cause hangs on it. What somebody typed
 * or confirmed stays, and so does what was asked with its sum.
 * @param before the sheet before the change
 */
export function deriveClaimsOfCause(before: FactSheet, after: FactSheet): FactSheet {
  const [former, chosen] = [valueAt(before, 'cause'), valueAt(after, 'cause')];
  if (former === undefined || chosen === undefined || isKin(String(former), String(chosen))) return after;
  // What came together with the new cause was claimed for it.
  const gone = rowsOf(before, CLAIMS).filter((row) => hangsOnCause(after, row));
  if (gone.length === 0) return after;
  const isGone = (path: string) => gone.some((row) => path.startsWith(`${CLAIMS}/${row}/`));
  return {
    ...after,
    rows: { ...after.rows, [CLAIMS]: rowsOf(after, CLAIMS).filter((row) => !gone.includes(row)) },
    entries: Object.fromEntries(Object.entries(after.entries).filter(([path]) => !isGone(path))),
  };
}

const valueAt = (sheet: FactSheet, path: string): FactValue | undefined => entryAt(sheet, path)?.chosen.value;

/** 房屋买卖合同纠纷 is a kind of 买卖合同纠纷: what was claimed for the one is claimed for the other. */
const isKin = (one: string, other: string): boolean =>
  [one, other].some((name) => [one, other].every((longer) => longer.includes(name.replace(/纠纷$/, ''))));

/** Words that a rule made of what was told, whose sum, if it has one, nobody asked in so many words. */
function hangsOnCause(sheet: FactSheet, row: string): boolean {
  const words = entryAt(sheet, rowPath(CLAIMS, row, 'content'));
  const sum = entryAt(sheet, rowPath(CLAIMS, row, 'amount'));
  if (!words || words.confirmed || sum?.confirmed) return false;
  const quote = quoteOf(words.chosen.source);
  if (quote === null || (sum && quoteOf(sum.chosen.source) === null)) return false;
  return !sum || !readAmounts(quote).some(({ value }) => value === sum.chosen.value);
}

/** The words a value was read from; null of what a person gave. */
const quoteOf = (source: FactSource): string | null =>
  'place' in source && source.place ? source.place.quote : null;
