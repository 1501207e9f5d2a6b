import type { KnowledgeBase } from '@mingfa/contract/knowledge';
import type { Query } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query.ts';

/** What one action changes shows in several reads: cards, files, counts, storage. */
export function refreshKnowledge(): Promise<void> {
  const ofKnowledge = ({ queryKey }: Query) => String(queryKey[0]).startsWith('/v1/knowledge/');
  return queryClient.invalidateQueries({ predicate: ofKnowledge });
}

export const isMovingBase = ({ filesWorking }: KnowledgeBase) => filesWorking > 0;
