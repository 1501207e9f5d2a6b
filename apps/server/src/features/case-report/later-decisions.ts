import type { CaseSummary } from '@mingfa/contract/case';
import { isReversal } from '@mingfa/legal/judgments/decision-effect';
import { and, eq, inArray, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { caseNumber, legalCase } from '../../db/schema/case.ts';
import type { CaseIndex } from '../../engine/cases/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { type CaseRow, describeCase, mayBeReadBy } from '../case/index.ts';

/** A document of the same matter that came later. */
export type LaterDecision = Pick<
  CaseRow,
  'id' | 'ownerId' | 'number' | 'ownNumber' | 'title' | 'procedure' | 'disposal' | 'decidedOn'
>;

const { id, ownerId, number, ownNumber, title, procedure, disposal, decidedOn } = legalCase;
const COLUMNS = { id, ownerId, number, ownNumber, title, procedure, disposal, decidedOn };

/** After one of these a decision no longer stands for itself: it was changed or annulled, or decided on appeal. */
const isReplacement = (later: Pick<LaterDecision, 'procedure' | 'disposal'>): boolean =>
  later.procedure === 'second_instance' || isReversal(later.disposal);

/** Sent back or taken up, a matter has no decision yet. */
const DECIDES_NOTHING = new Set(['remanded', 'retrial_ordered', 'taken_up']);
const decides = ({ disposal: made }: LaterDecision): boolean => !made.some((one) => DECIDES_NOTHING.has(one));

export const numberOfLater = (later: Pick<LaterDecision, 'number' | 'ownNumber' | 'title'>): string =>
  later.number ?? later.ownNumber ?? later.title;

type LaterByCase = ReadonlyMap<string, LaterDecision[]>;
const known = new WeakMap<CaseIndex, Promise<LaterByCase>>();

/**
 * What came later of the same matter, for every case of the library: documents that name its number as an earlier one. A guiding or
 * typical case that reports both instances is not replaced by the second one's own text.
 */
export async function readLaterDecisions(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  index: CaseIndex,
): Promise<LaterByCase> {
  const reading = known.get(index) ?? readAll(db);
  known.set(index, reading);
  // What failed is read again by who asks next.
  reading.catch(() => known.delete(index));
  const all = await reading;
  const readable = (later: LaterDecision) => later.ownerId === null || later.ownerId === caller.userId;
  return new Map(
    [...all].flatMap(([caseId, later]) => {
      const some = later.filter(readable);
      return some.length > 0 ? [[caseId, some] as const] : [];
    }),
  );
}

async function readAll(db: RequestContext['db']): Promise<LaterByCase> {
  const [own, naming] = [alias(caseNumber, 'own'), alias(caseNumber, 'naming')];
  const [mine, theirs] = [alias(caseNumber, 'mine'), alias(caseNumber, 'theirs')];
  const sharesNumber = db
    .select({ key: mine.key })
    .from(mine)
    .innerJoin(theirs, and(eq(theirs.key, mine.key), eq(theirs.relation, 'own')))
    .where(and(eq(mine.caseId, own.caseId), eq(mine.relation, 'own'), eq(theirs.caseId, naming.caseId)));
  const rows = await db
    .select({ caseId: own.caseId, later: COLUMNS })
    .from(naming)
    .innerJoin(own, and(eq(own.key, naming.key), eq(own.relation, 'own'), ne(own.caseId, naming.caseId)))
    .innerJoin(legalCase, eq(legalCase.id, naming.caseId))
    .where(and(eq(naming.relation, 'earlier'), eq(legalCase.state, 'ready'), notExists(sharesNumber)));
  const byCase = new Map<string, LaterDecision[]>();
  for (const { caseId, later } of rows) {
    const some = byCase.get(caseId) ?? [];
    if (!some.some((one) => one.id === later.id)) byCase.set(caseId, [...some, later]);
  }
  return byCase;
}

/** By which later documents each case is replaced: those that are not stand for themselves, as far as the library knows. */
export function replacedCases(later: LaterByCase): Map<string, LaterDecision[]> {
  return new Map(
    [...later].flatMap(([caseId, all]) => {
      const replacing = all.filter(isReplacement);
      return replacing.length > 0 ? [[caseId, replacing] as const] : [];
    }),
  );
}

/** Follows what replaced a case to the decision that counts: the last one that decides and is not replaced itself; null where none is held. */
export function standingDecision(
  caseId: string,
  replaced: ReadonlyMap<string, readonly LaterDecision[]>,
): LaterDecision | null {
  const seen = new Set([caseId]);
  const open = [caseId];
  const ends: LaterDecision[] = [];
  for (const one of open) {
    for (const later of replaced.get(one) ?? []) {
      if (seen.has(later.id)) continue;
      seen.add(later.id);
      if (replaced.has(later.id)) open.push(later.id);
      else if (decides(later)) ends.push(later);
    }
  }
  return ends.sort((a, b) => ((a.decidedOn ?? '') < (b.decidedOn ?? '') ? 1 : -1))[0] ?? null;
}

/** Some decisions as they stand in lists. */
export async function describeStanding(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  caseIds: readonly string[],
): Promise<Map<string, CaseSummary>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(legalCase)
    .where(and(inArray(legalCase.id, [...caseIds]), mayBeReadBy(caller)));
  return new Map(rows.map((row) => [row.id, describeCase(row)]));
}
