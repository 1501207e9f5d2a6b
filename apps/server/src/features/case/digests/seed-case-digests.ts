import type { CaseDigest } from '@mingfa/content/case-digest';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { caseCitation, caseNumber, caseText, legalCase } from '../../../db/schema/case.ts';
import { expireCases } from '../../../engine/cases/index.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import type { CaseTextSearch } from '../../../ports/case-text-search.ts';
import { resolveCaseCitations } from '../resolve-case-citations.ts';
import { touchCaseLibrary } from '../touch-case-library.ts';
import { type DigestRows, digestRows, hashOfDigest } from './digest-row.ts';

/**
 * Brings the digests of guiding cases of this release into the shared library: new and changed ones are written, those no longer
 * shipped go, and none stands beside the text of its case. Does nothing when all are there already.
 * @returns how many were written or removed
 */
export async function seedCaseDigests(
  context: AppContext & { caseSearch: CaseTextSearch },
  digests: readonly CaseDigest[],
): Promise<number> {
  const { db, clock, ids, caseSearch } = context;
  const wanted = new Map(
    digests.map((digest) => [`own:${digest.number}`, { digest, contentHash: hashOfDigest(digest) }]),
  );
  const held = await db
    .select({
      id: legalCase.id,
      ownerId: legalCase.ownerId,
      identityKey: legalCase.identityKey,
      digest: legalCase.digest,
    })
    .from(legalCase)
    .where(inArray(legalCase.kind, ['guiding_case']));
  const shared = held.filter(({ ownerId }) => ownerId === null);
  const stale = shared.filter(
    ({ identityKey, digest }) =>
      digest !== null && digest.contentHash !== wanted.get(identityKey)?.contentHash,
  );
  const kept = new Set(shared.filter((one) => !stale.includes(one)).map(({ identityKey }) => identityKey));
  const missing = [...wanted].filter(([identityKey]) => !kept.has(identityKey));
  if (stale.length === 0 && missing.length === 0) return 0;
  const importedAt = clock.now();
  await db.transaction(async (tx) => {
    const written: string[] = [];
    for (const [identityKey, { digest }] of missing) {
      const rows = digestRows(digest);
      // A changed one keeps its id, and with it the notes that people made.
      const before = stale.find((one) => one.identityKey === identityKey);
      if (before) await clear(tx, caseSearch, before.id);
      const id = before?.id ?? ids.make('case');
      const values = { ...rows.values, importedAt };
      if (before) await tx.update(legalCase).set(values).where(eq(legalCase.id, id));
      else await tx.insert(legalCase).values({ ...values, id });
      await writeParts(tx, caseSearch, id, rows);
      written.push(id);
    }
    const gone = stale.filter(({ identityKey }) => !wanted.has(identityKey)).map(({ id }) => id);
    if (gone.length > 0) await tx.delete(legalCase).where(inArray(legalCase.id, gone));
    await touchCaseLibrary(tx, importedAt, written);
  });
  await resolveCaseCitations(db);
  await caseSearch.settle();
  expireCases(context);
  return missing.length + stale.filter(({ identityKey }) => !wanted.has(identityKey)).length;
}

async function clear(tx: Transaction, search: CaseTextSearch, id: string): Promise<void> {
  for (const table of [caseText, caseNumber, caseCitation])
    await tx.delete(table).where(eq(table.caseId, id));
  await search.removeCases(tx, [id]);
}

async function writeParts(
  tx: Transaction,
  search: CaseTextSearch,
  caseId: string,
  { text, numbers, citations, terms }: DigestRows,
): Promise<void> {
  await tx.insert(caseText).values({ caseId, ...text });
  if (numbers.length > 0) await tx.insert(caseNumber).values(numbers.map((one) => ({ ...one, caseId })));
  await tx.insert(caseCitation).values(citations.map((one) => ({ ...one, caseId })));
  await search.addCases(tx, [{ caseId, terms }]);
}
