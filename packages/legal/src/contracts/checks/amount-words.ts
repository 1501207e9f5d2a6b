import { pairedNumbers } from '../english-numbers.ts';
import { pairedAmounts } from '../read-money.ts';
import type { Check } from './check.ts';
import { allLines, spanOn } from './check-lines.ts';

/** An amount in figures and the same in words that disagree; in English any number, such as ninety (60) days. */
export const checkAmountWords: Check = (input) =>
  allLines(input).flatMap(({ line, clause }) =>
    (input.contract.language === 'en' ? pairedNumbers(line.text) : pairedAmounts(line.text))
      .filter(({ figures, words }) => Math.abs(figures.value - words.value) >= 0.005)
      .map(({ figures, words }) => ({
        spans: [spanOn(line, words.start, words.end), spanOn(line, figures.start, figures.end)],
        clauseId: clause?.id ?? null,
        detail: {
          zh: `大写“${words.raw}”为${show(words.value)}${unit(input)}，小写“${figures.raw}”为${show(figures.value)}${unit(input)}，两者不一致。`,
          en: `In words “${words.raw}” is ${show(words.value)}, in figures “${figures.raw}” is ${show(figures.value)}; they disagree.`,
        },
      })),
  );

const unit = ({ contract }: Parameters<Check>[0]) => (contract.language === 'en' ? '' : '元');
const show = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });
