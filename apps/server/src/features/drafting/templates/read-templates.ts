import type * as contract from '@mingfa/contract/document-template';
import type { TemplateSummary } from '@mingfa/contract/document-template';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { EMPTY_SHEET, sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { renderBlankForm, renderTemplate } from '@mingfa/legal/drafting/render-template';
import { fitOf, nearnessOf } from '@mingfa/legal/drafting/search-templates';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { contractDocument } from '../contract-document.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { ownBlankForm, ownDocument } from '../own/own-document.ts';
import { describeFact } from './describe-template.ts';
import { type CatalogTemplate, requireTemplate } from './template-catalog.ts';

/** Templates: all, by shelf, or those that fit what is looked for, the best first. */
export async function listTemplates(
  context: DraftingContext & RequestContext,
  { q, shelf, form }: EndpointInput<typeof contract.listTemplates>,
): Promise<EndpointOutput<typeof contract.listTemplates>> {
  const { templates } = await catalogFor(context);
  const shown = [...templates.values()].filter(
    ({ summary }) =>
      (shelf.length === 0 || shelf.includes(summary.shelf)) &&
      (form === 'all' || (form === 'official') === (summary.official !== null)),
  );
  if (q === '') return { items: shown.map(({ summary }) => summary), nearest: [], situation: null };
  const fitting = shown
    .map(({ summary, words }) => ({ summary, fit: fitOf(words, q) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit);
  const items = fitting.map(({ summary }) => summary);
  if (fitting.some(({ fit }) => fit >= CALLED_SO)) return { items, nearest: [], situation: null };
  const told = await context.situationsOf(q);
  const served = servingIn(told, shown).filter((one) => !items.includes(one));
  return {
    items,
    nearest: served.length > 0 || items.length > 0 ? served : nearestOf(shown, q),
    situation: told.length === 1 ? (told[0]?.title ?? null) : null,
  };
}

/** So well a template fits that is called what is looked for; below, only some of it is anything's name. */
const CALLED_SO = 3;

/** The templates that serve in some situations, the likeliest first. */
function servingIn(
  told: Awaited<ReturnType<DraftingContext['situationsOf']>>,
  shown: readonly CatalogTemplate[],
): TemplateSummary[] {
  const ids = new Set(told.flatMap(({ documents = [] }) => documents));
  return [...ids]
    .flatMap((id) => shown.find(({ template }) => template.id === id)?.summary ?? [])
    .slice(0, MOST_NEAREST);
}

/** So many are offered where none fits. */
const MOST_NEAREST = 3;
/** One pair of characters of a long question, 财产 or 申请, makes nothing near. */
const LEAST_NEARNESS = 0.25;

const nearestOf = (shown: readonly CatalogTemplate[], q: string) =>
  shown
    .map(({ summary, words }) => ({ summary, nearness: nearnessOf(words, q) }))
    .filter(({ nearness }) => nearness >= LEAST_NEARNESS)
    .toSorted((one, other) => other.nearness - one.nearness)
    .slice(0, MOST_NEAREST)
    .map(({ summary }) => summary);

/** A template with its form, its conditions, and what it needs and costs. @throws AppError `not_found` */
export async function getTemplate(
  context: DraftingContext & RequestContext,
  { templateId }: { templateId: string },
) {
  return requireTemplate(await catalogFor(context), templateId).detail;
}

/** What a template makes of its example, or of nothing. @throws AppError `not_found` */
export async function getTemplateSample(
  context: DraftingContext & RequestContext,
  input: { templateId: string; form: 'example' | 'blank' },
) {
  return contractDocument(await sampleOf(context, input));
}

/** The document of a template's example, or its blank form. @throws AppError `not_found` */
export async function sampleOf(
  context: DraftingContext & RequestContext,
  { templateId, form }: { templateId: string; form: 'example' | 'blank' },
) {
  const { dictionary, ...catalog } = await catalogFor(context);
  const { template, own } = requireTemplate({ dictionary, ...catalog }, templateId);
  const today = todayInChina(context.clock);
  // Somebody's own template has no example: open fields stand as lines.
  if (own)
    return form === 'blank'
      ? ownBlankForm(own, dictionary, today)
      : ownDocument(own, dictionary, { sheet: EMPTY_SHEET, today });
  return form === 'blank'
    ? renderBlankForm(template, dictionary, today)
    : renderTemplate(template, dictionary, { sheet: sheetOf(template.example), today });
}

/** The facts that templates share, and the records their lists are of. */
export async function getFactDictionary(
  context: DraftingContext,
): Promise<EndpointOutput<typeof contract.getFactDictionary>> {
  const { dictionary } = await context.templates();
  return {
    facts: [...dictionary.facts.values()].map(describeFact),
    records: [...dictionary.records.values()].map(({ id, label, fields }) => ({
      ...{ id, label, fields: fields.map(describeFact) },
    })),
  };
}
