import type { StoryFact } from '../story-fact.ts';
import { type Telling, within } from './telling.ts';
import type { ToldDay } from './told-days.ts';

const BEGAN =
  /(?:进(?:去|的|厂|公司|店)|入(?:的|了)?职|去的|来的|去(?:上班|干)|来(?:上班|干)|开始(?:上班|干|做|的)|报(?:的)?到|上的班|干起|应聘)/;
const ENDED =
  /(?:只)?干到|做到|最后一天|辞退|开除|(?:不用|别|不要|不让)[^，。]{0,4}(?:来|上班|干)|走人|不干了|离职|解除|让我走|撵|赶|裁|收拾东西|用不着(?:我|人|那么多)|我(?:就|才|也)?走(?:了|的)|(?:店|厂|公司)[^，。]{0,4}(?:关门|倒闭|停业)|卷铺盖|把我[^，。]{0,6}(?:辞|开)(?:了|掉|$)/;
const OWN_END =
  /(?:因为?|由于|以)[^。；]{0,20}(?:欠|拖欠|没发|不发|没交)[^。；]{0,20}(?:不干了|解除|离职|辞职|走(?:了|人))|被迫(?:解除|离职|辞职)|(?:欠薪|欠(?:我)?工资|没发工资|不发工资|工资(?:再)?(?:不|没|未)(?:发|给))[^。；，]{0,4}我?(?:就)?不干了|写因为[^。]{0,20}不干了/;
const FIRED =
  /(?:公司|单位|厂|店|人事|人力|行政|HR|老板娘?|主管|经理|领导|[院校园店厂班组护士]长|主任)[^。；]{0,40}(?:收拾东西|卷铺盖|解除通知|离岗|辞退|开除|不用来|别来|走人|不让[^，。]{0,4}上班|裁(?:员|掉|了)|(?:当天|当场|即日|立即|马上)(?:就|起)?(?:跟我|与我|和我)?(?:解除|终止)|(?:解除|终止)(?:了)?(?:我的|跟我的|与我的|和我的)?劳动(?:合同|关系))/i;
/** 9月30号给我发了一份解除通知书: who sent it is who employs. */
const NOTICE =
  /(?:给我)?(?:发|下|送|寄|出具)(?:来)?(?:了)?(?:我)?(?:一?份|个|张|一纸)?(?:书面)?(?:的)?(?:解除|辞退|开除|终止)(?:劳动合同|劳动关系)?(?:的)?(?:通知|决定)/;
const LEFT = /我(?:自己)?[^，。]{0,4}(?:辞职|离职|辞的|提的离)/;
const STILL_THERE = /还在(?:上班|干|做|厂里|公司)|没走|没离职/;

/** 十月十六号实在顶不住，发了微信就走了; 11月16号下午，HR发邮件当天解除: how the rest of a sentence tells that a job ended on its day. */
const ENDS_SOON =
  /(?:^|[，；”』 ])(?:我|当天|第二天|直接|只好|于是|后来)?(?:就|才|也)?(?:自己)?(?:走(?:了|的)|不干了|不做了|不去了|没(?:再)?去(?:上班|了)?|离(?:了)?职|辞(?:了)?职|办了?离职|交了?辞)(?=$|[，；“])|(?:当天|当场|即日|立即|马上)(?:就|起)?(?:跟我|与我|和我)?(?:解除|辞退|开除|离职|走人)/;

const dayFact = (path: string, { iso, start, end }: ToldDay): StoryFact => ({
  path,
  value: iso ?? '',
  start,
  end,
});

/** 双方劳动关系于10月20日终止: the day in the words of a notice. */
const ENDS_ON = /劳动(?:关系|合同)(?:将|已)?(?:于|自|从)?[^，。；]{0,2}$/;
const ENDS_BEHIND = /^(?:起)?(?:正式)?(?:终止|解除)/;
/** 人事突然找我谈话，让我当天交接走人: the employer sends somebody away at once. */
const AT_ONCE =
  /(?:人事|公司|单位|厂里|店里|老板娘?|主管|经理|领导|店长|厂长|HR)[^。]{0,80}(?:当天|今天|马上|立刻|立即|现在)(?:就)?[^，。]{0,8}(?:走人|办(?:离职|交接)?手续|交接|离职|离开|走)/i;

