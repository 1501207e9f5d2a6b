import type { StoryClause } from '../story-clauses.ts';
import type { ToldDay } from './told-days.ts';

/** So long a clause has no marks because its writer sets none. */
const LONG = 36;
/** What begins a clause of its own where nobody set a mark. */
const BEGINS =
  /(?:后来|中间(?=还|他|她|又|\d)|然后|但是|可是|所以|结果|到现在|剩下|还有一次|利息(?=没|说|是)|什么时候还|啥时候还|我在微信|我去调|口头加的|没写|量了|她叫|他叫|签合同(?:的)?是|执照是|老板娘说|民宿叫|店叫|公司叫|我问(?:她|他)|她说|他说|把我拉黑|都是微信|手机号|身份证我没有|完工(?=给)|给过我|开过)/g;

/** Where a clause that goes on without a mark is parted: before times and before words that begin something new. */
export function partsOfClause(
  text: string,
  clause: StoryClause,
  days: readonly ToldDay[],
): { start: number; end: number }[] {
  if (clause.end - clause.start < LONG) return [clause];
  const cuts = new Set<number>();
  for (const { start } of days) if (start > clause.start + 3 && start < clause.end) cuts.add(start);
  for (const { index } of text.slice(clause.start, clause.end).matchAll(BEGINS))
    if (index > 3) cuts.add(clause.start + index);
  const quotes = [...text.slice(clause.start, clause.end).matchAll(/[“「][^”」]*[”」]?/g)].map(
    ({ index, 0: quote }) => ({
      start: clause.start + index,
      end: clause.start + index + quote.length,
    }),
  );
  const places = [...cuts]
    .filter((cut) => !quotes.some(({ start, end }) => start < cut && cut < end))
    .sort((one, other) => one - other)
    .filter((cut, index, all) => index === 0 || cut - (all[index - 1] ?? 0) >= 5);
  return [clause.start, ...places].map((start, index) => ({ start, end: places[index] ?? clause.end }));
}
