import { FACT_LIMITS } from '@mingfa/contract/draft-fact';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/matter';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { ownMatter } from '../own-rows.ts';
import { offerToMatter } from './offer-to-matter.ts';
import { readStoryAside } from './read-story-aside.ts';
import { readStorySource } from './story-source.ts';

/**
 * Reads facts out of a pasted text, a file or a conversation by rules; what is held stays, and what contradicts it stands beside it.
 * @throws AppError `not_found`, `file_not_ready`, `limit_reached`, `parser_timeout`, `parser_memory`
 */
export async function readIntoFacts(
  context: DraftingContext & RequestContext,
  { matterId, from }: EndpointInput<typeof contract.readIntoFacts>,
): Promise<EndpointOutput<typeof contract.readIntoFacts>> {
  await ownMatter(context.db, context.caller, matterId);
  const { text, isSpoken = false, sourceOf } = await readStorySource(context, from);
  const story = text.slice(0, FACT_LIMITS.characters);
  const today = todayInChina(context.clock);
  // Values are kept without what no document can carry; their places stay those of the source.
  const read = await readStoryAside({ story, today, isSpoken }, context.signal);
  const told = read.facts.map(({ value, ...fact }) => ({
    ...fact,
    value: typeof value === 'string' ? cleanText(value) : value,
  }));
  return offerToMatter(context, {
    ...{ matterId, story, told, values: read.values, sourceOf },
    cut: text.length > story.length,
  });
}
