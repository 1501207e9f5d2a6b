import { daysBetween } from '../figures/calendar.ts';
import type { IsoDate } from '../statute/statute.ts';
import { LATER_STARTS } from './later-starts.ts';
import { type QuestionDate, spanOf } from './read-dates.ts';
import { readDueDay } from './read-due-day.ts';

const APPLIED = /申请|递交|提交|交的?|登记|民政局|accepted|applied|application/i;
const DETAINED = /刑?拘|带走|抓|关|传唤|detained|taken/i;

/** What happens on the day a period starts, by the calculator or the kind of that period. */
const STARTS: Record<string, RegExp> = {
  'civil-limitation':
    /最后一期|(?:协议|合同)(?:书|里|上|中)?(?:也)?(?:说|写|定|约定|规定)[^，。]{0,16}[还付给]|到期(?!没)|期满|届满|应当?[还付给]|约定[^，。]{0,16}[还付]|该[还付给]|(?:说好|写[的着了明]?|讲好|定[的在]|答应)[^，。]{0,16}[还付给]|(?:前|底|之前|那天)(?:还清|还钱|还款|付清)|还款日|受[了的]?伤|被[^，。]{0,16}(?:撞|打|咬|砸|烫|骗|偷)|(?:撞|刮|咬|打)[伤坏凹断倒]|摔|车祸|事故|出事|知道|发现|得知|退[租房]|搬走|搬出|收货|到货|交[房货]|完工|手术|转错|打错|漏水|淹|泡(?:了|坏)|分手|不[退还认]|拒绝|拉黑|跑路|关门|停业|闭店|倒闭|\b(?:pay(?:ing)? (?:it |me |us |this )?back by|rep(?:ay|aid) by|due|injured|hit|bit(?:ten)?|accident|moved out|found out|delivered|hurt|crash)\b/i,
  'labour-arbitration-limitation':
    /辞退|解除|开除|清退|优化|离职|(?:把|将|给|被)[^，。]{0,6}(?:开了|开掉|裁|辞|炒)|(?:叫|让|要|赶|撵)我(?:走|滚|回家)|被裁|裁员|裁掉|裁了|辞职|辞了|解雇|劝退|走人|炒|不让[^，。]{0,4}上班|不用来|没活(?:干|儿|了)|不续|退场|完工|干完|走的|走了|离开|不去了|不干了|\b(?:dismissed|fired|laid off|left|resigned|quit|let go|terminated|sacked|last (?:working )?day)\b/i,
  appeal:
    /(?<!终审|生效)(?:判决|裁定|宣判|判了|一审)(?![^，。]{0,4}生效)|\b(?:judge?ment|ruling|verdict|sentence)/i,
  labour_suit: /裁决|仲裁(?:书|结果|委)|\baward\b|arbitration/i,
  reconsideration:
    /^(?!.*复议).*(?:罚|决定|拘留|告知书|通知书|送达|收到[^，。]{0,8}书|拿到[^，。]{0,8}书|fine|decision|notice|received)/i,
  administrative_suit:
    /^(?!.*复议).*(?:罚|(?:被|给)[^，。]{0,6}(?:强?拆|推平|推倒)|强拆的|(?<!自[己行]|我|我们|把)拆(?:了|的|掉|完)|决定|拘留|告知书|通知书|送达|收到[^，。]{0,8}书|拿到[^，。]{0,8}书|fine|decision|notice|received)/i,
  suit_after_reconsideration: /复议|reconsideration/i,
  work_injury_worker:
    /伤|摔|砸|锯|绞|夹|轧|压|事故|车祸|出事|撞|诊断|确诊|鉴定为|去世|死|猝|倒下|烫|切|断|\b(?:injured|accident|hurt|died|diagnosed)\b/i,
  execution: /判|调解书|生效|履行|裁决|\bjudge?ment/i,
  answer:
    /起诉状|传票|应诉|法院[^，。]{0,10}(?:材料|通知|寄|短信|快递)|诉状|summons|complaint|court papers|sued/i,
  retrial: /判决|二审|终审|生效|裁定|judge?ment/i,
  payment_order_objection: /支付令|payment order/i,
  traffic_review: /认定书|责任认定|认定|finding/i,
  penalty_hearing: /告知|听证|hearing/i,
  police_refusal_review: /不予?立案|refus/i,
  no_reason_return: /收到|到货|签收|取件|取快递|拿到|送到|\b(?:received|arrived|delivered|came)\b/i,
  prepaid_return: /办|付|交|充|买|报名|\b(?:paid|signed|bought|joined)\b/i,
  tenant_purchase: /卖|通知|告诉|\b(?:sell|notice|told)\b/i,
  divorce_withdrawal: APPLIED,
  divorce_certificate: APPLIED,
  legacy_acceptance: /知道|得知|看到|见到|给我们?看|拿出|念|告诉|宣读|learned|told|showed/i,
  gift_revocation: /知道|发现|打|不养|不管|learned|found/i,
  contract_withdrawal:
    /知道|发现|得知|不卖|拒贷|贷款?[^，。]{0,4}(?:没批|被拒|不批|批不下|没下来)|拒绝|不肯|learned|found|refused/i,
  contract_rescission: new RegExp(
    `知道|发现|得知|告诉|learned|found|${LATER_STARTS.duress_rescission?.source}`,
    'i',
  ),
  creditor_revocation: /知道|发现|得知|查[到了出]|一查|看到|learned|found/i,
  marriage_annulment_illness:
    /知道|发现|得知|发作|发病|犯病|医生|诊断书|翻[到出]|看到|承认|坦白|告诉|learned|found|told/i,
  guarantee: /到期|该还|还款日|应还|前还|还清|期满|\bdue\b/i,
  execution_reconsideration: /裁定|驳回|ruling/i,
  execution_objection_suit: /裁定|驳回|ruling/i,
  set_aside_award: /裁决|仲裁|award/i,
  labour_award_annulment: /裁决|仲裁|award/i,
  knowledge: /知道|发现|得知|查[到了出]|一查|看[到见]|翻[到出]|learned|found/i,
  employment: /进的?|入职|来的|上班|开始[干做]|去的|joined|started|hired/i,
  disability_reassessment: /鉴定|结论|评[了为定]|拿到|收到|assessment/i,
  tour_refund: /到\d{1,2}[月号日]|结束|回来|行程|返程|散团|到家|ended|came back|returned/i,
  car_return: /提|交付|交车|发票|开票|买|到手|delivered|bought|invoice/i,
  mistake_rescission: /查出|拍片|检查|诊断|确诊|发现|知道|found|diagnos/i,
  arrest_decision: DETAINED,
  arrest_decision_long: DETAINED,
  non_compete_end: /离职|辞职|解除|走的|离开|left|resigned/i,
  company_resolution: /决议|股东会|开会|表决|resolution|meeting/i,
  presuit_preservation: /保全|冻结|查封|preserv|froze/i,
  ...LATER_STARTS,
};
/** A due day told in full beside a loan. */
STARTS.loan_due =
  /(?:[借欠]条|约定|说好|写|讲好|定)[^，。；]{0,16}(?:前|底)?[^，。；]{0,4}(?:还|付清|到期)|[日号](?:之?前|以前)?[^，。；]{0,4}(?:还清?|归还|付清|到期)/;
