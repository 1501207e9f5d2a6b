import type { Language } from '@mingfa/contract/values';
import { and, asc, eq } from 'drizzle-orm';
import { conversation } from '../../db/schema/chat.ts';
import { DOCX_MEDIA_TYPE, exportFileName } from '../../engine/word-export/index.ts';
import type { Caller } from '../../ports/app-context.ts';
import { todayInChina } from '../../ports/clock.ts';
import { limitConcurrency } from '../../ports/limit-concurrency.ts';
import { runInThread } from '../../ports/run-in-thread.ts';
import { collectEntries, type ExportEntry } from '../chat/index.ts';
import { getComparison } from './comparisons.ts';
import type { ComparisonExport, NotesExport } from './export/export-input.ts';
import { readingOf } from './get-reading.ts';
import { ownReadDocument } from './own-rows.ts';
import type { ReadingContext } from './reading-context.ts';

const PROGRAM = new URL('./export/reading-docx-worker.ts', import.meta.url);
const LIMITS = { timeoutMs: 60_000, memoryMb: 512 };
const inTurn = limitConcurrency(2);

export interface ExportedFile {
  fileName: string;
  mediaType: string;
  content: Uint8Array;
}

/** Summary, key facts, outline, questions and answers of a document as DOCX. @throws AppError `not_found`, `file_not_ready` */
export async function exportNotes(
  context: ReadingContext,
  caller: Caller,
  input: { documentId: string; language: Language },
  signal: AbortSignal,
): Promise<ExportedFile> {
  const row = await ownReadDocument(context.db, caller.userId, input.documentId);
  const notes: NotesExport = {
    form: 'notes',
    language: input.language,
    day: todayInChina(context.clock),
    name: row.name,
    pages: row.pages,
    characters: row.characters,
    reading: await readingOf(context, row),
    entries: await entriesAbout(context, caller, row.id, input.language),
  };
  const title = input.language === 'en' ? `${row.name} notes` : `${row.name} 阅读笔记`;
  return { ...fileOf(title), content: await make(notes, signal) };
}

/** A comparison as DOCX. @throws AppError `not_found` */
export async function exportComparison(
  context: ReadingContext,
  caller: Caller,
  input: { comparisonId: string; language: Language },
  signal: AbortSignal,
): Promise<ExportedFile> {
  const held = await getComparison(context, caller, input);
  const comparison: ComparisonExport = {
    form: 'comparison',
    language: input.language,
    day: todayInChina(context.clock),
    left: held.left.name,
    right: held.right.name,
    counts: held.counts,
    clauses: held.clauses,
  };
  const title = input.language === 'en' ? `${held.right.name} comparison` : `${held.right.name} 比对`;
  return { ...fileOf(title), content: await make(comparison, signal) };
}

async function make(input: NotesExport | ComparisonExport, signal: AbortSignal): Promise<Uint8Array> {
  const bytes = await inTurn(signal, () => runInThread<ArrayBuffer>(PROGRAM, input, LIMITS, signal));
  return new Uint8Array(bytes);
}

const fileOf = (title: string) => ({
  fileName: exportFileName(title.replace(/\.[a-z]{2,8}(?= )/i, ''), '.docx', 'document'),
  mediaType: DOCX_MEDIA_TYPE,
});

async function entriesAbout(
  context: ReadingContext,
  caller: Caller,
  documentId: string,
  language: Language,
): Promise<ExportEntry[]> {
  const [held] = await context.db
    .select({ leafMessageId: conversation.leafMessageId })
    .from(conversation)
    .where(and(eq(conversation.documentId, documentId), eq(conversation.userId, caller.userId)))
    .orderBy(asc(conversation.createdAt), asc(conversation.id))
    .limit(1);
  return held ? collectEntries(context, held.leafMessageId, language) : [];
}
