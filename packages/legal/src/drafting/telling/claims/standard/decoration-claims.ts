import { OPEN_DAY } from '../../../courses/told-matter.ts';
import type { Telling } from '../../telling.ts';
import type { ToldSum } from '../../told-sums.ts';
import { dailyRate, insteadOfPenalty } from '../daily-rate.ts';
import type { ClaimRow } from './claim-rows.ts';
import { lodging, lossClaims } from './loss-claims.ts';
import { priceClaims } from './price-claims.ts';
import { beforeSum, behindSum, dayAfterTerm } from './told-parts.ts';

const IS_OWNER =
  /我(?:们)?(?:就|已经?|都|全)*(?:付|给|结|交)(?:清|完|全)(?:了|款)?|(?:^|[，。；])(?:我)?(?:已经?|先|前后)?(?:付|交|给|转)(?:了|过)(?:他们?|她|公司)?[^，。；]{0,6}\d|(?:我|前后|一共|总共|已经?)[^，。；]{0,8}(?:付|交|给|转|打)(?:了|过)(?!我)[^，。；]{0,8}[\d一二两三四五六七八九十百千万]/;
/** 我带了五个人给她家装修: who did the work. */
const IS_CONTRACTOR =
  /我(?:们)?(?:是|做|干)(?:个)?(?:包工头|装修(?:的|队|师傅|工人)|(?:木|瓦|油漆?|水电)工|搞装修)|我(?:们)?(?:带|领|叫)(?:着|了)?[^，。；]{0,8}(?:人|工人|师傅|兄弟)[^，。；]{0,4}(?:给|帮|去)|(?:^|[，。；])(?:我们?公司|我司|我方)(?:承接|承包|承揽|施工)|(?:^|[，。；])(?:我(?:们)?|我(?:公司|们公司|司))(?:给|帮|为)[^，。；]{1,12}(?:家|店|公司)?(?:装修|做装修|装的)/;
const STOPPED =
  /没人(?:了|来|管|干)|停工|烂尾|跑(?:了|路)|不(?:来|干|做)了|没(?:有)?(?:再)?(?:回来|来过|来干)|(?:一半|一多半)[^，。]{0,3}(?:不到|没)|没(?:干|做|装|弄)完|人(?:影|都)[^，。]{0,4}(?:没|不见)|撂挑子|不想(?:再)?(?:让|要)[^，。]{0,4}(?:干|做|装)/;
const BAD = /质量|漏(?:水|雨|得|了)?|裂|空鼓|起皮|脱落|不合格|不平|返工|渗|掉(?:了|下)|翘/;
const IN_ALL = /一共|总共|共计?|合计|前后/;
const DAILY = /(?:逾期|延期|延误|晚|拖|超)(?:一|1|每)?[天日][^，。；\d]{0,6}$/;
/** 要他们把墙修好: what is to be mended by who did it. */
const REPAIR_WISH = /(?:要|让|求)[^。；]{0,20}(?:把|将)[^，。；]{0,6}修(?:好|完)/;
const BARE_DAILY =
  /(?:逾期|延期|延误|晚|拖|超)(?:一|1|每)?[天日](?:就)?(?:赔|罚|付|扣)(\d{2,4})(?=[，。；块元])/;
/** 楼下天花板泡了，我赔了1800. */
const TO_NEIGHBOUR = /赔(?:了|给|偿)[^，。；]{0,10}$/;
const OWN_MENDING =
  /(?:返工|重(?:新)?做|维修|修|找(?:了)?(?:别)?人|防水)[^，。；]{0,10}花(?:了|费)?[^，。；\d]{0,3}$|^花(?:了|费)?[^，。；\d]{0,3}$/;

/**
 * An owner whose home was done badly or not to its end: the end of the contract, what was paid beyond what was done, the cost of mending, the
 * penalty for delay and what the neighbour below was paid (民法典 563, 566, 577, 582, 584, 585, 801). What only an expert can say stays open.
 */
