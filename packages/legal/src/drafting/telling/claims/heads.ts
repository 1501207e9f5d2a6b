import { countOf } from '../../courses/told-matter.ts';
import { clauseAt, clauseIndexAt } from '../../story-clauses.ts';
import { type Telling, within } from '../telling.ts';
import type { ToldSum } from '../told-sums.ts';

/** A sum with what it is for. */
export interface ToldHead extends ToldSum {
  noun: string;
}

/** What money is for, by the words before its sum, or behind it. */
const NOUNS: readonly [string, RegExp, RegExp?][] = [
  ['律师费', /律师费?[^，。]{0,12}$/, /^[^，。]{0,4}律师费/],
  ['公证费', /公证[^，。]{0,8}$/, /^[^，。]{0,4}公证费/],
  ['鉴定费', /鉴定费?[^，。]{0,8}$/, /^[^，。]{0,4}(?:鉴定费|(?:送去|去|做)(?:了)?鉴定)/],
  ['评估费', /评估费[^，。]{0,6}$/],
  ['检测费', /检测费?[^，。]{0,6}$/, /^[^，。]{0,4}(?:检测费|(?:送去|去|做)(?:了)?检测)/],
  ['护理费', /(?:护工|护理|陪护|请人照顾)[^，。]{0,10}$/, /^[^，。]{0,4}护[工理]/],
  [
    '车辆维修费',
    /(?:车|修车|电动车|电瓶车)[^，。]{0,6}(?:修|维修)[^，。]{0,6}$|修车[^，。]{0,8}$/,
    /^[^，。]{0,4}修车/,
  ],
  ['运费', /(?:运费|邮费|快递费)[^，。]{0,8}$/],
  ['拖车费', /拖车[^，。]{0,6}$/],
  ['交通费', /(?:打车|路费|交通费|车费)[^，。]{0,8}$/],
  ['营养费', /营养费[^，。]{0,6}$/],
  ['返工费用', /返工[^，。]{0,8}$|重做[^，。]{0,8}$/],
  ['押金', /押金[^，。]{0,8}$|押[^，。]{0,3}(?:月|个月)的?$/, /^的?[^，。]{0,6}押金/],
  ['定金', /[定订]金[^，。]{0,6}$/, /^的?[定订]金/],
  ['彩礼', /彩礼[^，。]{0,8}$/, /^的?彩礼/],
  [
    '医疗费',
    /(?:医[药疗]费|住院费|手术费|药费|治疗|看病|诊疗|检查费)[^，。]{0,10}$|(?:打|缝|疫苗|住院)[^，。]{0,12}花了?$/,
    /^的?[^，。]{0,3}(?:医[药疗]费|药费)|^(?:来|去)?治(?![理安])/,
  ],
  [
    '医疗费',
    /(?:住院|门诊|医院|医疗)[^，。]{0,4}(?:收据|发票|票据|单子?)(?:上)?(?:是|一共|共计?|写着)?[^，。]{0,2}$/,
  ],
  ['医疗费', /(?:自己|自费|我们?)(?:掏|出|花|付)(?:了)?[^，。]{0,4}$/],
  ['学费', /(?:学费|报名费|课程费|培训费)[^，。]{0,6}$/],
  ['会员费', /(?:年卡|会员|办卡|充值|充了|卡)[^，。]{0,8}$/],
];
/** What another paid already is no head of what is asked. */
const PAID_BY_OTHER =
  /(?:垫|预支|(?:他们?|她们?|对方|司机|房东|老板|人保|平安|肇事)[^，。]{0,6}(?:垫|付|给|出|赔|转|退|交|打|预付)(?:了|过)?|(?:公司|车主|货主|单位|家属)[^，。；]{0,6}(?:付|给|出|赔|转|打)(?:了|过))[^，。]{0,6}$/;

/** The sums of a telling that say what they are for, the first of each. */
export function headsOf(telling: Telling): ToldHead[] {
  const heads = telling.sums.flatMap((sum): ToldHead[] => {
    const clause = clauseAt(telling.clauses, sum.start);
    if (!clause || sum.isRough) return [];
    const before = telling.text.slice(clause.start, sum.start);
    const behind = telling.text.slice(sum.end, clause.end);
    if (
      PAID_BY_OTHER.test(before) ||
      (BY_THE_DAY.test(before) && NURSING.test(telling.text.slice(Math.max(0, sum.start - 20), sum.start)))
    )
      return [];
    const own = nounOf(before, behind);
    const index = clauseIndexAt(telling.clauses, sum.start);
    const last = telling.clauses[index - 1];
    // 请护工护理，花了一千九: what the clause before it tells.
    const isBare =
      !/工资|收入|月薪/.test(before) &&
      /^[^，。]{0,3}(?:花了?|用了?|一共|共|总共|交了?)?[^，。]{0,3}$/.test(before);
    const noun =
      own ??
      (isBare &&
      last &&
      last.sentence.start === clause.sentence.start &&
      within(telling.sums, last).length === 0
        ? (nounOf(last.text, '') ??
          (/医院|住院|住了[^，。]{0,6}天|手术/.test(last.text) && /花/.test(before) ? '医疗费' : null))
        : null);
    return noun ? [{ ...sum, noun }] : [];
  });
  return heads.filter(
    ({ noun }, index) => heads.findIndex((one) => one.noun === noun) === index || noun === '押金',
  );
}

/** 护工请了9天，一天180: what one day cost. */
const BY_THE_DAY = /(?:一天|每天|每日|一日)[^，。\d]{0,2}$/;
const NURSING = /护工|护理|陪护/;

