import { type CourseClaim, courseClaim } from '../../courses/told-course.ts';
import type { ToldWork } from '../../labour-sums.ts';
import { type Telling, within } from '../telling.ts';
import type { ToldSum } from '../told-sums.ts';
import type { ClaimGround } from './claim-ground.ts';
import { claimsOfBody } from './claims-of-body.ts';
import { claimsOfEstate, claimsOfFamily } from './claims-of-family.ts';
import { claimsOfImage } from './claims-of-image.ts';
import { claimsOfWork } from './claims-of-work.ts';
import { headsOf, owedSum } from './heads.ts';
import { wishesIn } from './wishes.ts';

/** What is owed under a contract, as courts call it. */
const PRICES: readonly [RegExp, string][] = [
  [/房屋买卖|商品房/, '购房款'],
  [/买卖/, '货款'],
  [/承揽|定作/, '报酬'],
  [/装饰装修/, '装修款'],
  [/建设工程/, '工程款'],
  [/劳务|劳动报酬/, '劳务报酬'],
  [/租赁/, '租金'],
  [/股权/, '股权转让款'],
  [/运输/, '运费'],
  [/追偿/, '代偿款'],
  [/不当得利/, '款项'],
  [/服务|委托|中介/, '服务费'],
];
/** What was paid in advance and is wanted back. */
const REFUND = /退(?!休|一步|伍|学)|假一赔|三倍|要回(?:定金|学费|钱)|不想(?:要|学|干|让)/;
const NO_INTEREST =
  /(?:利息|违约金)[^，。]{0,8}(?:无所谓|不要|算了|就算了|不用|没(?:讲|说|提|要|想)|随便)|(?:不要|没想要|不收|没有|没约定|没说)(?:过)?(?:的)?利息|不要利息/;

/** The claims that a telling makes: what is wished for with its sum, and what is owed where nobody said more. */
export function claimsOfTelling(telling: Telling, work: ToldWork): CourseClaim[] {
  const { cause, text, clauses } = telling;
  if (/民间借贷/.test(cause) || cause === '') return [];
  if (cause === '劳动争议') return claimsOfWork(telling, work);
  const wishes = wishesIn(telling);
  const [first] = wishes;
  const last = wishes.at(-1);
  const ground: ClaimGround = {
    telling,
    wishes,
    wished: wishes.map((clause) => clause.text).join('，'),
    asks: `请求判令${telling.other}`,
    at:
      first && last
        ? { start: first.start, end: first.end }
        : { start: 0, end: clauses[0]?.end ?? text.length },
  };
  if (/离婚纠纷|抚养|赡养|同居|彩礼|婚约/.test(cause)) return claimsOfFamily(ground);
  if (/继承/.test(cause)) return claimsOfEstate(ground);
  if (/肖像|名誉|隐私|姓名权|著作权/.test(cause)) return claimsOfImage(ground);
  if (/交通事故|动物|健康权|医疗损害|受害责任|安全保障|教育机构|物件/.test(cause))
    return claimsOfBody(ground);
  if (/财产损害|相邻/.test(cause)) return claimsOfDamage(ground);
  if (/合伙/.test(cause)) return claimsOfPartners(ground);
  return claimsOfContract(ground);
}

/** The sum of a wish that is no head of its own: 我就要剩下的五万四. */
function wishedSum({ telling, wishes }: ClaimGround): ToldSum | null {
  const heads = headsOf(telling).filter(({ noun }) => /费$/.test(noun));
  const sums = wishes.flatMap((clause) =>
    within(telling.sums, clause).filter(
      ({ start, isRough }) =>
        !isRough &&
        !heads.some((head) => head.start === start) &&
        !/(?:每|一个?)月[^，。]{0,4}$|月租[^，。]{0,3}$/.test(telling.text.slice(clause.start, start)),
    ),
  );
  return sums.length === 1
    ? (sums[0] ?? null)
    : (sums.find(({ start }) => /剩|就要|只要|本钱|欠/.test(telling.text.slice(start - 8, start))) ??
        sums[0] ??
        null);
}

