import {
  type SearchChoice,
  type SearchDepth,
  type SearchScopes,
  USUAL_SCOPES,
} from '@mingfa/contract/search-choice';
import { AppError } from '../../ports/app-error.ts';
import type { ConversationRow } from './own-rows.ts';

/** How a question wants to be looked up. */
export interface WantedSearch {
  /** `search`: an AI search. `chat`: chat with the internet switched on, for this question alone. */
  of: 'search' | 'chat';
  scopes?: SearchScopes | undefined;
  depth?: SearchDepth | undefined;
}

/**
 * Where a question is looked up; null: as chat does. A question in an AI search goes on in its scopes.
 * @param held the conversation it follows; null where it begins one
 * @throws AppError `not_found` where the conversation is of the other kind
 */
export function chooseSearch(
  held: Pick<ConversationRow, 'search'> | null,
  wanted: WantedSearch | undefined,
): SearchChoice | null {
  if (held && wanted && (wanted.of === 'search') !== (held.search !== null)) throw new AppError('not_found');
  if (wanted?.of === 'chat')
    return { scopes: { ...(wanted.scopes ?? USUAL_SCOPES), web: true }, depth: wanted.depth ?? 'quick' };
  if (!wanted && !held?.search) return null;
  return {
    scopes: wanted?.scopes ?? held?.search?.scopes ?? USUAL_SCOPES,
    depth: wanted?.depth ?? held?.search?.depth ?? 'quick',
  };
}
