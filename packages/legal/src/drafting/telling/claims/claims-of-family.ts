import { type CourseClaim, courseClaim } from '../../courses/told-course.ts';
import { within } from '../telling.ts';
import type { ClaimGround } from './claim-ground.ts';
import { headsOf } from './heads.ts';

const CHILD = '(?:孩子|小孩|儿子|女儿|闺女|娃|子女|[老大小][一二大小]?)';
const TO_ME = new RegExp(
  `${CHILD}[^，。；]{0,10}(?:归我|跟我(?!妈|爸|说)|判给我|我要|我都?想要|我都要|给我|由我)|(?:我|俺)(?:要|想要|都要|争)(?!能|看|探|见)[^，。；能看]{0,4}(?:${CHILD}|抚养权)|[两二三]个都要|都跟我|抚养权(?:归|给|判给)我`,
);
const TO_OTHER = new RegExp(
  `${CHILD}[^，。；]{0,12}(?:归|跟|让|判给|给)(?:他|她|对方)(?:带|养|抚养)?(?!妈|爸)|让(?:他|她)带`,
);

/** 家里没有房子: no home to share. */
export const NO_HOME = /(?:没(?:有)?|无)(?:什么|啥|买|共同(?:的)?)?(?:房(?!租|贷)|财产)/;
/** 也没什么存款. */
export const NO_SAVINGS = /(?:没(?:有)?|无)(?:什么|啥|多少|共同(?:的)?)?(?:存款|积蓄|钱|财产)/;
/** 儿子可以让她带: what is given up. */
const TO_OTHER_NOW = new RegExp(
  `${CHILD}[^，。；]{0,10}(?:可以)?(?:让|给|归|跟)(?:他|她|对方)(?:带|养|抚养)`,
);

/** 房子买的时候我们还没登记: a home of one of them from before. */
const BEFORE_MARRIAGE =
  /房[^。]{0,80}(?:还没|没有?|未)(?:登记|领证|结婚)|婚前[^。；]{0,10}房|房[^。；]{0,14}婚前/;

