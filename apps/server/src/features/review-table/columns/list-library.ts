import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/review-table';
import type { RequestContext } from '../../../ports/app-context.ts';
import { configuredModels } from '../model/configured-models.ts';
import type { ReviewTableContext } from '../review-table-context.ts';

/** The columns that can be chosen, and the model that would fill others. */
export async function listReviewColumnLibrary(
  context: ReviewTableContext & RequestContext,
): Promise<EndpointOutput<typeof contract.listReviewColumnLibrary>> {
  const { rules, groups } = context.columnLibrary;
  const say = ({ zh, en }: { zh: string; en: string }) => (context.language === 'en' ? en : zh);
  const [model] = await configuredModels(context);
  return {
    items: rules.map(({ key, label, asks, kind, group, choices = [] }) => ({
      ...{ key, label: say(label), asks: say(asks), kind, choices: choices.map(({ zh }) => zh) },
      group: say(groups[group]),
    })),
    modelName: model?.name ?? null,
  };
}
