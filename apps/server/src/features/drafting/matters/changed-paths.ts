import { isDeepStrictEqual } from 'node:util';
import { type FactSheet, rowsOf } from '@mingfa/legal/drafting/fact-sheet';

/** The paths at which two sheets differ: entries, rows that came or went (`claims/c1`), lists in another order (`claims`). */
export function changedPaths(before: FactSheet, after: FactSheet): string[] {
  const changed = new Set<string>();
  for (const path of new Set([...Object.keys(before.entries), ...Object.keys(after.entries)])) {
    const [one, other] = [before.entries[path], after.entries[path]];
    if (one !== other && !isDeepStrictEqual(one, other)) changed.add(path);
  }
  for (const list of new Set([...Object.keys(before.rows), ...Object.keys(after.rows)])) {
    const [one, other] = [rowsOf(before, list), rowsOf(after, list)];
    for (const row of one) if (!other.includes(row)) changed.add(`${list}/${row}`);
    for (const row of other) if (!one.includes(row)) changed.add(`${list}/${row}`);
    const stayed = other.filter((row) => one.includes(row));
    if (one.filter((row) => other.includes(row)).join('/') !== stayed.join('/')) changed.add(list);
  }
  return [...changed];
}
