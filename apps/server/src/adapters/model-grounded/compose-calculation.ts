import { isArticleEvidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import type {
  Bilingual,
  CalculationLine,
  CalculatorAsk,
  CalculatorNeeds,
  CalculatorResult,
  LegalBasis,
} from '@mingfa/legal/calculators/calculation';
import { describeFigure } from '@mingfa/legal/calculators/describe-figure';
import { findCalculator } from '@mingfa/legal/calculators/registry';
import { formatCitation } from '@mingfa/legal/citation/format-citation';
import { isLimitation } from '@mingfa/legal/questions/deadline-places';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { shortLawTitle } from '@mingfa/legal/statute/law-title';
import { escapeMarkdown } from './escape-markdown.ts';
import type { FoundMaterial } from './found-material.ts';
import type { Phrases } from './phrases.ts';

/**
 * The calculation a question asks for: its result with every step, then in a sentence each what it assumes, what is still open
 * and on what it rests; or what is needed before it can be made. What else belongs to it stands in its calculator.
 */
export function composeCalculation(
  reading: QuestionReading,
  phrases: Phrases,
  found: FoundMaterial,
): string[] {
  const outcome = reading.calculator?.outcome;
  if (!outcome || outcome.status === 'invalid') return [];
  const read = readerOf(found);
  const lines = outcome.lines.map((line) => composeLine(line, read, found));
  const basis = `${phrases.basis}${phrases.colon}${outcome.basis.map((place) => composeBasis(place, read, phrases)).join(phrases.comma)}`;
  if (outcome.status === 'needs') {
    return [
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      `${phrases.needs}\n\n${composeAsks(outcome.missing, read, phrases)}`,
      basis,
    ];
  }
  // Nobody who asks knows the holidays of a year to come.
  const asked = outcome.asks.filter(({ field }) => field !== 'holidays');
  const sentenceOf = (heading: string, some: readonly Bilingual[]) =>
    `${heading}${phrases.colon}${some.map(read).join(phrases.semicolon)}`;
  return [
    ...(lines.length > 1 ? composeTotal(outcome, found) : []),
    lines.join('\n'),
    ...(outcome.leftOut ? [phrases.notCounted(outcome.leftOut.map(read))] : []),
    ...(isLimitation(outcome.calculator) && outcome.date
      ? [
          phrases.lastDay(
            outcome.date,
            found.today ?? found.asOf,
            true,
            outcome.date,
            outcome.movedFrom ?? null,
          ),
        ]
      : []),
    ...(outcome.assumptions.length > 0 ? [sentenceOf(phrases.assumptions, outcome.assumptions)] : []),
    ...(asked.length > 0
      ? [
          sentenceOf(
            phrases.asks,
            asked.map(({ question }) => question),
          ),
        ]
      : []),
    ...(outcome.basis.length > 0 ? [basis] : []),
  ];
}

/** What it comes to, first: the sum, the range or the day. */
function composeTotal(outcome: CalculatorResult, found: FoundMaterial): string[] {
  const { amount } = outcome;
  // The day before a rest day is the safe one; the moved one is told behind it.
  const date = outcome.movedFrom ?? outcome.date;
  const name = outcome.amountOf ?? findCalculator(outcome.calculator)?.name;
  if (!name || (amount === undefined && date === undefined)) return [];
  const yuan = (value: number) => formatValue({ value, unit: 'yuan' }, found);
  const total =
    date ??
    (typeof amount === 'number' ? yuan(amount) : amount ? `${yuan(amount.min)} – ${yuan(amount.max)}` : '');
  return [`${readerOf(found)(name)}${found.language === 'en' ? ': ' : '：'}**${total}**`];
}

/** A sum or a range of sums in yuan. */
export function describeAmount(amount: NonNullable<CalculatorResult['amount']>, language: Language): string {
  const yuan = (value: number) => describeFigure({ value, unit: 'yuan' }, language === 'en' ? 'en' : 'zh');
  return typeof amount === 'number' ? yuan(amount) : `${yuan(amount.min)} – ${yuan(amount.max)}`;
}

const ASSUMPTIONS_MAX = 3;
/** Places a sum rests on that are named beside it: those among the sources alone, the others stand in its calculator. */
const BASIS_MAX = 2;

/** What somebody can get, shortly: the sum with its formula, or what each end of a range is for, and what was assumed. */
export function composeSum(outcome: CalculatorResult, found: FoundMaterial, phrases: Phrases): string[] {
  const { amount, lines, assumptions } = outcome;
  // Without one sum it depends on who is in breach: what somebody might owe is not told beside what they can get.
  if (amount === undefined || amount === 0) return [];
  const read = readerOf(found);
  // A line without a sum in it says again what was given.
  const sums = lines.filter(({ unit, formula }) => unit === 'yuan' && /\d.*[×+−,]/.test(formula.zh));
  const least = typeof amount === 'object' ? amount.min : typeof amount === 'number' ? amount : 0;
  const chosen = sums.filter(
    ({ value }) => typeof amount === 'number' || typeof value !== 'number' || value >= least,
  );
  const ofMoney = chosen.length > 0 ? chosen : lines.filter(({ unit }) => unit === 'yuan');
  const shown = [...lines.filter(({ unit }) => unit === 'date'), ...ofMoney];
  if (ofMoney.length === 0) return [];
  const assumed = assumptions.slice(0, ASSUMPTIONS_MAX).map(read);
  const rests = outcome.basis.filter((place) => isHeld(place, found)).slice(0, BASIS_MAX);
  return [
    [
      ...shown.map((line) => composeLine(line, read, found)),
      ...(typeof amount === 'number' && shown.every(({ value }) => value !== amount)
        ? [`- ${phrases.together}${phrases.colon}**${describeAmount(amount, found.language)}**`]
        : []),
      ...(assumed.length > 0
        ? [`- ${phrases.assumptions}${phrases.colon}${assumed.join(phrases.semicolon)}`]
        : []),
      ...(rests.length > 0
        ? [
            `- ${phrases.basis}${phrases.colon}${rests.map((place) => nameBasis(place, found, phrases)).join(phrases.comma)}`,
          ]
        : []),
    ].join('\n'),
  ];
}

/** What is certain while a figure is missing: the multiple or the share of it. */
export function composeCertain({ lines }: CalculatorNeeds, found: FoundMaterial): string[] {
  const read = readerOf(found);
  const certain = lines.filter(({ unit }) => unit === 'times' || unit === 'percent');
  return certain.length > 0 ? [certain.map((line) => composeLine(line, read, found)).join('\n')] : [];
}

const readerOf =
  ({ language }: FoundMaterial) =>
  (text: Bilingual): string =>
    escapeMarkdown(language === 'en' ? text.en : text.zh);

/** A sum that is taken whole needs no working. */
const WHOLE = /^[\d,.]+ × 100%$/;

/** The figure a person acts on is bold, with how it was worked out beside it. */
function composeLine(line: CalculationLine, read: (text: Bilingual) => string, found: FoundMaterial): string {
  const [value, formula] = [formatValue(line, found), read(line.formula)];
  const head = `- ${read(line.label)}${found.language === 'en' ? ': ' : '：'}**${value}**`;
  if (formula === value || WHOLE.test(formula)) return head;
  return found.language === 'en' ? `${head} (${formula})` : `${head}（${formula}）`;
}

function formatValue(line: Pick<CalculationLine, 'value' | 'unit'>, { language }: FoundMaterial): string {
  return describeFigure(line, language === 'en' ? 'en' : 'zh');
}

const sourceOf = ({ law, article, edition }: LegalBasis, { evidence }: FoundMaterial) =>
  evidence
    .filter(isArticleEvidence)
    .find(
      ({ title, place }) =>
        !edition && shortLawTitle(title) === shortLawTitle(law) && place.articleKey === article,
    );
const isHeld = (basis: LegalBasis, found: FoundMaterial): boolean => sourceOf(basis, found) !== undefined;

/** A place of law by its name, with the mark of the source that shows it where one does. */
export function nameBasis(basis: LegalBasis, found: FoundMaterial, phrases: Phrases): string {
  const name = composeBasis(basis, readerOf(found), phrases);
  const held = sourceOf(basis, found);
  return held ? `${name}[${held.index}]` : name;
}

/** An older edition is named as such: today's article of that number says something else. */
function composeBasis(
  { law, article, paragraph, item, edition }: LegalBasis,
  read: (text: Bilingual) => string,
  phrases: Phrases,
): string {
  if (edition) return read(edition);
  const number = parseArticleKey(article);
  if (phrases.language === 'en' && number) return phrases.article(shortLawTitle(law), number);
  return formatCitation({ name: shortLawTitle(law), article: number, paragraph, item });
}

function composeAsks(asks: CalculatorAsk[], read: (text: Bilingual) => string, phrases: Phrases): string {
  return asks.map((ask) => `- ${read(ask.question)}${phrases.aside(read(ask.why))}`).join('\n');
}
