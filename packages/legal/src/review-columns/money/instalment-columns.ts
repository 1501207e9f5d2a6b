import { parseNumeral } from '../../figures/numerals.ts';
import type { ReviewColumnRule } from '../column-rule.ts';
import { subjectColumn } from '../subject-column.ts';
import { ifFollowed, type TakeValue, takeMoney, takePeriod, takeShare, takeWords } from '../take-values.ts';
import { ofPrice } from './sum-role.ts';

/** 分三期 is 3; 一次性 is 1. */
const takeTimes: TakeValue = (passage, match) => {
  const count = match[1] === undefined ? 1 : parseNumeral(match[1].replace('两', '二'));
  if (count === null || count < 1 || count > 60) return null;
  const end = match.index + match[0].length;
  return {
    value: {
      kind: 'number',
      number: String(count),
      unit: '期',
      text: passage.raw.slice(match.index, end).trim(),
    },
    start: match.index,
    end,
  };
};

/** Parts of the price: when, how many, how much at first and what is kept back. */
export const INSTALMENT_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'instalments',
    kind: 'number',
    group: 'money',
    label: { zh: '付款期数', en: 'Instalments' },
    asks: { zh: '价款分几期支付？', en: 'In how many instalments is the price paid?' },
    about: /分[期次批]|分[一二两三四五六七八九十\d]+[期次]|一次性?(?:付|支付|缴|交|结)|首付|首期|尾款/,
    english: /\binstal?ments?\b/i,
    takes: [
      {
        words: /分\s*([一二两三四五六七八九十]{1,3}|\d{1,2})\s*[期次](?!.{0,4}(?:交货|供货))/,
        value: takeTimes,
        none: /违约|罚/,
      },
      {
        words: /(?<!最后|每)一次性?(?:付清|支付|缴清|缴纳|交清|交纳|结清|付款|全额支付)/,
        value: takeTimes,
        none: /违约|罚|赔偿|补偿|或分期|一次或/,
      },
      { words: /\bin (\d{1,2}) (?:equal )?instal?ments/i, value: takeTimes },
    ],
  }),
  subjectColumn({
    key: 'payment_period',
    kind: 'period',
    group: 'money',
    label: { zh: '付款期限', en: 'Time for payment' },
    asks: { zh: '应当在多长时间内付款？', en: 'Within what time must be paid?' },
    about: /(?:付款|支付|付清|缴纳|交纳|结算|汇款)/,
    english: /\b(?:pay(?:able|ment)?|paid|invoice)\b/i,
    notAbout: /违约|逾期|赔偿|退还|保险|工资|退回|^[^费款租]*(?:押金|(?<!质量)保证金)[^费款租]*$/,
    and: /[日天月周年]之?内|期限|时间|[后前](?:一次|付|支付)/,
    several: true,
    takes: [
      {
        words:
          /(?:验收合格|验收|交货|交付|收到(?:货物|发票|货)|签订|签字|生效|开具发票)[^。;,]{0,14}?(?:后|之日起|日起|起)(?:的)?/,
        value: ifFollowed(
          takePeriod({ within: 4 }),
          /^[之以]?内[^。;]{0,30}(?:支付|付清|付款|付给|缴纳|交纳|缴清|交清|汇)/,
        ),
        confidence: 'medium',
      },
      { words: /\bwithin\b/i, value: takePeriod({ within: 16 }), confidence: 'low' },
    ],
  }),
  subjectColumn({
    key: 'prepayment',
    kind: 'money',
    group: 'money',
    label: { zh: '预付款金额', en: 'Prepayment' },
    asks: { zh: '预付款（首付款）是多少钱？', en: 'What sum is paid in advance?' },
    about: /预付[款金]?|首付[款]?|首期[款付]/,
    english: /\b(?:advance payment|down payment|prepayment)\b/i,
    takes: [
      {
        words:
          /(?:预付款|预付金|首付款|首期款|首付|首期付款)(?:总额|金额)?(?:\(.{0,10}?\))?(?:为|是|:|共|计)?/,
        value: takeMoney({ within: 24 }),
        none: /逾期|违约|退还/,
      },
      {
        words: /(?:预付|先付|首付)/,
        value: takeMoney({ within: 14 }),
        none: /逾期|违约|退还/,
        confidence: 'medium',
      },
      {
        words: /\b(?:advance payment|down payment|prepayment)\b/i,
        value: takeMoney({ within: 30 }),
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'prepayment_share',
    kind: 'number',
    group: 'money',
    label: { zh: '预付款比例', en: 'Share paid in advance' },
    asks: { zh: '预付款（首付款）占多大比例？', en: 'What share of the price is paid in advance?' },
    about: /预付[款金]?|首付[款]?|首期[款付]/,
    english: /\b(?:advance payment|down payment|prepayment)\b/i,
    takes: [
      {
        words: /(?:总(?:价款?|额|金额|费用)|合同(?:价款?|金额|额)|价款|货款|费用)[^。;,]{0,6}?的?/,
        value: ifFollowed(takeShare({ within: 4 }), /^[^。;]{0,24}(?:预付|首付|首期)/),
        none: /逾期|违约/,
      },
      {
        words: /(?:预付款|预付金|首付款|首期款|首付)/,
        value: takeShare({ within: 24 }),
        none: /逾期|违约|退还/,
      },
    ],
  }),
  subjectColumn({
    key: 'retention_money',
    kind: 'number',
    group: 'money',
    label: { zh: '质保金比例', en: 'Retention money' },
    asks: { zh: '留作质量保证金的比例是多少？', en: 'What share of the price is kept back for defects?' },
    about: /质保金|质量保证金|质量保修金|保修金|质保尾款/,
    english: /\bretention (?:money|sum|amount)\b/i,
    takes: [
      { words: /(?:质保金|质量保证金|质量保修金|保修金)/, value: takeShare({ within: 24 }) },
      {
        words:
          /(?:总价款?|合同(?:价款?|金额)|货款|工程款|总额|余款|剩余|尾款|其余|余下|余|留|扣(?:留|下)?|保留)[^。;,]{0,6}?的?/,
        value: ifFollowed(takeShare({ within: 4 }), /^[^。;]{0,20}(?:质保金|质量保证金|保修金|质保款)/),
      },
    ],
  }),
  subjectColumn({
    key: 'loan_amount',
    kind: 'money',
    group: 'money',
    label: { zh: '借款本金', en: 'Principal' },
    asks: { zh: '借款本金是多少？', en: 'What sum is lent?' },
    about: /(?:借款|贷款)(?:的)?(?:总)?(?:金额|本金|数额|额度|额)?|本金|借(?:到|给|入)|出借|借多少|今欠|欠到/,
    english: /\b(?:principal(?: amount)?|loan amount)\b/i,
    notAbout: /住房贷款|按揭|贷款利率|基准利率|市场报价/,
    // What is owed beside shares that are sold is no loan of this contract.
    judge: (passage, taken, input) => {
      const kept = ofPrice(passage, taken, input);
      return kept && ['equity', 'sale', 'lease', 'labor', 'construction'].includes(input.kindOfPaper)
        ? { ...kept, isDoubtful: true }
        : kept;
    },
    takes: [
      {
        words:
          /(?:借款|贷款|出借)(?:的)?(?:总)?(?:金额|本金|数额|额度|总额|额)(?:\(.{0,10}?\))?(?:为|是|:|共|计)?/,
        value: takeMoney({ within: 16 }),
        none: /逾期|违约|罚息/,
      },
      {
        words:
          /(?:借到|借给|借入|出借|借得|申请借款|提供借款|借款(?=人民币|\d)|贷款(?=人民币|\d))[^。;,]{0,20}?/,
        value: takeMoney({ within: 20, without: /[。;]|其中/ }),
        none: /逾期|违约|罚息/,
      },
      {
        // 今欠到某某货款人民币23600元: an acknowledgement of a debt.
        words: /(?:今欠|欠到|共欠)[^。;,\d]{0,24}?/,
        value: takeMoney({ within: 24, without: /[。;,]/ }),
        none: /逾期|违约|罚息/,
        confidence: 'medium',
      },
      {
        // 借多少。人民币拾伍万元整: the heading says of what the sum is.
        words:
          /^(?:[\d一二三四五六七八九十.、()]*借多少(?:钱)?[。:,]?)?(?=\s*(?:人民币|[¥￥]|[\d壹贰叁肆伍陆柒捌玖拾]))/,
        value: takeMoney({ within: 6 }),
        headed: /(?:^|\/ )借(?:款?多少钱?|款?金额|款数额)$/,
        confidence: 'medium',
      },
      { words: /\bprincipal (?:amount|sum)\b/i, value: takeMoney({ within: 30 }), confidence: 'medium' },
    ],
  }),
  subjectColumn({
    key: 'interest_rate',
    kind: 'number',
    group: 'money',
    label: { zh: '利率', en: 'Interest rate' },
    asks: { zh: '约定的（年、月）利率是多少？', en: 'What rate of interest is agreed?' },
    about: /利率|利息|计息|年息|月息|年化/,
    english: /\binterest\b/i,
    takes: [
      {
        words: /(?:年利率|年息|年化利率|月利率|月息|日利率|利率)(?:\(.{0,8}?\))?(?:按|为|是|:|计)*(?:固定)?/,
        value: takeShare({ within: 8 }, (_, match) =>
          /月/.test(match[0]) ? '%/月' : /日/.test(match[0]) ? '%/日' : '%/年',
        ),
        none: /逾期|罚息|违约|银行同期/,
      },
      {
        words: /\b(?:interest rate|rate of interest|interest)\b/i,
        value: takeShare({ within: 40 }, () => '%/年'),
        none: /late|overdue|default/i,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'transport_cost',
    kind: 'text',
    group: 'money',
    label: { zh: '运费由谁承担', en: 'Who bears the freight' },
    asks: { zh: '运输费用由哪一方承担？', en: 'Which side bears the cost of transport?' },
    about: /运(?:输)?(?:杂)?费/,
    english: /\bfreight\b|\btransport(?:ation)? costs?\b/i,
    takes: [
      {
        words: /运(?:输)?(?:杂)?费用?(?:等费用)?(?:均|全部)?由\s*([^。;,\s]{1,8}?)\s*(?:承担|负担|支付|负责)/,
        value: takeWords('text', 12),
      },
    ],
  }),
];
