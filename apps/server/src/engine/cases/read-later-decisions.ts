import { isReversal } from '@mingfa/legal/judgments/decision-effect';
import type { Database } from '../../db/client.ts';
import { numberOfLater, readLaterDocuments } from './read-later-documents.ts';

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

/** The last document that changed, annulled or sent back each of some cases, of those that somebody may read. */
async function readReversals(
  db: Database,
  caseIds: readonly string[],
  userId: string | null,
): Promise<Map<string, LaterDecision>> {
  const later = await readLaterDocuments(db, caseIds);
  return new Map(
    [...later].flatMap(([caseId, documents]) => {
      const last = documents
        .filter(({ ownerId, disposal }) => isReversal(disposal) && (ownerId === null || ownerId === userId))
        .sort((one, other) => (one.decidedOn ?? '').localeCompare(other.decidedOn ?? ''))
        .at(-1);
      return last ? [[caseId, { caseId: last.id, number: numberOfLater(last) }] as const] : [];
    }),
  );
}
