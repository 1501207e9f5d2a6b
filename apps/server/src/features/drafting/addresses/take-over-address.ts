import type * as contract from '@mingfa/contract/address-book';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { MatterFacts } from '@mingfa/contract/matter';
import { deriveFacts } from '@mingfa/legal/drafting/derive-facts';
import {
  confirmFact,
  dropFact,
  type FactSheet,
  type FactValue,
  offerFact,
  rowPath,
  rowsOf,
} from '@mingfa/legal/drafting/fact-sheet';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { refuseTooMuch } from '../matters/apply-changes.ts';
import { describeFacts } from '../matters/describe-facts.ts';
import { writeFacts } from '../matters/write-facts.ts';
import { holdMatter } from '../own-rows.ts';
import { definitionAt } from '../templates/template-catalog.ts';
import { ownEntry } from './manage-addresses.ts';

/**
 * Takes somebody of the address book over into a matter. A person chose them, so their fields count and are confirmed.
 * @throws AppError `not_found`, `limit_reached`, `invalid_input` where the fact is none of their kind
 */
export async function takeOverAddress(
  context: DraftingContext & RequestContext,
  { entryId, matterId, fact, row }: EndpointInput<typeof contract.takeOverAddress>,
): Promise<MatterFacts> {
  const catalog = await context.templates();
  const entry = await ownEntry(context, entryId);
  const definition = definitionAt(catalog, fact);
  const fits = entry.kind === 'court' ? definition?.kind === 'court' : definition?.record === entry.kind;
  if (!fits)
    throw new AppError('invalid_input', {
      problem: { 'zh-CN': '这一项填的不是这种人或者法院', en: 'that fact is no such party, agent or court' },
    });
  const source = { kind: 'address_book', entryId } as const;
  const put = (sheet: FactSheet, path: string, value: FactValue) =>
    confirmFact(offerFact(dropFact(sheet, path), path, { value, source }), path);
  return context.db.transaction(async (tx) => {
    const held = await holdMatter(tx, context.caller, matterId);
    const into = row ?? freshRow(held.sheet, fact);
    const sheet =
      entry.kind === 'court'
        ? put(held.sheet, fact, entry.name)
        : Object.entries({ name: entry.name, ...entry.fields }).reduce(
            (filled, [field, value]) => put(filled, rowPath(fact, into, field), value),
            held.sheet,
          );
    const today = todayInChina(context.clock);
    const whole = deriveFacts(catalog.everyFact, held.sheet, sheet, today);
    refuseTooMuch(catalog, whole);
    const changed = await writeFacts(context, tx, catalog, held, whole);
    return describeFacts(tx, catalog, changed, today);
  });
}

/** A row that no list has yet: `a1`, `a2` … */
function freshRow(sheet: FactSheet, list: string): string {
  const held = rowsOf(sheet, list);
  let number = held.length + 1;
  while (held.includes(`a${number}`)) number += 1;
  return `a${number}`;
}
