import type { RunEvent } from '../../engine/runs/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { askQuestion, type QuestionInput } from './ask-question.ts';
import type { ChatContext } from './chat-context.ts';
import type { WantedSearch } from './choose-search.ts';

/**
 * Looks a question up in the chosen scopes and gives the stream of its answer: an AI search, or chat with the internet switched on.
 * @throws AppError as `askQuestion`
 */
export async function askSearch(
  context: ChatContext & RequestContext,
  { of, scopes, depth, ...input }: Omit<QuestionInput, 'search'> & WantedSearch,
): Promise<AsyncIterable<RunEvent>> {
  return await askQuestion(context, { ...input, search: { of, scopes, depth } });
}
