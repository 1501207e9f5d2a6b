import { type CourseClaim, courseClaim } from '../../courses/told-course.ts';
import { countOf } from '../../courses/told-matter.ts';
import type { Telling } from '../telling.ts';
import type { ClaimGround } from './claim-ground.ts';
import { headsOf, nursingByDay, paidAlready, type ToldHead } from './heads.ts';

/** Heads of what a hurt person may ask (人身损害赔偿解释 §1 ff.), in the order of that interpretation. */
const IN_ORDER = ['医疗费', '护理费', '营养费', '交通费', '鉴定费', '车辆维修费', '拖车费'];

/** Somebody was hurt: each head with its sum where it is told, what was paid already beside it, open what hangs on figures of the place. */
export function claimsOfBody({ telling, asks, at }: ClaimGround): CourseClaim[] {
  const { text, sides, cause } = telling;
  const claims: CourseClaim[] = [];
  const heads = headsOf(telling);
  const paid = paidAlready(telling);
  const insurers = [...sides.sideOf]
    .filter(
      ([{ name, kind }, side]) =>
        side !== sides.own &&
        kind !== 'person' &&
        /保险|人保|平安|太平洋|太保|人寿|国寿|大地|财险|阳光/.test(name),
    )
    .map(([{ name }]) => name);
  const others = [...sides.sideOf]
    .filter(([{ name }, side]) => side !== sides.own && !insurers.includes(name))
    .map(([{ name }]) => name);
  if (insurers.length > 0 && /交通/.test(cause)) {
    const covers = [
      /交强/.test(text) ? '机动车交通事故责任强制保险' : '',
      /商业|三者/.test(text) && !/没买商业|未买商业|没有商业/.test(text) ? '商业第三者责任保险' : '',
    ].filter(Boolean);
    claims.push(
      courseClaim(
        '保险',
        `${asks}${insurers.join('、')}在${covers.join('和') || '保险'}限额内先行赔偿下列损失，不足部分由${telling.other}${others.join('、') || '其他责任人'}赔偿`,
        null,
        at,
      ),
    );
  }
  const put = (
    noun: string,
    amount: number | null,
    how: string,
    place: { start: number; end: number } = at,
  ) =>
    claims.push(
      courseClaim(noun, `${asks}赔偿${noun}${amount ?? '＿＿＿'}元${how ? `（${how}）` : ''}`, amount, place),
    );
  const before = paid.reduce((sum, { value }) => sum + value, 0);
  for (const noun of IN_ORDER) {
    const head = heads.find((one) => one.noun === noun);
    if (head)
      put(
        noun,
        noun === '医疗费' ? withFurther(telling, head) : head.value,
        noun === '医疗费' && before > 0 ? `已付的${before}元在总额中扣除` : '',
        head,
      );
  }
  const nurse = claims.some(({ noun }) => noun === '护理费') ? null : nursingByDay(telling);
  if (nurse) put('护理费', nurse.value, nurse.how, nurse);
  const stay = /住(?:了)?院?(?:了)?([\d一二三四五六七八九十]+)天/.exec(text)?.[1];
  if (stay) put('住院伙食补助费', null, `住院${stay}天，按当地标准计算`);
  if (
    /休息|歇|误工|没法(?:上班|干活|跑)|没上班|没出车|没干活|请了?[^，。]{1,4}假|天假/.test(text) &&
    !/退休/.test(text)
  ) {
    const lost = lostWage(telling);
    put('误工费', lost?.amount ?? null, lost?.how ?? '', lost ?? at);
  }
  if (!claims.some(({ noun }) => noun === '护理费') && /照顾|伺候|陪护|护理期|护理/.test(text))
    put('护理费', null, '');
  // 人身损害赔偿解释 11: by the doctor's word.
  if (!claims.some(({ noun }) => noun === '营养费') && /(?:医生|医嘱|医院|出院)[^。；]{0,16}营养/.test(text))
    put('营养费', null, '按医嘱和当地标准计算');
  const grade = /([一二三四五六七八九十]级)(?:伤残)?/.exec(/伤残|鉴定|评残/.test(text) ? text : '')?.[1];
  if (grade) {
    put('残疾赔偿金', null, `${grade}伤残，按当地标准计算`);
    put('精神损害抚慰金', null, '');
  }
  if (claims.length === 0) put('医疗费', null, '');
  return claims;
}

