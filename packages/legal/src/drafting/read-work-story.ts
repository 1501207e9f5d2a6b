import { findAmounts } from '../figures/find-amounts.ts';
import type { QuestionAmount } from '../questions/read-amounts.ts';
import { clauseBefore } from './story-amounts.ts';
import { clauseAt, type StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';
import { withoutWishes } from './story-wishes.ts';
import { foundIn } from './story-words.ts';
import { PART_OF_MONTH } from './telling/work-told.ts';

const CONTRACT =
  /(?<!(?:[没未]|不肯|不愿|拒绝?|要求|应当?|想|让|催|必须|续|补)[^，。满]{0,8})签(?:订|了|署)?[^，。]{0,8}劳动合同|合同[^，。不没未]{0,10}签(?:的|了)|签了[^，。]{1,6}年(?:的)?(?:劳动)?合同|合同[^，。没未不]{0,3}年一签|(?<!没|未|不|补)签过(?!的)[^，。没未]{0,6}合同/;
const NO_CONTRACT =
  /(?:没|未|不(?!久|到|满|足|仅|但|过))有?[^，。续]{0,14}签(?!了)[^，。]{0,10}合同(?!的?(?:双倍|二倍|两倍|2倍|赔))|(?:没有|无)(?:书面)?(?:劳动)?合同|(?<!续[^，。]{0,4})合同(?:一直|从来|也|都|到现在|至今|拖着)*(?:没|未)(?:有)?(?:给我?|跟我|和我|与我)?签/;
const SIGNED_LATER =
  /((?:(?:19|20)?\d{2}年)?\d{1,2}月(?:\d{1,2}[日号]|份)?|(?:19|20)?\d{2}年)?(?:的时候)?(?:我们|公司|单位|双方)?(?:才|后来|后)[^，。没未]{0,6}补签(?:订|了|的|上)?/;
/** 要求支付工资10400元 is a sum that is owed. */
const NO_WAGE_OF_A_MONTH = /支付|要求|请求|补发|赔|拖欠|欠|共计?|合计/;
const JOB_END =
  '员|师傅|师|工|长|经理|主管|主任|总监|助理|顾问|司机|会计|出纳|保安|保洁|厨师|文员|客服|销售|编辑|设计|教师|老师|护士|医生|代表|专员|运营|领班|前台|开发|测试|秘书|导购|收银|骑手|主播|阿姨|学徒|店员|操作工';
const JOB = new RegExp(
  `(?:担任|干的是|做的是|岗位(?:是|为|[:：])?|职位(?:是|为|[:：])?|职务(?:是|为)|从事|聘为|做|当|任)(?:了)?(?:一名)?([\\u4e00-\\u9fff]{0,8}(?:${JOB_END}))(?=一职|工作|岗位|职务|[，。；,;、]|$)`,
);
/** …上班，护士，: a job that is a clause of its own. */
const JOB_ALONE =
  /^ ?((?:[\u4e00-\u9fff]{0,3}(?:护士|厨师|司机|会计|出纳|保安|保洁|文员|客服|收银员|店员|仓管员?|操作工|服务员|销售员|快递员|导购|工程师|技术员|质检员))) ?$/;
const HEADER = /法定代表人|负责人|统一社会信用代码|住所地/;
const MONTH = '(?:\\d{4}年)?\\d{1,2}月(?:份)?';
const UNPAID_FOR = new RegExp(
  `(?:拖欠|欠发|欠|未发放?|没发|没给|未支付|克扣)(?:了)?(?:我|申请人|原告)?(?:的)?(${MONTH}(?:(?:至|到|-|和|、|及)${MONTH})*)(?:的)?(?:工资|薪)`,
);

const NOT_PAID_FOR = new RegExp(
  `(${MONTH}(?:(?:至|到|-|和|、|及)${MONTH})*)(?:的)?工资(?:都|一直|也|还|到现在|至今|到今天)*(?:没|未)(?:有)?(?:发|给|付)`,
);

const FROM_TO_UNPAID = new RegExp(
  `(?:自|从)?(${MONTH}(?:至|到|-)${MONTH})(?:期间)?(?:一直)?(?:拖欠|欠发|没发|未发|不发)(?:了)?(?:我|申请人|原告)?(?:的)?(?:工资|薪)`,
);

/** What a story tells of a job: its wage, its contract, what it was, and what is owed. */
export function readWorkStory(
  story: string,
  clauses: readonly StoryClause[],
  amounts: readonly QuestionAmount[],
): StoryFact[] {
  const told = withoutWishes(story);
  const isWished = ({ start }: QuestionAmount) => told.charAt(start) === '＿';
  const owed = amounts.filter(
    (one) => !isWished(one) && (one.role === 'arrears' || isOwedInAll(one, clauses)),
  );
  const wages = amounts.filter(
    ({ role, elsewhere, start }) =>
      role === 'wage' && !elsewhere && !NO_WAGE_OF_A_MONTH.test(clauseBefore(clauses, start)),
  );
  // 试用期工资9600，转正12000, of who was sent away on trial: what was paid is the wage.
  const onTrial = ON_TRIAL.test(story)
    ? amounts.filter(({ role, start }) => role === 'wage' && TRIAL_WAGE.test(clauseBefore(clauses, start)))
    : [];
  if (onTrial.length > 0) wages.splice(0, wages.length, ...onTrial);
  const raised = RAISED.exec(told);
  // 2025年4月涨到7000: what was agreed before is no longer the wage of a month.
  const current = raised ? wages.filter(({ start }) => start > raised.index) : wages;
  const newest = raised ? findAmounts(`${raised[1]}元`)[0]?.value : undefined;
  if (raised && newest !== undefined && current.length === 0)
    current.push({
      value: newest,
      role: 'wage',
      raw: raised[1] ?? '',
      start: raised.index + raised[0].length - (raised[1]?.length ?? 0),
      end: raised.index + raised[0].length,
    });
  return [
    ...grossOf(clauses, current)
      .filter((one) => !owed.includes(one) && !isWished(one))
      .map(({ value, start, end }) => ({ path: 'monthly_wage', value, start, end })),
    ...owed.map(({ value, start, end }) => ({ path: 'wages_unpaid', value, start, end })),
    ...(owed.length === 0 ? wageOfOneMonth(story, current) : []),
    ...depositOf(clauses, amounts),
    ...contractOf(story),
    ...endOf(story),
    ...jobOf(clauses),
    ...unpaidFor(story),
  ];
}

const ON_TRIAL = /试用期(?:内|间|还没|没过|未过|不合格|没满|未满|考核不)/;
const TRIAL_WAGE = /试用[^，。；]{0,8}$/;

/** 2025年4月涨到7000: the wage was raised, with what it came to as its group. */
export const RAISED =
  /(?<!要|说|想|答应|承诺)(?:涨|加|调|升)(?:薪|工资)?(?:到|成|为)(?:了)?(?:每个?月|一个月)?(\d{3,6}|[一二两三四五六七八九][千万百](?:[一二三四五六七八九]百?)?)(?![\d天人次个])/;

/** 合同上写9500，到手8200: of both told, the wage is what is due before it is taxed (劳动合同法实施条例 27). */
function grossOf(
  clauses: readonly StoryClause[],
  wages: readonly QuestionAmount[],
): readonly QuestionAmount[] {
  const isNet = ({ start }: QuestionAmount) => /到手|税后|实发/.test(clauseBefore(clauses, start));
  // 每个月只发2000 is what came, and not what was agreed.
  const agreed = wages.filter(
    ({ start }) => !/(?:只|就|才)(?:发|给|拿)|扣|罚/.test(clauseBefore(clauses, start)),
  );
  const gross = agreed.filter((wage) => !isNet(wage));
  return gross.length > 0 ? gross : agreed.length > 0 ? agreed : wages;
}

/** 7月份工资到现在没发, of somebody who earns the same every month: that is what is owed. */
function wageOfOneMonth(story: string, wages: readonly QuestionAmount[]): StoryFact[] {
  const [month] = unpaidFor(story);
  const sums = new Set(wages.map(({ value }) => value));
  const [wage] = wages;
  const count = monthsIn(String(month?.value ?? ''));
  if (!month || !wage || sums.size !== 1 || count === 0 || PART_OF_MONTH.test(story)) return [];
  return [{ path: 'wages_unpaid', value: wage.value * count, start: month.start, end: month.end }];
}

/** 6月和7月, 6月、7月: so many months; of spans and of parts of a month it is not said here. */
function monthsIn(words: string): number {
  const parts = words.split(/[和、及]/);
  return parts.every((part) => /^(?:\d{4}年)?\d{1,2}月(?:份)?$/.test(part)) ? parts.length : 0;
}

/** 交了500元制服押金: what an employer may not take (劳动合同法 §§9, 84). */
function depositOf(clauses: readonly StoryClause[], amounts: readonly QuestionAmount[]): StoryFact[] {
  return amounts.flatMap(({ value, start, end }) => {
    const clause = clauseAt(clauses, start);
    const [before, behind] = [clauseBefore(clauses, start), clause?.text.slice(end - clause.start) ?? ''];
    const isDeposit =
      /(?:押金|保证金|服装费|风险金)[^，。\d]{0,4}$/.test(before) ||
      /^(?:元|块钱?)?(?:的)?[^，。]{0,6}(?:押金|保证金|服装费|风险金)/.test(behind);
    return isDeposit && /交|收|扣|押/.test(before) ? [{ path: 'job_deposit', value, start, end }] : [];
  });
}

/** 两个月工资没发，一共1万1: what is owed in all, where the sentence tells that wages were not paid. */
const NOT_PAID_OUT =
  /(?:没有?|未|不)(?:发|给|付|支付)过?[^，。]{0,8}(?:工资|薪|钱|$)|工资[^，。]{0,10}(?:没|未|不)(?:有)?(?:发|给|付|支付)|拖欠|欠[^，。]{0,10}工资/;
const IN_ALL =
  /(?:一共|共计?|合计|总共|总计|(?:[一二两三四五六七八九十]|\d)个月|欠我?)[^，。\d]{0,6}$|欠[^，。]{0,24}工资[^，。\d]{0,4}$/;

function isOwedInAll({ start }: QuestionAmount, clauses: readonly StoryClause[]): boolean {
  const clause = clauseAt(clauses, start);
  if (!clause || !IN_ALL.test(clause.text.slice(0, start - clause.start))) return false;
  return clauses.some(
    (one) =>
      one.sentence.start === clause.sentence.start &&
      one.start <= clause.start &&
      NOT_PAID_OUT.test(one === clause ? clause.text.slice(0, start - clause.start) : one.text),
  );
}

const DISMISSED =
  /辞退|让我[^，。]{0,4}(?:收拾东西|卷铺盖)|把我(?:给)?(?:辞|开)(?:了|掉|$|，)|开除|解雇|(?:让|叫)我走人|(?<![若如再])被裁|裁掉|裁员|不让[^，。]{0,4}(?:上班|来了)|(?:不用|不要|别|不必)(?:再)?来(?:了|上班|公司)|(?:公司|单位|老板)[^，。]{0,6}(?:单方)?(?:违法)?解除了?(?:劳动|与我)/;
const LEFT_OTHERWISE =
  /辞职|离职申请|自己离职|主动离职|协商(?:一致)?(?:解除|离职)|到期(?:终止|不续)|期满终止/;

const NOT_LEFT =
  /(?:没有?|未|不是|并未|从来没|拒绝|不肯|逼我|让我|叫我|要我)[^，。；]{0,8}(?:辞职|离职申请|自己离职|主动离职)/g;

/** That the employer ended it, for whatever ground; what else is told of the end leaves it open. */
function endOf(story: string): StoryFact[] {
  const told = withoutWishes(story);
  // 我没写过辞职: that it was not so.
  const other = told.replace(NOT_LEFT, (words) => '＿'.repeat(words.length));
  return LEFT_OTHERWISE.test(other) ? [] : foundIn(told, 'ended_how', DISMISSED, 'dismissed');
}

/** Whether a contract was signed; what is wished for tells nothing of it, and a story that says both leaves it open. */
function contractOf(story: string): StoryFact[] {
  const told = withoutWishes(story);
  const later = signedLater(told);
  if (later.length > 0) return later;
  const none = foundIn(told, 'has_labour_contract', NO_CONTRACT, false);
  // 没签劳动合同 holds the words of 签劳动合同.
  const rest = told.replace(new RegExp(NO_CONTRACT, 'g'), (words) => '＿'.repeat(words.length));
  const some = foundIn(rest, 'has_labour_contract', CONTRACT, true);
  return none.length > 0 && some.length > 0 ? [] : [...none, ...some];
}

/** 一直没签，到22年3月才补签: there is a contract, and there was none until then. */
function signedLater(told: string): StoryFact[] {
  const match = SIGNED_LATER.exec(told);
  if (!match || !/没|未/.test(told.slice(0, match.index))) return [];
  const place = { start: match.index, end: match.index + match[0].length };
  const since = match[1]?.replace(/^(\d{2})年/, '20$1年').replace('号', '日');
  return [
    { path: 'has_labour_contract', value: true, ...place },
    ...(since ? [{ path: 'labour_contract_late', value: since, ...place }] : []),
  ];
}

function jobOf(clauses: readonly StoryClause[]): StoryFact[] {
  for (const { text, start } of clauses) {
    const match = HEADER.test(text) ? null : (JOB.exec(text) ?? JOB_ALONE.exec(text));
    const value = match?.[1] ?? '';
    if (!match || value.length < 2 || /[我他她的了不]/.test(value)) continue;
    const at = start + match.index + match[0].length - value.length;
    return [{ path: 'job', value, start: at, end: at + value.length }];
  }
  return [];
}

function unpaidFor(story: string): StoryFact[] {
  const match = UNPAID_FOR.exec(story) ?? NOT_PAID_FOR.exec(story) ?? FROM_TO_UNPAID.exec(story);
  const value = match?.[1];
  if (!match || !value) return [];
  const start = story.indexOf(value, match.index);
  return [{ path: 'wages_unpaid_for', value, start, end: start + value.length }];
}
