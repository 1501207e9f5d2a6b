import { type CourseClaim, courseClaim } from '../../courses/told-course.ts';
import type { ToldWork } from '../../labour-sums.ts';
import { type Telling, within } from '../telling.ts';
import type { ToldSum } from '../told-sums.ts';
import type { ClaimGround } from './claim-ground.ts';
import { claimsOfBody } from './claims-of-body.ts';
import { claimsOfEstate, claimsOfFamily } from './claims-of-family.ts';
import { claimsOfImage } from './claims-of-image.ts';
import { endOfContract, leaseClaims, type PutClaim, rentOwed } from './claims-of-lease.ts';
import { refundClaims } from './claims-of-refund.ts';
import { claimsOfWork } from './claims-of-work.ts';
import { dailyRate, latePenalty } from './daily-rate.ts';
import { earnestClaims } from './earnest-claims.ts';
import { headsOf, owedSum, totalLessPaid } from './heads.ts';
import { GIVES_UP_INTEREST } from './standard/told-parts.ts';
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
/** Interest that is given up, and interest that nobody agreed: neither is asked for as agreed. */
const NONE_AGREED = new RegExp(
  `${GIVES_UP_INTEREST.source}|(?:利息|违约金)[^，。]{0,8}没(?:讲|说|提|要|想)|(?:没有|没约定|没说)(?:过)?(?:的)?利息`,
);

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
      ({ start, end, isRough }) =>
        !isRough &&
        !/^(?:的)?(?:违约金|押金|定金|抚养费)/.test(telling.text.slice(end)) &&
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

/** 能要双倍吗: who asks whether they can have it wants it; what the other side says of it is no wish. */
const ASKS_DOUBLE =
  /(?<!(?:他们?|她们?|对方|买家)[^，。；]{0,8})(?:能(?:不能)?|可以|可不可以|想)(?:要|主张|让[^，。；]{1,4}(?:退|还|赔|返))[^，。；]{0,4}双倍/;

