import {
  dropFact,
  entryAt,
  type FactSheet,
  offerFact,
  rowPath,
  rowsOf,
} from '@mingfa/legal/drafting/fact-sheet';
import { type SuggestedValue, suggestEvidence } from '@mingfa/legal/drafting/suggest-evidence';
import { and, asc, eq, lte } from 'drizzle-orm';
import { documentPart } from '../../../db/schema/document.ts';
import { evidenceFile } from '../../../db/schema/drafting.ts';
import { writeFacts } from '../matters/write-facts.ts';
import { holdMatter } from '../own-rows.ts';
import type { EvidenceContext } from './evidence-context.ts';
import { heldFiles } from './held-files.ts';
import { EVIDENCE } from './number-pages.ts';

const PARTS = 2;
const CHARACTERS = 4000;

/**
 * Names the pieces that a document begins by what its first lines say, now that it has been read, and tells their day. What a person typed or
 * confirmed stays.
 */
export async function suggestFromText(context: EvidenceContext, documentId: string): Promise<void> {
  const pieces = await context.db.select().from(evidenceFile).where(eq(evidenceFile.documentId, documentId));
  if (pieces.length === 0) return;
  const beginning = await readBeginning(context, documentId);
  const catalog = await context.templates();
  for (const { id, matterId, ownerId, row, name } of pieces)
    await context.db.transaction(async (tx) => {
      const held = await holdMatter(tx, { userId: ownerId }, matterId).catch(() => null);
      if (!held || !rowsOf(held.sheet, EVIDENCE).includes(row)) return;
      const files = await heldFiles(tx, matterId);
      // A piece is called what its first file is.
      if (files.find(({ file }) => file.row === row)?.file.id !== id) return;
      const suggested = suggestEvidence({ fileName: name, beginning });
      const named = take(held.sheet, rowPath(EVIDENCE, row, 'name'), documentId, suggested.name, 'held');
      const dated = take(named, rowPath(EVIDENCE, row, 'dated_on'), documentId, suggested.datedOn, 'any');
      await writeFacts(context, tx, catalog, held, dated);
    });
}

/** @param over `held`: only what the same file suggested before is replaced; `any`: what is open is filled, too */
function take(
  sheet: FactSheet,
  path: string,
  documentId: string,
  suggested: SuggestedValue | null,
  over: 'held' | 'any',
): FactSheet {
  if (!suggested) return sheet;
  const held = entryAt(sheet, path);
  const source = held?.chosen.source;
  const isOurs = held && !held.confirmed && source?.kind === 'file' && source.documentId === documentId;
  if (!isOurs && (held || over === 'held')) return sheet;
  if (held?.chosen.value === suggested.value) return sheet;
  return offerFact(dropFact(sheet, path), path, {
    value: suggested.value,
    source: { kind: 'file', documentId, place: suggested.place },
  });
}

async function readBeginning({ db }: EvidenceContext, documentId: string): Promise<string> {
  const parts = await db
    .select({ blocks: documentPart.blocks })
    .from(documentPart)
    .where(and(eq(documentPart.documentId, documentId), lte(documentPart.number, PARTS)))
    .orderBy(asc(documentPart.number));
  const text = parts.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n');
  return text.slice(0, CHARACTERS);
}
