import type * as contract from '@mingfa/contract/draft';
import type { DraftPreview } from '@mingfa/contract/draft-state';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { ownDraft } from '../own-rows.ts';
import { requireTemplate } from '../templates/template-catalog.ts';
import { changedContent } from './changed-content.ts';
import { previewOf } from './preview-of.ts';

/**
 * A draft, or a template, as it would look with these changes; nothing is kept.
 * @throws AppError `not_found`, `limit_reached`, `invalid_input`
 */
export async function previewDraft(
  context: DraftingContext & RequestContext,
  input: EndpointInput<typeof contract.previewDraft>,
): Promise<DraftPreview> {
  const catalog = await catalogFor(context);
  const held = input.draftId ? await ownDraft(context.db, context.caller, input.draftId) : null;
  const entry = requireTemplate(catalog, held?.draft.templateId ?? input.templateId ?? '');
  const content = changedContent(catalog, held, input);
  return previewOf(catalog, entry, content, todayInChina(context.clock));
}
