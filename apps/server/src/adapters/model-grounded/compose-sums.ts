import { calculatorsAsked } from '@mingfa/content/guide';
import type { Bilingual, CalculatorResult } from '@mingfa/legal/calculators/calculation';
import { findCalculator } from '@mingfa/legal/calculators/registry';
import { mayTell } from '@mingfa/legal/questions/calculation-bounds';
import { isGain } from '@mingfa/legal/questions/gains';
import type { CalculatorMatch } from '@mingfa/legal/questions/match-calculator';
import { notReckoned } from '@mingfa/legal/questions/not-reckoned';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { leftOutOf, totalOfWork, workOutSums } from '@mingfa/legal/questions/work-out';
import { composeCertain, composeSum, describeAmount } from './compose-calculation.ts';
import { type FoundGuide, type FoundMaterial, leadingPoints } from './found-material.ts';
import type { Phrases } from './phrases.ts';

const SUMS_MAX = 3;

/** What can be computed of what a guide names, from the figures in the story. */
export function composeSums(
  one: FoundGuide,
  reading: QuestionReading,
  found: FoundMaterial,
  phrases: Phrases,
): { blocks: string[]; missing: CalculatorMatch[]; conclusion: string | null } {
  // Each sum is told once, at the likeliest trouble it belongs to.
  const before = found.guides.slice(0, Math.max(0, found.guides.indexOf(one)));
  const told = new Set(before.flatMap((other) => workOut(other, reading, found).map(({ id }) => id)));
  const sums = workOut(one, reading, found).filter(({ id }) => !told.has(id));
  const total = totalOfWork(sums);
  return {
    conclusion: concludeSums(sums, total, reading, found, phrases),
    blocks: sums
      .flatMap((sum) => nameBlocks(sum, composeBlocks(sum, found, phrases), sums.length > 1, found))
      .slice(0, SUMS_MAX)
      .concat(
        total === null
          ? []
          : [`${phrases.together}${phrases.colon}**${describeAmount(total, found.language)}**`],
      ),
    missing: sums.filter(({ outcome }) => outcome.status === 'needs'),
  };
}

const workOut = (one: FoundGuide, reading: QuestionReading, found: FoundMaterial): CalculatorMatch[] =>
  workOutSums(
    calculatorsAsked(one.guide, leadingPoints(one)),
    reading,
    found.published,
    one.guide.field,
  ).filter((match) => mayTell(match, found));

const composeBlocks = ({ outcome }: CalculatorMatch, found: FoundMaterial, phrases: Phrases): string[] => {
  if (outcome.status === 'result') return composeSum(outcome, found, phrases);
  return outcome.status === 'needs' ? composeCertain(outcome, found) : [];
};

/** Beside other sums each says what it is of. */
function nameBlocks(
  { id }: CalculatorMatch,
  blocks: readonly string[],
  isOneOfSeveral: boolean,
  { language }: FoundMaterial,
): string[] {
  const name = findCalculator(id)?.name;
  if (!isOneOfSeveral || !name) return [...blocks];
  return blocks.map((block) => `${language === 'en' ? `${name.en}:` : `${name.zh}：`}\n${block}`);
}

/** The sums as the answer: each named where there are several, and a part of a loss never called all of it. */
function concludeSums(
  sums: readonly CalculatorMatch[],
  total: NonNullable<CalculatorResult['amount']> | null,
  reading: QuestionReading,
  found: FoundMaterial,
  phrases: Phrases,
): string | null {
  const read = (text: Bilingual) => (found.language === 'en' ? text.en : text.zh);
  const results = sums.flatMap(({ outcome }) =>
    outcome.status === 'result' && outcome.amount !== undefined && isTold(outcome) ? [outcome] : [],
  );
  const [first] = results;
  // What was told already is no answer alone.
  if (results.length === 1 && first?.inputs.total !== undefined) return null;
  if (!first || !(reading.asksAmount || isGain(first.calculator))) return null;
  const told = (isGain(first.calculator) ? results.filter(({ calculator }) => isGain(calculator)) : [first])
    .slice(0, SUMS_MAX)
    .map((result) => ({
      of: nameOf(result, results.length > 1)?.[found.language === 'en' ? 'en' : 'zh'] ?? null,
      total: describeAmount(result.amount ?? 0, found.language),
    }));
  if (total !== null) told.push({ of: phrases.together, total: describeAmount(total, found.language) });
  const leftOut = leftOutOf(results).map(read);
  const conclusion = leftOut.length > 0 ? phrases.partConclusion(told, leftOut) : phrases.sumConclusion(told);
  const rest = notReckoned(sums, reading);
  return rest.length > 0 ? phrases.notReckoned(conclusion, rest) : conclusion;
}

const nameOf = (result: CalculatorResult, isOneOfSeveral: boolean): Bilingual | undefined =>
  result.amountOf ?? (isOneOfSeveral ? findCalculator(result.calculator)?.name : undefined);

/** Nothing is no gain; that nothing is to be paid of the debts of the dead is the answer. */
const isTold = ({ amount, calculator }: CalculatorResult): boolean =>
  amount !== 0 || calculator === 'estate-debts';
