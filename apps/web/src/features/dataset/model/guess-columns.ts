import type { DatasetTable } from '@mingfa/contract/dataset';
import type { DatasetRecipe } from '@mingfa/contract/dataset-recipe';

/** Which columns a recipe's roles are likely to mean: called alike, then the only one left of that kind; each column once. */
export function guessColumns(
  { roles }: Pick<DatasetRecipe, 'roles'>,
  { columns }: Pick<DatasetTable, 'columns'>,
): Record<string, string> {
  const shown = columns.filter(({ isSkipped }) => !isSkipped);
  const taken = new Set<string>();
  const found: Record<string, string> = {};
  const take = (role: string, column: { name: string } | undefined) => {
    if (!column) return;
    taken.add(column.name);
    found[role] = column.name;
  };
  for (const { name, label, kind } of roles) {
    const alike = shown.find(
      (column) =>
        !taken.has(column.name) &&
        column.kind === kind &&
        (column.label.includes(label) || label.includes(column.label)),
    );
    take(name, alike);
  }
  for (const { name, kind, required } of roles) {
    if (found[name] !== undefined || !required) continue;
    const left = shown.filter((column) => !taken.has(column.name) && column.kind === kind);
    if (left.length === 1) take(name, left[0]);
  }
  return found;
}
