import { type FactScope, holds, withRowNamed } from './evaluate-expression.ts';
import type { Condition } from './expression.ts';
import { rowsOf } from './fact-sheet.ts';
import type { FactTypes } from './fact-types.ts';
import type { Repetition, Template } from './template.ts';

/** What a person or a model wrote in place of a composed part. */
export interface ReplacedPart {
  text: string;
  by: 'person' | 'model';
}

/** Everything a stretch of a template is rendered by. */
export interface RenderScope {
  template: Template;
  types: FactTypes;
  facts: FactScope;
  replaced: Readonly<Record<string, ReplacedPart>>;
  /** A form to be filled in by hand: stretches with open values are drawn too. */
  blankForm: boolean;
  /** Within a table of a form, where room is left in place of a line. */
  inForm: boolean;
}

/** Whether what hangs on the condition is shown. */
export const isShown = (scope: RenderScope, when: Condition | undefined): boolean =>
  when === undefined || holds(scope.facts, when) === true;

/** The scope in which a name means a row; null is the empty row of a form. */
export const inRow = (
  scope: RenderScope,
  name: string,
  list: string,
  row: string | null,
  index = 0,
): RenderScope => ({
  ...scope,
  facts: withRowNamed(scope.facts, name, list, row, index),
  types: { ...scope.types, rows: new Map(scope.types.rows).set(name, list) },
});

/** A scope for every row of a repetition; empty rows where there is none. */
export function rowScopes<Of>(
  scope: RenderScope,
  { list, as, where, blankRows }: Pick<Repetition<Of>, 'list' | 'as' | 'where' | 'blankRows'>,
): RenderScope[] {
  const rows: (string | null)[] = rowsOf(scope.facts.sheet, list).filter((row) =>
    isShown(inRow(scope, as, list, row), where),
  );
  const drawn = rows.length > 0 ? rows : Array.from({ length: blankRows }, () => null);
  return drawn.map((row, index) => inRow(scope, as, list, row, index));
}
