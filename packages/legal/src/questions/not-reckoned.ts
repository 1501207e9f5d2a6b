import { clauseOf } from './beside.ts';
import type { CalculatorMatch } from './match-calculator.ts';
import { isTheirPosition } from './own-figures.ts';
import type { QuestionAmount } from './read-amounts.ts';
import type { QuestionReading } from './read-question.ts';

/** Figures of a place and not of a claim. */
const OF_A_PLACE: QuestionAmount['role'][] = ['average_wage', 'minimum_wage', 'income_per_head'];
/** Another loss or debt beside the one that was read: 还有物业费1200, 吊顶3000, 工资还欠12000. */
const ANOTHER_LOSS =
  /(?:还有|另外|外加|再加上?)[^，。；\d]{0,12}$|(?:欠|没[发给付结退])[^，。；]{0,12}$|(?:修|吊顶|地板|墙面?|家具|电器|损失)[^，。；\d]{0,6}$|(?:抵|抵掉|补)(?:了|过)[^，。；]{0,4}$|中间(?:给|还|付)(?:了|过)[^，。；]{0,4}$|每节$/;
/** A price by the day or the piece is no loss. */
const BY_PIECE = /(?:每个?月|每天|一天|每日|月薪|底薪)[^，。；\d]{0,4}$/;
/** A bare number of which nobody knows what it is of: no year, no count, no part of a date. */
const BARE_NUMBER =
  /(?<![\d.,:：\-/第号A-Za-z])\d{3,7}(?![\d.,:：\-/%‰]|[ ]?(?:年|月|日|号|天|个|平|米|岁|公里|级|位|人|次|点|室|楼|栋|克|斤|g|ml|km|条|法条|W|kw|分|小时|股|户|套|节|w|万|千|百))/gi;

const isAnother = (head: string): boolean => ANOTHER_LOSS.test(head) && !BY_PIECE.test(head);

/** What a story names and the sums told do not rest on: with it no sum is called all that is due. Written as it was told. */
export function notReckoned(sums: readonly CalculatorMatch[], reading: QuestionReading): string[] {
  const { text, amounts } = reading;
  const results = sums.flatMap(({ outcome }) => (outcome.status === 'result' ? [outcome] : []));
  if (results.length === 0) return [];
  const said = results
    .flatMap(({ lines, assumptions }) => [
      ...lines.flatMap(({ formula, value }) => [formula.zh, String(value)]),
      ...assumptions.map(({ zh }) => zh),
    ])
    .join('\n')
    .replaceAll(',', '');
  const inputs = results
    .flatMap((result) => Object.values(result.inputs))
    .filter((one) => typeof one === 'number');
  const isSaid = (value: number) =>
    new RegExp(`(?<![\\d.])${String(value).replace('.', '\\.')}(?![\\d])`).test(said);
  const others = amounts.filter(({ role, elsewhere }) => !elsewhere && !OF_A_PLACE.includes(role));
  // Two sums were put together, or the one taken off the other.
  const isDerived = (value: number) => inputs.includes(value) && !others.some((one) => one.value === value);
  const isPart = ({ value }: QuestionAmount) =>
    others.some((one) => isDerived(value + one.value) || isDerived(Math.abs(one.value - value)));
  const untold = others.filter(
    (amount) =>
      isAnother(clauseOf(text, amount)[0]) &&
      !isTheirPosition(text, amount) &&
      !isSaid(amount.value) &&
      !inputs.includes(amount.value) &&
      !isPart(amount),
  );
  const bare = [...text.matchAll(BARE_NUMBER)].filter(
    (match) =>
      !/^(?:19|20)\d{2}$/.test(match[0]) &&
      isAnother(clauseOf(text, { start: match.index, end: match.index })[0]) &&
      !amounts.some(({ start, end }) => match.index < end && match.index + match[0].length > start) &&
      !isTheirPosition(text, { start: match.index }) &&
      !isSaid(Number(match[0])),
  );
  return [...new Set([...untold.map(({ raw }) => raw), ...bare.map(([raw]) => raw)])];
}
