import { isDeepStrictEqual } from 'node:util';
import type * as contract from '@mingfa/contract/draft';
import type { DraftDetail, WrittenParts } from '@mingfa/contract/draft-state';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import { deriveFacts } from '@mingfa/legal/drafting/derive-facts';
import { eq } from 'drizzle-orm';
import { draft } from '../../../db/schema/drafting.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { applyChanges } from '../matters/apply-changes.ts';
import { writeFacts } from '../matters/write-facts.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { type DraftRow, holdDraft, type MatterRow } from '../own-rows.ts';
import {
  type CatalogTemplate,
  requireTemplate,
  type TemplateCatalog,
} from '../templates/template-catalog.ts';
import { touchedBy } from '../touched-by.ts';
import { cleanBody } from './clean-body.ts';
import { describeDraft } from './describe-draft.ts';
import { keepModelLabel } from './keep-model-label.ts';
import { type DraftWords, refuseOldRevision } from './refuse-old-revision.ts';

type Input = EndpointInput<typeof contract.saveDraft>;
type Words = DraftWords;

/**
 * Saves a draft: its words, facts of its matter, or both in one transaction. The same again is no new revision.
 * @throws AppError `not_found`, `draft_changed`, `facts_changed`, `limit_reached`, `invalid_input` for a part the template has not
 */
export async function saveDraft(
  context: DraftingContext & RequestContext,
  input: Input,
): Promise<DraftDetail> {
  const catalog = await catalogFor(context);
  return context.db.transaction(async (tx) => {
    const held = await holdDraft(tx, context.caller, input.draftId);
    const entry = requireTemplate(catalog, held.draft.templateId);
    const words = await keepModelLabel(tx, held.draft, wordsAfter(held.draft, entry, input));
    const wordsChange = !isDeepStrictEqual(words, wordsOf(held.draft));
    if (wordsChange) refuseOldRevision(held.draft, words, input.seenRevision);
    const today = todayInChina(context.clock);
    const told = applyChanges(catalog, held.matter.sheet, input.facts);
    const sheet = deriveFacts(catalog.everyFact, held.matter.sheet, told, today);
    const matter = await writeFacts(context, tx, catalog, held.matter, sheet, input.seenFactsRevision);
    const [row] = await tx
      .update(draft)
      .set({
        ...words,
        revision: held.draft.revision + (wordsChange ? 1 : 0),
        seenFactsRevision: seenAfter(catalog, held, matter, input.seenFactsRevision),
        savedAt: context.clock.now(),
      })
      .where(eq(draft.id, held.draft.id))
      .returning();
    if (!row) throw new AppError('not_found');
    return describeDraft(tx, catalog, { draft: row, matter }, today);
  });
}

const wordsOf = ({ title, parts, body }: DraftRow): Words => ({ title, parts, body });

function wordsAfter(held: DraftRow, { template }: CatalogTemplate, { title, parts, body }: Input): Words {
  return {
    title: title ?? held.title,
    parts: parts ? partsAfter(held.parts, template.parts, parts) : held.parts,
    body: body === undefined ? held.body : body && cleanBody(body),
  };
}

function partsAfter(
  held: WrittenParts,
  known: CatalogTemplate['template']['parts'],
  changes: NonNullable<Input['parts']>,
): WrittenParts {
  const after = { ...held };
  for (const [id, part] of Object.entries(changes)) {
    if (!known.some((one) => one.id === id))
      throw new AppError(
        'invalid_input',
        { problem: { 'zh-CN': '模板没有这一部分', en: 'the template has no such part' } },
        { details: [{ path: `parts.${id}`, message: id }] },
      );
    if (part === null || part.text.trim() === '') delete after[id];
    else after[id] = { ...part, text: cleanText(part.text) };
  }
  return after;
}

/** Which facts whoever saves knows now: all of them, unless others changed what the draft draws on since they looked. */
function seenAfter(
  catalog: TemplateCatalog,
  held: { draft: DraftRow; matter: MatterRow },
  after: MatterRow,
  seen: number,
): number {
  const looked = { ...held.draft, seenFactsRevision: seen };
  const isAllKnown = touchedBy(catalog, looked, held.matter).length === 0;
  return isAllKnown ? after.factsRevision : Math.max(held.draft.seenFactsRevision, seen);
}
