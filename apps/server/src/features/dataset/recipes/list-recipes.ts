import type * as contract from '@mingfa/contract/dataset-recipe';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { Bilingual } from '@mingfa/legal/calculators/calculation';
import { RECIPES } from '@mingfa/tables/recipes/recipes';
import type { RequestContext } from '../../../ports/app-context.ts';

/** Calculations of law over tables, with what each needs. */
export async function listDatasetRecipes({
  language,
}: Pick<RequestContext, 'language'>): Promise<EndpointOutput<typeof contract.listDatasetRecipes>> {
  const told = ({ zh, en }: Bilingual): string => (language === 'en' ? en : zh);
  const items = RECIPES.map(({ id, name, description, formula, basis, roles, settings }) => ({
    recipeId: id,
    ...{ name: told(name), description: told(description), formula: told(formula) },
    basis: [...basis],
    roles: roles.map(({ label, ...role }) => ({ ...role, label: told(label) })),
    settings: settings.map(({ label, ...setting }) => ({ ...setting, label: told(label) })),
  }));
  return { items };
}
