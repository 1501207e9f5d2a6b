import { FACT_LIMITS } from '@mingfa/contract/draft-fact';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/matter';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import { deriveFacts } from '@mingfa/legal/drafting/derive-facts';
import { entryAt, type FactSheet } from '@mingfa/legal/drafting/fact-sheet';
import { offerStory } from '@mingfa/legal/drafting/offer-story';
import { readStory } from '@mingfa/legal/drafting/read-story';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { holdMatter, ownMatter } from '../own-rows.ts';
import { refuseTooMuch } from './apply-changes.ts';
import { changedPaths } from './changed-paths.ts';
import { describeFacts } from './describe-facts.ts';
import { readStorySource } from './story-source.ts';
import { writeFacts } from './write-facts.ts';

/**
 * Reads facts out of a pasted text, a file or a conversation by rules; what is held stays, and what contradicts it stands beside it.
 * @throws AppError `not_found`, `file_not_ready`, `limit_reached`
 */
export async function readIntoFacts(
  context: DraftingContext & RequestContext,
  { matterId, from }: EndpointInput<typeof contract.readIntoFacts>,
): Promise<EndpointOutput<typeof contract.readIntoFacts>> {
  const catalog = await context.templates();
  await ownMatter(context.db, context.caller, matterId);
  const { text, sourceOf } = await readStorySource(context, from);
  const story = text.slice(0, FACT_LIMITS.characters);
  const today = todayInChina(context.clock);
  // Values are kept without what no document can carry; their places stay those of the source.
  const told = readStory(story, today).map(({ value, ...fact }) => ({
    ...fact,
    value: typeof value === 'string' ? cleanText(value) : value,
  }));
  return context.db.transaction(async (tx) => {
    const held = await holdMatter(tx, context.caller, matterId);
    const offered = fewOthers(offerStory(held.sheet, story, told, sourceOf));
    const sheet = deriveFacts(catalog.everyFact, held.sheet, offered, today);
    refuseTooMuch(catalog, sheet);
    const changed = changedPaths(held.sheet, sheet).filter((path) => entryAt(sheet, path) !== null);
    const row = await writeFacts(context, tx, catalog, held, sheet);
    return {
      ...(await describeFacts(tx, catalog, row, today)),
      filled: changed.filter((path) => entryAt(held.sheet, path) === null),
      disagrees: changed.filter((path) => (entryAt(sheet, path)?.others.length ?? 0) > 0),
      characters: story.length,
      cut: text.length > story.length,
    };
  });
}

/** The first other sayings of each fact: a text that says a hundred sums of one loan helps nobody. */
function fewOthers(sheet: FactSheet): FactSheet {
  const entries = Object.entries(sheet.entries).map(([path, entry]) => [
    path,
    entry.others.length > FACT_LIMITS.others
      ? { ...entry, others: entry.others.slice(0, FACT_LIMITS.others) }
      : entry,
  ]);
  return { ...sheet, entries: Object.fromEntries(entries) };
}
