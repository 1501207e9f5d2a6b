import type { DocumentBlock } from '@mingfa/contract/document-content';
import { and, asc, eq, gt } from 'drizzle-orm';
import { documentPart } from '../../db/schema/document.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** About how many characters one statement brings: others get their turn in between, and a part may hold a megabyte. */
const BATCH_CHARACTERS = 300_000;
const PARTS_AT_ONCE_MAX = 50;

/** All blocks of a document in reading order. */
export async function readBlocks(
  context: Pick<AppContext, 'db'>,
  documentId: string,
): Promise<DocumentBlock[]> {
  const blocks: DocumentBlock[] = [];
  let partsAtOnce = 4;
  for (let after = 0; ; ) {
    const parts = await context.db
      .select({ number: documentPart.number, blocks: documentPart.blocks })
      .from(documentPart)
      .where(and(eq(documentPart.documentId, documentId), gt(documentPart.number, after)))
      .orderBy(asc(documentPart.number))
      .limit(partsAtOnce);
    let characters = 1;
    for (const part of parts) {
      for (const block of part.blocks) {
        blocks.push(block);
        characters += 300 + block.text.length;
      }
    }
    const last = parts.at(-1);
    if (!last || parts.length < partsAtOnce) return blocks;
    after = last.number;
    const fitting = Math.round((parts.length * BATCH_CHARACTERS) / characters);
    partsAtOnce = Math.min(PARTS_AT_ONCE_MAX, partsAtOnce * 2, Math.max(1, fitting));
  }
}
