import { concerns, isAsked, ROW } from './asked-facts.ts';
import { type FactScope, withRowNamed } from './evaluate-expression.ts';
import { rowsOf } from './fact-sheet.ts';
import type { Template } from './template.ts';

/** How the form of a template stands with one of its facts. */
export interface FormFactState {
  fact: string;
  /** It concerns the matter, as far as the facts tell. */
  isShown: boolean;
  isRequired: boolean;
  /** Of a list: the fields asked for in each of its rows. */
  rows: { row: string; required: string[] }[];
}

/** Which facts of a template are shown and asked for now, in the order of its steps. */
export const formState = ({ steps }: Template, scope: FactScope): FormFactState[] =>
  steps.flatMap(({ facts }) =>
    facts.map((one): FormFactState => {
      const isShown = concerns(scope, one);
      return {
        fact: one.fact,
        isShown,
        isRequired: isShown && isAsked(scope, one.required),
        rows: rowsOf(scope.sheet, one.fact).map((row) => {
          const inner = withRowNamed(scope, ROW, one.fact, row);
          const required = one.fields.filter((field) => isAsked(inner, field.required));
          return { row, required: required.map(({ field }) => field) };
        }),
      };
    }),
  );
