import type { OwnField } from './own-template.ts';
import type { OwnUse } from './own-uses.ts';

/** Which fields are columns of lists, by the name of the list, in the order of the text. */
export interface OwnLists {
  columns: ReadonlyMap<string, readonly string[]>;
}

/** A name is a column of a list where it stands within its rows and nowhere outside of lists; the same name in two lists is a column of both. */
export function ownLists(
  uses: readonly OwnUse[],
  fields: readonly Pick<OwnField, 'name' | 'kind'>[],
): OwnLists {
  const lists = new Set(fields.filter(({ kind }) => kind === 'list').map(({ name }) => name));
  const columns = new Map<string, string[]>([...lists].map((name) => [name, []]));
  for (const { name, around } of uses) {
    if (lists.has(name)) continue;
    const within = around.map((outer) => outer.find((one) => lists.has(one.name))?.name ?? null);
    if (within.includes(null)) continue;
    for (const list of new Set(within)) columns.get(list ?? '')?.push(name);
  }
  return { columns };
}
