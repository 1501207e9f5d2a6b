import type { ModelChoice } from '@mingfa/contract/chat';
import type { ChatContext } from './chat-context.ts';

/** Models one can choose, in order of fallback. */
export async function listModelChoices(context: ChatContext): Promise<{ items: ModelChoice[] }> {
  return { items: await context.models.list() };
}
