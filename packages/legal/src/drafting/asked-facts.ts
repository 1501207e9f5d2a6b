import { type FactScope, holds, withRowNamed } from './evaluate-expression.ts';
import type { Condition, FactPath } from './expression.ts';
import { entryAt, rowPath, rowsOf } from './fact-sheet.ts';
import type { Template, TemplateFact } from './template.ts';

/** A fact a template asks for and does not have. `path` is a field of a row, or a list that has no row yet. */
export interface MissingFact {
  step: string;
  path: string;
}

/** What conditions on the fields of a list call its row. */
export const ROW = 'row';

/** Whether what is asked under a condition is asked now. */
export const isAsked = (scope: FactScope, required: boolean | Condition): boolean =>
  typeof required === 'boolean' ? required : holds(scope, required) === true;

/** Whether a fact is shown at all. */
export const concerns = (scope: FactScope, { when }: TemplateFact): boolean =>
  when === undefined || holds(scope, when) === true;

const isOpen = ({ sheet }: FactScope, path: string): boolean => {
  const value = entryAt(sheet, path)?.chosen.value;
  return value === undefined || (typeof value === 'string' && value.trim() === '');
};

/** What a template still needs, in the order of its steps. */
export function missingFacts({ steps }: Template, scope: FactScope): MissingFact[] {
  return steps.flatMap(({ id: step, facts }) =>
    facts
      .filter((one) => concerns(scope, one))
      .flatMap((one) => missingOf(one, scope))
      .map((path) => ({ step, path })),
  );
}

function missingOf({ fact, required, fields }: TemplateFact, scope: FactScope): string[] {
  const asked = isAsked(scope, required);
  if (fields.length === 0)
    return asked && isOpen(scope, fact) && rowsOf(scope.sheet, fact).length === 0 ? [fact] : [];
  const rows = rowsOf(scope.sheet, fact);
  if (rows.length === 0) return asked ? [fact] : [];
  return rows.flatMap((row) => {
    const inner = withRowNamed(scope, ROW, fact, row);
    return fields
      .filter((field) => isAsked(inner, field.required) && isOpen(scope, rowPath(fact, row, field.field)))
      .map(({ field }) => rowPath(fact, row, field));
  });
}

/** Whether a template ever asks for what a path of it names: a sentence waits for it as a blank, not for what nobody is asked. */
export function asksFor(
  { steps }: Template,
  { head, field }: FactPath,
  listOf: (name: string) => string,
): boolean {
  const fact = listOf(head);
  return steps.some(({ facts }) =>
    facts.some(
      (one) =>
        one.fact === fact &&
        (field === null || one.fields.length === 0
          ? one.required !== false
          : one.fields.some((asked) => asked.field === field && asked.required !== false)),
    ),
  );
}
