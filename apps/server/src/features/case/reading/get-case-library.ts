import type { CaseColumn } from '../../../engine/cases/index.ts';
import { readCases } from '../../../engine/cases/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';

/** What the shared library of cases holds, and how many cases the caller has besides. */
export async function getCaseLibrary(context: RequestContext) {
  const index = await readCases(context);
  const shared: number[] = [];
  let digests = 0;
  let own = 0;
  for (let row = 0; row < index.size; row += 1) {
    const owner = index.owners[row] ?? null;
    if (index.digests[row]) digests += 1;
    else if (owner === null) shared.push(row);
    else if (owner === context.caller.userId) own += 1;
  }
  const days = shared.map((row) => index.days[row] as number).filter((day) => day % 100 > 0);
  return {
    cases: shared.length,
    digests,
    own,
    byAuthority: countValues(index.columns.standing, shared),
    byLevel: countValues(index.columns.level, shared),
    earliest: asDate(days.reduce((least, day) => Math.min(least, day), Number.POSITIVE_INFINITY)),
    latest: asDate(days.reduce((most, day) => Math.max(most, day), 0)),
    importedAt: index.importedOn?.toISOString() ?? null,
  };
}

function countValues<Value extends string>({ values, codes }: CaseColumn<Value>, rows: readonly number[]) {
  const counts = values.map(() => 0);
  for (const row of rows) counts[codes[row] as number] = (counts[codes[row] as number] ?? 0) + 1;
  return values.flatMap((value, code) =>
    code > 0 && counts[code] ? [{ value, count: counts[code] as number }] : [],
  );
}

function asDate(day: number): string | null {
  if (day === 0 || !Number.isFinite(day)) return null;
  const digits = String(day);
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