STARTS['appeal-deadline'] = STARTS.appeal as RegExp;
STARTS.victim_protest = STARTS.appeal as RegExp;
STARTS['procedural-deadline'] = /收到|送达|签收|拿到|领取|知道|生效|\b(?:served|received|got|learned)\b/i;

/** A claim was made, or something was paid: that starts no period but begins it anew. */
const CLAIMED =
  /催|讨|要过|去要(?!求)|要[钱账债]|要工[资钱]|追要|问过|问[他她]要|找[他她][^，。]{0,3}要|起诉|发函|投诉过|(?:监察|12333)[^，。]{0,6}(?:投诉|举报|反映)|(?:投诉|举报)[^，。]{0,6}(?:监察|12333)|\b(?:demanded|reminded|asked (?:him|her|them))\b/i;
/** The debtor promised, paid or owned up to it: that counts even once the time has run out (民法典192, 诉讼时效规定19). */
const PROMISED =
  /承诺|答应|还过|还了一部分|还了\d|确认过|认账|承认(?:还|有|是)?欠|(?:发|回|签|盖)[^，。]{0,4}(?:对账[函单]|询证函|确认函)|对过?账|宽限|写[了过]?[^，。]{0,6}(?:还款)?(?:协议|计划|承诺)|(?:他|她|对方|老板|公司|单位|经理|会计|主管)[^，。]{0,6}(?:说|回|表示)[^，。]{0,12}(?:一定|肯定|连本带|会|(?:月|年|节|[号日]|底|过两天|过几天|过阵子)(?:就|再|前)?(?=[^，。]{0,2}[还给结发]))[^，。]{0,6}(?:还|给)|\b(?:promised|paid part|acknowledged)\b/i;
