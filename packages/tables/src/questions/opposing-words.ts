import { flatQuestion } from './flat-question.ts';
import type { QuestionReading } from './question-reading.ts';
import { SYNONYMS } from './synonyms.ts';

const OUT = /付|支出|借方|花费|expense|debit|paid/i;
const IN = /收|贷方|到账|回款|income|credit|received/i;

/** Whether words speak of the other direction than the measured column: 收款 beside 付款金额. */
export function opposesMeasure(reading: QuestionReading, word: string): boolean {
  const same = SYNONYMS.get(flatQuestion(word));
  const isOut = same?.includes('支出') ?? OUT.test(word);
  const isIn = same?.includes('收入') ?? IN.test(word);
  if (isOut === isIn) return false;
  return reading.query.measures.some(({ of }) => {
    const label = reading.table.columns.find(({ name }) => name === of?.column)?.label ?? '';
    return isOut ? IN.test(label) && !OUT.test(label) : OUT.test(label) && !IN.test(label);
  });
}
