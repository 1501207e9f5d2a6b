import { sumOfWork, type ToldWork, type WorkSum } from './labour-sums.ts';
import type { ToldClaim } from './split-claim.ts';
import type { StoryClause } from './story-clauses.ts';

/** What a worker may ask for, in the words people ask with. */
const WISHES: readonly {
  says: RegExp;
  covered: RegExp;
  worded(work: ToldWork): { what: string; amount: number | null; how?: string };
}[] = [
  {
    says: /(?<![双二两]倍)工资(?!差额|的[双二两]倍)|工钱|薪水|劳动报酬/,
    covered: /(?:拖欠|欠|月)[^，。]{0,10}(?:工资|报酬)|^[^双二两加]*工资/,
    worded: ({ unpaid }) => ({ what: '拖欠的工资', amount: unpaid }),
  },
  {
    says: /加班(?:费|工资|钱)/,
    covered: /加班/,
    worded: () => ({ what: '加班费', amount: null }),
  },
  {
    says: /(?:双倍|二倍|两倍|2倍)/,
    covered: /[双二两2]倍/,
    worded: (work) => ({ what: '未签订书面劳动合同的二倍工资差额', ...summed('double', work) }),
  },
  {
    says: /赔偿金|2N|(?:辞退|开除|解雇|裁|赶走|违法解除)[^，。]{0,8}(?:赔|补偿)|(?:赔|补偿)[^，。]{0,6}(?:辞退|开除|解雇)/,
    covered: /赔偿金|补偿/,
    worded: (work) => ({ what: '违法解除劳动合同的赔偿金', ...summed('unlawful', work) }),
  },
  {
    says: /年休?假(?:工资|的?钱|补偿)/,
    covered: /年休?假/,
    worded: () => ({ what: '未休年休假工资', amount: null }),
  },
];
/** A sum with how it was reckoned; open where what it follows from was not told. */
function summed(id: WorkSum, work: ToldWork): { amount: number | null; how?: string } {
  return sumOfWork(id, work) ?? { amount: null };
}
const BEGINS =
  /(?:^|我|我们|本人|现在|就|只|也|还)(?:要(?!是|不|么|扣|罚|涨|降)|想要|想让|要求|请求|希望|主张|索要)/;
const NO_WISH = /他要|她要|公司要|老板要|不要|说|吗|能不能|是否/;
const OPEN = '＿＿＿';

/**
 * The claims of a wage dispute that one sentence of wishes names and no claim was made of yet: 我要他把工资给我，加班费也要. Each stands alone, with its
 * sum where it follows from what was told, and open where it does not.
 */
export function labourWishes(
  clauses: readonly StoryClause[],
  made: readonly string[],
  work: ToldWork,
  { asked, orders }: { asked: string; orders: string },
): ToldClaim[] {
  const claims: ToldClaim[] = [];
  const named = [...made];
  let wishing = -1;
  for (const { text, start, end, sentence } of clauses) {
    if (NO_WISH.test(text)) continue;
    if (BEGINS.test(text)) wishing = sentence.start;
    if (wishing !== sentence.start) continue;
    for (const { says, covered, worded } of WISHES) {
      if (!says.test(text) || named.some((one) => covered.test(one))) continue;
      const { what, amount, how } = worded(work);
      const content = `请求${orders}${asked}支付${what}${amount ?? OPEN}元${how ? `（${how}）` : ''}`;
      named.push(what);
      claims.push({ text: content, start, end, worded: { content, amount } });
    }
  }
  return claims;
}