/** When somebody began and stopped working, how it ended and which months were not paid, as people tell it. */
export function readWorkTold(telling: Telling, wages: readonly number[]): StoryFact[] {
  const { clauses, text, days } = telling;
  const facts: StoryFact[] = [];
  const exact = days.filter(({ precision }) => precision === 'day');
  const clauseOf = ({ start }: ToldDay) =>
    clauses.find((clause) => clause.start <= start && start < clause.end);
  const nextOf = (day: ToldDay) => {
    const at = clauses.findIndex((clause) => clause.start <= day.start && day.start < clause.end);
    const [here, next] = [clauses[at], clauses[at + 1]];
    return next?.sentence.start === here?.sentence.start ? (next?.text ?? '') : '';
  };
  /** Whether the sentence goes on from a day, before another is told, to the end of the job. */
  const endsSoon = (day: ToldDay): boolean => {
    const sentence = clauseOf(day)?.sentence;
    const next = exact[exact.indexOf(day) + 1];
    if (!sentence || BEGAN.test(clauseOf(day)?.text ?? '')) return false;
    const rest = text.slice(day.end, Math.min(sentence.end, next?.start ?? sentence.end));
    return ENDS_SOON.test(rest);
  };
  const began = exact.find((day) => BEGAN.test(clauseOf(day)?.text ?? ''));
  if (began) facts.push(dayFact('worked_from', began));
  // 2020年6月8日到2026年6月30日，护士: from when until when somebody worked there.
  const [from, to] = spanOf(telling, exact) ?? [];
  if (from && to && !began)
    return [
      ...readWorkTold({ ...telling, days: days.filter((day) => day !== from && day !== to) }, wages).filter(
        ({ path }) => !/^worked_/.test(path),
      ),
      dayFact('worked_from', from),
      dayFact('worked_until', to),
    ];
  if (!STILL_THERE.test(text)) {
    const ended = exact.findLast((day) => {
      const said = clauseOf(day)?.text ?? '';
      return (
        day !== began &&
        (ENDED.test(said) || (ENDED.test(nextOf(day)) && !BEGAN.test(said))) &&
        (!began || (day.iso ?? '') > (began.iso ?? ''))
      );
    });
    const said = AT_ONCE.exec(text);
    // 我给老板发短信说不干了，当天就走: who told it left by themselves.
    const atOnce = said && !/不干了|我(?:就|才|也)?走/.test(said[0]) ? said : null;
    const sentAway = exact.find(
      (day) =>
        (ENDS_ON.test(text.slice(Math.max(0, day.start - 10), day.start)) &&
          ENDS_BEHIND.test(text.slice(day.end))) ||
        (atOnce !== null &&
          day !== began &&
          day.start < atOnce.index &&
          atOnce.index - day.start <= AT_ONCE_REACH),
    );
    const own = OWN_END.exec(text);
    const ownDay = own ? exact.findLast(({ start }) => Math.abs(start - own.index) <= 60) : undefined;
    const until = ownDay ?? ended ?? sentAway ?? exact.findLast((day) => day !== began && endsSoon(day));
    if (until && until !== began) facts.push(dayFact('worked_until', until));
    const fired = own || LEFT.test(text) ? null : (FIRED.exec(text) ?? NOTICE.exec(text) ?? atOnce);
    if (fired)
      facts.push({
        path: 'ended_how',
        value: 'dismissed',
        start: fired.index,
        end: fired.index + fired[0].length,
      });
    if (own)
      facts.push({
        path: 'ended_how',
        value: 'wages_not_paid',
        start: own.index,
        end: own.index + own[0].length,
      });
  }
  const [wage, other] = new Set(wages);
  const unpaid = unpaidMonths(telling);
  const open = telling.sums.filter(
    (sum) =>
      /工资[^，。]{0,4}$/.test(text.slice(Math.max(0, sum.start - 8), sum.start)) &&
      /^[^，。]{0,4}(?:未|没)(?:有)?(?:付|发|给)/.test(text.slice(sum.end)),
  );
  const [owed] = open;
  if (owed && open.length === 1)
    facts.push({ path: 'wages_unpaid', value: owed.value, start: owed.start, end: owed.end });
  if (unpaid) {
    facts.push({ path: 'wages_unpaid_for', value: unpaid.said, start: unpaid.start, end: unpaid.end });
    if (wage !== undefined && other === undefined && unpaid.isWhole && !owed)
      facts.push({ path: 'wages_unpaid', value: wage * unpaid.count, start: unpaid.start, end: unpaid.end });
  }
  return facts;
}

/** Two days of one clause with nothing but 到 between them, in a sentence that tells of a job and of no contract's term. */
function spanOf({ text, clauses }: Telling, exact: readonly ToldDay[]): [ToldDay, ToldDay] | null {
  for (const [index, from] of exact.entries()) {
    const to = exact[index + 1];
    const clause = clauses.find(({ start, end }) => start <= from.start && from.start < end);
    if (!to || !clause || !/^(?:一直)?(?:到|至|-|—)$/.test(text.slice(from.end, to.start).trim())) continue;
    const sentence = text.slice(clause.sentence.start, clause.sentence.end);
    if (
      /上班|工作|任职|入职|打工|干|做/.test(sentence) &&
      !/期限|合同期|试用期|工资[^，。]{0,4}没/.test(clause.text)
    )
      return [from, to];
  }
  return null;
}

