import type { DocumentBlock } from '@mingfa/contract/document-content';
import { and, asc, eq, gt } from 'drizzle-orm';
import { documentPart } from '../../db/schema/document.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** Parts read by one statement: others get their turn in between, and a part may hold some hundred kilobytes. */
const PARTS_AT_ONCE = 50;

/** All blocks of a document in reading order. */
export async function readBlocks(
  context: Pick<AppContext, 'db'>,
  documentId: string,
): Promise<DocumentBlock[]> {
  const blocks: DocumentBlock[] = [];
  for (let after = 0; ; ) {
    const parts = await context.db
      .select({ number: documentPart.number, blocks: documentPart.blocks })
      .from(documentPart)
      .where(and(eq(documentPart.documentId, documentId), gt(documentPart.number, after)))
      .orderBy(asc(documentPart.number))
      .limit(PARTS_AT_ONCE);
    for (const part of parts) blocks.push(...part.blocks);
    const last = parts.at(-1);
    if (!last || parts.length < PARTS_AT_ONCE) return blocks;
    after = last.number;
  }
}
