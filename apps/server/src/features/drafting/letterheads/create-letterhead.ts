import type { EndpointInput } from '@mingfa/contract/endpoint';
import { LETTERHEAD_PROBLEM_LABELS } from '@mingfa/contract/labels/letterhead-labels';
import type * as contract from '@mingfa/contract/letterhead';
import { LETTERHEAD_MAX_BYTES, type LetterheadSummary } from '@mingfa/contract/letterhead';
import { cleanFileName } from '@mingfa/files/naming/clean-file-name';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import type { LetterheadProblem } from '@mingfa/files/word/letterhead/letterhead';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import { eq } from 'drizzle-orm';
import { letterhead } from '../../../db/schema/drafting.ts';
import { holdObject } from '../../../engine/ingestion/index.ts';
import { requireUpload, takeUpload } from '../../../engine/uploads/index.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { takeRoom, takeStorage } from '../../account/index.ts';
import type { DraftingContext } from '../drafting-context.ts';
import type { LetterheadRow } from './letterhead-row.ts';
import { describeLetterhead } from './manage-letterheads.ts';

const TITLE_CHARACTERS = 100;

/**
 * Makes a letterhead of an uploaded Word file. The file is read in a process of its own and kept as it came.
 * @throws AppError `not_found`, `upload_incomplete`, `limit_reached`, `storage_exceeded`, `letterhead_unusable`, and what `Letterheads` throws
 */
export async function createLetterhead(
  context: DraftingContext & MakingContext,
  { uploadId, title }: EndpointInput<typeof contract.createLetterhead>,
): Promise<LetterheadSummary> {
  const sent = await requireUpload(context, uploadId, 'document');
  if (sent.bytes > LETTERHEAD_MAX_BYTES)
    throw new AppError('too_large', { limit: formatBytes(LETTERHEAD_MAX_BYTES) });
  const read = await context.files.withPath(sent.fileKey, (path) =>
    context.letterheads.read({ path, name: sent.name }, context.signal),
  );
  if (!read) throw new AppError('store_unavailable');
  if (read.look === null) throw unusable(read.problems);
  const { look } = read;
  const fileName = cleanFileName(sent.name);
  const called = cleanText(title ?? fileName.replace(/\.docx$/i, ''))
    .trim()
    .slice(0, TITLE_CHARACTERS);
  return context.makeOnce(async (tx) => {
    const { fileKey, bytes, sha256 } = await takeUpload(context, tx, uploadId, 'document');
    // It waits for others of the same person, so that one alone is the first.
    await takeRoom(context, tx, 'letterhead');
    // Its bytes count already, as those of an upload.
    await takeStorage(context, tx, 0);
    const others = await tx.$count(letterhead, eq(letterhead.ownerId, context.caller.userId));
    const row: LetterheadRow = {
      ...{
        id: context.ids.make('letterhead'),
        ownerId: context.caller.userId,
        fileName,
        fileKey,
        bytes,
        sha256,
      },
      ...{ title: called === '' ? '信头' : called, look, isDefault: others === 0 },
      createdAt: context.clock.now(),
    };
    await tx.insert(letterhead).values(row);
    await holdObject(context, tx, fileKey, row.id);
    return describeLetterhead(row);
  });
}

function unusable(problems: readonly LetterheadProblem[]): AppError {
  const said = (language: 'zh-CN' | 'en') =>
    problems
      .map((problem) => LETTERHEAD_PROBLEM_LABELS[language][problem])
      .join(language === 'en' ? '; ' : '；');
  return new AppError(
    'letterhead_unusable',
    { problems: { 'zh-CN': said('zh-CN'), en: said('en') } },
    { details: problems.map((problem) => ({ path: 'file', message: problem })) },
  );
}
