import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { documentPart } from '../../db/schema/document.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** Parts read by one statement: others get their turn in between. */
const PARTS_AT_ONCE = 50;

/**
 * The blocks of a document part by part, as JSON text: a thread that works on them reads it, so that a long document costs
 * this one nothing. `parseStoredParts` is for there.
 */
export async function readStoredParts(
  context: Pick<AppContext, 'db'>,
  documentId: string,
): Promise<string[]> {
  const texts: string[] = [];
  for (let after = 0; ; ) {
    const parts = await context.db
      .select({ number: documentPart.number, blocks: sql<string>`${documentPart.blocks}::text` })
      .from(documentPart)
      .where(and(eq(documentPart.documentId, documentId), gt(documentPart.number, after)))
      .orderBy(asc(documentPart.number))
      .limit(PARTS_AT_ONCE);
    for (const part of parts) texts.push(part.blocks);
    const last = parts.at(-1);
    if (!last || parts.length < PARTS_AT_ONCE) return texts;
    after = last.number;
  }
}
