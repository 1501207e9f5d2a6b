import { findAmounts } from '../../figures/find-amounts.ts';
import { findDates } from '../../figures/find-dates.ts';
import { findDurations } from '../../figures/find-durations.ts';
import type { Written } from '../../figures/written.ts';
import { findEnglishAmounts } from './find-english-amounts.ts';
import { clauseAt } from './spoken-sentences.ts';

/** A sum of money as it was said. */
export interface SpokenAmount extends Written {
  /** Yuan; null where it was said vaguely (两三万, 十来万, 差不多五万), or in another currency. */
  yuan: number | null;
  isVague: boolean;
  /** Said and taken back at once: 三万，不对，是五万. */
  isCorrected: boolean;
  /** 哪有五万, 不是三万五. */
  isDenied: boolean;
}

const MONEY = '(?:块钱|块|元|钱)?';
/** Numbers that nobody can work with: figures of such words stay words. */
const VAGUE = new RegExp(
  [
    `(?:好?几|数|上|好多|若干)[十百千万亿]{1,3}(?:来|多)?${MONEY}`,
    `(?<![\\d一二两三四五六七八九十百千])[一二两三四五六七八九]{2}[十百千万亿]{1,3}${MONEY}`,
    // 三千多, 二十来万, 五块多; 老二多分 counts nothing.
    `(?:\\d{2,}|[一二两三四五六七八九零]*[十百千万][一二两三四五六七八九十百千万零]*)(?:来|多|几|余)[十百千万亿]*${MONEY}`,
    `(?:\\d|[一二两三四五六七八九])(?:来|多|几|余)(?:[十百千万亿]+${MONEY}|块钱|块|元)`,
    `[千万百]把${MONEY}`,
    `(?<![\\d一二两三四五六七八九])(?:\\d+(?:\\.\\d+)?|[一二两三四五六七八九十百千万零点]+)[百千万亿]?(?:块钱|块|元)?(?:多|左右|上下|出头|开外|以上|以内|以下|不到)`,
    `(?:大概|大约|差不多|将近|不到|至少|起码|最多|约莫|可能有?|好像是?|也就)(?:是|有)?(?:\\d[\\d.,]*|[一二两三四五六七八九十百千万零点]+)[十百千万亿]*(?:来|多|几|余)?${MONEY}(?:出头|上下|左右|多)?`,
  ].join('|'),
  'g',
);
/** 两千五一个月: what follows is for each, and no digit. */
const EACH = /(?<=[二两三四五六七八九百千万块元])一(?=个月|年|天|平|次|斤|个|晚|小时|吨|份|件|趟)/g;
/** 两百多块, which figures/ reads as its round number. */
const ABOUT = /[多余来几]/;
/** What is counted is no money. */
const COUNTED =
  /^ ?(?:个(?!月的?工资)|人|位|名|次|回|遍|趟|岁|号|日|月|年|天|周|星期|礼拜|小时|点|分钟|秒|平|米|公里|里|斤|公斤|吨|件|台|辆|套|间|份|条|张|页|度|楼|层|栋|单元|户|家|届|级|期|路|杯|瓶|箱|股|%|％|成|倍|句|字)/;
/** 尾号四四一七, 卡号…, 打12345: such numbers call a thing, and count nothing. */
const CALLS_A_THING =
  /(?:尾号|末尾|后四位|卡号|账号|电话|手机号?|热线|编号|单号|车牌号?|房号|门牌号?)(?:是|为|的)?[^，。\d一二三四五六七八九]{0,2}$/;
const HOTLINE = /^(?:1\d{4}|1[12]\d|9[56]\d{3}|[一幺]二三四五|[一幺]二三[一幺]五)$/;
const DIALLED = /(?:打|拨|报|向|找|给|上)(?:了|过|个)?$/;
const SEVERAL = /^(?:来|多|几|把)/;
/** Money is spoken of in the clause or the one before it. */
const OF_MONEY =
  /借|欠|还|付|给|转|打款|打给|收|赔|押金|租金|房租|工资|钱|款|费|价|卖|买|利息|本金|彩礼|定金|订金|奖金|拿|取|存|花|亏|赚|账|补偿|扣|差(?!不多)|减|加(?!盟|班|油)|剩|共|算|按|要(?!是|不|么|求)|单价|卡|票|一人|每人|平摊|块|元/;
const CORRECTS =
  /(?:不对|不是|说错了?|记错了?|口误|记岔了?|搞错了?|哦不)[，,。 ]*(?:应该)?(?:是|就是|得是)?[^，。]{0,4}$/;
