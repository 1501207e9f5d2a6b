import { findSpokenAmounts } from '@mingfa/legal/recordings/statements/find-spoken-amounts';
import { findSpokenDates } from '@mingfa/legal/recordings/statements/find-spoken-dates';

/** What a question wants to have told as a figure. */
type FigureAsked = 'sum' | 'day' | 'number';

const ASKED: readonly (readonly [FigureAsked, RegExp])[] = [
  [
    'sum',
    /多少(?:块?钱|元|万)|(?:金额|数额|价款|利息|租金|工资|押金|定金)(?:一共|总共)?(?:是|有)?多少|how much/i,
  ],
  ['day', /哪(?:一)?[天年月]|什么时候|何时|几[月号]|哪(?:一)?日|日期|\bwhen\b|what (?:day|date)/i],
  [
    'number',
    /多少(?:个|次|平|层|岁|箱|件|人|台|节|号)|几(?:个|次|层|岁|箱|件|平|节)|[面体]积|号(?:码)?是多少|how (?:many|old|large|big)/i,
  ],
];
const NUMBER =
  /\d|[一二两三四五六七八九十百千]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand)\b/i;

/** The kind of figure a question asks for; null where it asks for none. */
export const figureAsked = (question: string): FigureAsked | null =>
  ASKED.find(([, asks]) => asks.test(question))?.[0] ?? null;

/** Whether words that were said tell such a figure, any of the kind: which of them was meant is for the reader. */
export function tellsFigure(kind: FigureAsked, words: string): boolean {
  if (kind === 'sum') return findSpokenAmounts(words).length > 0 || NUMBER.test(words);
  return kind === 'day' ? findSpokenDates(words).length > 0 : NUMBER.test(words);
}
