import type { CalculatorRule, Figures } from './calculator-rule.ts';
import { isPassed } from './passed-stages.ts';
import type { QuestionDate } from './read-dates.ts';
import { readStartDay } from './read-start-day.ts';

const RECEIVED = /收到|送达|签收|拿到|领取|宣判|下来|生效|知道|发现|到期|届满|served|received/;

/** The day a period starts: the one the story says so of, the one beside a word of receipt, else the only exact day. */
function startDay(text: string, { dates }: Figures, period: string): string | undefined {
  const exact = dates.filter(({ precision }) => precision === 'day');
  const beside = exact.find(
    ({ start, end }) =>
      RECEIVED.test(text.slice(end, end + 10)) || RECEIVED.test(text.slice(Math.max(0, start - 6), start)),
  );
  const only = exact.length === 1 && !BEGINS.test(text.slice(exact[0]?.end, (exact[0]?.end ?? 0) + 6));
  return readStartDay(period, text, dates) ?? beside?.iso ?? (only ? exact[0]?.iso : undefined);
}
/** What begins on such a day is no period. */
const BEGINS = /入职|进厂|进公司|上班|签|借/;

const INTERRUPTS = /承认|对账[函单]|催|讨|要过|追要|承诺|答应|还过|还了一部分|起诉|发函|微信/;
const interrupts = (text: string, { end }: QuestionDate) => INTERRUPTS.test(text.slice(end, end + 10));

const APPEAL = /上诉|\bappeal/i;

/** Which period of procedure the words speak of; the first that fits, so the special stands before the general. */
const PROCEDURES: [string, RegExp][] = [
  [
    'labour_award_annulment',
    /(?:公司|单位|用人单位|企业)[^，。？?]{0,12}(?:撤销|申请撤销)[^，。？?]{0,8}(?:裁决|仲裁)/,
  ],
  [
    'labour_suit',
    /(?:劳动|公司|单位|工资|员工)[^。]{0,24}(?:裁决|仲裁)[^。]{0,16}(?:不服|起诉|法院)|(?:劳动仲裁|仲裁裁决)[^。]{0,12}(?:不服|起诉)|不服[^。]{0,6}(?:劳动)?仲裁/,
  ],
  ['set_aside_award', /撤销[^，。？?]{0,6}(?:仲裁)?裁决/],
  ['third_party_revocation', /第三人撤销之诉/],
  ['execution_objection_suit', /执行异议之诉/],
  ['payment_order_objection', /支付令/],
  ['presuit_preservation', /诉前(?:财产)?保全/],
  [
    'suit_after_reconsideration',
    /复议(?:决定|结果|维持|后)[^。]{0,14}(?:起诉|诉讼|法院|告)|不服[^。]{0,6}复议(?:决定|结果)/,
  ],
  ['reconsideration', /复议|reconsideration/i],
  ['administrative_suit', /行政诉讼|告政府|民告官|起诉(?:政府|行政机关|交警|城管)/],
  [
    'work_injury_employer',
    /工伤[^。]{0,10}(?:公司|单位)[^。]{0,6}(?:申请|申报)|(?:公司|单位)[^。]{0,6}(?:申请|申报)[^。]{0,6}工伤/,
  ],
  ['work_injury_worker', /工伤(?:认定|申请|申报)|申请工伤|认定工伤/],
  ['retrial', /再审|\bretrial\b/i],
  ['execution', /(?:申请|强制)执行|apply for (?:execution|enforcement)/i],
  ['answer', /答辩|管辖权?异议|statement of defen[cs]e/i],
  ['fee_payment', /(?:交纳?|缴纳?)[^，。]{0,4}(?:诉讼费|受理费)/],
  ['marriage_annulment_illness', /(?:隐瞒|重大疾病)[^。]{0,12}撤销婚姻|撤销婚姻[^。]{0,12}(?:隐瞒|疾病)/],
  ['creditor_revocation', /债权人(?:的)?撤销权/],
  ['contract_rescission', /撤销(?:权|合同)|可撤销/],
];

const procedureOf = (text: string) => PROCEDURES.find(([, pattern]) => pattern.test(text))?.[0];
const LENGTH =
  /判决|裁定|上诉期|期限|几天|几日|多少[天日]|多久|多长|最后|截止|来得及|过期|deadline|how long|how many days|last day/i;

const LIMITATION = /时效|statute of limitations|limitation period/i;
/** About what happens once it has run out, or when it starts: a rule is asked for, not a day. */
const AFTERWARDS = /时效(?:期间)?(?:届满|经过|期满|中断|中止)|经过(?:了)?诉讼时效|起算/;

