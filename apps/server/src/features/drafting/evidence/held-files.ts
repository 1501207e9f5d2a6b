import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { document } from '../../../db/schema/document.ts';
import { evidenceFile } from '../../../db/schema/drafting.ts';

export type EvidenceFileRow = typeof evidenceFile.$inferSelect;

/** A file of the evidence with what is held of it; null once it was deleted where it came from. */
export interface HeldFile {
  file: EvidenceFileRow;
  document: typeof document.$inferSelect | null;
}

/** The files of a matter in their order. */
export function heldFiles(db: DatabaseOrTransaction, matterId: string): Promise<HeldFile[]> {
  return db
    .select({ file: evidenceFile, document })
    .from(evidenceFile)
    .leftJoin(
      document,
      // One of a knowledge base that is being deleted is nobody's any more.
      and(eq(document.id, evidenceFile.documentId), eq(document.ownerId, evidenceFile.ownerId)),
    )
    .where(eq(evidenceFile.matterId, matterId))
    .orderBy(asc(evidenceFile.position), asc(evidenceFile.id));
}

/** How far a file is. */
export function stateOf({ file, document: held }: HeldFile): 'counting' | 'counted' | 'failed' | 'gone' {
  if (!held) return 'gone';
  if (file.errorCode !== null) return 'failed';
  return file.pages === null ? 'counting' : 'counted';
}
