import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/matter-evidence';
import type { MatterEvidence } from '@mingfa/contract/matter-evidence';
import { dropFact, rowsOf } from '@mingfa/legal/drafting/fact-sheet';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { evidenceFile } from '../../../db/schema/drafting.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import { removeDocuments } from '../../../engine/ingestion/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { writeFacts } from '../matters/write-facts.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { holdMatter, type MatterRow, ownMatter } from '../own-rows.ts';
import { queueCount } from './count-files.ts';
import { describeEvidence } from './describe-evidence.ts';
import type { EvidenceContext } from './evidence-context.ts';
import { type HeldFile, heldFiles } from './held-files.ts';
import { EVIDENCE } from './number-pages.ts';

type Changing = EvidenceContext & RequestContext;

/** Puts files of the matter into a piece, in this order; others of the piece stand behind them. @throws AppError `not_found` */
export async function placeEvidenceFiles(
  context: Changing,
  { matterId, row, fileIds }: EndpointInput<typeof contract.placeEvidenceFiles>,
): Promise<MatterEvidence> {
  const catalog = await catalogFor(context);
  return context.db.transaction(async (tx) => {
    const held = await holdMatter(tx, context.caller, matterId);
    if (!rowsOf(held.sheet, EVIDENCE).includes(row)) throw new AppError('not_found');
    const files = (await heldFiles(tx, matterId)).map(({ file }) => file);
    const named = [...new Set(fileIds)].map((id) => files.find((file) => file.id === id));
    const rest = files.filter((file) => !fileIds.includes(file.id));
    const placed = named.map((file) => {
      if (!file) throw new AppError('not_found');
      return { ...file, row };
    });
    for (const [at, file] of [...placed, ...rest].entries())
      await tx
        .update(evidenceFile)
        .set({ row: file.row, position: at + 1 })
        .where(eq(evidenceFile.id, file.id));
    return describeEvidence(context, tx, await writeFacts(context, tx, catalog, held, held.sheet));
  });
}

/** Takes a file out of the evidence; one that was uploaded for it is deleted. @throws AppError `not_found` */
export async function removeEvidenceFile(
  context: Changing,
  { matterId, fileId }: { matterId: string; fileId: string },
): Promise<MatterEvidence> {
  return removing(context, matterId, async (_, files) => {
    const found = files.find(({ file }) => file.id === fileId);
    if (!found) throw new AppError('not_found');
    return { gone: [found], row: null };
  });
}

/** Removes a piece of evidence: its row of the facts and its files. @throws AppError `not_found` */
export async function removeEvidence(
  context: Changing,
  { matterId, row }: { matterId: string; row: string },
): Promise<MatterEvidence> {
  return removing(context, matterId, async ({ sheet }, files) => {
    if (!rowsOf(sheet, EVIDENCE).includes(row)) throw new AppError('not_found');
    return { gone: files.filter(({ file }) => file.row === row), row };
  });
}

/** Counts the pages of a file again that could not be counted. @throws AppError `not_found` */
export async function recountEvidenceFile(
  context: Changing,
  { matterId, fileId }: { matterId: string; fileId: string },
): Promise<MatterEvidence> {
  const matter = await ownMatter(context.db, context.caller, matterId);
  const [again] = await context.db
    .update(evidenceFile)
    .set({ pages: null, form: null, errorCode: null, errorValues: {} })
    .where(and(eq(evidenceFile.id, fileId), eq(evidenceFile.matterId, matterId)))
    .returning({ id: evidenceFile.id });
  if (!again) throw new AppError('not_found');
  await queueCount(context, fileId);
  return describeEvidence(context, context.db, matter);
}

async function removing(
  context: Changing,
  matterId: string,
  choose: (matter: MatterRow, files: HeldFile[]) => Promise<{ gone: HeldFile[]; row: string | null }>,
): Promise<MatterEvidence> {
  const catalog = await catalogFor(context);
  const removed = await context.db.transaction(async (tx) => {
    const held = await holdMatter(tx, context.caller, matterId);
    const { gone, row } = await choose(held, await heldFiles(tx, matterId));
    const documents = await forgetFiles(tx, gone);
    const sheet = row === null ? held.sheet : dropFact(held.sheet, `${EVIDENCE}/${row}`);
    const matter = await writeFacts(context, tx, catalog, held, sheet);
    if (gone.length > 0)
      await recordAudit(context, tx, { kind: 'matter', action: 'evidence_removed', id: matterId });
    return { documents, evidence: await describeEvidence(context, tx, matter) };
  });
  // What is cut off here is found by the housekeeping.
  await removeDocuments(context, removed.documents);
  return removed.evidence;
}

/** Deletes rows of files. @returns the documents that were uploaded for them, which go next */
export async function forgetFiles(tx: Transaction, files: readonly HeldFile[]): Promise<string[]> {
  if (files.length === 0) return [];
  const ids = files.map(({ file }) => file.id);
  await tx.delete(evidenceFile).where(inArray(evidenceFile.id, ids));
  return files.flatMap(({ document }) => (document?.origin === 'evidence' ? [document.id] : []));
}