const ANEW = new RegExp(`${CLAIMED.source}|${PROMISED.source}`, 'i');
/** What the other side asks for begins nothing anew. */
const OTHER_SIDE =
  /(?:公司|单位|老板|物业|房东|债主|开发商|银行)[^，。]{0,8}(?:发函|发了?函|起诉|催|要我|要求)|突然[^，。]{0,4}发函|发函说/;
/** 年年催: the time began anew again and again. */
const CLAIMED_ALWAYS =
  /(?:年年|每年|一直|经常|每个?月|隔三差五|三天两头|多次|不停|反复)(?:都|在|地|微信|打电话|上门|找他|找她){0,3}(?:催|要钱|追|讨|要债|要过)/;
/** 没写还款日期: money lent without a due day begins no limitation on the day it was lent. */
const NO_DUE_DAY =
  /(?:没有?|未|不)(?:写|约定|定|说|规定)[^，。]{0,4}(?:还款|还钱|归还|期限|日期|时间|什么时候|啥时候|何时|多久)|without (?:a |any )?due (?:date|day)/i;
/** What is only meant to be done, or was announced, ends no employment yet. */
const PLANNED =
  /(?<!本来|原本|原来)(?:打算|准备|计划)|想[^，。]{0,3}(?:[干做]到|离职|辞职|走)|(?:让|叫|要|逼)[我她他][^，。]{0,4}签|\bplan(?:ning)? to|\bgoing to (?:quit|leave|resign)/i;
/** 我爸上个月走了, 被警察带走了: no end of work. */
const DIED =
  /(?:爸|妈|父亲?|母亲?|爷爷|奶奶|公公|婆婆|姥[姥爷]|外[公婆]|老[公婆]|丈夫|妻子|[伯叔舅]|哥|姐)[^，。]{0,10}走(?:了|的)|[带抓]走/;
const LIMITATIONS = ['civil-limitation', 'labour-arbitration-limitation'];

/** Where a period starts: any day from the first to the last. */
export interface Start {
  first: IsoDate;
  last: IsoDate;
  /** The words it was read from. */
  said: string;
  precision: QuestionDate['precision'];
}

/** Periods that start when something is over: 10月31日到11月5日. */
const AT_THE_END = ['tour_refund'];
/** Periods that start on the due day of a debt. */
const FROM_DUE_DAY = ['civil-limitation', 'guarantee'];
/** A due day agreed later takes the place of the first. */
const AGREED_ANEW = /协议|重新|延期|展期|宽限到|改到|又写|补写|新写/;
const DUE =
  /到期|(?:前|底|之前|那天)[^，。]{0,4}(?:还|付)|还清|还款日|该还|最后一期|\bdue\b|back by|repa(?:y|id)[^,.]{0,10} by/i;

/** Whether a day is told by which something was to be paid. */
export const saysDueDay = (text: string, dates: readonly QuestionDate[]): boolean =>
  !NO_DUE_DAY.test(text) &&
  dates.some(
    (date) => DUE.test(wordsBehind(text, date)) || GIVEN_BY.test(text.slice(date.end, date.end + 12)),
  );
const GIVEN_BY = /^(?:之?前|底前?|那天|当天)[^，。；]{0,4}给(?!了)/;

