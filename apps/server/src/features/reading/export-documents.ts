import type { PrintedFormat } from '@mingfa/contract/printed-format';
import type { Language } from '@mingfa/contract/values';
import { EXPORT_MEDIA_TYPES, exportFileName } from '@mingfa/files/naming/export-file-name';
import { and, asc, eq } from 'drizzle-orm';
import { conversation } from '../../db/schema/chat.ts';
import { requireReadyDocument } from '../../engine/access/index.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { LabelledThing } from '../../ports/generated-words.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { collectEntries, generatedInBranch } from '../chat/index.ts';
import { labelOfFile } from '../generated-label/index.ts';
import { getComparison } from './comparisons.ts';
import { comparisonFile } from './export/comparison-file.ts';
import type { ComparisonExport, NotesExport } from './export/export-input.ts';
import { notesFile } from './export/notes-file.ts';
import { readingOf } from './get-reading.ts';
import type { ReadingContext } from './reading-context.ts';

export interface ExportedFile {
  fileName: string;
  mediaType: string;
  content: Uint8Array;
}

/** Summary, key facts, outline, questions and answers of a document as a file. @throws AppError `not_found`, `file_not_ready`, `print_too_large` */
export async function exportNotes(
  context: ReadingContext & RequestContext,
  input: {
    documentId: string;
    format: PrintedFormat;
    language: Language;
    cleanCopyId?: string | undefined;
  },
): Promise<ExportedFile> {
  const row = await requireReadyDocument(context, input.documentId);
  const leafMessageId = await leafAbout(context, row.id);
  const label = await labelOfFile(context, await generatedInBranch(context, leafMessageId), {
    kind: 'notes',
    thingId: row.id,
    language: input.language,
    cleanCopyId: input.cleanCopyId,
  });
  const notes: NotesExport = {
    language: input.language,
    day: todayInChina(context.clock),
    name: row.name,
    pages: row.pages,
    characters: row.characters,
    reading: await readingOf(context, row),
    entries: await collectEntries(context, leafMessageId, input.language, label?.text != null),
    label,
  };
  const title = input.language === 'en' ? `${row.name} notes` : `${row.name} 阅读笔记`;
  const content = await context.printer.write(notesFile(notes), input.format, context.signal);
  await recordAudit(context, context.db, { kind: 'document', action: 'exported', id: row.id });
  return { ...fileOf(title, input.format), content };
}

/** A comparison as a file. @throws AppError `not_found`, `print_too_large` */
export async function exportComparison(
  context: ReadingContext & RequestContext,
  input: { comparisonId: string; format: PrintedFormat; language: Language },
): Promise<ExportedFile> {
  const held = await getComparison(context, input);
  const comparison: ComparisonExport = {
    language: input.language,
    day: todayInChina(context.clock),
    left: held.left.name,
    right: held.right.name,
    counts: held.counts,
    clauses: held.clauses,
  };
  const title = input.language === 'en' ? `${held.right.name} comparison` : `${held.right.name} 比对`;
  const content = await context.printer.write(comparisonFile(comparison), input.format, context.signal);
  await recordAudit(context, context.db, { kind: 'comparison', action: 'exported', id: input.comparisonId });
  return { ...fileOf(title, input.format), content };
}

const fileOf = (title: string, format: PrintedFormat) => ({
  fileName: exportFileName(title.replace(/\.[a-z]{2,8}(?= )/i, ''), `.${format}`, 'document'),
  mediaType: EXPORT_MEDIA_TYPES[format],
});

/** Where the shown branch of the conversation about a document ends; null: nothing was asked. */
async function leafAbout(context: RequestContext, documentId: string): Promise<string | null> {
  const [held] = await context.db
    .select({ leafMessageId: conversation.leafMessageId })
    .from(conversation)
    .where(and(eq(conversation.documentId, documentId), eq(conversation.ownerId, context.caller.userId)))
    .orderBy(asc(conversation.createdAt), asc(conversation.id))
    .limit(1);
  return held?.leafMessageId ?? null;
}

/** Notes, for the label their files carry: what is read out of a document is its own words, answers may be a model's. */
export const LABELLED_NOTES: LabelledThing = {
  kind: 'notes',
  async find(context, documentId) {
    const row = await requireReadyDocument(context, documentId);
    return generatedInBranch(context, await leafAbout(context, row.id));
  },
};
