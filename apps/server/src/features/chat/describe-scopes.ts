import type * as contract from '@mingfa/contract/ai-search';
import { USUAL_SCOPES } from '@mingfa/contract/search-choice';
import type { z } from 'zod';
import { RESEARCH_LIMITS } from '../../engine/answering/index.ts';
import type { ChatContext } from './chat-context.ts';

type Scopes = z.infer<typeof contract.describeScopes.output>;

/** What there is to be searched now, and how far each depth goes. */
export async function describeScopes(context: ChatContext): Promise<Scopes> {
  return { ...(await context.readScopes()), usual: USUAL_SCOPES, limits: RESEARCH_LIMITS };
}
