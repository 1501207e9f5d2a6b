import type { QuestionDate } from './read-dates.ts';

/** What happens on the day a period starts, by the calculator or the kind of that period. */
const STARTS: Record<string, RegExp> = {
  'civil-limitation':
    /到期(?!没)|期满|届满|应当?[还付给]|约定[^，。]{0,8}[还付]|该[还付给]|(?:说好|写[的着了明]?|讲好|定[的在]|答应)[^，。]{0,16}[还付给]|(?:前|底|之前|那天)(?:还清|还钱|还款|付清)|还款日|受[了的]?伤|被[^，。]{0,8}(?:撞|打|咬|砸|烫|骗|偷)|摔|车祸|事故|出事|知道|发现|得知|退[租房]|搬走|搬出|收货|到货|交[房货]|完工|手术|转错|打错|漏水|分手|不[退还认]|拒绝|拉黑|跑路|关门|停业|闭店|倒闭|\b(?:due|injured|hit|bitten|accident|moved out|found out|delivered|hurt|crash)\b/i,
  'labour-arbitration-limitation':
    /辞退|解除|开除|清退|优化|离职|(?:把|将|给|被)[^，。]{0,6}(?:开了|开掉|裁|辞|炒)|(?:叫|让|要|赶|撵)我(?:走|滚|回家)|被裁|裁员|裁掉|裁了|辞职|辞了|解雇|劝退|走人|炒|不让[^，。]{0,4}上班|不用来|不续|退场|完工|干完|走的|走了|离开|\b(?:dismissed|fired|laid off|left|resigned|quit|let go|terminated|sacked|last day)\b/i,
  appeal:
    /(?<!终审|生效)(?:判决|裁定|宣判|判了|一审)(?![^，。]{0,4}生效)|\b(?:judge?ment|ruling|verdict|sentence)/i,
  labour_suit: /裁决|仲裁(?:书|结果|委)|\baward\b|arbitration/i,
  reconsideration:
    /^(?!.*复议).*(?:罚|决定|拘留|告知书|通知书|送达|收到[^，。]{0,8}书|拿到[^，。]{0,8}书|fine|decision|notice|received)/i,
  administrative_suit:
    /^(?!.*复议).*(?:罚|决定|拘留|告知书|通知书|送达|收到[^，。]{0,8}书|拿到[^，。]{0,8}书|fine|decision|notice|received)/i,
  suit_after_reconsideration: /复议|reconsideration/i,
  work_injury_worker:
    /伤|摔|砸|轧|压|事故|车祸|出事|撞|诊断|确诊|鉴定为|去世|死|猝|倒下|烫|切|断|\b(?:injured|accident|hurt|died|diagnosed)\b/i,
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
  divorce_withdrawal: /申请|递交|提交|登记|民政局|applied|application/i,
  legacy_acceptance: /知道|得知|看到|告诉|宣读|learned|told/i,
  gift_revocation: /知道|发现|打|不养|不管|learned|found/i,
  contract_withdrawal: /知道|发现|得知|不卖|拒绝|不肯|learned|found|refused/i,
  contract_rescission: /知道|发现|得知|告诉|learned|found/i,
  creditor_revocation: /知道|发现|得知|learned|found/i,
  marriage_annulment_illness: /知道|发现|得知|learned|found/i,
  guarantee: /到期|该还|还款日|应还|\bdue\b/i,
  company_resolution: /决议|股东会|开会|表决|resolution|meeting/i,
  presuit_preservation: /保全|冻结|查封|preserv|froze/i,
};
STARTS['appeal-deadline'] = STARTS.appeal as RegExp;
STARTS['procedural-deadline'] = /收到|送达|签收|拿到|领取|知道|生效|\b(?:served|received|got|learned)\b/i;

/** A claim was made, or something was paid: that starts no period but begins it anew. */
const ANEW =
  /催|讨|要过|追要|承诺|答应|还过|还了一部分|还了\d|起诉|发函|投诉过|确认过|对过?账|\b(?:demanded|reminded|promised|paid part)\b/i;
/** 没写还款日期: money lent without a due day begins no limitation on the day it was lent. */
const NO_DUE_DAY =
  /(?:没有?|未|不)(?:写|约定|定|说|规定)[^，。]{0,4}(?:还款|还钱|归还|期限|日期|时间|什么时候)|without (?:a |any )?due (?:date|day)/i;
const LIMITATIONS = ['civil-limitation', 'labour-arbitration-limitation'];

/**
 * The date on which a period starts, where the story says what happened on it: `2024年3月1日被辞退`. The day money was lent starts
 * no limitation, so a date alone is not enough.
 * @param period a calculator of limitation, or a kind of `PROCEDURAL_PERIODS`
 */
export function readStart(
  period: string,
  text: string,
  dates: readonly QuestionDate[],
): QuestionDate | undefined {
  const starts = STARTS[period];
  if (!starts) return undefined;
  const isStart = (clause: string) =>
    starts.test(clause) && !(LIMITATIONS.includes(period) && (ANEW.test(clause) || NO_DUE_DAY.test(clause)));
  // Of several dates in one clause the words beside each say what happened on it.
  return (
    dates.find((date, at) => {
      const from = dates[at - 1]?.end ?? 0;
      const to = dates[at + 1]?.start ?? text.length;
      return isStart(clauseAround(text.slice(0, to), date, from));
    }) ?? dates.find((date) => isStart(clauseAround(text, date)))
  );
}

/** {@link readStart} where the very day is said. */
export function readStartDay(
  period: string,
  text: string,
  dates: readonly QuestionDate[],
): string | undefined {
  return readStart(
    period,
    text,
    dates.filter(({ precision }) => precision === 'day'),
  )?.iso;
}

/** The dates on which a limitation began anew: 去年5月催过. */
export function readRestarts(text: string, dates: readonly QuestionDate[]): QuestionDate[] {
  return dates.filter((date) => ANEW.test(clauseAround(text, date)));
}

const CLAUSE_ENDS = /[，。；！？,;!?\n]|\.(?=\s|$)/;

/** The clause that holds a date; where the date stands alone in it, the next one with it. */
function clauseAround(text: string, { start, end }: { start: number; end: number }, least = 0): string {
  const ends = (at: number) => CLAUSE_ENDS.test(text.slice(at, at + 2).slice(0, text[at] === '.' ? 2 : 1));
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
