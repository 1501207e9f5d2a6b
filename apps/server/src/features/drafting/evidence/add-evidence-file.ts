import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { parsingSettings } from '@mingfa/contract/knowledge';
import * as contract from '@mingfa/contract/matter-evidence';
import { type FactSheet, offerFact, rowPath, rowsOf } from '@mingfa/legal/drafting/fact-sheet';
import { suggestEvidence } from '@mingfa/legal/drafting/suggest-evidence';
import { eq, max } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { evidenceFile } from '../../../db/schema/drafting.ts';
import { requireDocument } from '../../../engine/access/index.ts';
import { beginIngestion, createDocument } from '../../../engine/ingestion/index.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { takeFile } from '../../upload/index.ts';
import { refuseTooMuch } from '../matters/apply-changes.ts';
import { writeFacts } from '../matters/write-facts.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { holdMatter } from '../own-rows.ts';
import { queueCount } from './count-files.ts';
import { describeEvidence } from './describe-evidence.ts';
import type { EvidenceContext } from './evidence-context.ts';
import { EVIDENCE } from './number-pages.ts';

type Adding = EndpointInput<typeof contract.addEvidenceFile>;

/**
 * Adds a file as a new piece of evidence, or to one; its pages are counted by themselves.
 * @throws AppError `not_found`, `upload_incomplete`, `unsupported_file`, `storage_exceeded`, `limit_reached`
 */
export async function addEvidenceFile(
  context: EvidenceContext & MakingContext,
  { matterId, from, row: joined }: Adding,
): Promise<EndpointOutput<typeof contract.addEvidenceFile>> {
  const catalog = await catalogFor(context);
  const made = await context.makeOnce(async (tx) => {
    const held = await holdMatter(tx, context.caller, matterId);
    if (joined !== undefined && !rowsOf(held.sheet, EVIDENCE).includes(joined))
      throw new AppError('not_found');
    const { files } = contract.EVIDENCE_LIMITS;
    if ((await tx.$count(evidenceFile, eq(evidenceFile.matterId, matterId))) >= files)
      throw new AppError('limit_reached', { limit: files, wayOn: '' });
    const document = await takeDocument(context, tx, from);
    const fileId = context.ids.make('evidence');
    const row = joined ?? fileId;
    const [last] = await tx
      .select({ position: max(evidenceFile.position) })
      .from(evidenceFile)
      .where(eq(evidenceFile.matterId, matterId));
    await tx.insert(evidenceFile).values({
      ...{ id: fileId, ownerId: context.caller.userId, matterId, row, documentId: document.id },
      ...{ position: (last?.position ?? 0) + 1, name: document.name, createdAt: context.clock.now() },
    });
    const sheet = joined === undefined ? withNewPiece(held.sheet, row, document) : held.sheet;
    refuseTooMuch(catalog, sheet);
    const matter = await writeFacts(context, tx, catalog, held, sheet);
    return { fileId, row, evidence: await describeEvidence(context, tx, matter) };
  });
  const added = [...made.evidence.items.flatMap(({ files }) => files)].find(
    ({ fileId }) => fileId === made.fileId,
  );
  if (from.kind === 'upload' && added?.documentId) await beginIngestion(context, added.documentId);
  await queueCount(context, made.fileId);
  return made;
}

/** The document of an upload, made for the matter; or one of the caller's own that is held elsewhere. */
async function takeDocument(
  context: EvidenceContext & RequestContext,
  tx: Transaction,
  from: Adding['from'],
): Promise<{ id: string; name: string }> {
  if (from.kind === 'document') {
    const held = await requireDocument(context, 'change', from.documentId, tx);
    // One of another matter goes with that matter.
    if (held.origin === 'evidence') throw new AppError('not_found');
    refuseOtherEndings(held.name);
    return held;
  }
  const file = await takeFile(context, tx, from.uploadId);
  refuseOtherEndings(file.name);
  return createDocument(context, tx, {
    ...file,
    ...{ ownerId: context.caller.userId, origin: 'evidence', settings: parsingSettings.parse({}) },
  });
}

function refuseOtherEndings(name: string): void {
  const { EVIDENCE_ENDINGS } = contract;
  if (!EVIDENCE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending)))
    throw new AppError('unsupported_file', { types: EVIDENCE_ENDINGS.join(' ') });
}

/** A row at the end, called what the file is called. */
function withNewPiece(sheet: FactSheet, row: string, document: { id: string; name: string }): FactSheet {
  const rows = { ...sheet.rows, [EVIDENCE]: [...rowsOf(sheet, EVIDENCE), row] };
  const { name, datedOn } = suggestEvidence({ fileName: document.name, beginning: '' });
  const offer = (held: FactSheet, field: string, suggested: typeof datedOn) =>
    suggested === null
      ? held
      : offerFact(held, rowPath(EVIDENCE, row, field), {
          value: suggested.value,
          source: { kind: 'file', documentId: document.id, place: suggested.place },
        });
  return offer(offer({ ...sheet, rows }, 'name', name), 'dated_on', datedOn);
}
