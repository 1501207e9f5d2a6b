import { EVIDENCE_LIMITS, type EvidenceBundle } from '@mingfa/contract/matter-evidence';
import { entryAt, rowPath } from '@mingfa/legal/drafting/fact-sheet';
import { and, eq, ne } from 'drizzle-orm';
import { type AskedBundle, evidenceBundle } from '../../../../db/schema/drafting.ts';
import type { MakingContext, RequestContext } from '../../../../ports/app-context.ts';
import { AppError } from '../../../../ports/app-error.ts';
import { labelOfFile, WordsCollector } from '../../../generated-label/index.ts';
import { holdMatter, type MatterRow, ownMatter } from '../../own-rows.ts';
import type { EvidenceContext } from '../evidence-context.ts';
import { type HeldFile, heldFiles, stateOf } from '../held-files.ts';
import { EVIDENCE } from '../number-pages.ts';
import { askBundle } from './ask-bundle.ts';
import { OPEN_BUNDLE, queueBundle } from './bundle-jobs.ts';
import { describeBundle, findBundle, formerBundle } from './describe-bundle.ts';
import { tooLarge } from './too-large.ts';

/** A model whose name nobody kept. */
const UNNAMED = '未注明';

/**
 * Begins to put the evidence together as one PDF. A finished bundle stays until this one takes its place.
 * @throws AppError `not_found`, `evidence_empty`, `evidence_too_large`, `bundle_under_way`
 */
export async function createEvidenceBundle(
  context: EvidenceContext & MakingContext,
  { matterId }: { matterId: string },
): Promise<EvidenceBundle> {
  const catalog = await context.templates();
  const made = await context.makeOnce(async (tx) => {
    const matter = await holdMatter(tx, context.caller, matterId);
    const ofMatter = eq(evidenceBundle.matterId, matterId);
    if ((await tx.$count(evidenceBundle, and(ofMatter, OPEN_BUNDLE))) > 0)
      throw new AppError('bundle_under_way');
    await tx.delete(evidenceBundle).where(and(ofMatter, ne(evidenceBundle.state, 'finished')));
    const files = await heldFiles(tx, matterId);
    const { asked, checksum } = askBundle(catalog, matter, files);
    const placed = new Set(asked.pieces.flatMap(({ fileIds }) => fileIds));
    const total = refuseNothingAndTooMuch(files.filter(({ file }) => placed.has(file.id)));
    const id = context.ids.make('evidence');
    const label = await labelOfIndex(context, matter, asked, id);
    const [row] = await tx
      .insert(evidenceBundle)
      .values({
        ...{ id, ownerId: context.caller.userId, matterId, state: 'waiting', total, checksum },
        ...{ asked: { ...asked, label }, createdAt: context.clock.now() },
      })
      .returning();
    if (!row) throw new Error('A bundle was not written.');
    const former = await formerBundle(context, tx, row);
    return describeBundle(row, { isOutdated: false, former, language: context.language });
  });
  await queueBundle(context, made.bundleId);
  return made;
}

/** @returns how many files there are @throws AppError `evidence_empty`, `evidence_too_large` */
function refuseNothingAndTooMuch(files: readonly HeldFile[]): number {
  const usable = files.filter((one) => ['counted', 'counting'].includes(stateOf(one)));
  if (usable.length === 0) throw new AppError('evidence_empty');
  const pages = usable.reduce((sum, { file }) => sum + (file.pages ?? 0), 0);
  const bytes = usable.reduce((sum, { document }) => sum + (document?.bytes ?? 0), 0);
  if (pages > EVIDENCE_LIMITS.pages || bytes > EVIDENCE_LIMITS.bytes) throw tooLarge();
  return files.length;
}

/** The label of an index in which a model's words stand. */
async function labelOfIndex(
  context: RequestContext,
  { sheet, savedAt }: MatterRow,
  asked: AskedBundle,
  bundleId: string,
): Promise<AskedBundle['label']> {
  const collector = new WordsCollector();
  for (const { row } of asked.pieces)
    for (const field of ['name', 'source', 'proves']) {
      const entry = entryAt(sheet, rowPath(EVIDENCE, row, field));
      if (!entry) continue;
      const isModels = entry.chosen.source.kind === 'model';
      collector.add(isModels ? 'model' : 'person', String(entry.chosen.value));
      if (isModels) collector.addModel(UNNAMED, savedAt);
    }
  const of = { kind: 'draft', thingId: bundleId, language: 'zh-CN' } as const;
  return labelOfFile(context, collector.words(), of);
}

/** How far the bundle of a matter is; null where there is none. @throws AppError `not_found` */
export async function getEvidenceBundle(
  context: EvidenceContext & RequestContext,
  { matterId }: { matterId: string },
): Promise<{ bundle: EvidenceBundle | null }> {
  const matter = await ownMatter(context.db, context.caller, matterId);
  const files = await heldFiles(context.db, matterId);
  return { bundle: await findBundle(context, context.db, matter, files) };
}

/** Stops the making of a bundle. @throws AppError `not_found` */
export async function cancelEvidenceBundle(
  context: EvidenceContext & RequestContext,
  { matterId }: { matterId: string },
): Promise<void> {
  await ownMatter(context.db, context.caller, matterId);
  const stopped = await context.db
    .update(evidenceBundle)
    .set({ state: 'cancelled' })
    .where(and(eq(evidenceBundle.matterId, matterId), OPEN_BUNDLE))
    .returning({ id: evidenceBundle.id });
  for (const { id } of stopped) context.liveWork.stop(id);
}
