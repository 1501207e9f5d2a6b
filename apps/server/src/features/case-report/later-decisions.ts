import { isReversal } from '@mingfa/legal/judgments/decision-effect';
import { type CaseIndex, type LaterDocument, readLaterDocuments } from '../../engine/cases/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';

/** After one of these a decision no longer stands for itself: it was changed or annulled, or decided on appeal. */
const isReplacement = (later: Pick<LaterDocument, 'procedure' | 'disposal'>): boolean =>
  later.procedure === 'second_instance' || isReversal(later.disposal);

/** Sent back or taken up, a matter has no decision yet. */
const DECIDES_NOTHING = new Set(['remanded', 'retrial_ordered', 'taken_up']);
const decides = ({ disposal }: LaterDocument): boolean => !disposal.some((one) => DECIDES_NOTHING.has(one));

type LaterByCase = ReadonlyMap<string, LaterDocument[]>;
const known = new WeakMap<CaseIndex, Promise<LaterByCase>>();

/** What came later of the same matter that the caller may read, for every case of the library; read once for each state of it. */
export async function readLaterOfAll(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  index: CaseIndex,
): Promise<LaterByCase> {
  const reading = known.get(index) ?? readLaterDocuments(db, null);
  known.set(index, reading);
  // What failed is read again by who asks next.
  reading.catch(() => known.delete(index));
  const readable = ({ ownerId }: LaterDocument) => ownerId === null || ownerId === caller.userId;
  return new Map(
    [...(await reading)].flatMap(([caseId, later]) => {
      const some = later.filter(readable);
      return some.length > 0 ? [[caseId, some] as const] : [];
    }),
  );
}

/** By which later documents each case is replaced: those that are not stand for themselves, as far as the library knows. */
export function replacedCases(later: LaterByCase): Map<string, LaterDocument[]> {
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
  replaced: ReadonlyMap<string, readonly LaterDocument[]>,
): LaterDocument | null {
  const seen = new Set([caseId]);
  const open = [caseId];
  const ends: LaterDocument[] = [];
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
