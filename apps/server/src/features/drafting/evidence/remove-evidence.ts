import { and, eq, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { document } from '../../../db/schema/document.ts';
import { evidenceBundle, evidenceFile } from '../../../db/schema/drafting.ts';
import { removeDocuments, removeObjects, type StoreContext } from '../../../engine/ingestion/index.ts';
import { forgetFiles } from './change-evidence.ts';
import type { EvidenceContext } from './evidence-context.ts';
import { heldFiles } from './held-files.ts';

const LOOSE_AFTER_MS = 3_600_000;
const AT_ONCE = 50;

/** Deletes the evidence of a matter, in the transaction that deletes it. @returns what goes from the store next */
export async function forgetEvidence(
  tx: Transaction,
  matterId: string,
): Promise<{ documents: string[]; bundles: string[] }> {
  const documents = await forgetFiles(tx, await heldFiles(tx, matterId));
  const gone = await tx
    .delete(evidenceBundle)
    .where(eq(evidenceBundle.matterId, matterId))
    .returning({ id: evidenceBundle.id });
  return { documents, bundles: gone.map(({ id }) => id) };
}

/** Deletes bundles with their objects. */
export async function removeBundles(context: StoreContext, which: SQL | undefined): Promise<number> {
  const gone = await context.db.delete(evidenceBundle).where(which).returning({ id: evidenceBundle.id });
  const ids = gone.map(({ id }) => id);
  await removeObjects(context, ids);
  return ids.length;
}

/** Housekeeping: bundles whose time is over, and files that were uploaded as evidence and belong to no matter any more. */
export async function removeOldEvidence(context: EvidenceContext): Promise<void> {
  const now = context.clock.now();
  await removeBundles(context, lt(evidenceBundle.expiresAt, now));
  const loose = await context.db
    .select({ id: document.id })
    .from(document)
    .where(
      and(
        eq(document.origin, 'evidence'),
        lt(document.createdAt, new Date(now.getTime() - LOOSE_AFTER_MS)),
        notExists(
          context.db
            .select({ one: sql`1` })
            .from(evidenceFile)
            .where(eq(evidenceFile.documentId, document.id)),
        ),
      ),
    )
    .limit(AT_ONCE);
  await removeDocuments(
    context,
    loose.map(({ id }) => id),
  );
}
