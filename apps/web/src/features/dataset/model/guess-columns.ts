import type { DatasetTable } from '@mingfa/contract/dataset';
import type { DatasetRecipe } from '@mingfa/contract/dataset-recipe';

type Roles = Pick<DatasetRecipe, 'roles'>;
type Columns = Pick<DatasetTable, 'columns'>;
/** `支出（借方）` is called 支出 or 借方, `交易日期或时间` by either. */
const BETWEEN = /[（）()、]|或| or /;

/** Which columns a recipe's roles are likely to mean: called alike, then the only one left of that kind; each column once. */
export function guessColumns({ roles }: Roles, { columns }: Columns): Record<string, string> {
  const found = columnsAlike({ roles }, { columns });
  const taken = new Set(Object.values(found));
  for (const { name, kind, required } of roles) {
    if (found[name] !== undefined || !required) continue;
    const [only, ...more] = columns.filter(
      (column) => !column.isSkipped && !taken.has(column.name) && column.kind === kind,
    );
    if (!only || more.length > 0) continue;
    taken.add(only.name);
    found[name] = only.name;
  }
  return found;
}

/** The recipe that a table looks made for: most of what it requires is called so in the head; the first where none is. */
export function guessRecipe<Recipe extends Roles>(
  recipes: readonly Recipe[],
  table: Columns,
): Recipe | undefined {
  const shareOf = ({ roles }: Recipe) => {
    const required = roles.filter((role) => role.required);
    return Object.keys(columnsAlike({ roles: required }, table)).length / Math.max(1, required.length);
  };
  const [best] = recipes
    .map((recipe) => ({ recipe, share: shareOf(recipe) }))
    .filter(({ share }) => share > 0.5)
    .toSorted((one, other) => other.share - one.share);
  return best?.recipe ?? recipes[0];
}

function columnsAlike({ roles }: Roles, { columns }: Columns): Record<string, string> {
  const found: Record<string, string> = {};
  const taken = new Set<string>();
  for (const { name, label, kind } of roles) {
    const words = label.split(BETWEEN).filter((word) => word.trim().length > 1);
    const alike = columns.find(
      (column) =>
        !column.isSkipped &&
        !taken.has(column.name) &&
        (column.kind === kind || (kind === 'date' && column.kind === 'time')) &&
        (words.some((word) => column.label.includes(word)) || label.includes(column.label)),
    );
    if (!alike) continue;
    taken.add(alike.name);
    found[name] = alike.name;
  }
  return found;
}
