import type { Language } from '@mingfa/contract/values';
import type { Caller } from '../../ports/app-context.ts';
import { todayInChina } from '../../ports/clock.ts';
import type { ChatContext } from './chat-context.ts';
import { collectEntries } from './export/collect-entries.ts';
import type { ExportDocument } from './export/export-document.ts';
import { EXPORT_WORDS } from './export/export-words.ts';
import { makeDocx } from './export/make-docx.ts';
import { toMarkdown } from './export/to-markdown.ts';
import { ownConversation } from './own-rows.ts';

const MEDIA_TYPES = {
  md: 'text/markdown; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The shown branch as a file, citations as footnotes. @throws AppError `not_found` */
export async function exportConversation(
  context: ChatContext,
  caller: Caller,
  input: { conversationId: string; format: 'md' | 'docx'; language: Language },
): Promise<{ fileName: string; mediaType: string; content: Uint8Array }> {
  const held = await ownConversation(context.db, caller.userId, input.conversationId);
  const document: ExportDocument = {
    title: held.title === '' ? EXPORT_WORDS[input.language].untitled : held.title,
    language: input.language,
    day: todayInChina(context.clock),
    entries: await collectEntries(context, held.leafMessageId, input.language),
  };
  const content =
    input.format === 'md' ? Buffer.from(toMarkdown(document), 'utf8') : await makeDocx(document);
  return {
    fileName: `${fileNameOf(document.title)}.${input.format}`,
    mediaType: MEDIA_TYPES[input.format],
    content,
  };
}

const fileNameOf = (title: string) =>
  [...title.replace(/[\u0000-\u001f\\/:*?"<>|]+/g, ' ').trim()].slice(0, 60).join('') || 'conversation';
