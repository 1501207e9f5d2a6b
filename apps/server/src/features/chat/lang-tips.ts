import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { readTurns } from './branch.ts';
import type { ChatContext, LangTip } from './chat-context.ts';
import { ownBranch } from './own-rows.ts';

/** Earlier messages read for facts that were already said. */
const MESSAGES_READ = 20;

/** Facts that the question, or the conversation, leaves open. @throws AppError `not_found` */
export async function listLangTips(
  context: ChatContext & RequestContext,
  input: { conversationId?: string | undefined; question: string },
): Promise<{ items: LangTip[] }> {
  const said: string[] = [];
  if (input.conversationId) {
    const { leafMessageId, depth } = await ownBranch(context, input.conversationId);
    const turns = await readTurns(context.db, leafMessageId, { from: depth - MESSAGES_READ + 1 });
    said.push(...turns.filter((turn) => turn.role === 'user').map((turn) => turn.text));
  }
  const text = [...said, input.question].join('\n').trim();
  return { items: text === '' ? [] : context.listTips(text, context.language) };
}

/** The question with a tip worked in, for the person to complete. @throws AppError `not_found` */
export function respondLangTip(
  context: ChatContext & RequestContext,
  input: { tipId: string; question: string },
): { question: string } {
  const { language } = context;
  const question = input.question.trim();
  const tip = context.listTips(question, language).find((candidate) => candidate.tipId === input.tipId);
  if (!tip) throw new AppError('not_found');
  const ended = /[。！？!?.；;，,：:]$/.test(question)
    ? question
    : `${question}${language === 'en' ? '.' : '。'}`;
  return { question: language === 'en' ? `${ended} ${tip.insert}` : `${ended}${tip.insert}` };
}
