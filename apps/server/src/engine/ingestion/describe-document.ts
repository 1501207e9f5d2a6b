import type { ErrorCode } from '@mingfa/contract/errors';
import type { FileProgress, KnowledgeFile } from '@mingfa/contract/knowledge';
import type { Language } from '@mingfa/contract/values';
import type { document } from '../../db/schema/document.ts';
import { AppError } from '../../ports/app-error.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';

export type DocumentRow = typeof document.$inferSelect;

/** How far a document is, with its failure in the reader's language. */
export function describeProgress(row: DocumentRow, language: Language): FileProgress {
  return {
    fileId: row.id,
    state: row.state,
    stage: row.stage,
    pagesDone: row.pagesDone,
    pagesTotal: row.pagesTotal,
    recognisedPages: row.recognisedPages,
    segments: row.segments,
    attempts: row.attempts,
    retryAt: row.retryAt?.toISOString() ?? null,
    errorCode: row.errorCode,
    errorMessage: row.errorCode && describeFailure(row.errorCode, row.errorValues, language),
    stageMs: row.stageMs,
  };
}

/** A document as a file of a list. */
export function describeFile(row: DocumentRow, language: Language): KnowledgeFile {
  return {
    ...describeProgress(row, language),
    konId: row.knowledgeBaseId,
    name: row.name,
    format: row.format,
    bytes: row.bytes,
    sha256: row.sha256,
    pages: row.pages,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A stored failure in words. */
function describeFailure(code: string, values: Record<string, string | number>, language: Language): string {
  return toErrorAnswer(new AppError(code as ErrorCode, values), { language, requestId: '' }).body
    .errorMessage;
}
