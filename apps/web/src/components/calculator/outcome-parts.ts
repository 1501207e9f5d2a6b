import type {
  Bilingual,
  CalculatorAsk,
  CalculatorField,
  CalculatorInputs,
  CalculatorNeeds,
  CalculatorResult,
  InputValue,
  LegalBasis,
} from '@mingfa/legal/calculators/calculation';
import { describeFigure } from '@mingfa/legal/calculators/describe-figure';
import { formatCitation } from '@mingfa/legal/citation/format-citation';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { shortLawTitle } from '@mingfa/legal/statute/law-title';
import { inBrackets } from '../../lib/in-brackets.ts';
import { writeList } from './list-inputs.ts';

export type CalculatorLanguage = 'zh' | 'en';

/** A calculation in the reader's words: what the screen, the copy and the print show of it. */
export interface OutcomeParts {
  /** Null where there is no one figure, or facts are missing. */
  total: string | null;
  steps: { label: string; figure: string; formula: string }[];
  assumptions: string[];
  /** What could still change it, or what is missing. */
  asks: string[];
  basis: string[];
  notes: string[];
}

export function outcomeParts(
  outcome: CalculatorResult | CalculatorNeeds,
  language: CalculatorLanguage,
): OutcomeParts {
  const list = (some: readonly Bilingual[]) => some.map((one) => one[language]);
  const isResult = outcome.status === 'result';
  const asks: readonly CalculatorAsk[] = isResult ? outcome.asks : outcome.missing;
  return {
    total: isResult ? totalOf(outcome, language) : null,
    steps: outcome.lines.map((line) => ({
      label: line.label[language],
      figure: describeFigure(line, language),
      formula: line.formula[language],
    })),
    assumptions: isResult ? list(outcome.assumptions) : [],
    asks: asks.map(({ question, why }) => question[language] + inBrackets(why[language], language)),
    basis: outcome.basis.map((place) => placeOf(place, language)),
    notes: list(outcome.notes),
  };
}

function totalOf({ amount, date }: CalculatorResult, language: CalculatorLanguage): string | null {
  const yuan = (value: number) => describeFigure({ value, unit: 'yuan' }, language);
  if (date) return date;
  if (typeof amount === 'number') return yuan(amount);
  return amount ? `${yuan(amount.min)} – ${yuan(amount.max)}` : null;
}

/** An older edition is named as such: today's article of that number says something else. */
function placeOf(
  { law, article, paragraph, item, edition }: LegalBasis,
  language: CalculatorLanguage,
): string {
  if (edition) return edition[language];
  const number = parseArticleKey(article);
  return formatCitation({ name: shortLawTitle(law), article: number, paragraph, item });
}

/** What was filled in, a line for each field. */
export function filledLines(
  fields: readonly CalculatorField[],
  inputs: CalculatorInputs,
  language: CalculatorLanguage,
  words: { yes: string; no: string },
): string[] {
  return fields.flatMap((field) => {
    const value = inputs[field.name];
    if (value === null || value === undefined || value === '') return [];
    const unit = field.unit ? ` ${field.unit[language]}` : '';
    return [`${field.label[language]}：${writtenValue(field, value, language, words)}${unit}`];
  });
}

function writtenValue(
  field: CalculatorField,
  value: InputValue,
  language: CalculatorLanguage,
  words: { yes: string; no: string },
): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return writeList(value).replaceAll('\n', '、');
  const option = field.options?.find((one) => one.value === value);
  return option ? option.label[language] : String(value);
}