/** So far before what was said its day may stand. */
const AT_ONCE_REACH = 16;

/** 7月干了12天也没给: there is more than whole months. */
export const PART_OF_MONTH =
  /月(?:份)?(?:只|就|才)?干了(?:大概|差不多)?半个月|月[^，。；]{0,6}[\d一二三四五六七八九十]{1,3}天[^，。；]{0,6}(?:没|未)(?:有)?(?:给|发|结)/;

/** 8月的工资没给, of who left on 20 August: a part of the month is owed, and nobody told how much. */
export const endsInPart = (months: string, until: string | null): boolean =>
  until !== null &&
  new RegExp(`(?<!\\d)0?${Number(until.slice(5, 7))}月`).test(months) &&
  Number(until.slice(8)) < LAST_DAYS;
/** From this day on a month was worked to its end. */
const LAST_DAYS = 28;

const NOT_PAID =
  /没(?:有)?(?:给我?)?(?:发|给|付|结)|未(?:发|付)|拖欠|欠|不(?:发|给)|(?:只|就|才)(?:发|给)|(?:都|全|也)没(?:有)?$/;
/** 今年七月和八月两个月工资没发: which months, of whose pay nothing is told apart. */
function unpaidMonths(
  telling: Telling,
): { said: string; count: number; isWhole: boolean; start: number; end: number } | null {
  const { clauses, days, sums } = telling;
  for (const clause of clauses) {
    const [before] = clauses.filter(({ end }) => end + 1 === clause.start);
    const isOfPay =
      /工资|薪|工钱|个月(?:的)?(?:都|也|就)?没(?:有)?(?:给我?)?发/.test(clause.text) ||
      (before?.sentence.start === clause.sentence.start && /工资|薪|工钱/.test(before.text));
    if (!isOfPay || /半个月|月半/.test(clause.text) || !NOT_PAID.test(clause.text)) continue;
    // 6月份起就没发过: from when on, and not for which months.
    const months = within(days, clause).filter(
      ({ precision, end }) =>
        precision === 'month' && !/^(?:开始|以后|之后|起(?!码))/.test(telling.text.slice(end)),
    );
    const [first] = months;
    const last = months.at(-1);
    if (!first || !last || months.some(({ text }) => text.includes('至'))) continue;
    const said = telling.text.slice(first.start, last.end);
    const isSpan = /[到至-]/.test(said);
    const count = isSpan ? monthsBetween(first.iso, last.iso) : months.length;
    const told = months.map(({ text }) => text).join(isSpan ? '至' : '、');
    const sentence = { start: clause.sentence.start, end: clause.sentence.end };
    const isWhole =
      within(sums, sentence).every(({ end }) => end <= first.start) &&
      !PART_OF_MONTH.test(telling.text) &&
      !/一半|部分|只(?:发|给)/.test(telling.text.slice(sentence.start, sentence.end));
    return { said: told, count, isWhole: isWhole && count > 0, start: first.start, end: last.end };
  }
  return null;
}

function monthsBetween(from: string | null, to: string | null): number {
  if (!from || !to) return 0;
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth + 1;
}

/** What rules of single clauses read of a job, with what the whole telling says of it in their place. */
export function withWorkTold(read: readonly StoryFact[], told: readonly StoryFact[]): readonly StoryFact[] {
  const paths = new Set(told.map(({ path }) => path));
  const known = new Set(read.map(({ path }) => path));
  const several = (path: string) =>
    new Set(read.filter((fact) => fact.path === path).map(({ value }) => value)).size > 1;
  // A second day of something else contradicts nothing.
  const replaced = [...paths].filter(
    (path) =>
      /^worked_|^ended_how$/.test(path) && (several(path) || !known.has(path) || path === 'ended_how'),
  );
  return withoutPartOfMonth([
    ...read.filter(({ path }) => !replaced.includes(path)),
    ...told.filter(({ path }) => replaced.includes(path) || !known.has(path)),
  ]);
}

/** 十一月的没发, of who left on the 16th: a whole wage is not what is owed of that month. */
function withoutPartOfMonth(facts: readonly StoryFact[]): readonly StoryFact[] {
  const only = (name: string) => {
    const found = facts.filter(({ path }) => path === name);
    return found.length === 1 ? found[0] : undefined;
  };
  const [until, months] = [only('worked_until'), only('wages_unpaid_for')];
  if (!until || !months || !endsInPart(String(months.value), String(until.value))) return facts;
  return facts.filter(({ path, start }) => path !== 'wages_unpaid' || start !== months.start);
}
