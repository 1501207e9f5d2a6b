import { type CourseClaim, courseClaim, type ToldCourse } from './told-course.ts';
import {
  countOf,
  dailyRate,
  dayIn,
  daysAfter,
  dayTold,
  inFen,
  OPEN,
  sumIn,
  sumTold,
  type ToldMatter,
  type ToldValue,
  wordsTold,
} from './told-matter.ts';

const LEASED =
  /(?:租[^。；\n]{0,12}?(?:房子?)?的?，?(?:就)?(?:在|位于|坐落于)|位于)([\u4e00-\u9fff]{2,24}[\u4e00-\u9fffA-Za-z\d-]*\d[\u4e00-\u9fffA-Za-z\d-]*(?:室|号|房|楼|铺))/;

/** 押金就是7200: a figure without its unit. */
function bareDeposit(story: string): ToldValue<number> | null {
  const match = /押金(?:就|也|都)?(?:是|为|交了|给了|付了)?(\d{3,6})(?![\d年月日.])/.exec(story);
  if (!match?.[1]) return null;
  const start = match.index + match[0].length - match[1].length;
  return { value: Number(match[1]), start, end: start + match[1].length };
}

/** A tenant wants the deposit back: 民法典 509, 577, 585, 713, 733. */
export function leaseCourse(told: ToldMatter): ToldCourse | null {
  const { story } = told;
  const deposit = sumTold(told, /押金[^，。\d]{0,6}$/) ?? bareDeposit(story);
  if (!deposit || !/(?:不|没|未|拒绝?|伐)[^，。]{0,4}退|(?:扣|退还?|要回|拿回)[^，。]{0,6}押金/.test(story))
    return null;
  const at = { start: deposit.start, end: deposit.end };
  const signed = dayTold(told, /^[^。；]{0,20}(?:签|租)/);
  const rent =
    sumTold(told, /(?:房租|租金|月租)[^，。\d]{0,6}$/, /欠/) ??
    sumTold(told, /(?:^|租[^，。]{0,6})(?:一个月|每个?月|月)$/, /工资|收入|挣|欠/);
  const back = dayTold(
    told,
    /搬走|搬出|搬的|搬了|搬离|搬家|退租|退房|交(?:了|还)?[^，。]{0,4}钥匙|到期[^。]{0,6}搬/,
  );
  const leased = wordsTold(told, LEASED);
  const penalty = /逾期[^。；]{0,30}?每?[日天][^。；]{0,12}?([万千百]分之[一二三四五六七八九十\d]+)/.exec(
    story,
  );
  const rate = penalty?.[1] ? dailyRate(penalty[1]) : null;
  const term = /(?:退租|搬离|搬走|交房|交还)[之以]?后?([一二三四五六七八九十\d]+)[日天]内/.exec(story)?.[1];
  const days = term ? countOf(term) : null;
  const due = back && days !== null ? daysAfter(back.value, days) : null;
  const repair = sumTold(
    told,
    /(?:修(?:好|了|理)?|维修)[^，。\d]{0,6}$|自己[^，。]{0,4}花[^，。\d]{0,4}$|叫人修[^，。\d]{0,4}$/,
  );
  const isOwnRepair = repair !== null && /(?:我|原告|自己)[^，。]{0,6}(?:修|花|叫人)/.test(story);
  const sentences = [
    `${dayIn(signed)}，原告承租被告位于${leased?.value ?? OPEN}的房屋，月租金${sumIn(rent)}，原告交付押金${deposit.value}元。`,
    ...(back || /搬|退租|退房|钥匙|交(?:还|房)/.test(story)
      ? [`${dayIn(back)}，原告搬离并向被告交还房屋。`]
      : []),
    ...(days !== null || rate !== null
      ? [
          `双方约定${days !== null ? `退租后${days}日内退还押金` : '退还押金的期限为＿＿＿'}${rate !== null ? `，逾期每日按押金的${penalty?.[1]}支付违约金` : ''}。`,
        ]
      : []),
    ...(isOwnRepair ? [`租赁期间，租赁物损坏，原告支出维修费${repair.value}元。`] : []),
    '被告至今没有退还押金。',
  ];
  const claims: CourseClaim[] = [
    courseClaim('押金', `请求判令被告退还押金${deposit.value}元`, deposit.value, at),
    ...(rate !== null && due
      ? [
          courseClaim(
            '违约金',
            `请求判令被告支付逾期退还押金的违约金（自${dayIn({ ...at, value: daysAfter(due, 1) })}起至实际退还之日止，按每日${inFen(deposit.value * rate)}元计算）`,
            null,
            at,
          ),
        ]
      : []),
    ...(isOwnRepair
      ? [courseClaim('维修费', `请求判令被告支付原告垫付的维修费${repair.value}元`, repair.value, repair)]
      : []),
  ];
  return { sentences, claims };
}
