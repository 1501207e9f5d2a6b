import { EVIDENCE_LIMITS } from '@mingfa/contract/matter-evidence';
import type { BundlePiece, BundlePlan } from '@mingfa/files/bundle/bundle-plan';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { evidenceBundle, type StoredBundleProblem } from '../../../../db/schema/drafting.ts';
import { holdObject, removeObjects } from '../../../../engine/ingestion/index.ts';
import { WorkOverridden } from '../../../../engine/work/index.ts';
import { AppError } from '../../../../ports/app-error.ts';
import { keepCount, plainValues } from '../count-files.ts';
import type { EvidenceContext } from '../evidence-context.ts';
import { type HeldFile, heldFiles } from '../held-files.ts';
import { isLeft } from '../is-left.ts';
import { removeBundles } from '../remove-evidence.ts';
import { wordsOfFailure } from '../words-of-failure.ts';
import type { BundleRow } from './describe-bundle.ts';
import { type PiecePages, preparePages } from './prepare-pages.ts';
import { tooLarge } from './too-large.ts';

const DAY_MS = 24 * 3_600_000;
/** What is no fault of a single file: the whole bundle is tried again. */
const NOT_OF_THE_FILE = ['store_unavailable', 'disk_full'];

/**
 * Makes a bundle: each file as pages, then all of them as one PDF. A file that cannot be taken in is told by name, and the rest goes on. Killed, it
 * starts over.
 * @param attempt.isLast a failure that is nobody's fault ends the bundle instead of being tried again
 */
export async function makeBundle(
  context: EvidenceContext,
  bundleId: string,
  attempt: { signal: AbortSignal; isLast: boolean },
): Promise<void> {
  const [row] = await context.db
    .update(evidenceBundle)
    .set({ state: 'working', done: 0, problems: [] })
    .where(and(eq(evidenceBundle.id, bundleId), inArray(evidenceBundle.state, ['waiting', 'working'])))
    .returning();
  if (!row) return;
  try {
    await context.liveWork.run(bundleId, attempt.signal, (signal) => work(context, row, signal));
  } catch (error) {
    if (error instanceof WorkOverridden) return;
    if (isLeft(attempt.signal) || (!attempt.isLast && mayPass(error))) throw error;
    const failed = error instanceof AppError ? error : new AppError('internal');
    await change(context, row, {
      state: 'failed',
      errorCode: failed.code,
      errorValues: plainValues(failed),
    }).catch(ignoreOverridden);
    if (!(error instanceof AppError)) throw error;
  }
}

const mayPass = (error: unknown) => !(error instanceof AppError) || NOT_OF_THE_FILE.includes(error.code);
const ignoreOverridden = (error: unknown) => {
  if (!(error instanceof WorkOverridden)) throw error;
};

async function work(context: EvidenceContext, row: BundleRow, signal: AbortSignal): Promise<void> {
  const { asked } = row;
  const files = new Map((await heldFiles(context.db, row.matterId)).map((held) => [held.file.id, held]));
  const problems: StoredBundleProblem[] = [];
  const contents: Uint8Array[] = [];
  const pieces: BundlePiece[] = [];
  const counted: { held: HeldFile; pages: number; form: PiecePages['form'] }[] = [];
  let pages = 0;
  let bytes = 0;
  let done = 0;
  for (const { row: _, fileIds, ...piece } of asked.pieces) {
    const own: { content: number; pages: number }[] = [];
    const notes = [...piece.notes];
    for (const fileId of fileIds) {
      const held = files.get(fileId);
      const taken = await takeIn(context, held, signal);
      if (held && 'content' in taken) {
        pages += taken.pages;
        bytes += taken.content.length;
        if (pages > EVIDENCE_LIMITS.pages || bytes > 2 * EVIDENCE_LIMITS.bytes) throw tooLarge();
        own.push({ content: contents.length, pages: taken.pages });
        contents.push(taken.content);
        counted.push({ held, pages: taken.pages, form: taken.form });
        notes.push(...notesOf(taken, held.file.name, fileIds.length > 1));
      } else if ('errorCode' in taken) {
        const fileName = held?.file.name ?? '';
        problems.push({ number: piece.number, fileName, ...taken });
        notes.push(`“${fileName}”未能收入：${wordsOfFailure(taken.errorCode, taken.errorValues, 'zh-CN')}`);
      }
      done += 1;
      await change(context, row, { done, problems });
    }
    if (fileIds.length === 0) notes.push('未附电子文件');
    pieces.push({ ...piece, label: `证据${piece.number}`, notes, files: own });
  }
  if (contents.length === 0) throw new AppError('evidence_empty');
  const plan: BundlePlan = { title: asked.title, lines: asked.lines, label: asked.label, pieces };
  const content = await context.bundleMaker.write(plan, contents, signal);
  await keep(context, row, { content, pages });
  for (const { held, ...now } of counted)
    if (held.file.pages !== now.pages || held.file.form !== now.form)
      await keepCount(context, held.file, now);
}

/** A file as pages, or why it is not among them. */
async function takeIn(
  context: EvidenceContext,
  held: HeldFile | undefined,
  signal: AbortSignal,
): Promise<PiecePages | Pick<StoredBundleProblem, 'errorCode' | 'errorValues'>> {
  if (!held?.document) return { errorCode: 'not_found', errorValues: {} };
  try {
    return await preparePages(context, held.document, { pagesMax: EVIDENCE_LIMITS.pages, signal });
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError) || NOT_OF_THE_FILE.includes(error.code)) throw error;
    return { errorCode: error.code, errorValues: plainValues(error) };
  }
}

/** What has to be said of how a file was taken in. */
function notesOf({ form, format }: PiecePages, fileName: string, isOneOfSeveral: boolean): string[] {
  const which = isOneOfSeveral ? `“${fileName}”` : '';
  if (form === 'printed')
    return format === 'docx'
      ? [`${which}由 Word 文件转换打印，版式可能与原件不同，不含图片`]
      : [`${which}由文本文件打印`];
  return form === 'drawn' ? [`${which}按页面图像收入`] : [];
}

async function keep(
  context: EvidenceContext,
  row: BundleRow,
  { content, pages }: { content: Uint8Array; pages: number },
): Promise<void> {
  // Before it is written, so that it is not forgotten in the store.
  await holdObject(context, context.db, row.id, row.id);
  const { bytes } = await context.files.write(row.id, content);
  const expiresAt = new Date(context.clock.now().getTime() + EVIDENCE_LIMITS.bundleDays * DAY_MS);
  await change(context, row, { state: 'finished', pages, bytes, expiresAt }).catch(async (error: unknown) => {
    await removeObjects(context, [row.id]);
    throw error;
  });
  const { matterId, id } = row;
  const isFormer = and(eq(evidenceBundle.matterId, matterId), eq(evidenceBundle.state, 'finished'));
  await removeBundles(context, and(isFormer, ne(evidenceBundle.id, id)));
}

/** @throws WorkOverridden when the bundle was cancelled, replaced or deleted meanwhile */
async function change(
  { db }: EvidenceContext,
  { id }: BundleRow,
  values: PgUpdateSetSource<typeof evidenceBundle>,
): Promise<void> {
  const changed = await db
    .update(evidenceBundle)
    .set(values)
    .where(and(eq(evidenceBundle.id, id), eq(evidenceBundle.state, 'working')))
    .returning({ id: evidenceBundle.id });
  if (changed.length === 0) throw new WorkOverridden();
}