/** What a nurse cost in all, by the day; null where the days or the price of one are not told. */
export function nursingByDay(telling: Telling): (ToldSum & { how: string }) | null {
  const { text, clauses } = telling;
  for (const sum of telling.sums) {
    const clause = clauseAt(clauses, sum.start);
    const before = clause ? text.slice(clause.start, sum.start) : '';
    const said = clause ? text.slice(clause.sentence.start, sum.start) : '';
    const days =
      /(?:护工|护理|陪护)[^。；]{0,8}?(\d{1,3}|[一二两三四五六七八九十]{1,3})天(?![^，。；\d]{0,2}\d|$)/.exec(
        said,
      )?.[1] ??
      // 护工一天260请了9天.
      /^(?:块钱?|元)?，?(?:一共|总共|共)?(?:请|雇|护理|陪护)(?:了|的)?(\d{1,3}|[一二两三四五六七八九十]{1,3})天/.exec(
        text.slice(sum.end),
      )?.[1];
    const count = days ? countOf(days) : null;
    if (!BY_THE_DAY.test(before) || count === null || sum.isRough) continue;
    const value = Math.round(sum.value * count * 100) / 100;
    return { ...sum, value, text: `${value}元`, how: `${count}天，每天${sum.value}元` };
  }
  return null;
}

const nounOf = (before: string, behind: string): string | null =>
  NOUNS.find(([, says, after]) => says.test(before) || after?.test(behind) === true)?.[0] ?? null;

/** What somebody else paid already: 段鹏垫了一万, 付过两千. */
export function paidAlready(telling: Telling): ToldSum[] {
  return telling.sums.filter((sum) => {
    const clause = clauseAt(telling.clauses, sum.start);
    const before = clause ? telling.text.slice(clause.start, sum.start) : '';
    const names = [...telling.sides.sideOf].flatMap(([{ name }, side]) =>
      side === telling.sides.own ? [] : [name],
    );
    const byName =
      names.some((name) => before.includes(name)) &&
      /(?:给|付|赔|转|出|拿)(?:了|过)[^，。]{0,4}$/.test(before);
    return (
      byName ||
      /垫(?:付|了)?[^，。]{0,6}$/.test(before) ||
      (PAID_BY_OTHER.test(before) && !/约定|说|应|要|只(?:肯|愿|出|给|赔)|愿意|最多|答应|同意/.test(before))
    );
  });
}

const OWED =
  /(?:欠(?:着|了|我|款|账)*|还差|差|剩(?:下|余)?的?|尚欠|没(?:有)?(?:给|付|结|退|还)|未(?:付|结|退|还))[^，。我]{0,8}$/;
const OTHERS_OWE = /(?:税务|银行|贷款|房贷|外面|他还?欠别人|欠(?:他|她|房东|工人|员工))/;
const PAID_SINCE = /(?:转来|给了|付了|还了|打了|给过|又给|又还|又付|打来|打过来|转了)[^，。欠]{0,6}$/;

/** What is owed in the end: the last sum that is said to be owed, less what came after it. */
export function owedSum(telling: Telling): ToldSum | null {
  const owed = telling.sums.findLast((sum) => {
    const clause = clauseAt(telling.clauses, sum.start);
    const before = clause ? telling.text.slice(clause.start, sum.start) : '';
    return OWED.test(before) && !OTHERS_OWE.test(before) && !sum.isRough;
  });
  if (!owed) return null;
  const since = telling.sums.filter((sum) => {
    const clause = clauseAt(telling.clauses, sum.start);
    const before = clause ? telling.text.slice(clause.start, sum.start) : '';
    return (
      sum.start > owed.end &&
      PAID_SINCE.test(before) &&
      sum.value < owed.value &&
      !/我(?:又)?(?:转|给|付|打)/.test(before)
    );
  });
  const left = owed.value - since.reduce((sum, { value }) => sum + value, 0);
  return left > 0 ? { ...owed, value: left } : owed;
}

const IN_ALL = /(?:总的|总共|一共|共计?|合计|拢共|加起来|算下来|算出来)[^，。；\d]{0,4}$/;
/** What the other side paid of it: 中间给过三万五. */
const PAID_OF_IT =
  /(?:中间|前后|陆续|先后|先|后来|又|期间|他们?|对方)[^，。；我]{0,4}(?:给|付|结|转|打)(?:了|过)(?:我)?[^，。；\d]{0,3}$/;
const STILL_OPEN = /没(?:有)?(?:给|付|结)|不(?:给|付|结)|欠|拖|推|剩|赖|躲/;

/** What is told to come to so much in all, less what the other side is told to have paid of it; null where one of them is open. */
export function totalLessPaid({ text, sums, clauses }: Telling): (ToldSum & { how: string }) | null {
  const before = (sum: ToldSum) => text.slice(clauseAt(clauses, sum.start)?.start ?? 0, sum.start);
  const [total, other] = sums.filter((sum) => IN_ALL.test(before(sum)));
  if (!total || other || total.isRough || !STILL_OPEN.test(text.slice(total.end))) return null;
  const paid = sums.filter((sum) => sum.start > total.end && PAID_OF_IT.test(before(sum)));
  const value = total.value - paid.reduce((sum, one) => sum + one.value, 0);
  if (value <= 0 || paid.some(({ isRough }) => isRough)) return null;
  const how =
    paid.length > 0 ? `（${total.value}元扣除已付的${paid.map((one) => `${one.value}元`).join('、')}）` : '';
  return { ...total, value, how };
}
