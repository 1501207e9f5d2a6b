import type { MessagePort } from 'node:worker_threads';
import type { CaseFieldMapping } from '@mingfa/contract/case-import';
import { requireUpload } from '../../engine/uploads/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { runInThread } from '../../runtime/run-in-thread.ts';
import { getInstallationSettings } from '../administration/index.ts';
import type { CaseImportsContext } from './case-context.ts';
import type { SourcePreview } from './import/preview-source.ts';
import { problemInLanguage } from './import/problem-in-language.ts';
import { savedMappings, saveMapping } from './import/saved-mappings.ts';

const LIMITS = { timeoutMs: 120_000, memoryMb: 2048 };

/** What the thread of a preview is started with. */
export interface PreviewThreadData {
  path: string;
  name: string;
  known: { given: CaseFieldMapping | null; saved: Record<string, CaseFieldMapping> };
  masksNames: boolean;
  parserPort: MessagePort;
}

/** What it says: what it saw, or why the file cannot be used. */
export type PreviewThreadAnswer = { preview: SourcePreview } | { problem: string };

/**
 * The first rows and cases of an uploaded file as they would be read; a mapping that is given is kept for tables of the same columns.
 * @throws AppError `not_found`, `upload_incomplete`, `unreadable_file`, `store_unavailable`
 */
export async function previewCaseImport(
  context: CaseImportsContext & RequestContext & { files: FileStore },
  input: { uploadId: string; mapping?: CaseFieldMapping | undefined },
) {
  const { db, caller, clock } = context;
  const upload = await requireUpload(context, input.uploadId, 'case-file');
  const known = { given: input.mapping ?? null, saved: await savedMappings(db, caller.userId) };
  const masksNames = (await getInstallationSettings(context)).caseNamesMasked;
  const answer = await context.files.withPath(upload.fileKey, async (path) => {
    const parserPort = context.preview.openParserPort();
    const data: PreviewThreadData = { path, name: upload.name, known, masksNames, parserPort };
    return runInThread<PreviewThreadAnswer>(context.preview.program, data, LIMITS, context.signal, [
      parserPort,
    ]);
  });
  if (!answer) throw new AppError('store_unavailable');
  if ('problem' in answer)
    throw new AppError('unreadable_file', { problem: problemInLanguage(answer.problem, context.language) });
  const { table } = answer.preview;
  const cases = answer.preview.cases.map((one) => ({
    ...one,
    problem: one.problem && problemInLanguage(one.problem, context.language),
  }));
  if (!table) return { table, cases };
  const { columnsHash, ...shown } = table;
  if (input.mapping) {
    const { mapping } = input;
    await saveMapping(db, { ownerId: caller.userId, columnsHash, mapping, usedAt: clock.now() });
  }
  return { table: shown, cases };
}