function claimsOfContract(ground: ClaimGround): CourseClaim[] {
  const { telling, wished, asks, at } = ground;
  const { cause, text } = telling;
  const claims: CourseClaim[] = [];
  const put = (noun: string, words: string, sum: ToldSum | null) =>
    claims.push(
      courseClaim(
        noun,
        `${words.startsWith('解除') ? '请求判令' : asks}${words}`,
        sum?.value ?? null,
        sum ?? at,
      ),
    );
  const heads = headsOf(telling);
  const told = wishedSum(ground);
  const noun = PRICES.find(([says]) => says.test(cause))?.[1] ?? '款项';
  const deposits = heads.filter((head) => head.noun === '押金');
  const deposit = deposits[0];
  const earnest = heads.find((head) => head.noun === '定金');
  if (/双倍/.test(wished) && earnest) {
    put('定金', `双倍返还定金${earnest.value * 2}元`, { ...earnest, value: earnest.value * 2 });
  } else if (
    /租赁/.test(cause) &&
    deposit &&
    /(?:退|扣)[^，。]{0,8}(?:押金|我)|押金[^，。]{0,16}(?:退|扣|还)|不退/.test(text) &&
    !/(?:欠|没交|不交|拖)[^，。]{0,8}(?:房租|租金)|就是不交/.test(text)
  ) {
    const sum = told ?? deposit;
    put('押金', `退还押金${sum.value}元`, sum);
  } else if (
    /买卖|网络购物|培训|服务|旅游|房屋|商品房|承揽|定作|装饰|中介|委托/.test(cause) &&
    (REFUND.test(wished) || (wished === '' && /退款|退费|全退|假一赔|退一赔/.test(text))) &&
    !/货款|尾款没|欠款|欠[我了着]?[^，。]{0,6}\d/.test(wished || text)
  ) {
    refund(ground, told, put);
  } else {
    const owed = told ?? owedSum(telling) ?? (/股权/.test(cause) ? priceLeft(telling) : null);
    if (owed) put(noun, `支付${noun}${owed.value}元`, owed);
    else if (wished !== '') put(noun, `支付${noun}＿＿＿元`, null);
    vacate(ground, put);
  }
  const base = claims.find(({ worded }) => worded?.amount)?.worded?.amount ?? null;
  const isTold = !NO_INTEREST.test(text);
  if (base !== null && isTold && /利息/.test(wished))
    put('利息', `支付逾期付款利息（以${base}元为基数，自＿＿＿＿年＿＿月＿＿日起至实际付清之日止）`, null);
  const rate = RATE.exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  if (rate && isTold && !/太高/.test(text))
    put('违约金', `支付逾期付款违约金（按约定的每日${rate}，计算至实际付清之日）`, null);
  else if (rate && isTold)
    put('违约金', `支付逾期付款违约金（约定每日${rate}，原告同意依法调低，计算至实际付清之日）`, null);
  for (const head of heads)
    if (
      /律师费|鉴定费|公证费|评估费|检测费|返工费用|医疗费/.test(head.noun) &&
      ((head.noun === '医疗费' ? /医药费|看病|医疗/ : new RegExp(head.noun.slice(0, 2))).test(wished) ||
        /谁违约谁出|违约方(?:出|承担)/.test(text))
    )
      put(head.noun, `${/返工|医疗/.test(head.noun) ? '赔偿' : '支付'}${head.noun}${head.value}元`, head);
  return claims;
}
const RATE =
  /(?:违约金|滞纳金|逾期|晚一?天|每[天日]|一天|按日|日)[^，。]{0,12}?([万千百]分之[一二三四五六七八九十\d.]+)|([万千百]分之[一二三四五六七八九十\d.]+)[^，。]{0,4}(?:违约金|滞纳金)/;

/** A price less what was paid on it, where each payment is told as one that was made. */
function priceLeft({ text, sums, clauses }: Telling): ToldSum | null {
  const price = sums.find(({ start }) =>
    /(?:以|作价|转让价(?:款)?|总价|价格|价款)(?:为|是)?[^，。\d]{0,3}$/.test(
      text.slice(Math.max(0, start - 10), start),
    ),
  );
  if (!price) return null;
  const paid = sums.filter((sum) => {
    const clause = clauses.find(({ start, end }) => start <= sum.start && sum.start < end);
    const sentence = clause ? text.slice(clause.sentence.start, clause.sentence.end) : '';
    const before = clause ? text.slice(clause.start, sum.start) : '';
    return (
      sum.start > price.end &&
      /(?:付|给|转)(?:了|来)?[^，。]{0,3}$/.test(before) &&
      !/约定|协议写|说好|应|前付|内付|抵/.test(sentence)
    );
  });
  const left = price.value - paid.reduce((sum, { value }) => sum + value, 0);
  return paid.length > 0 && left > 0 ? { ...price, value: left, text: `${left}元` } : null;
}

