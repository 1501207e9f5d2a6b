import type {
  Bilingual,
  CalculationLine,
  CalculatorAsk,
  CalculatorResult,
  LegalBasis,
} from '@mingfa/legal/calculators/calculation';
import { findCalculator } from '@mingfa/legal/calculators/registry';
import { formatCitation } from '@mingfa/legal/citation/format-citation';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { shortLawTitle } from '@mingfa/legal/statute/law-title';
import { escapeMarkdown } from './escape-markdown.ts';
import type { FoundMaterial } from './found-material.ts';
import type { Phrases } from './phrases.ts';

/**
 * The calculation a question asks for: its result with every step, then under headings of their own what it assumes, what is
 * still open, on what it rests and what belongs to it; or what is needed before it can be made.
 */
export function composeCalculation(
  reading: QuestionReading,
  phrases: Phrases,
  found: FoundMaterial,
): string[] {
  const outcome = reading.calculator?.outcome;
  if (!outcome || outcome.status === 'invalid') return [];
  const read = (text: Bilingual) => escapeMarkdown(found.language === 'en' ? text.en : text.zh);
  const lines = outcome.lines.map((line) => composeLine(line, read, found));
  const basis = `${phrases.basis}${phrases.colon}${outcome.basis.map((place) => composeBasis(place, read)).join('、')}`;
  if (outcome.status === 'needs') {
    return [
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      `${phrases.needs}\n\n${composeAsks(outcome.missing, read)}`,
      basis,
      ...outcome.notes.map(read),
    ];
  }
  const list = (some: readonly Bilingual[]) => some.map((one) => `- ${read(one)}`).join('\n');
  const part = (heading: string, body: string) => (body === '' ? [] : [`### ${heading}`, body]);
  return [
    ...composeTotal(outcome, read, found),
    lines.join('\n'),
    ...part(phrases.assumptions, list(outcome.assumptions)),
    ...part(phrases.asks, composeAsks(outcome.asks, read)),
    ...(outcome.basis.length > 0 ? [basis] : []),
    ...part(phrases.calculationNotes, list(outcome.notes)),
  ];
}

/** What it comes to, first: the sum, the range or the day. */
function composeTotal(
  outcome: CalculatorResult,
  read: (text: Bilingual) => string,
  found: FoundMaterial,
): string[] {
  const { amount, date, lines } = outcome;
  const name = findCalculator(outcome.calculator)?.name;
  if (!name || (amount === undefined && date === undefined) || lines.length < 2) return [];
  const yuan = (value: number) => formatValue({ value, unit: 'yuan' }, found);
  const total =
    date ??
    (typeof amount === 'number' ? yuan(amount) : amount ? `${yuan(amount.min)} – ${yuan(amount.max)}` : '');
  return [`${read(name)}${found.language === 'en' ? ': ' : '：'}**${total}**`];
}

/** The figure a person acts on is bold, with how it was worked out beside it. */
function composeLine(line: CalculationLine, read: (text: Bilingual) => string, found: FoundMaterial): string {
  return `- ${read(line.label)}${found.language === 'en' ? ': ' : '：'}**${formatValue(line, found)}**${found.language === 'en' ? ` (${read(line.formula)})` : `（${read(line.formula)}）`}`;
}

function formatValue(
  { value, unit }: Pick<CalculationLine, 'value' | 'unit'>,
  { language }: FoundMaterial,
): string {
  const number =
    typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 2 }) : value;
  const units =
    language === 'en'
      ? { yuan: ' yuan', year: ' years', month: ' months', day: ' days', date: '', percent: '%', text: '' }
      : { yuan: ' 元', year: ' 年', month: ' 个月', day: ' 天', date: '', percent: '%', text: '' };
  return `${number}${units[unit]}`;
}

/** An older edition is named as such: today's article of that number says something else. */
function composeBasis(
  { law, article, paragraph, item, edition }: LegalBasis,
  read: (text: Bilingual) => string,
): string {
  if (edition) return read(edition);
  const number = parseArticleKey(article);
  return formatCitation({ name: shortLawTitle(law), article: number, paragraph, item });
}

function composeAsks(asks: CalculatorAsk[], read: (text: Bilingual) => string): string {
  return asks.map((ask) => `- ${read(ask.question)}（${read(ask.why)}）`).join('\n');
}