/** Who paid what another owed takes it back from the day of that payment, not from the due day of the debt (民法典 519, 700). */
const PAID_FOR_ANOTHER =
  /(?<!担保人|保证人|他|她)(?:替|帮|代)[^，。]{0,6}(?:还|垫|偿|付)(?:了|的|清|掉|过)|代偿|追偿|(?:都是|全是|只好|被|由)我[^，。]{0,12}(?:还|垫|付|掏|扣)(?:了|的|清|掉)/;
const WITH_OTHERS = /担保|保证人|共同|连带|追偿|代偿|一起借|联名/;
/** Money laid out as a loan is due on the day agreed. */
const LENT = /(?:说好|约定|答应|写)[^，。]{0,14}还我/;
const PAID = /(?<!没|未|不|要|该|应|前)(?:还|垫|代偿|偿|付|扣|划|掏)(?:清|掉|完|走|银行|款)?(?:了|的)/;
const hasPaidForAnother = (text: string): boolean =>
  PAID_FOR_ANOTHER.test(text) && WITH_OTHERS.test(text) && !LENT.test(text);
/** What was agreed before a court is paid on the day agreed; the day the paper came is none. */
const MEDIATED = /调解书|调解协议|法院[^，。]{0,4}调解/;
const PAY_BY = /^(?:日|号)?(?:之?前|底前?|当天|那天|到期)?[^，。；]{0,4}(?:还|付|给|结|履行|交)(?!了)/;

/** {@link readStartDate} with the span it may mean, and due days told as seen from the day of a loan. */
export function readStart(period: string, text: string, dates: readonly QuestionDate[]): Start | undefined {
  if (period === 'civil-limitation' && hasPaidForAnother(text)) {
    const paid = dates.find((date) => PAID.test(clauseAround(text, date)));
    return paid && startOf(paid);
  }
  if (FROM_DUE_DAY.includes(period)) {
    const agreed = AGREED_ANEW.test(text)
      ? dates.filter((date) => DUE.test(wordsBehind(text, date))).at(-1)
      : dates.find((date) => /最后一期|末期/.test(text.slice(Math.max(0, date.start - 8), date.start)));
    if (agreed) return dueOn(text, agreed);
    const due = readDueDay(text, dates);
    const isSaid = dates.some(
      (date) => date.precision === 'day' && /到期|届满/.test(wordsBehind(text, date)),
    );
    if (due && !isSaid) {
      const precision = due.first === due.last ? 'day' : 'month';
      return { ...due, precision };
    }
  }
  if (period === 'execution' && MEDIATED.test(text)) {
    const agreed = dates.filter(
      (date) => date.precision === 'day' && PAY_BY.test(text.slice(date.end, date.end + 12)),
    );
    return agreed.at(-1) && startOf(agreed.at(-1) as QuestionDate);
  }
  if (period === 'civil-limitation') {
    const known = readLaterKnowledge(text, dates);
    if (known) return startOf(known);
  }
  const isWork = period === 'labour-arbitration-limitation';
  const begun = (isWork ? readEndOfEmployment(text, dates) : undefined) ?? readStartDate(period, text, dates);
  const start = isWork && begun ? notToday(text, begun, dates) : begun;
  // Without a due day a bare month or year beside something else begins nothing.
  if (period === 'civil-limitation' && start?.precision !== 'day' && NO_DUE_DAY.test(text)) return undefined;
  return start && (FROM_DUE_DAY.includes(period) ? dueOn(text, start) : startOf(start));
}

/** 今年8月鉴定出来才知道是医院的错: three years run from knowing of the harm and whose it was (民法典 188). */
const ONLY_THEN_KNOWN =
  /才(?:知道|晓得|发现|得知|明白|查[出到]|弄清|确诊)|\bonly (?:then )?(?:found out|learned)\b|\bdid not know until\b/i;
function readLaterKnowledge(text: string, dates: readonly QuestionDate[]): QuestionDate | undefined {
  const known = dates.filter((date, at) => {
    const to = dates[at + 1]?.start ?? text.length;
    return ONLY_THEN_KNOWN.test(clauseAround(text.slice(0, to), date, dates[at - 1]?.end ?? 0));
  });
  return known.length === 1 && dates.every(({ iso }) => iso <= (known[0]?.iso ?? '')) ? known[0] : undefined;
}