/** 清创缝了七针，又两千六: what was paid besides for the same, in the sentence that goes on. */
function withFurther({ text, sums }: Telling, head: ToldHead): number {
  const behind = sums.filter(
    ({ start, isRough }) => start > head.end && start - head.end < FURTHER && !isRough,
  );
  const further = behind.filter(({ start }) => {
    const between = text.slice(head.end, start);
    return (
      !/[。；！？\n]/.test(between) &&
      /，(?:后来|后面|之后|出院后?|复查|检查|换药)*(?:又|另外|再|还)(?:花了?|用了?)?$/.test(between)
    );
  });
  return head.value + further.reduce((sum, { value }) => sum + value, 0);
}
const FURTHER = 24;

const REST =
  /(?:休息|歇|休养|静养|误工|请)(?:了)?([一二两三四五六七八九十\d]{1,3})(个月|天|周)|([一二两三四五六七八九十\d]{1,3})(个月|天|周)(?:都)?(?:没|不能|没法|无法)(?:出车|上班|干活|做工|出工|营业|开店|出摊)/;
const CUT_WAGE = /(?:扣|少发|扣发|损失)(?:了|掉)?[^，。；\d]{0,3}(?:工资|收入|薪)[^，。；\d]{0,3}$/;
const DAYS: Readonly<Record<string, number>> = { 个月: 30, 天: 1, 周: 7 };

/** 医生让歇三个月, 一天大概二百八: so long at so much. */
function lostWage(telling: Telling): { amount: number; how: string; start: number; end: number } | null {
  const { text, sums } = telling;
  const said = REST.exec(text);
  const rest = said ? [said[0], said[1] ?? said[3], said[2] ?? said[4]] : null;
  const isOrdered = said?.[1] !== undefined && !said[0].startsWith('请');
  const count = rest?.[1] ? countOf(rest[1]) : null;
  // 请了15天假，扣了工资3500: what was lost is told (人身损害赔偿解释 7).
  const cut = sums.find(
    ({ start, isRough }) => !isRough && CUT_WAGE.test(text.slice(Math.max(0, start - 12), start)),
  );
  if (
    cut &&
    sums.filter(({ start }) => CUT_WAGE.test(text.slice(Math.max(0, start - 12), start))).length === 1
  )
    return {
      amount: cut.value,
      how: `${said ? `${said[0].startsWith('请') ? '请假' : '休息'}${said[1] ?? said[3]}${said[2] ?? said[4]}，` : ''}被扣发的工资`,
      start: cut.start,
      end: cut.end,
    };
  const daily = sums.find(
    ({ start, end }) =>
      /(?:一天|每天|日)[^，。]{0,6}$/.test(text.slice(Math.max(0, start - 10), start)) ||
      /^一天/.test(text.slice(end)),
  );
  const monthly = sums.find(({ start }) =>
    /(?:平均|挣|收入|工资)[^，。]{0,6}(?:一个?月|每个?月)[^，。]{0,3}$/.test(
      text.slice(Math.max(0, start - 14), start),
    ),
  );
  if (rest && rest[2] === '天' && count !== null && !daily && monthly)
    return {
      amount: Math.round((monthly.value * count * 100) / 30) / 100,
      how: `休息${count}天，按每月${monthly.value}元、每月30天计算`,
      start: monthly.start,
      end: monthly.end,
    };
  if (
    !rest ||
    count === null ||
    !daily ||
    /护工|护理|租/.test(text.slice(Math.max(0, daily.start - 16), daily.start))
  )
    return null;
  const days = count * (DAYS[rest[2] ?? ''] ?? 1);
  return {
    amount: Math.round(days * daily.value * 100) / 100,
    how: `${said?.[0].startsWith('误工') ? '误工期' : isOrdered ? '医嘱休息' : '误工'}${count}${rest[2]}，按${days}天、每天${daily.value}元计算`,
    start: daily.start,
    end: daily.end,
  };
}
