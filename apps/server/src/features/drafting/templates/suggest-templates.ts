import type * as contract from '@mingfa/contract/document-template';
import { FACT_LIMITS } from '@mingfa/contract/draft-fact';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { EMPTY_SHEET } from '@mingfa/legal/drafting/fact-sheet';
import { nameMatter } from '@mingfa/legal/drafting/name-matter';
import { offerStory } from '@mingfa/legal/drafting/offer-story';
import { rankTemplates } from '@mingfa/legal/drafting/rank-templates';
import { isSwindle } from '@mingfa/legal/drafting/telling/swindle';
import type { RequestContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { readStoryAside } from '../matters/read-story-aside.ts';
import { readStorySource } from '../matters/story-source.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { requireTemplate } from './template-catalog.ts';

/** More are a list to search, not a suggestion. */
const SUGGESTED_MAX = 6;
/** So much of what tells a cause is quoted. */
const QUOTE_MAX = 40;

/**
 * Which templates fit what a source tells, by the facts that rules read in it and by what it calls by name.
 * @throws AppError `not_found`, `file_not_ready`, `parser_timeout`, `parser_memory`
 */
export async function suggestTemplates(
  context: DraftingContext & RequestContext,
  { from }: EndpointInput<typeof contract.suggestTemplates>,
): Promise<EndpointOutput<typeof contract.suggestTemplates>> {
  const catalog = await catalogFor(context);
  const { title, text, sourceOf } = await readStorySource(context, from);
  const story = text.slice(0, FACT_LIMITS.characters);
  const today = todayInChina(context.clock);
  const { facts } = await readStoryAside({ story, today, isSpoken: false }, context.signal);
  const sheet = offerStory(EMPTY_SHEET, story, facts, sourceOf);
  const templates = [...catalog.templates.values()].map(({ template }) => template);
  const ranked = rankTemplates(templates, { sheet, today }, story);
  return {
    title,
    matterName: nameMatter(sheet),
    causes: facts
      .filter(({ path }) => path === 'cause')
      .map(({ value, start, end }) => ({
        name: String(value),
        quote: story.slice(start, end).slice(0, QUOTE_MAX),
      })),
    isCrime: isSwindle(story),
    items: ranked.slice(0, SUGGESTED_MAX).map(({ template, known, missing }) => ({
      template: requireTemplate(catalog, template.id).summary,
      known,
      missing,
    })),
  };
}
