import { doubledWage } from '../calculators/doubled-wage.ts';
import { severance } from '../calculators/severance.ts';
import type { StoryFact } from './story-fact.ts';

/** What of an employment a sum can be worked out of: each told once, or not at all. */
export interface ToldWork {
  wage: number | null;
  from: string | null;
  until: string | null;
  hasNoContract: boolean;
  isDismissed: boolean;
  /** Who left because wages were not paid (劳动合同法 38). */
  isLeftUnpaid: boolean;
  /** The wage was another one before: what is reckoned of an earlier time stays open. */
  isRaised?: boolean;
  /** What is owed of wages. */
  unpaid: number | null;
}

/** What the facts of a story tell of it; what is told twice differently is told of nothing. */
export function toldWork(facts: readonly StoryFact[]): ToldWork {
  const only = (path: string) => {
    const values = new Set(facts.filter((fact) => fact.path === path).map(({ value }) => value));
    return values.size === 1 ? [...values][0] : undefined;
  };
  const [wage, from, until] = [only('monthly_wage'), only('worked_from'), only('worked_until')];
  const unpaid = only('wages_unpaid');
  return {
    wage: typeof wage === 'number' ? wage : null,
    from: typeof from === 'string' ? from : null,
    until: typeof until === 'string' ? until : null,
    hasNoContract: only('has_labour_contract') === false,
    isDismissed: only('ended_how') === 'dismissed',
    isLeftUnpaid: only('ended_how') === 'wages_not_paid',
    unpaid: typeof unpaid === 'number' ? unpaid : null,
  };
}

/** Claims of an employment by the words of who asks, in words for the commission. */
const KINDS = [
  { id: 'double', says: /(?:双倍|二倍|两倍|2倍)(?:的)?工资/, name: '未签订书面劳动合同的二倍工资差额' },
  { id: 'unlawful', says: /赔偿金|违法解除|2N/, name: '违法解除劳动合同的赔偿金' },
  { id: 'severance', says: /经济补偿/, name: '解除劳动合同的经济补偿' },
] as const;

/**
 * The claims that a demand without a sum makes, each with its sum and how it was worked out (劳动合同法 §§47, 82, 87) where wage and days are
 * told; without them the sum stays open. Null where it asks for something else, too.
 */
export function labourClaims(
  said: string,
  work: ToldWork,
  asked: string,
  orders: string,
): { content: string; amount: number | null }[] | null {
  // 5月工资: of what is owed there is a sum already.
  const month = /(\d{1,2})月(?:份)?(?:的)?工资$/.exec(said)?.[1];
  if (month && work.unpaid !== null)
    return [
      { content: `请求${orders}${asked}支付拖欠的${month}月工资${work.unpaid}元`, amount: work.unpaid },
    ];
  const demand = said.replace(/2n(?:的)?(?:赔偿金?|补偿)?/i, '赔偿金');
  if (/\d|工资(?<!倍(?:的)?工资)|加班|年假|年休|社保|公积金|提成|奖金/.test(demand)) return null;
  const kinds = KINDS.filter(({ says }) => says.test(demand));
  if (kinds.length === 0) return null;
  const sums = kinds.map((kind) => ({ ...kind, sum: sumOfWork(kind.id, work) }));
  // One kind whose sum is open stays as it was said.
  if (sums.length === 1 && !sums[0]?.sum && demand === said && /付|给|补/.test(said)) return null;
  return sums.map(({ name, sum }) => {
    return {
      content: `请求${orders}${asked}支付${name}${sum ? `${sum.amount}元（${sum.how}）` : ''}`,
      amount: sum?.amount ?? null,
    };
  });
}

/** What of an employment a sum is worked out for. */
export type WorkSum = (typeof KINDS)[number]['id'];

/** A sum of an employment with how it was worked out; null where what it follows from is not told. */
export function sumOfWork(id: WorkSum, work: ToldWork): { amount: number; how: string } | null {
  const { wage, from, until } = work;
  if (wage === null || from === null || until === null || from >= until) return null;
  if (id === 'double') {
    if (!work.hasNoContract || work.isRaised) return null;
    const done = doubledWage.calculate({ monthlyWage: wage, startOn: from, endOn: until });
    if (done.status !== 'result' || typeof done.amount !== 'number' || done.amount <= 0) return null;
    const span = done.lines[0]?.formula.zh ?? '';
    return { amount: done.amount, how: `${inWords(span)}，按月工资${wage}元计算，《劳动合同法》第八十二条` };
  }
  if (!work.isDismissed && !(id === 'severance' && work.isLeftUnpaid)) return null;
  const ground = id === 'unlawful' ? 'unlawful' : 'compensation';
  const done = severance.calculate({ monthlyWage: wage, startOn: from, endOn: until, ground });
  if (done.status !== 'result' || typeof done.amount !== 'number') return null;
  const formula = done.lines.at(-1)?.formula.zh ?? '';
  const articles = id === 'unlawful' ? '第四十七条、第八十七条' : '第四十七条';
  return {
    amount: done.amount,
    how: `${formula}，自${inWords(from)}至${inWords(until)}，《劳动合同法》${articles}`,
  };
}

const inWords = (days: string): string =>
  days.replace(/(\d{4})-0?(\d+)-0?(\d+)/g, '$1年$2月$3日').replaceAll(' 至 ', '至');
