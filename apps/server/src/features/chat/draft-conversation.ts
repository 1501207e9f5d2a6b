import type { RequestContext } from '../../ports/app-context.ts';
import type { CloneSide } from './clone-desk.ts';
import type { ConversationRow } from './own-rows.ts';

/** A conversation of the caller that is not stored yet. */
export function draftConversation(
  { caller, clock, ids }: RequestContext,
  chosen: Partial<Pick<ConversationRow, 'asOf' | 'modelId' | 'knowledgeBaseIds' | 'search'> & CloneSide> = {},
): ConversationRow {
  const now = clock.now();
  return {
    id: ids.make('conversation'),
    ownerId: caller.userId,
    title: '',
    titleSource: 'none',
    asOf: null,
    modelId: null,
    knowledgeBaseIds: [],
    documentId: null,
    cloneId: null,
    cloneVersion: null,
    cloneName: null,
    cloneLinkId: null,
    cloneTest: null,
    sharedSince: null,
    search: null,
    leafMessageId: null,
    messageCount: 0,
    createdAt: now,
    updatedAt: now,
    ...chosen,
  };
}