function claimsOfContract(ground: ClaimGround): CourseClaim[] {
  const { telling, wished, asks, at } = ground;
  const { cause, text } = telling;
  const claims: CourseClaim[] = [];
  const put = (noun: string, words: string, sum: ToldSum | null) =>
    claims.push(
      courseClaim(
        noun,
        `${words.startsWith('解除') ? '请求判令' : words.startsWith('确认') ? '请求' : asks}${words}`,
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
  if ((/双倍/.test(wished) || ASKS_DOUBLE.test(text)) && earnest) {
    earnestClaims(telling, earnest, put);
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
    // 退货退钱，再赔我1200: what is paid besides is no price that goes back.
    const isLoss = told !== null && LOSS_BEFORE.test(text.slice(Math.max(0, told.start - 10), told.start));
    refundClaims(ground, isLoss ? null : told, put);
    if (told && isLoss) put('损失', `赔偿损失${told.value}元`, told);
  } else {
    const owed = told ?? owedSum(telling) ?? (/股权/.test(cause) ? priceLeft(telling) : null);
    const rent = /租赁/.test(cause) ? rentOwed(telling) : null;
    const rest =
      !told && /买卖|承揽|定作|运输|劳务|加工|工程/.test(cause) && !PAID_IT.test(text)
        ? totalLessPaid(telling)
        : null;
    // Who had a work done badly owes a price and asks for what it costs to mend (民法典 577, 781).
    const isBadWork = /承揽|定作|装饰|加工/.test(cause) && PAID_IT.test(text) && BAD_WORK.test(text);
    if (isBadWork) badWork(ground, put);
    else if (rest && (!owed || owed.value === rest.value))
      put(noun, `支付${noun}${rest.value}元${rest.how}`, rest);
    else if (rent) put(noun, `支付${noun}${rent.value}元${rent.how}`, rent);
    else if (owed) put(noun, `支付${noun}${owed.value}元`, owed);
    // Who paid for a work that was not done owes no price, and is owed none.
    else if (wished !== '' && !PAID_IT.test(text)) put(noun, `支付${noun}＿＿＿元`, null);
    endOfContract(ground, put);
    if (/租赁/.test(cause)) leaseClaims(ground, rent, put);
  }
  const rate = dailyRate(telling);
  const base = claims.find(({ worded }) => worded?.amount)?.worded?.amount ?? null;
  const isTold = !NONE_AGREED.test(text);
  // One delay is paid for once: a penalty that was agreed stands for the interest (民法典 585).
  if (base !== null && isTold && !rate && (/利息/.test(wished) || WANTS_INTEREST.test(text)))
    put(
      '利息',
      `支付逾期付款利息（以${base}元为基数，自＿＿＿＿年＿＿月＿＿日起至实际付清之日止，${/买卖/.test(cause) ? SALE_INTEREST : '按同期一年期贷款市场报价利率计算'}）`,
      null,
    );
  const isEarnest = claims.some((claim) => claim.noun === '定金');
  // Who wants back what was paid has a delay of delivery to complain of, and owes nothing late.
  const isBuyer = claims.some((claim) => /^(?:退|定金)$/.test(claim.noun));
  if (rate && isTold && !isBuyer) put('违约金', latePenalty(rate), null);
  else if (rate && isTold && !isEarnest && /违约金/.test(wished) && LATE_DELIVERY.test(text))
    put(
      '违约金',
      `支付逾期交付违约金（以合同价款为基数，按约定的每日${rate.rate}，自＿＿＿＿年＿＿月＿＿日起计算）`,
      null,
    );
  const daily = /违约金/.test(wished) ? dailyPenalty(telling) : null;
  if (daily && !rate)
    put('违约金', `支付违约金（按约定的每逾期一日${daily.value}元计算，自＿＿＿＿年＿＿月＿＿日起）`, null);
  const carriage = /运费|邮费/.test(wished) ? heads.find((head) => head.noun === '运费') : undefined;
  if (carriage) put('运费', `支付退货运费${carriage.value}元`, carriage);
  for (const head of heads)
    if (
      /律师费|鉴定费|公证费|评估费|检测费|返工费用|医疗费/.test(head.noun) &&
      ((head.noun === '医疗费' ? /医药费|看病|医疗/ : new RegExp(head.noun.slice(0, 2))).test(wished) ||
        // What a test of a bad thing cost is a loss that its sale made (民法典 584).
        (/检测费|鉴定费/.test(head.noun) && claims.some((claim) => claim.noun === '退')) ||
        /谁违约谁出|违约方(?:出|承担)/.test(text))
    )
      put(head.noun, `${/返工|医疗/.test(head.noun) ? '赔偿' : '支付'}${head.noun}${head.value}元`, head);
  return claims;
}
/** 一赔三 is a multiple of the price. */
const LOSS_BEFORE = /赔(?:偿|我|给我)?[^，。；三倍\d]{0,4}$/;
const LATE_DELIVERY = /(?:延期|逾期|延迟|晚)[^，。；]{0,4}(?:交货|交付|发货|供货|交房|交车|完工)/;
/** 我要货款和利息. */
const WANTS_INTEREST = /(?:要|付|算|给|加|还有|连)[^，。；\d]{0,8}利息|利息[^，。；]{0,4}(?:要|得|也|该)/;
/** 买卖合同司法解释 18: where nothing was agreed, the LPR and 30 to 50 % more. */
const SALE_INTEREST = '参照同期一年期贷款市场报价利率加计30%计算';
const BAD_WORK = /返工|质量|漏(?:水|雨|得)|裂|空鼓|起皮|歪|脱落|不合格|停工|烂尾|没(?:干|做|装)完/;
const PAID_IT =
  /(?:我|前后|一共|总共|已经?)[^，。；]{0,8}(?:付|交|给|转)(?:了|过)(?!我)[^，。；]{0,6}[\d一二两三四五六七八九十百千万]/;

/** What it costs to mend a bad work, open where the sum is only guessed; a sum that a head tells stands there. */
function badWork({ telling, wished }: ClaimGround, put: PutClaim): void {
  const isHead = headsOf(telling).some(({ noun }) => noun === '返工费用');
  if (!isHead && /赔|修/.test(wished)) put('修复', '赔偿修复、返工的费用＿＿＿元', null);
}

/** 逾期一天罚100块: a penalty that is agreed by the day. */
const dailyPenalty = ({ text, sums }: Telling): ToldSum | null =>
  sums.find(
    ({ start, isRough }) =>
      !isRough &&
      /(?:逾期|延期|延误|晚|拖|超)(?:一|1|每)?[天日][^，。；\d]{0,6}$/.test(
        text.slice(Math.max(0, start - 12), start),
      ),
  ) ?? null;

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

/** 自己花3200装隔音窗: what was paid to keep it out. */
const SHIELD = /花(?:了)?(\d{3,6})(?:元|块钱?)?(?:装|换|安装?)(?:了)?(?:[一两三]?[扇个套])?(隔音[窗门墙板]?)/;

function claimsOfDamage({ telling, wished, asks, at }: ClaimGround): CourseClaim[] {
  const { text } = telling;
  const claims: CourseClaim[] = [];
  // 民法典 290, 296: water is let off with regard to the neighbour.
  if (/(?:把|将)(?:雨|污|脏)?水[^，。；]{0,8}(?:排|流|放|引)|排水[^，。；]{0,6}(?:改|堵|对着)/.test(text))
    claims.push(courseClaim('排水', `${asks}停止向原告一侧排水，改正排水设施`, null, at));
  if (/(?:墙|屋檐|房檐|地基|围墙)[^，。；]{0,10}(?:挪|伸|占|砌|压|盖)/.test(text) && /拆/.test(wished + text))
    claims.push(courseClaim('拆除', `${asks}拆除越界部分，恢复原状`, null, at));
  if (/(?:墙|屋|房)[^，。；]{0,10}(?:修好|修复)/.test(wished))
    claims.push(courseClaim('修墙', `${asks}修复原告受损的房屋`, null, at));
  if (/还在(?:滴|漏|渗)|没修|不修|一直(?:漏|渗)|修/.test(wished + text) && /漏|渗|滴/.test(text))
    claims.push(courseClaim('修复', `${asks}限期修复漏水部位，停止侵害`, null, at));
  if (claims.length === 0 && /拆|清|恢复|挪/.test(wished) && !/漏/.test(text))
    claims.push(courseClaim('恢复', `${asks}排除妨害、恢复原状`, null, at));
  // 民法典 236, 294: smoke and noise are stopped, and what leads them to the neighbour is moved.
  const fumes = /排烟|油烟|烟道|烟熏/.test(text) ? '排烟设施' : /风机|外机/.test(text) ? '风机等设备' : null;
  if (fumes !== null && claims.length === 0 && /改|拆|移|挪|停|别/.test(wished + text))
    claims.push(courseClaim('排烟', `${asks}停止侵害、排除妨害，拆除或者改移${fumes}`, null, at));
  const shield = SHIELD.exec(text);
  if (fumes !== null && shield?.[1]) {
    const place = { start: shield.index, end: shield.index + shield[0].length };
    claims.push(
      courseClaim(
        '隔音',
        `${asks}赔偿安装${shield[2]}的费用${Number(shield[1])}元`,
        Number(shield[1]),
        place,
      ),
    );
    return claims;
  }
  const total =
    telling.sums.findLast(({ start }) =>
      /(?:加起来|一共|总共|合计|共计|加一块|拢共)[^，。]{0,4}$/.test(
        text.slice(Math.max(0, start - 8), start),
      ),
    ) ?? (telling.sums.length === 1 ? telling.sums[0] : undefined);
  const sum = total ?? null;
  if (sum || claims.length === 0 || /赔/.test(wished))
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
