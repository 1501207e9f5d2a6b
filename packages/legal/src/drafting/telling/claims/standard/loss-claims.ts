import type { Telling } from '../../telling.ts';
import { type PricedCost, pricedCosts } from '../priced-costs.ts';
import type { ClaimRow } from './claim-rows.ts';

/** 楼下住户 as a paper calls them. */
const THIRDS: Readonly<Record<string, string>> = { 楼下: '楼下住户', 隔壁: '相邻住户', 邻居: '相邻住户' };

/** The words of a loss that was told with its sum, behind 赔偿; null of one that another claim names already. */
function lossWords({ what, kind, value, isQuoted }: PricedCost, cause: string): string {
  const quoted = isQuoted ? '（按另请他人施工的报价，以鉴定结论为准）' : '';
  if (kind === 'mending' && /买卖|购物/.test(cause))
    return `赔偿维修费${value}元${isQuoted ? '（按报价）' : ''}`;
  if (kind === 'mending') return `赔偿修复、返工费用${value}元${quoted}`;
  if (kind === 'third') return `赔偿原告向${THIRDS[what] ?? what}赔付的损失${value}元`;
  return kind === 'thing' ? `赔偿${what}损失${value}元` : `赔偿${what}${value}元`;
}

/**
 * What was told as cost or loss and no claim names yet, each as a head of its own (民法典 584, 1184); the same thing once.
 * @param kinds which of them this dispute makes good
 */
export function lossClaims(
  made: readonly ClaimRow[],
  telling: Telling,
  kinds: readonly PricedCost['kind'][],
): ClaimRow[] {
  const sums = new Set(made.flatMap(({ amount }) => (amount === null ? [] : [amount])));
  const rows: ClaimRow[] = [];
  for (const cost of pricedCosts(telling)) {
    const isNamed = [...made, ...rows].some(
      ({ content }) => cost.kind === 'cost' && content.includes(cost.what),
    );
    if (!kinds.includes(cost.kind) || sums.has(cost.value) || isNamed) continue;
    sums.add(cost.value);
    rows.push({
      content: `请求判令${telling.other}${lossWords(cost, telling.cause)}`,
      amount: cost.value,
      start: cost.start,
      end: cost.end,
    });
  }
  return rows;
}

const LIVES_OUT =
  /(?:在外(?:头|面|边)?|出去|去(?:酒店|宾馆|亲戚家)|酒店|宾馆|租房子?)[^，。；]{0,8}住|住(?:在)?(?:酒店|宾馆|外面|外头|亲戚家)/;
const SO_LONG = /[一二两三四五六七八九十半\d]{1,3}(?:个)?(?:月|天|周|星期|礼拜)/;

/** 返工还要在外头住半个月: lodging while a home is mended, whose price nobody told. */
export function lodging(made: readonly ClaimRow[], { text, other }: Telling): ClaimRow[] {
  const match = LIVES_OUT.exec(text);
  if (!match || made.some(({ content }) => /住宿|租房/.test(content))) return [];
  const long = SO_LONG.exec(text.slice(Math.max(0, match.index - 8), match.index + match[0].length + 8))?.[0];
  return [
    {
      content: `请求判令${other}赔偿修复期间在外居住的费用＿＿＿元（${long ? `${long}，` : ''}按实际支出）`,
      amount: null,
      start: match.index,
      end: match.index + match[0].length,
    },
  ];
}

/** Somebody’s home or things were harmed: each loss that was told with its sum in the place of one that was left open (民法典 1184). */
export function damageClaims(rows: readonly ClaimRow[], telling: Telling): ClaimRow[] {
  const isOpen = ({ content }: ClaimRow) => /赔偿财产损失＿+元$/.test(content);
  const kept = rows.filter((row) => !isOpen(row));
  const isTold = kept.some(({ content }) => /赔偿财产损失/.test(content));
  const losses = isTold ? [] : lossClaims(kept, telling, ['mending', 'thing', 'third', 'cost']);
  if (losses.length === 0) return [...rows, ...(isTold ? [] : lodging(rows, telling))];
  return [...kept, ...losses, ...lodging([...kept, ...losses], telling)];
}
