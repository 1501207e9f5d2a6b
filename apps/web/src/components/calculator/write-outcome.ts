import type { CalculatorNeeds, CalculatorResult } from '@mingfa/legal/calculators/calculation';
import { inBrackets } from '../../lib/in-brackets.ts';
import { type CalculatorLanguage, outcomeParts } from './outcome-parts.ts';

type Heading = 'filled' | 'needs' | 'result' | 'steps' | 'assumptions' | 'asks' | 'basis' | 'notes';

/** A calculation as plain text, headings and lines, to be pasted anywhere. */
export function writeOutcome({
  name,
  filled,
  outcome,
  language,
  headings,
}: {
  name: string;
  filled: readonly string[];
  outcome: CalculatorResult | CalculatorNeeds;
  language: CalculatorLanguage;
  headings: Record<Heading, string>;
}): string {
  const parts = outcomeParts(outcome, language);
  const colon = language === 'en' ? ': ' : '：';
  const steps = parts.steps.map(
    ({ label, figure, formula }) => `${label}${colon}${figure}${inBrackets(formula, language)}`,
  );
  const sections: [string, readonly string[]][] = [
    [headings.filled, filled],
    [headings.result, parts.total ? [parts.total] : []],
    [headings.steps, steps],
    [headings.assumptions, parts.assumptions],
    [outcome.status === 'needs' ? headings.needs : headings.asks, parts.asks],
    [headings.basis, parts.basis],
    [headings.notes, parts.notes],
  ];
  const written = sections.flatMap(([heading, lines]) =>
    lines.length > 0 ? ['', heading, ...lines.map((line) => `- ${line}`)] : [],
  );
  return [name, ...written].join('\n');
}
