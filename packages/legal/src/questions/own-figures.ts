import { clauseOf } from './beside.ts';
import type { Figures } from './calculator-rule.ts';
import { isGain } from './gains.ts';
import { sayingsOfOthers } from './quoted-words.ts';

/** Who stands on the other side of a trouble. */
const OTHER_SIDE =
  '保险公司|理赔员|保险|公司|单位|厂里?|老板|hr|HR|人事|经理|房东|租客|中介|物业|对方|他们?|她们?|前[夫妻]|商家|店[长家里主]|平台|开发商|装修公司|债主|司机|车主|学校|医院|顾客|客户|卖家|买家|供应商|主任';
/** What they would give or ask for: 只肯退, 说赔我, 要我交. A thing done is no position, and what was agreed is none. */
const POSITION = new RegExp(
  [
    '(?:只|才|顶多|最多|就)(?:肯|愿意?|同意|答应)',
    '(?:顶多|最多|只能)(?:给|赔|退|补|还)(?!了|过)|只(?:赔|退|补)(?!了|过)',
    `(?:(?:${OTHER_SIDE})(?:们)?(?:却|又|还|现在|突然|那边)?|^)说(?!好|定|明|了)(?:是|要|可以|能|最多|顶多|就|只)*[^，。；\\d]{0,5}(?:赔|退|补|扣|给我(?![^，。；]{0,4}(?:月薪|工资))|按|算|误工|护理费|营养费)`,
    `^(?:${OTHER_SIDE})[^，。；\\d]{0,3}(?:要|让|叫|逼)(?:着)?我(?:们)?[^，。；\\d]{0,8}(?:赔|还|付|给|交|补|退|扣)`,
    `(?:${OTHER_SIDE})[^，。；\\d]{0,10}(?:要|非要|硬要)扣我`,
    // 误工他赔我说一天200, 物业起诉说要我交5600.
    `(?:${OTHER_SIDE})(?:们)?[^，。；\\d]{0,4}(?:赔|给|退|补|算|起诉)我?(?:们)?(?:却|又|就|只|才)?说`,
    '一口价|非说|硬说|咬定|坚持(?:要|说)|非要|硬要|打发',
    `\\b(?:offers?|offered|insists?|demands?|willing to pay)\\b`,
  ].join('|'),
  'i',
);
/** What was agreed is told by nobody alone, and what was done is no wish. */
const AGREED = /合同|约定|协议|说好|判|借条|欠条|(?:赔|退|给|付|还|补)(?:了|过)/;
/** 就是4000: the same again in other words. */
const THE_SAME_AGAIN = /^(?:也?就是|一共|总共|合计|等于|共)/;
/** Others whose figures people tell to compare. */
const ANOTHER = /同事|工友|别人|人家|老员工|隔壁|朋友圈|网上|co-?worker|colleague/i;
const OF_MYSELF = /我(?!的?(?:同事|工友))|\b(?:I|my|me)\b/i;

/** Here a demand is what is to be judged, or the whole of what is told. */
const TAKES_DEMANDS = [
  'estate-debts',
  'unpaid-capital',
  'guarantor-share',
  'property-fee',
  'debt-balance',
  'heirs-shares',
];

/** So far back the words that say whose figure it is are looked for. */
const CLAUSE_CHARACTERS = 60;

/** What stands before a place in its clause. */
function headOf(text: string, start: number): string {
  const from = Math.max(0, start - CLAUSE_CHARACTERS);
  const before = text.slice(from, start);
  return clauseOf(before, { start: before.length, end: before.length })[0];
}

/** Whether a figure is what the other side offers or asks for, and nothing that was agreed or happened. */
export function isTheirPosition(text: string, { start }: { start: number }): boolean {
  if (sayingsOfOthers(text, false).some((place) => place.start <= start && start < place.end)) return true;
  const head = headOf(text, start);
  if (POSITION.test(head)) return !AGREED.test(head);
  if (!THE_SAME_AGAIN.test(head)) return false;
  const before = headOf(text, start - head.length - 1);
  return POSITION.test(before) && !AGREED.test(before);
}

/** Whether a length of time is another person's: 同事干了6年赔了14万. */
function isOfAnother(text: string, { start }: { start: number }): boolean {
  const head = headOf(text, start);
  return ANOTHER.test(head) && !/我[^同工]/.test(head);
}

/** Whether a calculator tells of somebody's own claim, which rests on no figure that only the other side names. */
export const restsOnOwn = (id: string): boolean => isGain(id) && !TAKES_DEMANDS.includes(id);

/** Figures without those that only the other side names, and without the times of another person. */
export function ownFigures<F extends Figures>(text: string, figures: F): F {
  const isOwn = (place: { start: number }) => !isTheirPosition(text, place);
  const speaksOfMyself = OF_MYSELF.test(text);
  return {
    ...figures,
    amounts: figures.amounts.filter(isOwn),
    durations: figures.durations.filter(
      (length) => isOwn(length) && !(speaksOfMyself && isOfAnother(text, length)),
    ),
    rates: figures.rates.filter(isOwn),
  };
}
