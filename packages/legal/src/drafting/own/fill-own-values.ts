import type { OwnRow, OwnScope } from './own-scope.ts';
import type { CompiledOwnTemplate } from './own-template-of.ts';

/** Everything a Word file is filled with, as data: what each name is written as, and what hangs on it. */
export interface OwnFilling {
  texts: Record<string, string>;
  shown: Record<string, { when: boolean; unless: boolean }>;
  /** Of repeated sections: what each row has otherwise. */
  rows: Record<string, OwnFilling[]>;
}

/** What a template's Word file is filled with. */
export function fillOwnValues({ own, placed }: CompiledOwnTemplate, scope: OwnScope): OwnFilling {
  const columns = new Set([...placed.lists.values()].flatMap((list) => [...list.columns.keys()]));
  const filled = (names: readonly string[], rows: readonly OwnRow[]): OwnFilling => ({
    texts: Object.fromEntries(names.map((name) => [name, scope.value(name, rows).text])),
    shown: Object.fromEntries(names.map((name) => [name, scope.shown(name, rows)])),
    rows: {},
  });
  const names = own.fields.map(({ name }) => name).filter((name) => !columns.has(name));
  return {
    ...filled(names, []),
    rows: Object.fromEntries(
      [...placed.lists].map(([name, list]) => [
        name,
        scope.rows(name).map((row) => filled([...list.columns.keys()], [row])),
      ]),
    ),
  };
}
