import { addDays, addMonths, daysBetween, monthsBetween } from '../figures/calendar.ts';
import { findPercentages } from '../figures/find-percentages.ts';
import { parseNumeral } from '../figures/numerals.ts';
import { clauseOf } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import type { QuestionAmount } from './read-amounts.ts';

const NUMBER = '(\\d{1,4}|[一二两三四五六七八九十]{1,3})';
const UNIT = '(?:次|节|堂|课时|回|个?疗程)';
/** The other side's doing: closed, moved, stopped, changed hands, cancelled. */
const SHOP_STOPPED =
  /关门|关了|关张|跑路|跑了|卷款|失联|联系不上|倒闭|停业|歇业|没了|搬|转让|(?:换|走)(?:了)?(?:个|一个)?(?:老板|人|教练|老师|校区|地方|地址)|(?:教练|老师)[^，。]{0,3}(?:走了|离职|辞职|换)|新校区|校区[^，。]{0,4}(?:合并|撤)|检修|找不到|人去楼空|不认|停课|不开了|没开(?:门|过)?(?=[，。]|$)|一直没开|约不上|排不上|closed|\bshut\b|moved|gone|disappeared|vanished|stopped (?:giving|offering)/i;
/** One's own doing: another price counts, or nothing is given back. */
const MY_OWN_DOING =
  /(?:我|自己|孩子)[^，。]{0,6}(?:不想|不愿|不去|不上|没时间|怀孕|搬家|后悔|反悔|生病|受伤|去不了)|不想(?:去|上|练|要|学)|自己(?:的)?原因|changed my mind|no longer want/i;