export function decorationClaims(rows: readonly ClaimRow[], telling: Telling): ClaimRow[] {
  const { text, other, sums } = telling;
  // Who did the work and is owed for it has claims of their own.
  if (IS_CONTRACTOR.test(text)) return priceClaims(rows, telling);
  if (!IS_OWNER.test(text) || !(BAD.test(text) || STOPPED.test(text))) return [...rows];
  const [clause] = telling.clauses;
  const first = rows[0] ?? { start: 0, end: clause?.end ?? text.length };
  const isStopped = STOPPED.test(text);
  const made = rows.filter(
    ({ content }) => !/退还未完成部分的装修款＿|赔偿(?:修复、)?返工的?费用＿|支付装修款/.test(content),
  );
  // Of an owner the delay is that of the work, and not of a price.
  const agreed = dailyRate(telling);
  const late = `支付逾期完工违约金＿＿＿元（以合同价款为基数，按约定的每日${agreed?.rate}，自${dayAfterTerm(telling, 'work') ?? OPEN_DAY}起计算）`;
  for (const [index, row] of made.entries()) {
    const content = agreed && insteadOfPenalty(row.content, late);
    if (content) made[index] = { ...row, content };
  }
  const has = (says: RegExp) => made.some(({ content }) => says.test(content));
  const put = (content: string, amount: number | null, place: { start: number; end: number } = first) =>
    made.push({ content: `请求判令${content}`, amount, start: place.start, end: place.end });
  if (isStopped && !has(/解除/))
    made.unshift({ content: '请求判令解除双方的装修合同', amount: null, start: first.start, end: first.end });
  if (isStopped && !has(/(?:退还|返还)/)) {
    const paid = paidIn(telling);
    put(
      `${other}返还超出已完工程价值的装修款＿＿＿元（已付${paid ? `${paid.value}元` : '款项'}减去已完合格工程的价款，以鉴定结论为准）`,
      null,
    );
  }
  const own = sums.find((sum) => isOwnMending(telling, sum));
  if (own && !has(/赔偿修复/)) put(`${other}赔偿修复费用${own.value}元`, own.value, own);
  const losses = own ? [] : lossClaims(made, telling, ['mending', 'thing']);
  made.push(...losses);
  if (!own && BAD.test(text) && !has(/修复|返工/))
    put(`${other}赔偿修复、返工费用＿＿＿元（以鉴定结论为准）`, null);
  const daily = dailyIn(telling);
  if (daily && !has(/违约金/))
    put(
      `${other}支付逾期完工违约金＿＿＿元（按约定的每逾期一日${daily.value}元，自${dayAfterTerm(telling, 'work') ?? OPEN_DAY}起计算）`,
      null,
      daily,
    );
  const below = sums.find(
    (sum) =>
      !sum.isRough &&
      /楼下|邻居/.test(text.slice(Math.max(0, sum.start - 30), sum.start)) &&
      (TO_NEIGHBOUR.test(beforeSum(telling, sum)) ||
        /^[^，。]{0,4}(?:赔|给)/.test(behindSum(telling, sum))) &&
      !/他|她|对方/.test(beforeSum(telling, sum)),
  );
  if (below && !has(/楼下/)) put(`${other}赔偿原告向楼下住户赔付的损失${below.value}元`, below.value, below);
  made.push(...lossClaims(made, telling, ['third', 'cost']), ...lodging(made, telling));
  if (/(?:把|将)[^，。；]{0,6}修好|返修|保修/.test(text) && REPAIR_WISH.test(text))
    put(`${other}限期修复尚未修好的部分`, null);
  const isNamed = made.some(({ content }) => /赔偿(?:修复|原告向楼下)/.test(content));
  return isNamed ? made.filter(({ content }) => !/赔偿(?:原告)?的?损失$/.test(content)) : made;
}

/** 晚一天赔80块: what a day of delay costs, with or without its unit. */
function dailyIn(telling: Telling): { value: number; start: number; end: number } | null {
  const told = telling.sums.find((sum) => !sum.isRough && DAILY.test(beforeSum(telling, sum)));
  const bare = BARE_DAILY.exec(telling.text);
  if (told || !bare?.[1]) return told ?? null;
  return { value: Number(bare[1]), start: bare.index, end: bare.index + bare[0].length };
}

/** What was paid of the price, where one sum alone tells it. */
function paidIn(telling: Telling): ToldSum | null {
  const paid = telling.sums.filter(
    (sum) =>
      !sum.isRough &&
      /(?:付|交|给|转|打)(?:了|过)[^，。；\d]{0,8}$/.test(beforeSum(telling, sum)) &&
      !/赔/.test(beforeSum(telling, sum)),
  );
  const whole =
    paid.find((sum) => IN_ALL.test(beforeSum(telling, sum))) ??
    // 付了4万，又付了3万，一共7万.
    telling.sums.find(
      (sum) =>
        !sum.isRough &&
        /^[^，。；]{0,4}(?:一共|总共|共计?|合计)[^，。；\d]{0,4}$/.test(beforeSum(telling, sum)) &&
        sum.value === paid.reduce((all, { value }) => all + value, 0),
    );
  return whole ?? (new Set(paid.map(({ value }) => value)).size === 1 ? (paid[0] ?? null) : null);
}

/** 自己找人重新做的防水，花了6500: what the owner paid to have it mended. */
function isOwnMending(telling: Telling, sum: ToldSum): boolean {
  const before = beforeSum(telling, sum);
  const said = telling.text.slice(Math.max(0, sum.start - 30), sum.start);
  return (
    !sum.isRough &&
    OWN_MENDING.test(before) &&
    /(?:自己|我)[^。]{0,6}(?:找|请|花|修|重)/.test(said) &&
    /返工|重新?做|修|防水/.test(said)
  );
}
