import { contradictedPaths, entryAt, type FactSheet } from '@mingfa/legal/drafting/fact-sheet';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { matter } from '../../../db/schema/drafting.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { withPageNumbers } from '../evidence/number-pages.ts';
import { namePath } from '../name-path.ts';
import type { MatterRow } from '../own-rows.ts';
import type { TemplateCatalog } from '../templates/template-catalog.ts';
import { changedPaths } from './changed-paths.ts';

/** So many paths are remembered with their revision, the newest ones: those that are gone would pile up. */
const REMEMBERED = 8000;
/** So many facts are named to whoever is refused. */
const NAMED = 5;

/**
 * Writes the facts of a matter that the transaction holds, with the page numbers of its evidence; the same again is no new revision.
 * @param seen the revision that whoever changes them saw; absent: whatever it is
 * @throws AppError `facts_changed` where a path was changed since
 */
export async function writeFacts(
  context: Pick<RequestContext, 'clock'>,
  tx: Transaction,
  catalog: TemplateCatalog,
  held: MatterRow,
  given: FactSheet,
  seen?: number,
): Promise<MatterRow> {
  const asked = changedPaths(held.sheet, given);
  if (seen !== undefined && asked.length > 0) refuseOldFacts(catalog, held, asked, seen);
  const sheet = await withPageNumbers(tx, held.id, given);
  const changed = changedPaths(held.sheet, sheet);
  if (changed.length === 0 && sheet.told === held.sheet.told) return held;
  const factsRevision = held.factsRevision + 1;
  const changedIn = {
    ...held.changedIn,
    ...Object.fromEntries(changed.map((path) => [path, factsRevision])),
  };
  const written = {
    ...{ sheet, factsRevision, changedIn: newestOf(changedIn), savedAt: context.clock.now() },
    facts: Object.keys(sheet.entries).length,
    contradicted: contradictedPaths(sheet).length,
  };
  await tx.update(matter).set(written).where(eq(matter.id, held.id));
  // Not read back: a story of thirty pages would be, at every autosave.
  return { ...held, ...written };
}

/** @throws AppError `facts_changed` with each path that was changed since, and what it holds now */
function refuseOldFacts(
  catalog: TemplateCatalog,
  held: MatterRow,
  changed: readonly string[],
  seen: number,
): void {
  const newer = Object.keys(held.changedIn).filter((path) => (held.changedIn[path] ?? 0) > seen);
  const clashes = newer.filter((path) => changed.some((one) => isSamePlace(one, path)));
  if (clashes.length === 0) return;
  const named = (language: 'zh' | 'en') =>
    clashes.slice(0, NAMED).map((path) => namePath(catalog, held.sheet, path)[language]);
  throw new AppError(
    'facts_changed',
    { facts: { 'zh-CN': named('zh').join('、'), en: named('en').join(', ') } },
    {
      details: [
        { path: 'factsRevision', message: String(held.factsRevision) },
        ...clashes.map((path) => ({
          path: `facts.${path}`,
          message: JSON.stringify(entryAt(held.sheet, path)?.chosen.value ?? null),
        })),
      ],
    },
  );
}

/** The same fact, or a row and one of its fields. A list whose rows were put in order is no place of its fields. */
function isSamePlace(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.includes('/') && long.startsWith(`${short}/`);
}

function newestOf(changedIn: Record<string, number>): Record<string, number> {
  const paths = Object.entries(changedIn);
  if (paths.length <= REMEMBERED) return changedIn;
  return Object.fromEntries(paths.toSorted(([, one], [, other]) => other - one).slice(0, REMEMBERED));
}
