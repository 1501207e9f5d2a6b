import { clauseAt, type StoryClause } from '../story-clauses.ts';
import { OTHERS, OWES_OTHERS } from './others-owed.ts';
import type { Telling } from './telling.ts';

/** 签了给三个月工资两万八千五, 顶多补五千: what was offered for giving in is not what is owed. */
const OFFERED =
  /(?:签(?:了|字)?(?:就|才)?给|(?:顶多|最多|至多|只肯|只愿意?|只同意)[^，。；]{0,6}(?:给|补|赔|退|出))[^，。；]{0,12}$/;
/** 还要我补2000, 让我再交一笔: what the other side demands. */
const DEMANDED =
  /(?:(?:还|又|另外|反过来|倒)(?:要|让|叫)我们?(?:再|另外)?(?:补|交|加|付|转|赔|出|掏)|(?:要|让|叫)我们?(?:再(?:补|交|加|付|赔|出|掏)|补)|(?<![我他她])要(?:再|另外?|额外)(?:补|交|加|付))(?:交|给|上)?(?:他|她)?们?(?!了|过)[^，。；\d了过]{0,2}$/;
/** 剩下的加返工要4.2万: what a work would cost that somebody else has yet to do. */
const TO_BE_DONE = /(?:返工|重做|收尾|做完|剩下的)[^，。；]{0,8}(?:要|得|需要?)(?:花)?[^，。；他她\d]{0,3}$/;
/** 报价单收尾要31000: what somebody would take for a work that nobody did yet. */
const QUOTED = /报价[^，。；]{0,14}$/;
/** 他欠我隔壁老黄三万: what is owed to somebody else; 供货商说还欠他一万三: what somebody else says is. */
const OWED_TO_OTHERS = new RegExp(
  `${OWES_OTHERS}[^，。；]{0,14}$|${OTHERS}[^，。；我]{0,10}欠(?:他|她|着|了)?[^，。；我]{0,6}$`,
);
/** 我姐夫以前也碰到过, 群里有个大哥充了五万: the trouble of somebody else. */
const OF_OTHERS = new RegExp(
  `我的?${OTHERS}[^，。；]{0,4}(?:以前|之前|也|去年|前年)|(?:群里|群友|维权群)[^。；]{0,24}(?:大哥|大姐|有人|有的|别人)|(?:^|[，。；])有个(?:大哥|大姐|阿姨|业主|客户)[^，。；我]{0,8}$`,
);
/** 我还借过我妹五千，这个不算; 给过我们五千，那是随的礼，不是还钱: who tells it says that it is of nothing here. */
const DISCLAIMED =
  /^(?:元|块钱?)?[^，。；]{0,6}[，。](?:这|那)(?:个|笔|些|钱)?(?:就)?是[^。；]{0,14}(?:随的?(?:礼|份子)|份子|礼金|压岁钱|红包)|^(?:元|块钱?)?[^。；\d百千万]{0,24}，(?:这|那)?(?:个|笔|钱)?(?:可)?(?:不是|不算)(?:来)?(?:还|归还)(?:钱|款|账|的)|^(?:元|块钱?)?[^，。；]{0,6}[，。](?:这|那)(?:个|笔|些|钱|事)?[^，。；]{0,4}(?:不算|不提|不说|另说|另算|不在(?:内|里)|(?:跟|和|与)(?:他|她|这)[^，。；]{0,4}(?:没|无)关)/;
/** 520转的, 她过生日买的: a present is not lent. */
const GIVEN = /(?:红包|520|1314|过节|生日|情人节|七夕|自愿给|送(?:她|他)的)(?![^。；]{0,40}借)/;

/** Whether a sum that is told is no sum between the two sides of the matter. */
export function isForeignSum(
  { text, clauses, quotes, cause }: Pick<Telling, 'text' | 'clauses' | 'quotes' | 'cause'>,
  sum: { start: number; end: number; value: number },
  earlier: readonly { start: number; value: number }[],
): boolean {
  const clause: StoryClause | undefined = clauseAt(clauses, sum.start) ?? undefined;
  if (!clause) return false;
  const before = text.slice(clause.start, sum.start);
  const sentence = text.slice(clause.sentence.start, sum.start);
  const isQuoted = quotes.some(({ start, end }) => start < sum.start && sum.end <= end);
  // 还了我3000，备注“先还你三千” tells one payment.
  const isRepeated =
    isQuoted && earlier.some(({ start, value }) => value === sum.value && sum.start - start <= AGAIN);
  return (
    OFFERED.test(before) ||
    QUOTED.test(before) ||
    DEMANDED.test(before) ||
    (/装饰|装修|承揽|定作|建设/.test(cause) && TO_BE_DONE.test(before)) ||
    OWED_TO_OTHERS.test(before) ||
    OF_OTHERS.test(sentence) ||
    DISCLAIMED.test(text.slice(sum.end)) ||
    (/借贷/.test(cause) && (GIVEN.test(sentence) || isRepeated))
  );
}
/** So far apart a sum is told again in somebody's words. */
const AGAIN = 40;

/** The sums of a list that are between the two sides. */
export const ownSums = <Sum extends { start: number; end: number; value: number }>(
  telling: Pick<Telling, 'text' | 'clauses' | 'quotes' | 'cause'>,
  sums: readonly Sum[],
): Sum[] => sums.filter((sum) => !isForeignSum(telling, sum, sums));