/** A divorce, support, a bride price: what is asked of a family. */
export function claimsOfFamily(ground: ClaimGround): CourseClaim[] {
  const { telling, wished, asks, at } = ground;
  const { text, cause } = telling;
  const claims: CourseClaim[] = [];
  const put = (
    noun: string,
    content: string,
    amount: number | null,
    place: { start: number; end: number } = at,
  ) => claims.push(courseClaim(noun, content, amount, place));
  if (/彩礼|婚约/.test(cause)) {
    const head = headsOf(telling).find(({ noun }) => noun === '彩礼');
    put('彩礼', `${asks}返还彩礼${head ? head.value : '＿＿＿'}元`, head?.value ?? null, head ?? at);
    return claims;
  }
  const monthly = monthlySum(ground);
  if (/赡养/.test(cause)) {
    put('赡养费', `${asks}每月支付赡养费${monthly ? monthly.value : '＿＿＿'}元`, null, monthly ?? at);
    return claims;
  }
  if (/抚养/.test(cause)) {
    if (/变更/.test(cause)) put('抚养', '请求判令子女变更为由原告直接抚养', null);
    put('抚养费', `${asks}每月支付抚养费${monthly ? monthly.value : '＿＿＿'}元`, null, monthly ?? at);
    return claims;
  }
  if (!/离婚纠纷/.test(cause)) return claims;
  put('离婚', '请求判令原告与被告离婚', null);
  const isMine = TO_ME.test(text) && !TO_OTHER_NOW.test(text);
  const isTheirs = !isMine && TO_OTHER.test(text);
  if (isMine || isTheirs) {
    const payer = isMine ? telling.other : telling.me;
    put(
      '抚养',
      `请求判令婚生子女由${isMine ? telling.me : telling.other}直接抚养，${payer}${isByChild(text) ? '按每名子女' : ''}每月支付抚养费${monthly ? `${monthly.value}元` : '＿＿＿元'}${untilWhen(text)}`,
      null,
      monthly ?? at,
    );
    if (isTheirs && /看孩子|看(?:看)?(?:儿子|女儿)|探望|能看/.test(text))
      put('探望', `请求判令${telling.me}享有探望权`, null);
  }
  const isHomeMine = /房子?[^，。；]{0,8}(?:我(?:也|就)?想?要|归我|判给我|给我(?!妈|爸))|我要房/.test(text);
  const isOwnHome =
    /房(?:子|屋)?[^。；]{0,6}(?:我|俺)(?:的)?婚前|(?:我|俺)婚前[^，。]{0,8}(?:买|付)[^，。]{0,4}房/.test(
      text,
    );
  // 婚姻家庭编解释（一）78: bought by one before the marriage, it stays theirs; what both paid on the loan since is made good.
  const isTheirHome =
    BEFORE_MARRIAGE.test(text) && /写(?:的)?(?:是)?(?:他|她|对方)(?:的)?名|(?:他|她)(?:的)?名下/.test(text);
  const isGivenUp =
    /婚前[^。]{0,14}不要|房[^，。]{0,6}(?:不要|不争|不分)|房(?:子|屋)?是(?:他|她)(?:的)?(?:爸妈?|妈|父母|家里?)的/.test(
      text,
    );
  const owned = text.replace(/租[^，。；]{0,6}房子?[^，。；]{0,3}/g, '');
  const hasHome = /房(?:子|产|贷|本)|一套房|首付/.test(owned) && !isOwnHome && !isTheirHome && !isGivenUp;
  const carTo = /车(?:子)?[^，。；]{0,4}(?:给|归)(他|她|对方|我)/.exec(text)?.[1];
  const isOwnCar = /车[^，。；]{0,8}婚前|婚前[^，。；]{0,6}车|车[^。；]{0,14}我不要/.test(text);
  const hasCar = !carTo && !isOwnCar && /车(?:子)?(?:是|写|登记|归|在|，)|一辆|辆车/.test(text);
  if (isHomeMine)
    put(
      '房',
      `请求判令夫妻共同财产中的房屋归${telling.me}所有${/补(?:他|她|钱|差)|给(?:他|她)补/.test(text) ? `，由${telling.me}补偿${telling.other}` : ''}`,
      null,
    );
  if (isOwnHome)
    put(
      '房',
      `请求判令婚前购买的房屋归${telling.me}所有${/还贷|月供|房贷|贷款|按揭/.test(text) ? `，婚后共同还贷及其对应增值部分依法补偿${telling.other}` : ''}`,
      null,
    );
  if (isTheirHome && !isGivenUp && /还贷|月供|房贷|贷款/.test(text))
    put('房', `${asks}补偿${telling.me}婚后共同还贷及房屋相应增值部分＿＿＿元`, null);
  if (carTo) {
    const isToMe = carTo === '我';
    const [owner, payer] = isToMe ? [telling.me, telling.me] : [telling.other, telling.other];
    const even = telling.sums.find(({ start }) =>
      /(?:他|她|我|对方)补(?:偿|给)?(?:我|他|她)?$/.test(text.slice(Math.max(0, start - 8), start)),
    );
    const paid = even ? `，由${payer}补偿${isToMe ? telling.other : telling.me}${even.value}元` : '';
    put('车', `请求判令夫妻共同财产中的车辆归${owner}所有${paid}`, null, even ?? at);
  }
  const things = [
    !isHomeMine && hasHome && !NO_HOME.test(text) ? '房屋' : '',
    hasCar ? '车辆' : '',
    /存款/.test(text) && !NO_SAVINGS.test(text) ? '存款' : '',
  ].filter(Boolean);
  const hasDebts = /房贷|贷款|共同债务/.test(text);
  if (things.length > 0)
    put('分割', `请求依法分割${things.join('、')}等夫妻共同财产${hasDebts ? '及共同债务' : ''}`, null);
  else if (hasDebts && hasHome) put('债务', '请求依法确定夫妻共同债务的承担', null);
  if (/赔|精神/.test(wished)) put('损害', `${asks}支付离婚损害赔偿＿＿＿元`, null);
  return claims;
}

/** 一个孩子一个月一千二. */
const isByChild = (text: string): boolean => /(?:一个|每个?)(?:孩子|小孩|娃)(?:一个?月|每个?月)/.test(text);

/** 给到18岁: as it is asked; else until a child lives by its own means (民法典婚姻家庭编解释一 41, 53). */
const untilWhen = (text: string): string =>
  /(?:到|至)(?:年?满)?(?:18|十八)(?:周?岁)/.test(text) ? '至子女年满十八周岁时止' : '至子女独立生活时止';