/** What was paid is wanted back: with its sum where that is told as what is left, and open where it has to be counted. */
function refund(
  { wished, telling }: ClaimGround,
  told: ToldSum | null,
  put: (noun: string, words: string, sum: ToldSum | null) => void,
) {
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
        : /房屋|商品房/.test(cause)
          ? '房款'
          : '费用';
  if (
    /不想(?:再)?(?:让|要)|解除|退卡|不(?:干|学)了|退(?:费|课|钱|房)/.test(wished || text) &&
    !/买卖|购物/.test(cause)
  )
    put('解除', '解除双方的合同', null);
  const bought =
    /退(?:车|货|款|钱)/.test(wished) && !/用了|上了|剩|消费了/.test(text) ? priceOf(telling) : null;
  const all = telling.sums.find(({ start }) =>
    /(?:共|一共|合计|总共|服务费|学费)[^，。]{0,3}$/.test(text.slice(Math.max(0, start - 5), start)),
  );
  const isWhole = /全退|全额退|全部退|不过全退|退款|退货/.test(text);
  const whole = isWhole ? all : undefined;
  const sum = told ?? left ?? whole ?? bought;
  if (sum || wished !== '') put('退', `退还${noun}${sum ? sum.value : '＿＿＿'}元`, sum);
  const times = /(?:假一|退一)赔([一二三四五六七八九十]+)|([三十])倍/.exec(text);
  const multiple = times?.[1] ?? times?.[2];
  if (multiple && /买卖|购物|服务/.test(cause)) put('倍', `按价款的${multiple}倍赔偿原告＿＿＿元`, null);
}

/** What was paid for a thing that is given back: the sum of the clause that tells of buying it, or of the next. */
function priceOf({ text, sums, clauses }: Telling): ToldSum | null {
  const bought = clauses.findIndex((clause) => /买(?:了|的)|订(?:了|的)|下单|购/.test(clause.text));
  const near = clauses.slice(bought, bought + 2);
  if (bought < 0) return null;
  const found = sums.filter(
    ({ start }) =>
      near.some((clause) => clause.start <= start && start < clause.end) &&
      !/补|赔|只/.test(text.slice(Math.max(0, start - 4), start)),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** 让他搬走: the lease ends, and the place is given back. */
function vacate(
  { wished, telling }: ClaimGround,
  put: (noun: string, words: string, sum: ToldSum | null) => void,
) {
  if (!/租赁/.test(telling.cause) || !/搬|腾|收回|清退/.test(wished)) return;
  put('解除', '解除双方的租赁合同', null);
  put('腾退', '腾退租赁房屋并交还原告', null);
}

function claimsOfDamage({ telling, wished, asks, at }: ClaimGround): CourseClaim[] {
  const { text } = telling;
  const claims: CourseClaim[] = [];
  if (/还在(?:滴|漏|渗)|没修|不修|一直(?:漏|渗)|修/.test(wished + text) && /漏|渗|滴/.test(text))
    claims.push(courseClaim('修复', `${asks}限期修复漏水部位，停止侵害`, null, at));
  if (/拆|清|恢复|挪/.test(wished) && !/漏/.test(text))
    claims.push(courseClaim('恢复', `${asks}排除妨害、恢复原状`, null, at));
  const total =
    telling.sums.findLast(({ start }) =>
      /(?:加起来|一共|总共|合计|共计|加一块|拢共)[^，。]{0,4}$/.test(
        text.slice(Math.max(0, start - 8), start),
      ),
    ) ?? (telling.sums.length === 1 ? telling.sums[0] : undefined);
  const sum = total ?? null;
  claims.push(
    courseClaim(
      '损失',
      sum ? `${asks}赔偿财产损失${sum.text.replace('余', '')}` : `${asks}赔偿财产损失＿＿＿元`,
      sum && !sum.isRough ? sum.value : null,
      sum ?? at,
    ),
  );
  return claims;
}

function claimsOfPartners(ground: ClaimGround): CourseClaim[] {
  const { wished, asks, at, telling } = ground;
  const claims: CourseClaim[] = [];
  if (/账|算/.test(wished + telling.text))
    claims.push(courseClaim('清算', `${asks}提供合伙账目并与原告清算`, null, at));
  const told = wishedSum(ground);
  // A paper says what is due to who left: nothing has to be settled any more.
  if (/(?:退伙|散伙|清算|结算)(?:协议|款)/.test(telling.text)) {
    const content = `${asks}支付退伙款${told ? `${told.value}元` : '＿＿＿元'}`;
    return [courseClaim('返还', content, told?.value ?? null, told ?? at)];
  }
  claims.push(
    courseClaim(
      '返还',
      `${asks}返还原告应得的合伙财产${told ? `${told.value}元` : '（数额以清算结果为准）'}`,
      told?.value ?? null,
      told ?? at,
    ),
  );
  return claims;
}
