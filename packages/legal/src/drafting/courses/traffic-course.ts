import { type CourseClaim, courseClaim, type ToldCourse } from './told-course.ts';
import {
  countOf,
  dayIn,
  dayTold,
  inFen,
  MEDICINE_BEHIND,
  OPEN,
  sumSaidBehind,
  sumTold,
  type ToldMatter,
  type ToldValue,
  wordsTold,
} from './told-matter.ts';

const PLACE =
  /(?:走到|行至|行驶至|经过|途经|到|在)([\u4e00-\u9fff]{4,30}?(?:路口|交叉口|交汇处|路段|附近|口(?=儿|，|。|时)))/;
const FAULT = /(全部责任|全责|主要责任|主责|同等责任|次要责任|次责)/;
const FAULT_IN_FULL: Readonly<Record<string, string>> = {
  全责: '全部责任',
  主责: '主要责任',
  次责: '次要责任',
};
/** Where both are at fault, what the insurer does not pay is shared (道路交通安全法 76). */
const SHARED_FAULT = /主要|主责|同等|次要|次责/;
const A_MONTH = 30;
/** 我左边小腿骨折: whose it was is said already. */
const OF_TELLER = /^(?:我|本人|原告|孩子|他|她|致|造成|导致)的?/;
/** 请假护理了一个半月. */
const NURSED_FOR = /(?:护理|照顾|陪护|伺候)(?:了)?(?:一共|共)?([一二两三四五六七八九十]|\d{1,2})个(半)?月/;
/** 医生让休三个月: how long somebody cannot work. */
const REST = /(?:全休|休息|病休|休养|静养|卧床|误工)(?:了)?([一二两三四五六七八九十\d]{1,2})个月/;

/**
 * Somebody was hurt by a car: 民法典 1179, 1183, 1208, 1213; heads and their days by 人身损害赔偿解释 §§6–12. What hangs on a figure of the
 * place stays open.
 */
export function trafficCourse(told: ToldMatter): ToldCourse | null {
  const { story, sides } = told;
  const day = dayTold(told, /撞|碰|刮|剐|追尾|事故/);
  const medical =
    sumTold(told, /(?:医[药疗]费|治疗费|住院费|药费)[^，。\d]{0,8}$/, /垫付了?$/) ??
    sumSaidBehind(told, MEDICINE_BEHIND);
  if (!day && !medical) return null;
  const others = [...sides.sideOf].filter(([, side]) => side !== sides.own).map(([member]) => member);
  const insurer = others.find(({ name }) => /保险|财险|产险|人保/.test(name));
  const driver = others.find(({ kind }) => kind === 'person');
  const liable = others
    .filter((one) => one !== insurer && !/保险|财险|产险|人保/.test(one.name))
    .map(({ name }) => name);
  const plate = wordsTold(told, /([\u4e00-\u9fff][A-Z][·.]?[A-Z0-9]{5,6})(?![A-Z0-9])/);
  const place = wordsTold(told, PLACE);
  const fault = wordsTold(told, FAULT);
  const injury = wordsTold(
    told,
    /(?:诊断为|诊断[:：]|伤情[:：是为]?)([^，。；]{2,24})|([左右双]?[\u4e00-\u9fff]{1,10}骨折)/,
  );
  const stay = wordsTold(told, /住院?了?(\d{1,3})[天日]/);
  const advanced = sumTold(told, /垫付?了?(?:医[药疗]费)?$/);
  const isUnhurt = !medical && !injury && !stay && UNHURT.test(story);
  const at = day ?? medical ?? { start: 0, end: 1 };
  const sentences = [
    `${dayIn(day)}，被告${driver?.name ?? OPEN}驾驶${plate?.value.replace(/[·.]/, '') ?? OPEN}号车在${place?.value ?? OPEN}与原告发生交通事故${isUnhurt ? '，致原告车辆受损' : '，致原告受伤'}。`,
    fault
      ? `${/交警|认定书|责任认定|事故认定/.test(told.story) ? '交警部门认定' : ''}被告${driver?.name ?? OPEN}负${FAULT_IN_FULL[fault.value] ?? fault.value}。`
      : `交警部门认定：${OPEN}。`,
    ...(isUnhurt
      ? []
      : [
          `原告${injury ? `经诊断为${injury.value.replace(OF_TELLER, '')}` : `伤情为${OPEN}`}${stay ? `，住院治疗${stay.value}天` : ''}${medical ? `，支出医疗费${medical.value}元` : ''}${advanced ? `，被告${driver?.name ?? ''}垫付${advanced.value}元` : ''}。`,
        ]),
    ...gradeSentence(told),
    ...(insurer
      ? [
          `肇事车辆在被告${insurer.name}投保${/交强险/.test(story) ? '交强险' : ''}${hasCommercial(story) ? '和商业第三者责任险' : ''}。`,
        ]
      : []),
  ];
  const claims = [
    ...(insurer
      ? [
          courseClaim(
            '保险',
            `请求判令被告${insurer.name}在机动车交通事故责任强制保险${hasCommercial(story) || !/交强/.test(story) ? '和商业第三者责任保险' : ''}限额内先行赔偿下列损失，不足部分由被告${liable.join('、') || OPEN}${fault && SHARED_FAULT.test(fault.value) ? '按事故责任比例' : ''}赔偿`,
            null,
            at,
          ),
        ]
      : []),
    ...lossClaims(told, medical, advanced, stay, at),
  ];
  return { sentences, claims };
}

