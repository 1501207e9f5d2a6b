import { FACT_LIMITS } from '@mingfa/contract/draft-fact';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { readIntoFacts } from '@mingfa/contract/matter';
import { deriveFacts } from '@mingfa/legal/drafting/derive-facts';
import {
  entryAt,
  type FactSheet,
  type FactSource,
  keepTold,
  type SourcePlace,
} from '@mingfa/legal/drafting/fact-sheet';
import { offerStory } from '@mingfa/legal/drafting/offer-story';
import type { StoryFact } from '@mingfa/legal/drafting/story-fact';
import type { PlacedValue } from '@mingfa/legal/drafting/told-values/read-told-values';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { holdMatter } from '../own-rows.ts';
import { refuseTooMuch } from './apply-changes.ts';
import { changedPaths } from './changed-paths.ts';
import { describeFacts } from './describe-facts.ts';
import { writeFacts } from './write-facts.ts';

/** What was read of a story, and where each place of it came from. */
export interface OfferedFacts {
  matterId: string;
  story: string;
  told: readonly StoryFact[];
  /** What it tells besides, for facts that stay blank. */
  values?: readonly PlacedValue[];
  sourceOf(place: SourcePlace): FactSource;
  /** There was more to read. */
  cut: boolean;
}

/** Offers what was read to the facts of a matter: what is held stays, and what contradicts it stands beside it. @throws AppError `not_found`, `limit_reached` */
export async function offerToMatter(
  context: DraftingContext & RequestContext,
  { matterId, story, told, values = [], sourceOf, cut }: OfferedFacts,
): Promise<EndpointOutput<typeof readIntoFacts>> {
  const catalog = await catalogFor(context);
  const today = todayInChina(context.clock);
  return context.db.transaction(async (tx) => {
    const held = await holdMatter(tx, context.caller, matterId);
    const offered = fewOthers(offerStory(held.sheet, story, told, sourceOf));
    const besides = values.map(({ kind, value, words, start, end }) => ({
      ...{ kind, value, words },
      source: sourceOf({ start, end, quote: story.slice(start, end) }),
    }));
    const sheet = keepTold(deriveFacts(catalog.everyFact, held.sheet, offered, today), besides);
    refuseTooMuch(catalog, sheet);
    const changed = changedPaths(held.sheet, sheet).filter((path) => entryAt(sheet, path) !== null);
    const row = await writeFacts(context, tx, catalog, held, sheet);
    return {
      ...(await describeFacts(tx, catalog, row, today)),
      filled: changed.filter((path) => entryAt(held.sheet, path) === null),
      disagrees: changed.filter((path) => (entryAt(sheet, path)?.others.length ?? 0) > 0),
      characters: story.length,
      cut,
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
