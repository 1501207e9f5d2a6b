import type { Language } from '@mingfa/contract/values';
import { EXPORT_MEDIA_TYPES, exportFileName } from '@mingfa/files/naming/export-file-name';
import { eq } from 'drizzle-orm';
import { message } from '../../db/schema/chat.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { listRuns } from '../../engine/runs/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { GeneratedWords } from '../../ports/generated-words.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { labelOfFile } from '../generated-label/index.ts';
import { ANSWER } from './answer-subject.ts';
import type { ChatContext } from './chat-context.ts';
import { collectEntries, entryOfAnswer, entryOfQuestion } from './export/collect-entries.ts';
import { conversationFile } from './export/conversation-file.ts';
import type { ExportDocument, ExportEntry } from './export/export-document.ts';
import { EXPORT_WORDS } from './export/export-words.ts';
import { generatedInBranch, generatedInMemo } from './export/generated-in-branch.ts';
import { toMarkdown } from './export/to-markdown.ts';
import { type ConversationRow, ownAnswer, ownConversation } from './own-rows.ts';

/**
 * The shown branch, or one answer with its question, as a file, citations as footnotes.
 * @throws AppError `not_found`, `print_too_large`, `print_too_long`
 */
export async function exportConversation(
  context: ChatContext & RequestContext,
  input: {
    conversationId: string;
    messageId?: string | undefined;
    format: keyof typeof EXPORT_MEDIA_TYPES;
    language: Language;
    cleanCopyId?: string | undefined;
  },
): Promise<{ fileName: string; mediaType: string; content: Uint8Array }> {
  const held = await ownConversation(context, input.conversationId);
  const isWithClone = held.cloneName !== null;
  const clones = isWithClone ? await context.clones.describe(context.db, [held], input.language) : null;
  const { language, cleanCopyId } = input;
  const exported = input.messageId
    ? await oneAnswer(context, held, input.messageId, language)
    : wholeBranch(context, held, language);
  const label = await labelOfFile(context, await exported.words(), {
    ...exported.thing,
    language,
    cleanCopyId,
  });
  const document: ExportDocument = {
    title: held.title === '' ? EXPORT_WORDS[input.language].untitled : held.title,
    language: input.language,
    day: todayInChina(context.clock),
    layout: isWithClone ? await context.clones.layoutOf(held) : 'note',
    clone: clones?.get(held.id)?.name ?? '',
    entries: await exported.entries(label?.text != null),
    label,
  };
  const content =
    input.format === 'md'
      ? Buffer.from(toMarkdown(document), 'utf8')
      : await context.printer.write(conversationFile(document), input.format, context.signal);
  await recordAudit(context, context.db, { kind: 'conversation', action: 'exported', id: held.id });
  return {
    fileName: exportFileName(document.title, `.${input.format}`, 'conversation'),
    mediaType: EXPORT_MEDIA_TYPES[input.format],
    content,
  };
}

/** What is exported of a conversation, and whose words that is. */
interface ExportedPart {
  thing: { kind: 'conversation' | 'memo'; thingId: string };
  words(): Promise<GeneratedWords>;
  /** @param isMarked answers of a model are marked as generated */
  entries(isMarked: boolean): Promise<ExportEntry[]>;
}

function wholeBranch(context: ChatContext, held: ConversationRow, language: Language): ExportedPart {
  return {
    thing: { kind: 'conversation', thingId: held.id },
    words: () => generatedInBranch(context, held.leafMessageId),
    entries: (isMarked) => collectEntries(context, held.leafMessageId, language, isMarked),
  };
}

/** @throws AppError `not_found`, also for an answer of another conversation */
async function oneAnswer(
  context: ChatContext & RequestContext,
  held: ConversationRow,
  messageId: string,
  language: Language,
): Promise<ExportedPart> {
  const { message: row, conversation } = await ownAnswer(context, messageId);
  if (conversation.id !== held.id) throw new AppError('not_found');
  const written = (await listRuns(context.db, ANSWER, [row.id])).get(row.id);
  const [asked] = await context.db
    .select()
    .from(message)
    .where(eq(message.id, row.parentId ?? ''));
  return {
    thing: { kind: 'memo', thingId: row.id },
    words: () => generatedInMemo(context, row, written),
    entries: async (isMarked) => [
      ...(asked ? [entryOfQuestion(asked)] : []),
      entryOfAnswer(row, written, { language, isMarked }),
    ],
  };
}