/** 表显六万三, 里程八万: what a car has run, not what it costs. */
const RUN = /(?:里程|公里数?|码表|表显|里程[^。？]{0,4}表上)[^，。？\d一二三四五六七八九]{0,3}$/;
/** 我前头不是垫了四万嘛: asked so as to tell. */
const TELLS_BY_ASKING = /不是[^，。？]{0,6}[了过]$/;
/** 一三一四: one digit after another calls a thing. */
const DIGITS = /^[一二三四五六七八九〇零幺]{3,}$/;
/** 一块一块退, 一块去: together, and no yuan. */
const TOGETHER = /^(?:一块|[去来走吃谈过住合做干退到在跟还儿])/;
const DENIES = /(?:哪有|啥|什么|没有|不是|哪来的?|并非|不止|没)[^，。？]{0,3}$/;
/** Below it a number without a word of money is most often none. */
const LEAST = 100;

/** The sums of money in what somebody said. 三万五 and 五万块 are read by figures/; what is vague is kept as said. */
export function findSpokenAmounts(text: string, before = ''): SpokenAmount[] {
  const vague = [...text.matchAll(VAGUE)]
    .map(({ 0: raw, index }) => ({ raw, start: index, end: index + raw.length }))
    .filter(
      (one) =>
        !COUNTED.test(text.slice(one.end)) && isMoney(text, one, before, /[百千万亿块元]/.test(one.raw)),
    );
  const isTaken = ({ start, end }: Written, others: readonly Written[]) =>
    others.some((other) => start < other.end && end > other.start);
  const others = [...findDates(text), ...findDurations(text)];
  const exact = findAmounts(text.replace(EACH, '每')).filter(
    (one) =>
      !isTaken(one, vague) &&
      !callsAThing(text, one) &&
      !DIGITS.test(one.raw) &&
      !/^[一二三四五六七八九][来多几余]$/.test(one.raw) &&
      !(
        one.raw === '一块' &&
        (TOGETHER.test(text.slice(one.end)) || text.slice(0, one.start).endsWith('一块'))
      ) &&
      !(/^[十百千万]$/.test(one.raw) && SEVERAL.test(text.slice(one.end))) &&
      !/分之/.test(text.slice(Math.max(0, one.start - 3), one.end + 2)) &&
      (one.currency !== null || !isTaken(one, others)) &&
      (one.currency !== null ||
        (one.value >= LEAST &&
          !COUNTED.test(text.slice(one.end)) &&
          !/^(?:19|20)\d{2}$/.test(one.raw) &&
          isMoney(text, one, before, one.scale >= 10_000))),
  );
  const amounts = [
    ...vague.map((one) => ({ ...one, yuan: null, isVague: true })),
    ...exact.map(({ raw, start, end, value, currency }) => ({
      ...{ raw: text.slice(start, end), start, end, isVague: ABOUT.test(raw) },
      yuan: ABOUT.test(raw) ? null : currency === null || currency === 'CNY' ? value : null,
    })),
    ...findEnglishAmounts(text).filter((one) => !isTaken(one, exact)),
  ].toSorted((one, other) => one.start - other.start);
  return amounts.map((one, index) => {
    const next = amounts[index + 1];
    const isCorrected = next !== undefined && CORRECTS.test(text.slice(one.end, next.start));
    const isDenied =
      DENIES.test(text.slice(amounts[index - 1]?.end ?? 0, one.start)) &&
      !TELLS_BY_ASKING.test(text.slice(0, one.start)) &&
      !correctsBefore(text, one.start);
    return { ...one, isCorrected, isDenied };
  });
}

/** Whether what stands in front of a place takes back what was said before: 不对，是五万. */
export const correctsBefore = (text: string, at: number): boolean =>
  /(?:不对|说错|记错|口误|记岔|搞错|哦不|不是)[了]?[，,。 ]*(?:应该)?(?:是|就是|得是)[^，。]{0,4}$/.test(
    text.slice(0, at),
  );

function callsAThing(text: string, { raw, start, end }: Written): boolean {
  const before = text.slice(0, start);
  const isCalled = CALLS_A_THING.test(before) && !/^[万千百块元]/.test(text.slice(end));
  return (
    isCalled ||
    (HOTLINE.test(raw) && (DIALLED.test(before) || /^(?:投诉|热线|电话|举报)/.test(text.slice(end))))
  );
}

function isMoney(text: string, { start, end }: Written, before: string, isLarge: boolean): boolean {
  if (RUN.test(text.slice(0, start)) && !/[块元]/.test(text.slice(start, end))) return false;
  const clause = clauseAt(text, start, end);
  const front = text.slice(Math.max(0, clause.start - 16), clause.start) || before.slice(-24);
  return (
    OF_MONEY.test(clause.text) ||
    OF_MONEY.test(front) ||
    (isLarge && /^[^\p{L}\p{N}]|^$|^[啊呀吧嘛呢嘞哎的]/u.test(text.slice(end)))
  );
}
