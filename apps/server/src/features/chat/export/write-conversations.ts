import type { Language } from '@mingfa/contract/values';
import { exportFileName } from '@mingfa/files/naming/export-file-name';
import { and, asc, eq, gt } from 'drizzle-orm';
import { conversation } from '../../../db/schema/chat.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import { onCommandLine } from '../../../runtime/command-line.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { labelOfFile } from '../../generated-label/index.ts';
import { collectEntries } from './collect-entries.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { generatedInBranch } from './generated-in-branch.ts';
import { toMarkdown } from './to-markdown.ts';

/** The shown branch of each of a person's conversations as Markdown, one after another. */
export async function* writeConversations(
  context: AppContext,
  userId: string,
  language: Language,
): AsyncGenerator<{ path: string; text: string }> {
  for (let last = ''; ; ) {
    const [held] = await context.db
      .select({ id: conversation.id, title: conversation.title, leaf: conversation.leafMessageId })
      .from(conversation)
      .where(and(eq(conversation.ownerId, userId), gt(conversation.id, last)))
      .orderBy(asc(conversation.id))
      .limit(1);
    if (!held) return;
    last = held.id;
    const title = held.title === '' ? EXPORT_WORDS[language].untitled : held.title;
    const label = await labelOfFile(onCommandLine(context), await generatedInBranch(context, held.leaf), {
      kind: 'conversation',
      thingId: held.id,
      language,
    });
    const text = toMarkdown({
      title,
      language,
      day: todayInChina(context.clock),
      layout: 'note',
      clone: '',
      entries: await collectEntries(context, held.leaf, language, label?.text != null),
      label,
    });
    // Titles repeat, ids do not.
    yield { path: `conversations/${exportFileName(title, '', 'conversation')}-${held.id}.md`, text };
  }
}