/** 昨天通知我不续了，合同11月30号到期: the work ends on the later day, not with the notice. */
const ENDS_WORK =
  /(?:合同|劳动关系)[^，。]{0,12}(?:到期|届满|终止|解除|为止)|合同(?:到|至)|最后一天|(?:[干做上]|工作|上班)到|(?:正式)?(?:离职|解除|终止)(?!证明|协议)|\blast (?:working )?day\b|contract (?:ends|expires)/i;
const NOTICE = /通知|告诉|告知|说|发[了来]|谈|\b(?:told|said|notice|emailed|informed)\b/i;

function readEndOfEmployment(text: string, dates: readonly QuestionDate[]): QuestionDate | undefined {
  const days = dates.filter(({ precision }) => precision === 'day');
  const noticed = days.find((date) => NOTICE.test(clauseAround(text, date)));
  if (!noticed) return undefined;
  return days.find((date) => {
    const at = dates.indexOf(date);
    const beside = clauseAround(text.slice(0, dates[at + 1]?.start), date, dates[at - 1]?.end ?? 0);
    return date.iso > noticed.iso && ENDS_WORK.test(beside) && !ANEW.test(beside);
  });
}

/**
 * Nov 15 the boss called me in. "Today is your last day": beside an earlier day `today` is that day, or the day of asking; from it
 * the year would end too late. The earlier day where it says the end of work, else none.
 */
function notToday(
  text: string,
  begun: QuestionDate,
  dates: readonly QuestionDate[],
): QuestionDate | undefined {
  if (!/^(?:today|今天|今日)$/i.test(begun.raw)) return begun;
  const earlier = dates.filter(
    (date) =>
      date.precision === 'day' && date.iso < begun.iso && !STARTED_WORK.test(clauseAround(text, date)),
  );
  const ends = STARTS['labour-arbitration-limitation'] as RegExp;
  return earlier.length === 0 ? begun : earlier.find((date) => ends.test(clauseAround(text, date)));
}
const STARTED_WORK = /入职|进[的了厂公]|来的|上班|签|\b(?:joined|started|hired|since|signed)\b/i;

const startOf = (date: QuestionDate): Start => ({
  ...spanOf(date),
  said: date.raw,
  precision: date.precision,
});

/** 2023年底前还, 12月底还清: due on the last day of it. */
function dueOn(text: string, date: QuestionDate): Start {
  const { last } = spanOf(date);
  return date.precision !== 'day' &&
    /^年?[底末](?:之?前|那天|就|再|一定|必须|要|全部|一次性|,|，)*(?:[还付结]|给[我钱清他她])/.test(
      text.slice(date.end, date.end + 10),
    )
    ? { first: last, last, said: date.raw, precision: 'day' }
    : startOf(date);
}

/** The words right around a date that say what it is. */
const wordsBehind = (text: string, { start, end }: QuestionDate): string =>
  text.slice(Math.max(0, start - 6), end + 10);

/**
 * The date on which a period starts, where the story says what happened on it: `2024年3月1日被辞退`. The day money was lent starts
 * no limitation, so a date alone is not enough.
 * @param period a calculator of limitation, or a kind of `PROCEDURAL_PERIODS`
 */
