import type { CalculatorInputs, CalculatorOutcome } from '../calculators/calculation.ts';
import { findCalculator } from '../calculators/registry.ts';
import type { PublishedFigures } from '../figures/published-figures.ts';
import type { Asks, Figures } from './calculator-rule.ts';
import { CALCULATOR_RULES } from './calculator-rules.ts';
import { ownFigures, restsOnOwn } from './own-figures.ts';

/** A calculator a question calls for, with the inputs found in it and the outcome they give. */
export interface CalculatorMatch {
  id: string;
  answers: 'amount' | 'deadline';
  inputs: CalculatorInputs;
  outcome: CalculatorOutcome;
}

const present = (inputs: CalculatorInputs): CalculatorInputs =>
  Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined && value !== null));

/** The calculator whose words stand in the question, run on the figures in it; null when none is asked for. */
export function matchCalculator(
  text: string,
  figures: Figures,
  asks: Asks,
  published: PublishedFigures,
): CalculatorMatch | null {
  const ownOnes = ownFigures(text, figures);
  for (const rule of CALCULATOR_RULES) {
    const own = restsOnOwn(rule.id) ? ownOnes : figures;
    if (!rule.matches(text, own, asks)) continue;
    const calculator = findCalculator(rule.id);
    if (!calculator) continue;
    const read = rule.inputs(text, own);
    if (!read) continue;
    const inputs = present(read);
    const outcome = calculator.calculate(inputs, published);
    // Figures that make no sense together (an end before its start) are not worth showing as a calculation.
    if (outcome.status === 'invalid') return null;
    return { id: rule.id, answers: rule.answers, inputs, outcome };
  }
  return null;
}

/**
 * What a calculator gives for the figures of a text that does not ask for it by name; null where the text gives it nothing
 * and does not ask how much.
 */
export function tryCalculator(
  id: string,
  text: string,
  figures: Figures,
  published?: PublishedFigures,
  isAsked = false,
): CalculatorMatch | null {
  const rule = CALCULATOR_RULES.find((one) => one.id === id);
  const calculator = findCalculator(id);
  if (!rule || !calculator) return null;
  const read = rule.inputs(text, restsOnOwn(id) ? ownFigures(text, figures) : figures);
  if (!read) return null;
  const inputs = present(read);
  if (!isAsked && !Object.values(inputs).some((value) => typeof value === 'number')) return null;
  const outcome = calculator.calculate(inputs, published);
  return outcome.status === 'invalid' ? null : { id, answers: rule.answers, inputs, outcome };
}

/** A calculator whose words stand in a question besides the first that was called for; null where they do not. */
export function callCalculator(
  id: string,
  reading: Figures & { text: string; asksAmount: boolean; asksDeadline: boolean },
  published?: PublishedFigures,
): CalculatorMatch | null {
  const rule = CALCULATOR_RULES.find((one) => one.id === id);
  const asks = { amount: reading.asksAmount, deadline: reading.asksDeadline };
  if (!rule) return null;
  const own = restsOnOwn(id) ? ownFigures(reading.text, reading) : reading;
  return rule.matches(reading.text, own, asks) || rule.tells?.(reading.text, own)
    ? tryCalculator(id, reading.text, reading, published, true)
    : null;
}
