import { findAmounts } from '../../figures/find-amounts.ts';
import { courseClaim, type ToldCourse } from './told-course.ts';
import { dayIn, dayTold, OPEN, sumIn, sumTold, type ToldMatter, wordsTold } from './told-matter.ts';

const PAID_SINCE = /(?:(?:打|转|给|付|还)(?:了|过)|[打转]来)[^，。\d]{0,4}$/;

/** 过年前打了五千给我: a sum without its unit, behind the IOU. */
function bareSince({ story }: ToldMatter, from: number): { value: number } | null {
  const match =
    /(?:打|转|给|付)了(?:我)?([一二两三四五六七八九]?[万千]?[一二两三四五六七八九十]?[万千])(?:块钱?|元)?(?=给我|，|。)/.exec(
      story.slice(from),
    );
  const value = match?.[1] ? findAmounts(`${match[1]}元`)[0]?.value : undefined;
  return value === undefined ? null : { value };
}

/**
 * Wages of a site that an IOU tells: sued for in court (劳动争议解释（一） §15); who contracted labour out and the general contractor pay first
 * (保障农民工工资支付条例 §§30, 36).
 */
export function wagesCourse(told: ToldMatter): ToldCourse | null {
  const { story, sides } = told;
  const iou = sumTold(told, /欠[^，。]{0,10}(?:工资|工钱|劳务费|人工费)?[^，。\d]{0,4}$/, /那个先不管/);
  if (!iou) return null;
  const written = dayTold(told, /^[^。；]{0,20}(?:打|写|出具)[^，。]{0,6}(?:欠条|结算单)/);
  const since =
    bareSince(told, iou.end) ??
    told.amounts.find(({ start }) => {
      const clause = told.clauses.find((one) => one.start <= start && start < one.end);
      const words = clause ? story.slice(clause.start, start) : '';
      return start > iou.end && PAID_SINCE.test(words) && !/还欠|剩/.test(words);
    });
  const daily = sumTold(told, /(?:一天|每天|日薪|日工资|每日)[^，。\d]{0,6}$/);
  const days = wordsTold(told, /(\d{1,4})个工/);
  const from = dayTold(told, /^[^。；]{0,30}(?:做|干|叫|喊|进场|开始)/);
  const until = wordsTold(told, /(?:做|干)到(\d{4}年\d{1,2}月\d{1,2}[日号]|\d{1,2}月\d{1,2}[日号])/);
  const project = wordsTold(told, /([“"][\u4e00-\u9fff]{2,10}[”"](?:[一二三四五\d]期)?)/);
  const others = [...sides.sideOf]
    .filter(([{ kind }, side]) => side !== sides.own && kind === 'organisation')
    .map(([{ name }]) => name);
  const debtor =
    [...sides.sideOf].find(([{ kind }, side]) => side !== sides.own && kind === 'person')?.[0].name ?? OPEN;
  const left = iou.value - (since?.value ?? 0);
  const sentences = [
    `${from ? dayIn(from) : dayIn(null)}起，原告经被告${debtor}招用，在${project?.value ?? OPEN}工地务工${until ? `至${until.value.replace('号', '日')}` : ''}${daily ? `，约定每日工资${sumIn(daily)}` : ''}${days ? `，共计${days.value}个工` : ''}。`,
    `${dayIn(written)}，被告${debtor}向原告出具欠条，确认欠原告工资${iou.value}元。`,
    since ? `此后被告${debtor}支付${since.value}元，尚欠${left}元。` : '此后被告至今没有支付。',
  ];
  const claims = [
    courseClaim(
      '劳动报酬',
      `请求判令被告${debtor === OPEN ? '' : debtor}支付劳动报酬${left}元${since ? `（欠条${iou.value}元减去已付${since.value}元）` : ''}`,
      left,
      iou,
    ),
    ...(/利息/.test(story)
      ? [
          courseClaim(
            '利息',
            `请求判令被告支付逾期付款利息（以${left}元为基数，自＿＿＿＿年＿＿月＿＿日起至实际付清之日止，按一年期贷款市场报价利率计算）`,
            null,
            iou,
          ),
        ]
      : []),
    ...(others.length > 0
      ? [courseClaim('清偿', `请求判令被告${others.join('、')}对上述劳动报酬承担清偿责任`, null, iou)]
      : []),
  ];
  return { sentences, claims };
}
