import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/matter';
import { deriveFacts } from '@mingfa/legal/drafting/derive-facts';
import { suggestFacts as suggestionsFor } from '@mingfa/legal/drafting/suggest-facts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { holdMatter, ownMatter } from '../own-rows.ts';
import { describeFact } from '../templates/describe-template.ts';
import { definitionAt } from '../templates/template-catalog.ts';
import { applyChanges } from './apply-changes.ts';
import { describeFacts } from './describe-facts.ts';
import { writeFacts } from './write-facts.ts';

/** The facts of a matter, and what their paths name. @throws AppError `not_found` */
export async function getMatterFacts(
  context: DraftingContext & RequestContext,
  { matterId }: { matterId: string },
): Promise<EndpointOutput<typeof contract.getMatterFacts>> {
  const catalog = await catalogFor(context);
  const row = await ownMatter(context.db, context.caller, matterId);
  const paths = [...Object.keys(row.sheet.entries), ...Object.keys(row.sheet.rows)];
  const definitions = paths.flatMap((path) => {
    const definition = definitionAt(catalog, path);
    return definition ? [[path, describeFact(definition)] as const] : [];
  });
  return {
    ...(await describeFacts(context.db, catalog, row, todayInChina(context.clock))),
    definitions: Object.fromEntries(definitions),
  };
}

/** Changes facts: all of the changes, or none. @throws AppError `not_found`, `facts_changed`, `limit_reached`, `invalid_input` */
export async function changeFacts(
  context: DraftingContext & RequestContext,
  { matterId, seenFactsRevision, changes }: EndpointInput<typeof contract.changeFacts>,
): Promise<contract.MatterFacts> {
  const catalog = await catalogFor(context);
  return context.db.transaction(async (tx) => {
    const held = await holdMatter(tx, context.caller, matterId);
    const told = applyChanges(catalog, held.sheet, changes);
    const sheet = deriveFacts(catalog.everyFact, held.sheet, told, todayInChina(context.clock));
    const row = await writeFacts(context, tx, catalog, held, sheet, seenFactsRevision);
    return describeFacts(tx, catalog, row, todayInChina(context.clock));
  });
}

/** What of a fact may be taken over from facts that often say the same. @throws AppError `not_found` */
export async function suggestFacts(
  context: DraftingContext & RequestContext,
  { matterId, fact }: { matterId: string; fact: string },
): Promise<EndpointOutput<typeof contract.suggestFacts>> {
  const { everyFact } = await catalogFor(context);
  const { sheet } = await ownMatter(context.db, context.caller, matterId);
  const suggested = suggestionsFor(everyFact, sheet, fact);
  return { items: suggested.map(({ path, candidate }) => ({ path, ...candidate })) };
}
