import { findAmounts } from '../../figures/find-amounts.ts';
import {
  clauseAround,
  type DecidedCase,
  gravest,
  ordersOf,
  paragraphsOf,
  sharesWord,
  type Told,
} from './told.ts';

/** The court is said to order it. */
const ORDERED = /判决|判令|改判|判处|责令|并处|裁定|支持/;
/** Somebody asks for it, or a lower court said so. */
const ASKED = /请求|诉请|要求|主张|起诉|索赔|诉称|指控|(?:一审|原审)[^，。；]{0,10}判/;
const ABOUT = /约|左右|余元|多元|近|共计|合计|总计|总额|超过|不足/;
/**
 * Compares the sums in yuan that are said of a case: one that the court is said to order must be ordered, any other must stand in
 * the case beside a word that is said beside it.
 */
export function compareToldSums(said: string, decided: DecidedCase): Told {
  const all = findAmounts(said)
    .filter(({ currency }) => currency === 'CNY')
    .map(({ value, start, end }) => {
      const before = said.slice(0, start);
      const clause = before.slice(Math.max(...[...'，。；,;'].map((stop) => before.lastIndexOf(stop))) + 1);
      const after = /^[^，。；,;\d]{0,8}/.exec(said.slice(end))?.[0] ?? '';
      return compareSum(value, { clause, after, sentence: before }, decided);
    });
  return gravest(all);
}

interface Beside {
  clause: string;
  after: string;
  sentence: string;
}

function compareSum(value: number, { clause, after, sentence }: Beside, decided: DecidedCase): Told {
  const isAbout = ABOUT.test(clause.slice(-8)) || ABOUT.test(after.slice(0, 2));
  const missing: Told = decided.isWhole && !isAbout ? 'differs' : 'open';
  const isOrdered = ORDERED.test(clause)
    ? !ASKED.test(clause)
    : ORDERED.test(sentence) && !ASKED.test(sentence);
  const words = `${clause.slice(-12)} ${after}`;
  if (isOrdered && decided.sections.length > 0 && !decided.disposal.includes('affirmed')) {
    const orders = ordersOf(decided);
    if (placesOf(value, orders).length === 0) return missing;
    return standsBeside(value, words, orders) ? 'agrees' : 'open';
  }
  const where = ASKED.test(clause) ? decided.text : withoutCosts(decided);
  if (placesOf(value, where).length === 0) return missing;
  return standsBeside(value, words, where) ? 'agrees' : 'open';
}

const placesOf = (value: number, text: string) =>
  findAmounts(text).filter((one) => one.currency === 'CNY' && Math.abs(one.value - value) < 0.005);

function standsBeside(value: number, words: string, text: string): boolean {
  return placesOf(value, text).some(({ start, end }) => sharesWord(words, clauseAround(text, start, end)));
}

function withoutCosts(decided: DecidedCase): string {
  const costs = new Set(paragraphsOf(decided, ['costs']));
  return decided.text
    .split('\n')
    .filter((line) => !costs.has(line))
    .join('\n');
}
