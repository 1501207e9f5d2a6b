import type { EndpointInput } from '@mingfa/contract/endpoint';
import { WORD_PART_LABELS, WORD_TEMPLATE_PROBLEM_LABELS } from '@mingfa/contract/labels/own-template-labels';
import type * as contract from '@mingfa/contract/own-template';
import { OWN_TEMPLATE_MAX_BYTES, type OwnTemplateDetail } from '@mingfa/contract/own-template';
import { cleanFileName } from '@mingfa/files/naming/clean-file-name';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import type { WordTemplateProblem } from '@mingfa/files/word/fill/word-template';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import { guessOwnFields } from '@mingfa/legal/drafting/own/guess-own-fields';
import { ownTemplate } from '../../../db/schema/drafting.ts';
import { holdObject } from '../../../engine/ingestion/index.ts';
import { requireUpload, takeUpload } from '../../../engine/uploads/index.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { takeRoom, takeStorage } from '../../account/index.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { describeOwn, type OwnTemplateRow } from './manage-own-templates.ts';

/** So many problems of a file are told in its sentence; all stand in the details. */
const TOLD = 4;
const TITLE_CHARACTERS = 100;

/**
 * Makes a template of an uploaded Word file. The file is read in a process of its own and kept as it came.
 * @throws AppError `not_found`, `upload_incomplete`, `limit_reached`, `storage_exceeded`, `template_unusable`, and what `WordTemplates` throws
 */
export async function createOwnTemplate(
  context: DraftingContext & MakingContext,
  { uploadId, title }: EndpointInput<typeof contract.createOwnTemplate>,
): Promise<OwnTemplateDetail> {
  const { dictionary } = await context.templates();
  const sent = await requireUpload(context, uploadId, 'document');
  if (sent.bytes > OWN_TEMPLATE_MAX_BYTES)
    throw new AppError('too_large', { limit: formatBytes(OWN_TEMPLATE_MAX_BYTES) });
  const read = await context.files.withPath(sent.fileKey, (path) =>
    context.wordTemplates.read({ path, name: sent.name }, context.signal),
  );
  if (!read) throw new AppError('store_unavailable');
  if (read.problems.length > 0) throw unusable(read.problems);
  const fields = guessOwnFields(read.text, dictionary);
  const fileName = cleanFileName(sent.name);
  const called = cleanText(title ?? fileName.replace(/\.docx$/i, ''))
    .trim()
    .slice(0, TITLE_CHARACTERS);
  return context.makeOnce(async (tx) => {
    const { fileKey, bytes, sha256 } = await takeUpload(context, tx, uploadId, 'document');
    await takeRoom(context, tx, 'own_template');
    // Its bytes count already, as those of an upload.
    await takeStorage(context, tx, 0);
    const now = context.clock.now();
    const row: OwnTemplateRow = {
      ...{ id: context.ids.make('ownTemplate'), ownerId: context.caller.userId, note: '', fileName },
      ...{ title: called === '' ? '模板' : called, fileKey, bytes, sha256, text: read.text, fields },
      ...{ revision: 1, createdAt: now, savedAt: now },
    };
    await tx.insert(ownTemplate).values(row);
    await holdObject(context, tx, fileKey, row.id);
    return describeOwn(tx, row);
  });
}

function unusable(problems: readonly WordTemplateProblem[]): AppError {
  const said = (language: 'zh-CN' | 'en') =>
    problems
      .slice(0, TOLD)
      .map((one) => sayProblem(one, language))
      .join(language === 'en' ? '; ' : '；');
  return new AppError(
    'template_unusable',
    { problems: { 'zh-CN': said('zh-CN'), en: said('en') } },
    {
      details: problems.map((one) => ({
        path: [one.where, one.tag].filter((part) => part !== '').join('.'),
        message: one.problem,
      })),
    },
  );
}

/** What is wrong, and at which words: 正文“租金{{租金”附近，{{租金：大括号不成对. */
function sayProblem({ problem, tag, where, near }: WordTemplateProblem, language: 'zh-CN' | 'en'): string {
  const label = WORD_TEMPLATE_PROBLEM_LABELS[language][problem];
  if (where === 'file' && tag === '') return label;
  const part = WORD_PART_LABELS[language][where];
  if (language === 'en') return `${part}${near === '' ? '' : ` near “${near}”`}, “${tag}” ${label}`;
  return `${part}${near === '' ? '' : `“${near}”处`}的“${tag}”${label}`;
}