/** 他一个月拿两千: what is asked by the month. */
function monthlySum({ telling, wishes }: ClaimGround) {
  const { text } = telling;
  const isMonthly = ({ start, end }: { start: number; end: number }) =>
    /(?:一个?月|每个?月|按月)[^，。]{0,6}$/.test(text.slice(Math.max(0, start - 10), start)) ||
    /^(?:一个?月|每个?月|\/月)/.test(text.slice(end)) ||
    /抚养费(?:我)?(?:就|得|想)?(?:要)?$/.test(text.slice(Math.max(0, start - 8), start));
  const wished = wishes.flatMap((clause) => within(telling.sums, clause)).filter(isMonthly);
  const said = telling.sums.filter(
    (sum) =>
      isMonthly(sum) &&
      /(?:他|她|我)(?:一个?月|每个?月)?(?:拿|出|给)[^，。]{0,8}$/.test(
        text.slice(Math.max(0, sum.start - 12), sum.start),
      ) &&
      !/还贷|贷款|月供|[给付]过|给我(?:姐|妈|爸|哥|弟|妹)/.test(
        text.slice(Math.max(0, sum.start - 16), sum.start),
      ),
  );
  const named = telling.sums.find(({ start }) =>
    /抚养费(?:我)?(?:就|得|想)?(?:要)?$|(?:一个|每个?)(?:孩子|小孩|娃)(?:一个?月|每个?月)[^，。；]{0,4}$/.test(
      text.slice(Math.max(0, start - 10), start),
    ),
  );
  return wished[0] ?? named ?? said[0] ?? null;
}

const EQUALLY = /(?:一人|每人|各)(?:分)?(?:[一二三四五六七八九两]分之一|一半|一份)|平分|平均|均分/;
/** Heirs of one order inherit alike; who cared for the dead may be given more (民法典 1130). Who wants equal shares wants no more. */
const shareAsked = (text: string, me: string): string =>
  EQUALLY.test(text)
    ? '，由各继承人均等继承'
    : /照顾|伺候|养老|住我家/.test(text)
      ? `，${me}尽了主要扶养义务，请求适当多分`
      : '';

/** 亲笔写的房子给我爸: a will in one's own hand (民法典 1134). */
const OWN_WILL = /(?:手写|亲笔|自书|亲手写)[^。；]{0,24}(?:给|归|留给)(?:我|俺)/;

/** What a dead person left is divided. */
export function claimsOfEstate({ telling, wished, at }: ClaimGround): CourseClaim[] {
  const { text } = telling;
  const claims: CourseClaim[] = [];
  const put = (noun: string, content: string) => claims.push(courseClaim(noun, content, null, at));
  if (
    /遗嘱/.test(text) &&
    /打印|手印|假|见证|不(?:认|是)|代写|签名/.test(text) &&
    !/没(?:有)?(?:留|立|写)(?:下)?(?:过)?遗嘱/.test(text) &&
    !/遗嘱(?:写|说|给|留)[^，。]{0,8}(?:我|归我)/.test(text)
  )
    put('遗嘱', '请求确认遗嘱无效');
  const own = OWN_WILL.exec(text)?.[0];
  if (own && !/打印|代写|假|口头/.test(text)) {
    put('遗嘱', `请求判令被继承人遗留的${/房/.test(own) ? '房屋' : '遗产'}按照自书遗嘱由${telling.me}继承`);
    if (/房/.test(own) && /存款|存折/.test(text))
      put('继承', `请求依法分割被继承人遗留的存款${shareAsked(text, telling.me)}`);
    return claims;
  }
  // Who is given a thing by a paper of the dead asks for that, and not for a division.
  if (
    /(?:手写|亲笔|自己写|遗嘱)[^。；]{0,16}写?[^，。；]{0,8}给/.test(text) &&
    !/假|不认|打印|代写|无效/.test(text)
  )
    return claims;
  const saved = telling.sums.find(({ start }) =>
    /(?:存折|存款|银行卡|卡里|账上)[^，。]{0,8}$/.test(text.slice(Math.max(0, start - 12), start)),
  );
  const things = [
    /房/.test(text) ? '房屋' : '',
    saved ? `存款${saved.value}元` : /存款|存折/.test(text) ? '存款' : '',
    /车/.test(text) && /遗产|名下/.test(text) ? '车辆' : '',
  ].filter(Boolean);
  put(
    '继承',
    `请求依法继承、分割被继承人遗留的${things.join('、') || '遗产'}${shareAsked(text, telling.me)}`,
  );
  if (/抚恤金/.test(text)) put('抚恤金', '请求一并分割抚恤金');
  if (/交出|拿出来|还回/.test(wished)) put('返还', `请求判令${telling.other}返还已取走的款项`);
  return claims;
}
