import { type PublishedFigures, SHIPPED_FIGURES } from '../figures/published-figures.ts';
import type {
  Bilingual,
  Calculator,
  CalculatorAsk,
  CalculatorField,
  CalculatorInputs,
  CalculatorInvalid,
  CalculatorNeeds,
  CalculatorOutcome,
  CalculatorResult,
} from './calculation.ts';
import { InputProblem, InputReader } from './read-inputs.ts';

type ResultDraft = Partial<Omit<CalculatorResult, 'status' | 'calculator' | 'inputs'>>;
type NeedsDraft = Partial<Omit<CalculatorNeeds, 'status' | 'calculator' | 'inputs'>> & {
  missing: CalculatorAsk[];
};

interface Definition {
  id: string;
  name: Bilingual;
  description: Bilingual;
  fields: readonly CalculatorField[];
  /** Reads through `read` and computes; an `InputProblem` thrown inside becomes an `invalid` outcome. */
  compute(read: InputReader): ResultDraft | NeedsDraft;
}

/** Makes a calculator out of its description: reading, checking and wrapping are the same for all. */
export function defineCalculator({ id, name, description, fields, compute }: Definition): Calculator {
  const calculate = (
    inputs: CalculatorInputs,
    published: PublishedFigures = SHIPPED_FIGURES,
  ): CalculatorOutcome => {
    const invalid = (problems: CalculatorInvalid['problems']): CalculatorInvalid => ({
      status: 'invalid',
      calculator: id,
      inputs,
      problems,
    });
    const read = new InputReader(fields, inputs, published);
    if (read.problems.length > 0) return invalid(read.problems);
    try {
      const draft = compute(read);
      const common = { calculator: id, inputs, lines: [], basis: [], notes: [] };
      return 'missing' in draft && draft.missing
        ? { ...common, ...draft, missing: draft.missing, status: 'needs' }
        : { ...common, assumptions: [], asks: [], ...draft, status: 'result' };
    } catch (error) {
      if (error instanceof InputProblem) return invalid([{ field: error.field, message: error.text }]);
      throw error;
    }
  };
  return { id, name, description, fields, calculate };
}