function readStartDate(
  period: string,
  text: string,
  dates: readonly QuestionDate[],
): QuestionDate | undefined {
  const starts = STARTS[period];
  if (!starts) return undefined;
  const isAnew = (clause: string) => (ANEW.test(clause) && !DUE.test(clause)) || NO_DUE_DAY.test(clause);
  const isStart = (clause: string) =>
    starts.test(clause) &&
    !(period.startsWith('work_injury') && isOfWorkOnly(clause)) &&
    !(LIMITATIONS.includes(period) && isAnew(clause)) &&
    !(period === 'civil-limitation' && PAPER_OF_IT.test(clause) && !HARMED.test(clause)) &&
    !(period === 'retrial' && /一审/.test(clause) && /二审|终审/.test(text)) &&
    !(period === 'labour-arbitration-limitation' && (PLANNED.test(clause) || DIED.test(clause)));
  // Of several dates in one clause the words beside each say what happened on it.
  const beside = dates.filter((date, at) => {
    const from = dates[at - 1]?.end ?? 0;
    const to = dates[at + 1]?.start ?? text.length;
    return isStart(clauseAround(text.slice(0, to), date, from));
  });
  const found = beside.length > 0 ? beside : dates.filter((date) => isStart(clauseAround(text, date)));
  const before = found.length > 0 ? found : dates.filter((date) => isStart(clauseBefore(text, date)));
  // What was done on the day may be told one clause later.
  const told =
    before.length > 0 || LIMITATIONS.includes(period)
      ? before
      : dates.filter(
          (date, at) =>
            date.precision === 'day' && isStart(twoClausesFrom(text.slice(0, dates[at + 1]?.start), date)),
        );
  // 判决生效两年了，判他2024年11月30日前付: the very day says more.
  const exact = told.filter(({ precision }) => precision === 'day');
  if (AT_THE_END.includes(period)) return exact.at(-1) ?? told.at(-1);
  return receivedAfter(period, text, exact[0], dates) ?? exact[0] ?? told[0];
}

/** 事故认定书10月8号收到: the paper came later than the harm. */
const PAPER_OF_IT = /认定书|责任认定|鉴定(?:书|结论|意见|报告)|复核/;
const HARMED = /被[^，。]{0,12}(?:撞|打|咬|砸|烫)|(?:撞|打|咬|摔|砸|烧|烫)伤|受伤/;

/** Periods that run from the day a paper was received, whatever day it was made or sent. */
const FROM_RECEIPT = [
  'appeal',
  'labour_suit',
  'reconsideration',
  'administrative_suit',
  'suit_after_reconsideration',
  'traffic_review',
  'payment_order_objection',
  'victim_protest',
];
const RECEIVED_IT = /(?<!没有?|未|还没)(?:收到|签收|拿到|领到|送达|送到)/;
/** A paper is under way so long at the most. */
const UNDER_WAY_DAYS = 45;

/** 10月28号寄出的判决书，11月4号我签收: the day of receipt, where one is told beside the day of the paper. */
function receivedAfter(
  period: string,
  text: string,
  begun: QuestionDate | undefined,
  dates: readonly QuestionDate[],
): QuestionDate | undefined {
  // 11月10号开的认定书我11月13号签收的: of several dates in one clause each has the words beside it.
  const isReceived = (date: QuestionDate) => {
    const at = dates.indexOf(date);
    const to = dates[at + 1]?.start ?? text.length;
    return RECEIVED_IT.test(clauseAround(text.slice(0, to), date, dates[at - 1]?.end ?? 0));
  };
  if (!begun || !FROM_RECEIPT.includes(period) || isReceived(begun)) return undefined;
  const received = dates.filter(
    (date) =>
      date.precision === 'day' &&
      date.iso > begun.iso &&
      daysBetween(begun.iso, date.iso) <= UNDER_WAY_DAYS &&
      isReceived(date),
  );
  return received.length === 1 ? received[0] : undefined;
}

/** 11月5日辞退我，我工伤还没好: what happened on that day is the dismissal. */
const isOfWorkOnly = (clause: string): boolean =>
  DISMISSED.test(clause) && !HURT.test(clause.replace(/工伤/g, ''));
const DISMISSED = /辞退|辞了|解除|开除|不用来|让我走|停[薪工发]|不发|出院/;
const HURT =
  /摔|砸|锯|绞|夹|轧|压|事故|车祸|撞|诊断|确诊|鉴定为|去世|死|猝|倒下|烫|切|断|受伤|伤(?:了|到|着)|injured|hurt/i;

/** {@link readStart} where the very day is said by a date. */
export function readStartDay(
  period: string,
  text: string,
  dates: readonly QuestionDate[],
): string | undefined {
  return readStartDate(
    period,
    text,
    dates.filter(({ precision }) => precision === 'day'),
  )?.iso;
}

/** What began a limitation anew. */
export interface Restarts {
  /** 去年5月催过. */
  claimed: QuestionDate[];
  /** The debtor owned up to it, which counts even when the time was over. */
  promised: QuestionDate[];
  /** 年年催, without saying when. */
  always: boolean;
}

