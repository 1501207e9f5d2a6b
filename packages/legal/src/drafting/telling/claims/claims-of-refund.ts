import { countOf } from '../../courses/told-matter.ts';
import { clauseAt } from '../../story-clauses.ts';
import type { Telling } from '../telling.ts';
import type { ToldSum } from '../told-sums.ts';
import type { ClaimGround } from './claim-ground.ts';
import type { PutClaim } from './claims-of-lease.ts';
import { unusedShare } from './unused-share.ts';

/** What was paid is wanted back: with its sum where that is told as what is left, and open where it has to be counted. */
export function refundClaims({ wished, telling }: ClaimGround, told: ToldSum | null, put: PutClaim) {
  const { text, cause } = telling;
  const left = telling.sums.find(({ start }) =>
    /(?:剩(?:下|余)?|余额|还有)[^，。]{0,6}$/.test(text.slice(Math.max(0, start - 8), start)),
  );
  const noun = /培训/.test(cause)
    ? '学费'
    : /买卖|购物/.test(cause)
      ? '货款'
      : /装饰/.test(cause)
        ? '未完成部分的装修款'
        : /租赁/.test(cause)
          ? '租金'
          : /房屋|商品房/.test(cause)
            ? '房款'
            : '费用';
  if (
    /不想(?:再)?(?:让|要)|解除|退卡|不(?:干|学)了|退(?:费|课|钱|房)/.test(wished || text) &&
    !/买卖|购物/.test(cause)
  )
    put('解除', '解除双方的合同', null);
  // 押金 … 要扣5000，剩的1400: what the landlord would leave of a deposit is no word of the tenant's, whose own grants are taken off later.
  if (/租赁/.test(cause) && /押金/.test(text) && (!told || !wished.includes(told.text))) {
    put('退', '退还押金＿＿＿元', null);
    return;
  }
  const bought =
    /退(?:车|货|款|钱|一赔)|假一赔/.test(wished || text) &&
    !/(?:用|上|消费)了[^，。；]{0,4}[\d一二两三四五六七八九十]|剩/.test(text)
      ? priceOf(telling)
      : null;
  const all = telling.sums.find(({ start }) =>
    /(?:共|一共|合计|总共|服务费|学费)[^，。]{0,3}$/.test(text.slice(Math.max(0, start - 5), start)),
  );
  const isWhole = /全退|全额退|全部退|不过全退|退款|退货/.test(text);
  // 没上的课和没用的卡钱: what is wanted back is a part, which somebody has to count.
  const isPart = /没(?:有)?(?:上|用|消费)(?:完)?的|剩(?:下|余)?的|未(?:上|使用|消费)的/.test(wished);
  const whole = isWhole && !isPart ? all : undefined;
  if (/买卖|购物/.test(cause) && /退(?:车|货)/.test(wished)) put('解除', '解除双方的买卖合同', null);
  const unused = unusedShare(telling);
  if (unused && !told && !left) {
    put('退', `退还未消费部分的费用${unused.value}元（${unused.how}）`, unused);
    if (unused.hasFurther) put('退', '退还其余预付费用未消费的部分＿＿＿元', null);
    return;
  }
  // 合同价八万, 一共花了八万三: what was paid besides the price is another matter; how much goes back is left open.
  const price = telling.sums.find(
    ({ start, isRough }) => !isRough && PRICE.test(text.slice(Math.max(0, start - 8), start)),
  );
  const paidInAll = told ?? left ?? whole ?? bought;
  const isInDoubt = !told && price !== undefined && paidInAll === whole && paidInAll?.value !== price.value;
  const sum = isInDoubt ? (price ?? null) : paidInAll;
  if (sum || wished !== '') put('退', `退还${noun}${sum ? sum.value : '＿＿＿'}元`, sum);
  // 合同价八万八，另收服务费四千，总共九万二: what was paid besides the price goes back, too.
  const besides =
    isInDoubt && paidInAll && price
      ? telling.sums.find((one) => !one.isRough && one.value === paidInAll.value - price.value)
      : undefined;
  if (besides) put('另付费用', `退还另付的费用${besides.value}元`, besides);
  const times = /(?:假一|退一)赔([一二三四五六七八九十]+)|([三十])倍/.exec(text.replace(HEARSAY, ''));
  const multiple = times?.[1] ?? times?.[2] ?? (isDeceived(telling) && sum ? '三' : undefined);
  if (!multiple || !/买卖|购物|服务/.test(cause)) return;
  const count = countOf(multiple);
  const base = isInDoubt ? price : sum;
  const damages =
    base && count !== null ? { ...base, value: Math.max(LEAST_DAMAGES, base.value * count) } : null;
  put('倍', `按价款的${multiple}倍赔偿原告${damages ? damages.value : '＿＿＿'}元`, damages);
}
/** 合同价八万八. */
const PRICE = /(?:合同价|车价|成交价|裸车价|售价|房价)(?:格|款)?(?:是|为|写的?)?[^，。；\d]{0,2}$/;
/** 有人说可以退一赔三: what others say is no wish of the teller. */
const HEARSAY =
  /(?:有人|有的|别人|网上|群里|他们|朋友|同学|同事|室友)[^。；！？]{0,12}(?:说|讲|告诉)[^。；！？]{0,30}?(?:(?:假一|退一)赔[一二三四五六七八九十]+|[三十]倍)/g;
