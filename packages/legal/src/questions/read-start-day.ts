import type { QuestionDate } from './read-dates.ts';

/** What happens on the day a period starts, by the calculator of that period. */
const STARTS: Record<string, RegExp> = {
  'civil-limitation':
    /到期|期满|届满|应当?还|约定[^，。]{0,8}还|该还|说好[^，。]{0,6}还|还款日|受伤|被[^，。]{0,6}(?:撞|打|咬|砸|烫)|摔|车祸|事故|知道|发现|退租|退房|搬走|收货|到货|交房|完工|\b(?:due|injured|hit|bitten|accident|moved out|found out|delivered)\b/i,
  'labour-arbitration-limitation':
    /辞退|解除|开除|离职|被裁|裁员|裁掉|辞职|解雇|劝退|走人|\b(?:dismissed|fired|laid off|left|resigned|quit)\b/i,
  'appeal-deadline': /收到|送达|签收|拿到|领取|宣判|\b(?:served|received|got)\b/i,
  'procedural-deadline': /收到|送达|签收|拿到|领取|知道|生效|\b(?:served|received|got|learned)\b/i,
};
/** A claim was made, or something was paid: that starts no period but begins it anew. */
const ANEW = /催|讨|要过|追要|承诺|答应|还过|还了一部分|起诉|发函/;

/**
 * The day on which the period of a calculator starts, where the story says what happened on it: `2024年3月1日被辞退`. The day
 * money was lent starts no limitation, so a day alone is not enough.
 */
export function readStartDay(
  calculator: string,
  text: string,
  dates: readonly QuestionDate[],
): string | undefined {
  const starts = STARTS[calculator];
  if (!starts) return undefined;
  const said = dates.find((date) => {
    if (date.precision !== 'day') return false;
    const clause = clauseAround(text, date);
    return starts.test(clause) && !ANEW.test(clause);
  });
  return said?.iso;
}

const CLAUSE_ENDS = /[，。；！？,;!?\n]/;

/** The clause that holds a date; where the date stands alone in it, the next one with it. */
function clauseAround(text: string, { start, end }: { start: number; end: number }): string {
  let from = start;
  while (from > 0 && !CLAUSE_ENDS.test(text[from - 1] ?? '')) from -= 1;
  let to = end;
  while (to < text.length && !CLAUSE_ENDS.test(text[to] ?? '')) to += 1;
  if (to - end > 1 || to >= text.length || /[。！？!?\n]/.test(text[to] ?? '')) return text.slice(from, to);
  let next = to + 1;
  while (next < text.length && !CLAUSE_ENDS.test(text[next] ?? '')) next += 1;
  return text.slice(from, next);
}