/** How long an authority takes is no deadline of the asker. */
const TAKES_TIME =
  /多(?:久|长时间|少天)[^，。？?]{0,4}(?:出结果|有结果|开庭|判|审|结束|结案|下来|到账|办完|拿到|能好)|(?:仲裁|再审|复议|执行|认定|官司|诉讼|上诉|二审)(?:一般|大概)?(?:要|需要|得)(?:多久|多长时间|几天|几个月)(?!内|之内|以内)/;

/** 过期 of food is no limitation. */
const GOODS_OUT_OF_DATE = /保质期|超市|食品|牛奶|酸奶|面包|零食|奶粉|饮料|过期(?:的|食|商|药|货|奶|肉)/;

const LENT = /借|贷款|\blent\b|\bloan\b|borrow/i;

/** Questions of time, from the special to the general. */
export const DEADLINE_RULES: readonly CalculatorRule[] = [
  {
    id: 'appeal-deadline',
    answers: 'deadline',
    matches: (text, _figures, asks) =>
      APPEAL.test(text) && asks.deadline && LENGTH.test(text) && !/诉讼费|受理费|上诉费|再审/.test(text),
    inputs: (text, figures) => ({
      procedure: /刑事|判刑|被告人|有期徒刑|criminal/i.test(text)
        ? 'criminal'
        : /行政/.test(text)
          ? 'administrative'
          : /民事|离婚|合同|欠款|借款|civil/i.test(text)
            ? 'civil'
            : undefined,
      document: /裁定|\bruling\b/i.test(text)
        ? /判决/.test(text)
          ? undefined
          : 'ruling'
        : /判决|judge?ment/i.test(text)
          ? 'judgment'
          : undefined,
      servedOn: startDay(text, figures, 'appeal'),
      abroad: /(?:在国外|境外|外国|没有住所|无住所|abroad)/i.test(text) ? true : undefined,
    }),
  },
  {
    id: 'procedural-deadline',
    answers: 'deadline',
    matches: (text, _figures, asks) =>
      asks.deadline && !TAKES_TIME.test(text) && !/判几年|坐牢/.test(text) && procedureOf(text) !== undefined,
    inputs: (text, figures) => ({
      kind: procedureOf(text),
      startOn: startDay(text, figures, procedureOf(text) ?? ''),
    }),
  },
  {
    id: 'labour-arbitration-limitation',
    answers: 'deadline',
    matches: (text, _figures, asks) =>
      asks.deadline &&
      !TAKES_TIME.test(text) &&
      // With the award another period runs.
      !isPassed('labour-arbitration-limitation', text) &&
      /仲裁/.test(text) &&
      /劳动|工资|公司|单位|离职|辞退|仲裁时效|加班/.test(text),
    inputs(text, figures) {
      const wageClaim =
        /(?:拖欠|欠|没发|不发|克扣)[^。]{0,6}(?:工资|薪)|工资[^。]{0,6}(?:没发|拖欠)|欠薪/.test(text);
      const day = startDay(text, figures, 'labour-arbitration-limitation');
      return {
        wageClaim: wageClaim || undefined,
        ...(wageClaim ? { employmentEndedOn: day } : { startOn: day }),
      };
    },
  },
  {
    id: 'civil-limitation',
    answers: 'deadline',
    matches: (text, { durations, dates }, asks) =>
      (LIMITATION.test(text) &&
        !/追诉|追溯时效|行政处罚|取得时效/.test(text) &&
        asks.deadline &&
        !AFTERWARDS.test(text)) ||
      (/欠|借|债|赔/.test(text) &&
        !GOODS_OUT_OF_DATE.test(text) &&
        /还能(?:不能)?(?:再)?(?:起诉|告|要|追)(?!回?来?(?:他|她|对方)?(?:多少|几))|过期|失效/.test(text) &&
        (durations.length > 0 || dates.length > 0)),
    inputs(text, figures) {
      const exact = figures.dates.filter(({ precision }) => precision === 'day');
      const events = exact.filter((date) => interrupts(text, date)).map(({ iso }) => iso);
      // The day money was lent starts nothing: without the day it was due, that day is asked for.
      const first = LENT.test(text)
        ? exact.find(({ iso }) => iso === readStartDay('civil-limitation', text, figures.dates))
        : exact.find((date) => !interrupts(text, date));
      return {
        claimKind: /国际货物买卖/.test(text)
          ? 'international_sale'
          : /人寿保险|寿险/.test(text)
            ? 'life_insurance'
            : /产品(?:质量|缺陷|责任)/.test(text)
              ? 'product_defect'
              : undefined,
        startOn: first?.iso,
        interruptions: first && events.length > 0 ? events : undefined,
      };
    },
  },
];