const MOVED = /搬|新店|合并|迁|(?:别的|另一?家|其他)(?:门)?店/;
const NOT_THERE = /我?(?:们)?(?:也|又|才|可)?不(?:想|愿意?|可能|会)?(?:过去|去)/g;
/** What the shop says of whose doing it is. */
const SHOP_SAYS =
  /[“"「][^”"」]{0,60}[”"」]|(?:店家?|店里|老师|机构|商家|老板|客服|前台|对方|他们?|她|校区?长)[^，。]{0,6}说[^。！？]{0,40}?(?:自己|你们?|我们?)(?:是)?(?:自己)?不[^，。]*/g;
const CANCELLED =
  /(?:航班|飞机|机票|演唱会|音乐节|演出|比赛|酒店|民宿|房东|主办方?|旅行社|旅游团|团|火车|高铁|列车|景区|展览?|活动)[^，。]{0,10}(?:取消|停飞|停运|停办|不发团|不开了|不办了)|人数不够|人(?:数)?没凑[够齐]|凑不[够齐]|没成团|不成团|成不了团/;
/** A part was paid back, or kept: what is still due is not told. */
const PARTLY = /退了(?!卡|课|费|团|款的)|扣了(?:我)?|补偿了|(?:只|才)(?:肯|愿意|同意)?退/;
/** What the shop would keep or give is no part of what was paid. */
const NOT_PAID =
  /(?:原价|单价|按|每[节次堂]|手续费|违约金|扣|退|送|赠|[一每](?:节|次|堂|课时)$)[^，。；\d]{0,8}$/;
const FOR_ONE_BEHIND = /^ ?(?:元|块|一|每|\/)+ ?(?:节|堂|课时|次|回)/;
/** Another's card beside one's own. */
const OF_ANOTHER = /(?:朋友|同事|闺蜜|邻居|别人|人家|我妈|我爸|姐姐?|妹妹?|老公|老婆)也/;

const PEOPLE =
  /(?:我们|一共|总共|共)?([两二三四五六七八九十]|\d{1,2})个?(?:大?人|大人)(?!均)|一家([三四五六])口/;
const WITH_ONE =
  /我(?:和|跟|与)(?:我)?(?:闺蜜|朋友|老公|老婆|女友|男友|女朋友|男朋友|对象|同事|孩子|妈|爸|儿子|女儿|室友|同学)/;
const A_HEAD_BEHIND = /^ ?(?:元|块)?(?:一个?|每|\/)(?:人|位)|^ ?(?:yuan )?(?:each|per person|a head)/i;
const A_HEAD_BEFORE = /(?:每人|每位|人均|一个人)[^，。\d]{0,4}$/;

/** 6980一人，两个人: what all of them paid; null where how many they are is not told. */
function paidByAll(text: string, amount: QuestionAmount): number | null {
  const [head, tail] = clauseOf(text, amount);
  if (!A_HEAD_BEHIND.test(tail) && !A_HEAD_BEFORE.test(head)) return amount.value;
  const match = PEOPLE.exec(text);
  const people = parseNumeral(match?.[1] ?? match?.[2] ?? '') ?? (WITH_ONE.test(text) ? 2 : null);
  return people === null ? null : amount.value * people;
}

const countBeside = (text: string, before: string): number | undefined => {
  const match = new RegExp(`${before}[^，。；\\d]{0,4}?${NUMBER} ?${UNIT}`).exec(text);
  return parseNumeral(match?.[1] ?? '') ?? undefined;
};

const USED = '(?:用|上|去|做|练|学|洗|剪|消费|体验)(?:过|掉)?了?(?:过|掉)?';
const LEFT = '(?:还?剩(?:下|余)?|没[用上做]|未[用上])';
const LESSONS_EN = '(?:lessons?|classes|sessions?|visits?|hours)';

/** Visits bought and used, where both are told, or bought and left. */
function readVisits(text: string): { visits?: number; visitsUsed?: number } {
  if (!/\p{Script=Han}/u.test(text)) return readVisitsInEnglish(text);
  const used = countBeside(text, USED);
  const left = countBeside(text, LEFT);
  const other = [...text.matchAll(new RegExp(`${NUMBER} ?${UNIT}`, 'g'))]
    .filter(
      ({ index, 0: raw }) =>
        !new RegExp(`(?:${USED}|${LEFT}|每|第)[^，。；\\d]{0,4}?$`).test(text.slice(0, index)) &&
        // 原价240一节: of one lesson is the price.
        !/^[一1](?: ?)(?:节|次|堂|课时)/.test(raw),
    )
    .map((match) => parseNumeral(match[1] ?? ''));
  const total = other[0] ?? undefined;
  if (new Set(other).size !== 1 || total === undefined) return {};
  if (used !== undefined && used <= total) return { visits: total, visitsUsed: used };
  return left !== undefined && left <= total ? { visits: total, visitsUsed: total - left } : {};
}

function readVisitsInEnglish(text: string): { visits?: number; visitsUsed?: number } {
  const count = (words: string): number | undefined => {
    const found = new RegExp(words, 'i').exec(text)?.[1];
    return found ? Number(found) : undefined;
  };
  const total = count(`(\\d{1,4}) (?:[a-z]+ ){0,3}?${LESSONS_EN}`);
  const used = count(
    `\\b(?:had|used|took|taken|attended|did|done|finished|completed|went to)(?: only| just)? (\\d{1,4})\\b`,
  );
  const left = count(`(\\d{1,4})(?: ${LESSONS_EN})? (?:left|remaining|unused)`);
  if (total === undefined) return {};
  if (used !== undefined && used < total) return { visits: total, visitsUsed: used };
  return left !== undefined && left < total ? { visits: total, visitsUsed: total - left } : {};
}

const CARDS: readonly [RegExp, number][] = [
  [/(?:两|二|2)年(?:的)?[^，。\d]{0,3}(?:卡|会员|次数不限|不限次)|卡是(?:两|二|2)年/, 24],
  [/(?:三|3)年(?:的)?(?:卡|会员|次数不限|不限次)|卡是(?:三|3)年/, 36],
  [/半年(?:的)?(?:卡|会员)/, 6],
  [/季卡/, 3],
  [/月卡/, 1],
  [/年卡|一年的?[^，。\d]{0,4}(?:卡|会员)|(?:卡|会员)[^，。\d]{0,4}(?:一年|12个月)(?:期|的|有效)?/, 12],
];
const BEGAN = /办|买|充|开卡|开通|激活|算|起|交|付|报名|续|生效|开始/;
/** The card was stopped or not begun for a time, or months were added: its term is not that of the calendar. */
const NOT_BY_CALENDAR =
  /送(?:了)?[^，。]{0,4}(?:个月|半年|一年)|赠|停卡|暂停|冻结|延期|顺延|还没(?:开卡|激活|开始用)|没(?:开卡|激活)/;

/**
 * Whole months from the first day of a card to the day the shop stopped, where both days are told, and no other; parts of a month
 * count by days.
 */
function monthsSince(
  text: string,
  { dates, today }: Figures,
  months: number,
): { months: number; monthsUsed: number } | null {
  const days = dates.filter(({ precision }) => precision === 'day');
  const [first, stopped, ...more] = days;
  if (!first || !stopped || more.length > 0 || NOT_BY_CALENDAR.test(text)) return null;
  if (today !== undefined && stopped.iso > today) return null;
  const words = (date: (typeof days)[number]) => clauseOf(text, date).join('');
  if (!BEGAN.test(words(first)) || SHOP_STOPPED.test(clauseOf(text, first)[1])) return null;
  if (!SHOP_STOPPED.test(clauseOf(text, stopped)[1])) return null;
  if (stopped.iso <= first.iso || stopped.iso >= addMonths(first.iso, months)) return null;
  const over = monthsBetween(first.iso, stopped.iso);
  if (over.days === 0) return { months, monthsUsed: over.months };
  return {
    months: daysBetween(first.iso, addMonths(first.iso, months)),
    monthsUsed: daysBetween(first.iso, stopped.iso),
  };
}

/** Months of a card without a limit of visits, and how many are over. */
function readMonths(text: string, figures: Figures): { months?: number; monthsUsed?: number } {
  const { durations } = figures;
  const between = readTerm(text, figures);
  if (between) return between;
  const months = CARDS.find(([card]) => card.test(text))?.[1];
  if (months === undefined) return {};
  const since = monthsSince(text, figures, months);
  if (since) return since;
  const beside = (words: RegExp) =>
    durations.find((length) => length.months !== null && words.test(clauseOf(text, length)[0]))?.months;
  const used = beside(new RegExp(`(?:${USED}|去了|才|只)[^，。]{0,4}$`));
  const left = beside(/(?:剩|还有)[^，。]{0,4}$/);
  if (used !== undefined && used !== null && used <= months) return { months, monthsUsed: used };
  return left !== undefined && left !== null && left <= months ? { months, monthsUsed: months - left } : {};
}

/** From the first to the last day of a card, and the day the shop stopped; of a card in whole months only. */
function readTerm(text: string, { dates, today }: Figures): { months: number; monthsUsed: number } | null {
  const days = dates.filter(({ precision }) => precision === 'day');
  const [first, last] = days;
  if (
    !first ||
    !last ||
    !/^ ?(?:日|号)?(?:用|有效|开始)?(?:到|至|-)/.test(text.slice(first.end, last.start + 1))
  )
    return null;
  const stopped = days.find(
    (date) => date !== first && date !== last && SHOP_STOPPED.test(clauseOf(text, date)[1]),
  );
  if (!stopped) return null;
  // A day without a year is one that was, not one to come.
  const stoppedOn = today && stopped.iso > today ? addMonths(stopped.iso, -12) : stopped.iso;
  if (stoppedOn < first.iso || stoppedOn > last.iso) return null;
  const whole = monthsBetween(first.iso, addDays(last.iso, 1));
  const over = monthsBetween(first.iso, addDays(stoppedOn, 1));
  if (whole.days === 0 && over.days === 0) return { months: whole.months, monthsUsed: over.months };
  return { months: daysBetween(first.iso, last.iso) + 1, monthsUsed: daysBetween(first.iso, stoppedOn) + 1 };
}

const BEFORE = {
  bonus: /(?:送|赠送?)(?:了|我)?$/,
  spent: /(?:用|花|消费)(?:掉|去)?了[^，。\d]{0,2}$/,
  balance: /(?:还?剩(?:下|余)?|余额(?:还)?(?:有|是)?|里(?:面)?还有)[^，。\d]{0,3}$/,
};
const UNUSED =
  /一直没[用去上]|一次(?:都|也)?没[用去上开做]|没[用去上做]过|没开始[做用上]|还没[用去上做开]|项目[^，。]{0,6}没(?:开始)?做|not used|never used|haven['’]t used/;
const COOLING_OFF_DAYS = 7;
/** Who had the same before knew what they bought (预付式消费解释 14). */
const HAD_BEFORE = /(?<!手)续(?:卡|费|课|了)|以前(?:就|也)?(?:在|办|上|做)|老会员|又(?:办|充|买)了/;

/** Paid no more than seven days ago, and nothing had before. */
function isWithinCoolingOff(text: string, { dates, today }: Figures): boolean {
  const paid = dates.find(({ precision }) => precision === 'day');
  if (!paid || !today || HAD_BEFORE.test(text) || !UNUSED.test(text)) return false;
  const days = daysBetween(paid.iso, today);
  return days >= 0 && days <= COOLING_OFF_DAYS;
}

/** 赔团费20%: what was agreed for a cancelled trip. */
function agreedShare(text: string): number | undefined {
  return findPercentages(text).find((share) => {
    const [head] = clauseOf(text, share);
    return /赔(?:偿|付)?[^，。]{0,8}$|违约金[^，。]{0,8}$/.test(head) && /合同|约定|写/.test(text);
  })?.percent;
}

/** What was prepaid, and what of it was not used. */
export const PREPAID_RULE: CalculatorRule = {
  id: 'prepaid-refund',
  answers: 'amount',
  matches: (text, { amounts }, asks) =>
    asks.amount &&
    amounts.length > 0 &&
    /卡|充值|预付|私教|课/.test(text) &&
    /退|要回|拿回/.test(text) &&
    SHOP_STOPPED.test(text),
  inputs(text, allFigures) {
    const withoutShop = text.replace(SHOP_SAYS, '');
    // Who will not go to the far shop has not changed their mind.
    const told = MOVED.test(withoutShop) ? withoutShop.replace(NOT_THERE, '') : withoutShop;
    const figures = {
      ...allFigures,
      amounts: allFigures.amounts.filter(
        (amount) => !amount.elsewhere && !OF_ANOTHER.test(clauseOf(text, amount)[0]),
      ),
    };
    if (figures.amounts.length < allFigures.amounts.length) return null;
    const read = (words: RegExp): QuestionAmount | undefined =>
      figures.amounts.find((amount) => words.test(clauseOf(text, amount)[0]));
    const bonus = read(BEFORE.bonus);
    const balance = read(BEFORE.balance);
    // 用掉了600 of a card; of 花了6000买 it is what was paid.
    const spent = figures.amounts.find((amount) => {
      const [head, tail] = clauseOf(text, amount);
      return amount !== bonus && BEFORE.spent.test(head) && !/^[^，。]{0,2}(?:买|办|充|报)/.test(tail);
    });
    const others = figures.amounts.filter((amount) => {
      const [head, tail] = clauseOf(text, amount);
      return ![bonus, balance, spent].includes(amount) && !NOT_PAID.test(head) && !FOR_ONE_BEHIND.test(tail);
    });
    const paid = others.length === 1 ? others[0] : others.length === 0 ? spent : undefined;
    if (CANCELLED.test(text) && !PARTLY.test(text) && others.length === 1 && paid && !spent)
      return { paid: paidByAll(text, paid) ?? undefined, cancelled: true, penaltyRate: agreedShare(text) };
    if (paid && others.length === 1 && isWithinCoolingOff(text, figures))
      return { paid: paid.value, coolingOff: true };
    if (MY_OWN_DOING.test(told)) return null;
    if (!SHOP_STOPPED.test(text) || PARTLY.test(told) || others.length > 1) return null;
    if (UNUSED.test(text) && paid && others.length === 1) return { paid: paid.value, spent: 0 };
    return {
      paid: paid?.value,
      bonus: bonus?.value,
      spent: spent === paid ? undefined : spent?.value,
      balance: balance?.value,
      ...readVisits(text),
      ...readMonths(text, figures),
    };
  },
};