/** Whether third-party insurance is told of, and not that there is none. */
const hasCommercial = (story: string): boolean =>
  /三者|第三者|商业/.test(story) && !/(?:没|未|没有)(?:买|投保?)?商业/.test(story);

const UNHURT = /人(?:都|倒|员)?(?:没|未)(?:有)?(?:事|受伤|伤)|(?:没|未)(?:有)?(?:人)?受伤/;
const GRADE = /([一二三四五六七八九十])级伤残/;
const period = (told: ToldMatter, what: string) =>
  wordsTold(told, new RegExp(`${what}期?(?:为)?(\\d{1,4})[天日]`));

function gradeSentence(told: ToldMatter): string[] {
  const grade = GRADE.exec(told.story)?.[1];
  const spans = ['误工', '护理', '营养'].flatMap((what) => {
    const days = period(told, what);
    return days ? [`${what}期${days.value}天`] : [];
  });
  if (!grade && spans.length === 0) return [];
  return [`经鉴定，原告${[grade ? `构成${grade}级伤残` : '', ...spans].filter(Boolean).join('，')}。`];
}

/** A sum a month that somebody earns, by the words before it. */
const wageOf = (told: ToldMatter, says: RegExp): ToldValue<number> | null => sumTold(told, says);

function lossClaims(
  told: ToldMatter,
  medical: ToldValue<number> | null,
  advanced: ToldValue<number> | null,
  stay: ToldValue<string> | null,
  at: { start: number; end: number },
): CourseClaim[] {
  const claims: CourseClaim[] = [];
  const claim = (
    noun: string,
    how: string,
    amount: number | null,
    place: { start: number; end: number } = at,
  ) =>
    claims.push(
      courseClaim(noun, `请求判令被告赔偿${noun}${amount ?? OPEN}元${how ? `（${how}）` : ''}`, amount, {
        start: place.start,
        end: place.end,
      }),
    );
  if (medical) {
    const rest = inFen(medical.value - (advanced?.value ?? 0));
    claim('医疗费', advanced ? `共${medical.value}元，扣除已垫付的${advanced.value}元` : '', rest, medical);
  }
  if (stay) claim('住院伙食补助费', `住院${stay.value}天，按当地标准计算`, null, stay);
  const [lost, nursed, fed] = ['误工', '护理', '营养'].map((what) => period(told, what));
  const wage = wageOf(told, /(?:^|[^她他])(?:月工资|一个月|月薪|每月)[^，。\d]{0,4}$/);
  const own =
    wage && !/她|他|闺女|女儿|儿子/.test(told.story.slice(wage.start - 14, wage.start))
      ? wage
      : ownWage(told);
  const nurse = wageOf(
    told,
    /(?:她|他|闺女|女儿|儿子)[^，。]{0,10}(?:月工资|一个月|月薪|每月)[^，。\d]{0,4}$/,
  );
  if (lost)
    claim(
      '误工费',
      `误工期${lost.value}天${own ? `，月收入${own.value}元` : ''}`,
      own ? inFen((own.value / A_MONTH) * Number(lost.value)) : null,
      lost,
    );
  const rest = lost ? null : wordsTold(told, REST);
  const months = rest ? countOf(rest.value) : null;
  if (rest && months !== null)
    claim(
      '误工费',
      `医嘱休息${months}个月${own ? `，月收入${own.value}元` : ''}`,
      own ? inFen(own.value * months) : null,
      rest,
    );
  // 人身损害赔偿解释 8: who nursed without pay is reckoned by what such help costs there.
  if (!nursed && !nurse && /护理|照顾|陪护|伺候/.test(told.story))
    claim('护理费', `${stay ? `住院${stay.value}天，` : ''}按当地护工报酬标准计算`, null);
  if (!nursed && nurse) {
    const span = NURSED_FOR.exec(told.story);
    const monthsNursed = span ? (countOf(span[1] ?? '') ?? 0) + (span[2] ? 0.5 : 0) : 0;
    if (monthsNursed > 0)
      claim(
        '护理费',
        `护理人月收入${nurse.value}元，护理${span?.[1]}个${span?.[2] ?? ''}月`,
        inFen(nurse.value * monthsNursed),
        nurse,
      );
    else claim('护理费', `护理人月收入${nurse.value}元，护理期${OPEN}天`, null, nurse);
  }
  if (nursed)
    claim(
      '护理费',
      `护理期${nursed.value}天${nurse ? `，护理人月收入${nurse.value}元` : ''}`,
      nurse ? inFen((nurse.value / A_MONTH) * Number(nursed.value)) : null,
      nursed,
    );
  if (fed) claim('营养费', `营养期${fed.value}天，按当地标准计算`, null, fed);
  const grade = GRADE.exec(told.story);
  if (grade) {
    const place = { start: grade.index, end: grade.index + grade[0].length };
    claim('残疾赔偿金', `${grade[1]}级伤残，按受诉法院所在地上一年度城镇居民人均可支配收入计算`, null, place);
    claim('精神损害抚慰金', '', null, place);
  }
  const appraisal = sumTold(told, /鉴定费[^，。\d]{0,4}$/);
  if (appraisal) claim('鉴定费', '', appraisal.value, appraisal);
  const thing = /(?:电动车|摩托车|自行车|三轮车|车)[^。；]{0,6}报废/.test(told.story)
    ? sumTold(told, /(?:买的?(?:时候|价)?|购买价|价值|购价)[^，。\d]{0,4}$/)
    : null;
  const mended = sumTold(
    told,
    /(?:电动车|电瓶车|摩托车|自行车|三轮车|汽车|车子?)[^，。\d]{0,4}(?:修|维修|修理)(?:费|了|花了|用了|理)*[^，。\d]{0,2}$/,
  );
  if (!thing && mended) claim('车辆维修费', '', mended.value, mended);
  if (thing) claim('财产损失', '车辆报废', thing.value, thing);
  const fares = sumTold(told, /(?:打车|路费|交通费|车费)[^，。\d]{0,8}$/);
  if (fares) claim('交通费', '', fares.value, fares);
  return claims;
}

/** 我做保洁，一个月2600: what the teller earns, behind their work. */
function ownWage(told: ToldMatter): ToldValue<number> | null {
  return (
    told.amounts.flatMap(({ value, start, end }) => {
      const before = told.story.slice(Math.max(0, start - 24), start);
      const isMonth = /(?:月工资|一个月|月薪|每月)[^，。\d]{0,4}$/.test(before);
      return isMonth && /(?:我|原告)[^。]{0,18}$/.test(before) && !/[她他][^。]*$/.test(before)
        ? [{ value, start, end }]
        : [];
    })[0] ?? null
  );
}