/** The dates on which a limitation began anew: 去年5月催过. */
export function readRestarts(text: string, dates: readonly QuestionDate[], today?: IsoDate): Restarts {
  const past = dates.filter(
    (date, at) => (today === undefined || date.iso <= today) && !isPromisedFor(text, date, dates[at - 1]),
  );
  const tells = (pattern: RegExp) =>
    past.filter((date) => {
      const clause = clauseAround(text, date);
      return pattern.test(clause) && !OTHER_SIDE.test(clause);
    });
  return { claimed: tells(ANEW), promised: tells(PROMISED), always: CLAIMED_ALWAYS.test(text) };
}

/** 3月1号答应4月底给: the day of the promise counts, not the one it names. */
const isPromisedFor = (
  text: string,
  { start, end }: QuestionDate,
  before: QuestionDate | undefined,
): boolean =>
  before !== undefined &&
  /^[^，。；！？,;!?\n\d]{0,10}(?:答应|承诺|保证|说)[^，。；！？,;!?\n\d]{0,6}$/.test(
    text.slice(before.end, start),
  ) &&
  /^[底末初份前]{0,2}(?:之?前)?[^，。]{0,4}[给还付结发]/.test(text.slice(end, end + 10));

const CLAUSE_ENDS = /[，。；！？,;!?\n]|\.(?=\s|$)/;

/** The clause that holds a date; where the date stands alone in it, the next one with it. */
function clauseAround(text: string, { start, end }: { start: number; end: number }, least = 0): string {
  const ends = (at: number) =>
    CLAUSE_ENDS.test(text.slice(at, at + 2).slice(0, text[at] === '.' ? 2 : 1)) || isHanGap(text, at);
  let from = start;
  while (from > least && !ends(from - 1)) from -= 1;
  let to = end;
  while (to < text.length && !ends(to)) to += 1;
  const isAlone = start - from <= 2 && to - end <= 1;
  if (!isAlone || to >= text.length || /[。！？!?\n.]/.test(text[to] ?? '')) return text.slice(from, to);
  let next = to + 1;
  while (next < text.length && !ends(next)) next += 1;
  return text.slice(from, next);
}

/** 裁定书拿到了，11月12号收到的: what was received stands in the clause before. */
const ONLY_RECEIVED =
  /^[^，。]{0,3}(?:才|刚)?(?:(?:通知|告知|告诉|说|谈)(?:我)?的|收到|签收|拿到|领到|送达|寄到|寄来|领|拿|送)(?:的|了|手)?/;

function clauseBefore(text: string, date: { start: number; end: number }): string {
  if (!ONLY_RECEIVED.test(text.slice(date.end, date.end + 8))) return '';
  const before = text.slice(Math.max(0, date.start - BEFORE_CHARACTERS), date.start);
  const [clause = ''] =
    before
      .trimEnd()
      .replace(/[，,；;。]$/, '')
      .match(/[^，。；！？!?;\n ]*$/) ?? [];
  return `${clause}${text.slice(date.start, date.end + 8)}`;
}
const BEFORE_CHARACTERS = 24;

/** A date with the rest of its clause and the next one. */
const twoClausesFrom = (text: string, { start }: { start: number }): string =>
  /^[^，。；！？,;!?\n]*[，,]?[^，。；！？,;!?\n]*/.exec(text.slice(start))?.[0] ?? '';

const HAN_OR_FIGURE = /[\p{Script=Han}）)”」\d]/u;
/** Behind a figure these belong to it. */
const UNIT = /[年月日号时点万千百元块个天级岁%]/;
/** People who write without punctuation leave a gap between two clauses. */
const isHanGap = (text: string, at: number): boolean =>
  text[at] === ' ' &&
  HAN_OR_FIGURE.test(text.slice(0, at).trimEnd().at(-1) ?? '') &&
  !UNIT.test(text.slice(at).trimStart()[0] ?? '') &&
  /[\p{Script=Han}\d]/u.test(text.slice(at).trimStart()[0] ?? '');
