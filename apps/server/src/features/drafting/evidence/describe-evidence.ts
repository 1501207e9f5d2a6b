import type { EvidenceFile, MatterEvidence } from '@mingfa/contract/matter-evidence';
import type { Language } from '@mingfa/contract/values';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { type MatterRow, ownMatter } from '../own-rows.ts';
import { type Describing, findBundle } from './bundle/describe-bundle.ts';
import { type HeldFile, heldFiles, stateOf } from './held-files.ts';
import { rangesOf } from './number-pages.ts';
import { wordsOfFailure } from './words-of-failure.ts';

/** The evidence of a matter: its pieces in order, their files and pages, and the bundle made of them last. @throws AppError `not_found` */
export async function getEvidence(
  context: DraftingContext & RequestContext,
  { matterId }: { matterId: string },
): Promise<MatterEvidence> {
  const row = await ownMatter(context.db, context.caller, matterId);
  return describeEvidence(context, context.db, row);
}

/** The evidence as it stands. */
export async function describeEvidence(
  context: Describing,
  db: DatabaseOrTransaction,
  matter: MatterRow,
): Promise<MatterEvidence> {
  const { language } = context;
  const files = await heldFiles(db, matter.id);
  const ranges = rangesOf(matter.sheet, files);
  const rows = new Set(ranges.map(({ row }) => row));
  return {
    factsRevision: matter.factsRevision,
    items: ranges.map(({ files: own, ...range }) => ({
      ...range,
      files: own.map((one) => describeEvidenceFile(one, language)),
    })),
    unplaced: files
      .filter(({ file }) => !rows.has(file.row))
      .map((one) => describeEvidenceFile(one, language)),
    files: files.length,
    pages: ranges.reduce((sum, { pages }) => sum + pages, 0),
    bytes: files.reduce((sum, { document }) => sum + (document?.bytes ?? 0), 0),
    bundle: await findBundle(context, db, matter, files),
  };
}

function describeEvidenceFile(held: HeldFile, language: Language): EvidenceFile {
  const { file, document } = held;
  return {
    fileId: file.id,
    documentId: document?.id ?? null,
    name: file.name,
    bytes: document?.bytes ?? 0,
    isOwn: document?.origin === 'evidence',
    state: stateOf(held),
    pages: file.pages,
    form: file.form,
    errorMessage: file.errorCode && wordsOfFailure(file.errorCode, file.errorValues, language),
  };
}
