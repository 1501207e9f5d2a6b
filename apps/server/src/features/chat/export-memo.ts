import { dataOf, readAnswerParts } from '@mingfa/contract/answer-part';
import type { Language } from '@mingfa/contract/values';
import { EXPORT_MEDIA_TYPES, exportFileName } from '@mingfa/files/naming/export-file-name';
import { eq } from 'drizzle-orm';
import { message } from '../../db/schema/chat.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { listRuns } from '../../engine/runs/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { labelOfFile } from '../generated-label/index.ts';
import { ANSWER } from './answer-subject.ts';
import type { ChatContext } from './chat-context.ts';
import { entryOfAnswer } from './export/collect-entries.ts';
import { generatedInMemo } from './export/generated-in-branch.ts';
import { collectMemo } from './memo/collect-memo.ts';
import { memoFile } from './memo/memo-file.ts';
import { memoMarkdown } from './memo/memo-markdown.ts';
import { ownAnswer } from './own-rows.ts';

const TITLE_MAX = 60;

/** An answer that was looked up in chosen scopes as a memo. @throws AppError `not_found`, also for an answer of chat */
export async function exportMemo(
  context: ChatContext & RequestContext,
  input: {
    messageId: string;
    format: keyof typeof EXPORT_MEDIA_TYPES;
    language: Language;
    cleanCopyId?: string | undefined;
  },
): Promise<{ fileName: string; mediaType: string; content: Uint8Array }> {
  const { language, format } = input;
  const { message: row, conversation: held } = await ownAnswer(context, input.messageId);
  const parts = readAnswerParts(row.parts);
  if (!dataOf(parts, 'plan')) throw new AppError('not_found');
  const [asked] = await context.db
    .select({ text: message.text, parts: message.parts })
    .from(message)
    .where(eq(message.id, row.parentId ?? ''));
  const question = asked?.text ?? '';
  const runs = await listRuns(context.db, ANSWER, [row.id]);
  const written = runs.get(row.id);
  const label = await labelOfFile(context, await generatedInMemo(context, row, written), {
    kind: 'memo',
    thingId: row.id,
    language,
    cleanCopyId: input.cleanCopyId,
  });
  const memo = collectMemo({
    question,
    title: titleOf(question, held.title),
    parts,
    entry: entryOfAnswer(row, written, { language, isMarked: label?.text != null }),
    label,
    asOf: row.asOf,
    language,
    day: todayInChina(context.clock),
  });
  const content =
    format === 'md'
      ? Buffer.from(memoMarkdown(memo), 'utf8')
      : await context.printer.write(memoFile(memo), format, context.signal);
  await recordAudit(context, context.db, { kind: 'conversation', action: 'exported', id: held.id });
  return {
    fileName: exportFileName(memo.title, `.${format}`, 'memo'),
    mediaType: EXPORT_MEDIA_TYPES[format],
    content,
  };
}

/** A question of one line names its memo; another is named as its conversation is. */
function titleOf(question: string, conversation: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  return line !== '' && line.length <= TITLE_MAX
    ? line
    : conversation || [...line].slice(0, TITLE_MAX).join('');
}