/** 消费者权益保护法 55: what is less counts as 500 yuan. */
const LEAST_DAMAGES = 500;

const NO_PRICE =
  /过户|上牌|购置税|保险|查(?:了|询)|贷款|鉴定费|检测费|公证|邮费|鉴定|检测|运费|维修|修|评估|律师|定金/;

/** What was paid for a thing that is given back: the sum of the clause that tells of buying it, or of the next. */
function priceOf({ text, sums, clauses }: Telling): ToldSum | null {
  // 谈好9万8，转给他全款.
  const agreed = sums.filter(
    ({ start, isRough }) => !isRough && AGREED.test(text.slice(clauseAt(clauses, start)?.start ?? 0, start)),
  );
  if (agreed[0] && new Set(agreed.map(({ value }) => value)).size === 1 && /全款|付清|一次性/.test(text))
    return agreed[0];
  const bought = clauses.findIndex((clause) => /买(?:了|的)|订(?:了|的)|下单|购/.test(clause.text));
  const near = clauses.slice(bought, bought + 6);
  if (bought < 0) return null;
  const found = sums.filter(
    ({ start }) =>
      near.some((clause) => clause.start <= start && start < clause.end) &&
      !/补|赔|只/.test(text.slice(Math.max(0, start - 4), start)) &&
      !NO_PRICE.test(text.slice(clauseAt(clauses, start)?.start ?? 0, clauseAt(clauses, start)?.end)),
  );
  if (new Set(found.map(({ value }) => value)).size === 1) return found[0] ?? null;
  // 6万8，定金先交2000，又转66000: what was paid comes to the price.
  const paid = sums.filter(
    ({ start, isRough }) => !isRough && PAID.test(text.slice(clauseAt(clauses, start)?.start ?? 0, start)),
  );
  return (
    sums.find(
      (one) =>
        paid.length > 1 &&
        !paid.includes(one) &&
        paid.reduce((all, { value }) => all + value, 0) === one.value,
    ) ?? null
  );
}
const PAID = /(?:先|又|再)?(?:交|转|付|打|给)(?:了|过)?(?:他|她|过去)?[^，。；\d]{0,3}$/;
/** 消费者权益保护法 55: a business that deceived a consumer about what it sold; who sells a thing of their own is none. */
function isDeceived({ text, sides, cause }: Telling): boolean {
  const isBusiness =
    AT_A_SHOP.test(text) ||
    [...sides.sideOf].some(
      ([{ kind, name }, side]) => side !== sides.own && (kind !== 'person' || /行$|店$|部$/.test(name)),
    );
  const isFirm = [...sides.sideOf].some(([{ kind }, side]) => side === sides.own && kind !== 'person');
  return (
    isBusiness &&
    !isFirm &&
    /买卖|购物/.test(cause) &&
    (DECEIVED.test(text) || (ASSURED.test(text) && TURNED_OUT.test(text))) &&
    !/不要(?:三倍|赔)|(?:三倍|赔偿)(?:就)?(?:不要|算)了/.test(text)
  );
}
/** 在某某车行买的, 老板是个体户: whoever sells by trade. */
const AT_A_SHOP =
  /(?:在|去|找|到)[^，。；]{0,16}(?:车行|车市|专卖店|商行|门店|店里?)(?:买|订|提)|个体户|营业执照/;
const DECEIVED =
  /调(?:过)?(?:了)?(?:表|里程)|假货|假冒|(?:是|都)假的|翻新(?:机|货)|以次充好|冒充|仿(?:品|货)|隐瞒/;
const ASSURED =
  /(?:保证|承诺|写(?:的|着|明|了)?|说|拍着?胸脯)[^。；]{0,16}(?:无(?:重大)?(?:事故|水泡|泡水|火烧)|没(?:有)?(?:出过|动过|修过|泡过|大)|全新|正品|原装|不是(?:事故|泡水)|绝对(?:没|不))/;
const TURNED_OUT =
  /切割|焊接|泡(?:水|过)|水泡|大梁|纵梁|气囊[^，。；]{0,6}(?:弹|后装|换)|事故车|出过险|水渍|翻新|假的?/;
/** What a thing is told to have been agreed for. */
const AGREED = /(?:谈好|谈妥|成交价?|讲好|说好|车价|总价|价格)(?:是|为|了)?[^，。；\d]{0,3}$/;
