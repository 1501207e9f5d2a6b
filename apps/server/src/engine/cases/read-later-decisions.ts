import { caseNumberKey } from '@mingfa/legal/judgments/case-number-key';
import { isReversal } from '@mingfa/legal/judgments/decision-effect';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { caseNumber, legalCase } from '../../db/schema/case.ts';

/** The decision of the same matter that changed, annulled or sent back a case. */
export interface LaterDecision {
  caseId: string;
  /** As courts print it; its title where it has none. */
  number: string;
}

/** An appeal and a retrial after it: longer rows of decisions do not occur. */
const FOLLOWED_MAX = 3;

/**
 * Of cases that a later decision held here changed, annulled or sent back: the last such decision. What is not there stands, as far as the
 * library knows.
 * @param userId whose own cases are looked at beside the shared ones; null: nobody's
 */
export async function readLaterDecisions(
  db: Database,
  caseIds: readonly string[],
  userId: string | null,
): Promise<ReadonlyMap<string, LaterDecision>> {
  const last = new Map<string, LaterDecision>();
  let asked = [...new Set(caseIds)];
  const begun = new Map(asked.map((id) => [id, [id]]));
  for (let step = 0; step < FOLLOWED_MAX && asked.length > 0; step += 1) {
    const found = await readReversals(db, asked, userId);
    const next = new Map<string, string[]>();
    for (const [id, later] of found) {
      const before = (begun.get(id) ?? []).filter((one) => one !== later.caseId);
      for (const one of before) last.set(one, later);
      next.set(later.caseId, [...(next.get(later.caseId) ?? []), ...before]);
    }
    begun.clear();
    for (const [id, before] of next) begun.set(id, before);
    asked = [...next.keys()];
  }
  return last;
}

async function readReversals(
  db: Database,
  caseIds: readonly string[],
  userId: string | null,
): Promise<Map<string, LaterDecision>> {
  const own = await db
    .select({ caseId: caseNumber.caseId, key: caseNumber.key })
    .from(caseNumber)
    .where(and(inArray(caseNumber.caseId, [...caseIds]), eq(caseNumber.relation, 'own')));
  if (own.length === 0) return new Map();
  const readable =
    userId === null
      ? isNull(legalCase.ownerId)
      : or(isNull(legalCase.ownerId), eq(legalCase.ownerId, userId));
  const later = await db
    .select({
      key: caseNumber.key,
      caseId: legalCase.id,
      number: legalCase.number,
      numbers: legalCase.numbers,
      ownNumber: legalCase.ownNumber,
      title: legalCase.title,
      disposal: legalCase.disposal,
      decidedOn: legalCase.decidedOn,
    })
    .from(caseNumber)
    .innerJoin(legalCase, eq(legalCase.id, caseNumber.caseId))
    .where(
      and(
        inArray(caseNumber.key, [...new Set(own.map(({ key }) => key))]),
        eq(caseNumber.relation, 'earlier'),
        eq(legalCase.state, 'ready'),
        readable,
      ),
    );
  const reversals = later
    .filter(({ disposal }) => isReversal(disposal))
    .sort((one, other) => (one.decidedOn ?? '').localeCompare(other.decidedOn ?? ''));
  const found = new Map<string, LaterDecision>();
  for (const { caseId, key } of own) {
    const keys = new Set(own.filter((one) => one.caseId === caseId).map((one) => one.key));
    // A guiding case has the numbers of all decisions that it reports: the last of them did not change it.
    const isItself = (one: (typeof reversals)[number]) =>
      one.caseId === caseId || one.numbers.some((number) => keys.has(caseNumberKey(number) ?? ''));
    const last = reversals.findLast((one) => one.key === key && !isItself(one));
    if (last) found.set(caseId, { caseId: last.caseId, number: last.number ?? last.ownNumber ?? last.title });
  }
  return found;
}
