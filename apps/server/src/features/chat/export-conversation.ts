import type { Language } from '@mingfa/contract/values';
import { DOCX_MEDIA_TYPE, exportFileName } from '@mingfa/files/naming/export-file-name';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { labelOfFile } from '../generated-label/index.ts';
import type { ChatContext } from './chat-context.ts';
import { collectEntries } from './export/collect-entries.ts';
import { conversationFile } from './export/conversation-file.ts';
import type { ExportDocument } from './export/export-document.ts';
import { EXPORT_WORDS } from './export/export-words.ts';
import { generatedInBranch } from './export/generated-in-branch.ts';
import { toMarkdown } from './export/to-markdown.ts';
import { ownConversation } from './own-rows.ts';

const MEDIA_TYPES = {
  md: 'text/markdown; charset=utf-8',
  docx: DOCX_MEDIA_TYPE,
};

/** The shown branch as a file, citations as footnotes. @throws AppError `not_found` */
export async function exportConversation(
  context: ChatContext & RequestContext,
  input: {
    conversationId: string;
    format: 'md' | 'docx';
    language: Language;
    cleanCopyId?: string | undefined;
  },
): Promise<{ fileName: string; mediaType: string; content: Uint8Array }> {
  const held = await ownConversation(context, input.conversationId);
  const isWithClone = held.cloneName !== null;
  const clones = isWithClone ? await context.clones.describe(context.db, [held], input.language) : null;
  const { language, cleanCopyId } = input;
  const label = await labelOfFile(context, await generatedInBranch(context, held.leafMessageId), {
    kind: 'conversation',
    thingId: held.id,
    language,
    cleanCopyId,
  });
  const document: ExportDocument = {
    title: held.title === '' ? EXPORT_WORDS[input.language].untitled : held.title,
    language: input.language,
    day: todayInChina(context.clock),
    layout: isWithClone ? await context.clones.layoutOf(held) : 'note',
    clone: clones?.get(held.id)?.name ?? '',
    entries: await collectEntries(context, held.leafMessageId, language, label?.text != null),
    label,
  };
  const content =
    input.format === 'md'
      ? Buffer.from(toMarkdown(document), 'utf8')
      : await context.wordWriter.write(conversationFile(document), context.signal);
  await recordAudit(context, context.db, { kind: 'conversation', action: 'exported', id: held.id });
  return {
    fileName: exportFileName(document.title, `.${input.format}`, 'conversation'),
    mediaType: MEDIA_TYPES[input.format],
    content,
  };
}
