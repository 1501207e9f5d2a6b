import type { ReviewColumnRule } from '../column-rule.ts';
import { subjectColumn } from '../subject-column.ts';
import {
  type TakeValue,
  takeChoice,
  takeMoney,
  takeNo,
  takeSentence,
  takeShare,
  takeWords,
  takeYes,
} from '../take-values.ts';

const TOTAL =
  '(?:(?:合同|本合同|协议|采购|货物|货款|设备|工程|服务|转让|房屋|项目|成交|技术服务费|服务费用?|费用|报酬|加工费|开发费用?|购房款|房价款|价款|承包费|运费)?(?:含税)?(?:总[价款金额费]{1,2}额?|总额|总计|总造价|总价款|总费用|合计金额|价款总额)|合同(?:价款?|金额|标的额)|转让(?:价款?|费|价格)|(?:服务费用?|价款|货款|房价款|购房款|工程款|报酬)(?:总额|总计|共计|合计|总价))';
/** Parts of the price, and sums reckoned by it. */
const PART = /违约金|滞纳金|赔偿|每(?:逾期|延)|注册资本|投资总额|保险金额|不超过/;
const BETWEEN = /[。;]|%|违约|定金|预付|首付|的\d|其中/;

/** Money for the whole: 年度服务费共计 and 每月 are parts. */
const takeWhole =
  (reach: Parameters<typeof takeMoney>[0]): TakeValue =>
  (passage, match) =>
    /年度|每年|每月|月度|当月|每季/.test(
      passage.text.slice(Math.max(0, match.index - 10), match.index + match[0].length),
    )
      ? null
      : takeMoney(reach)(passage, match);

/** What is paid for the whole of the contract, and how it is reckoned. */
export const PRICE_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'total_price',
    kind: 'money',
    group: 'money',
    label: { zh: '合同总价', en: 'Total price' },
    asks: { zh: '合同总价款是多少？', en: 'What is the total price?' },
    about: new RegExp(`${TOTAL}|[总合]计|共计|价款|货款|服务费|工程款|加工费|(?<!劳动)报酬|转让费`),
    english: /\b(?:total|contract|purchase) (?:price|amount|sum|consideration)\b|\bfees?\b/i,
    takes: [
      {
        words: new RegExp(`${TOTAL}(?:\\(.{0,12}?\\))?(?:暂定|共计|总计|合计)?(?:为|是|:|计|即)?`),
        value: takeWhole({ within: 16, without: BETWEEN }),
        none: PART,
      },
      {
        words: new RegExp(TOTAL),
        value: takeWhole({ within: 36, without: BETWEEN }),
        none: PART,
        confidence: 'medium',
      },
      {
        words:
          /(?:价款|货款|服务费用?|技术服务费|工程款|加工费|报酬|转让费|房价|费用|价格)(?:\(.{0,12}?\))?(?:总?[共合]?计|总额)?(?:为|是|:|人民币)+/,
        value: takeWhole({ within: 10, without: BETWEEN }),
        none: /每|单价|违约|定金|预付|首付|第[一二三]|逾期|赔偿|尾款/,
        confidence: 'medium',
      },
      {
        words: /(?:合计|共计|总计)(?:人民币|金额|价款)?(?:\(.{0,8}?\))?(?:为|:)?/,
        value: takeWhole({ within: 10, without: BETWEEN }),
        none: PART,
        confidence: 'medium',
      },
      {
        words:
          /\b(?:total|aggregate) (?:contract |purchase )?(?:price|amount|sum|consideration|fees?)\b|\b(?:contract|purchase) price\b/i,
        value: takeWhole({ within: 60 }),
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'currency',
    kind: 'text',
    group: 'money',
    label: { zh: '币种', en: 'Currency' },
    asks: { zh: '以什么货币计价和支付？', en: 'In which currency is paid?' },
    about: /人民币|美元|美金|欧元|港[币元]|日元|英镑|RMB|CNY|USD|[¥￥]|币种|货币/i,
    english: /\b(?:USD|RMB|CNY|EUR|GBP|HKD|dollars?|yuan|euros?)\b|US\$|[$€£¥]/i,
    takes: [
      {
        words:
          /(?:结算|支付|计价|使用的?)(?:货币|币种)\s*(?:为|是|:)\s*([\u4e00-\u9fff]{2,6}|USD|RMB|CNY|EUR)/,
        value: takeWords('text', 8),
        first: true,
      },
      {
        words: /(人民币|美元|美金|欧元|港币|港元|日元|英镑)/,
        value: takeWords('text', 8),
        none: /折合|保险|汇率|或/,
      },
      {
        words: /\b(USD|RMB|CNY|EUR|GBP|HKD|U\.?S\.? dollars?|euros?)\b|(US\$)/i,
        value: takeWords('text', 20),
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'unit_price',
    kind: 'money',
    group: 'money',
    label: { zh: '单价', en: 'Unit price' },
    asks: { zh: '单价是多少？', en: 'What is the price of a unit?' },
    about: /单价|每[平方米台套件吨亩斤个㎡立公]{1,3}[^。;,\n]{0,6}元|元\/(?:平方米|台|套|件|吨|㎡|个)/,
    english: /\bunit price\b/i,
    takes: [
      { words: /单价(?:\(.{0,12}?\))?(?:为|是|:)?/, value: takeMoney({ within: 12 }) },
      {
        words: /每(?:平方米|建筑平方米|台|套|件|吨|亩|个|㎡|立方米|公斤)/,
        value: takeMoney({ within: 8 }),
        none: /违约|逾期|赔偿/,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'tax_included',
    kind: 'yes_no',
    group: 'money',
    label: { zh: '价格是否含税', en: 'Tax included' },
    asks: { zh: '合同价格是否含税？', en: 'Does the price include tax?' },
    about: /含税|价税|(?:包括|包含|含)[^。;\n]{0,24}税|不含增值税/,
    english: /\b(?:inclusive|exclusive) of (?:all )?(?:applicable )?(?:taxes|VAT)\b|\btax(?:es)?\b/i,
    takes: [
      { words: /不(?:包)?含(?:增值)?税(?:价|费|款|金)?/, value: takeNo, none: /含税(?:总)?价[^。;]*不含税/ },
      {
        words: /含税|(?:包括|包含|含)[^。;]{0,24}税(?:费|金|款)|价税合计|含[^。;,]{0,6}增值税/,
        value: takeYes,
        none: /不含/,
      },
      { words: /\binclusive of (?:all )?(?:applicable )?(?:taxes|VAT)/i, value: takeYes },
      { words: /\bexclusive of (?:all )?(?:applicable )?(?:taxes|VAT)/i, value: takeNo },
    ],
  }),
  subjectColumn({
    key: 'tax_rate',
    kind: 'number',
    group: 'money',
    label: { zh: '税率', en: 'Tax rate' },
    asks: { zh: '约定的税率是多少？', en: 'What tax rate is agreed?' },
    about: /税率|%[^。;,\n]{0,4}(?:的)?增值税|增值税[^。;\n]{0,12}%/,
    english: /\btax rate\b|\bVAT\b/i,
    takes: [
      { words: /税率(?:\(.{0,6}?\))?(?:为|是|:)?/, value: takeShare({ within: 6 }) },
      { words: /增值税/, value: takeShare({ within: 10 }), confidence: 'medium' },
    ],
  }),
  subjectColumn({
    key: 'invoice',
    kind: 'choice',
    group: 'money',
    label: { zh: '发票', en: 'Invoice' },
    asks: { zh: '要开具哪种发票？', en: 'Which invoice is to be issued?' },
    choices: [
      { zh: '增值税专用发票', en: 'Special VAT invoice' },
      { zh: '增值税普通发票', en: 'General VAT invoice' },
      { zh: '发票（未写明种类）', en: 'Invoice of no named kind' },
    ],
    about: /发票/,
    takes: [
      {
        words: /增值税专用发票|专用增值税发票/,
        value: takeChoice('增值税专用发票'),
        none: /普通发票/,
        first: true,
      },
      {
        words: /增值税普通发票|普通增值税发票/,
        value: takeChoice('增值税普通发票'),
        none: /专用发票/,
        first: true,
      },
      {
        words: /(?:开具|提供|出具|开)[^。;]{0,24}发票/,
        value: takeChoice('发票（未写明种类）'),
        none: /专用发票|普通发票/,
        first: true,
      },
    ],
  }),
  subjectColumn({
    key: 'payment_account',
    kind: 'text',
    group: 'money',
    label: { zh: '收款账号', en: 'Account paid to' },
    asks: { zh: '收款账号是什么？', en: 'Into which account is paid?' },
    about: /[账帐]\s*号|收款[账帐]户|银行[账帐]户/,
    english: /\baccount (?:no|number)\b/i,
    takes: [{ words: /[账帐]\s*号\s*(?:为|是|:)\s*(\d[\d -]{7,30}\d)/, value: takeWords('text', 40) }],
  }),
  subjectColumn({
    key: 'payment_terms',
    kind: 'quote',
    group: 'money',
    label: { zh: '付款时间和方式', en: 'Payment terms' },
    asks: { zh: '什么时候、怎样付款？', en: 'When and how is paid?' },
    about: /(?:付款|支付|结算|缴纳|交纳|缴付)(?:方式|时间|期限|办法|日期)?|付清|交清/,
    english: /\b(?:pay(?:able|ment|s)?|paid|invoice)\b/i,
    notAbout: /违约金|赔偿金|利息/,
    takes: [
      {
        words: /(?:付款|支付|结算|缴纳|交纳|付清|交清|缴付)/,
        value: takeSentence,
        headed: /付款|支付|结算|价款|租金|费用|报酬|价格/,
        none: /违约|逾期|赔偿|^.{0,14}$/,
        first: true,
      },
      {
        words:
          /(?:\d|[一二三四五六七八九十])(?:个)?(?:工作)?(?:日|天|个?月)(?:之?内|前)[^。;]{0,30}(?:支付|付清|付款|缴纳|交纳|付)|每(?:个?月|季度?|半?年)[^。;]{0,24}(?:支付|缴纳|交纳|交付|付)|(?:付款|支付)方式\s*(?:为|:|是)/,
        value: takeSentence,
        none: /违约|逾期|赔偿|保险|工资/,
        first: true,
        confidence: 'medium',
      },
      {
        words: /(?:支付|付)[^。;]{0,20}(?:%|百分之)/,
        value: takeSentence,
        none: /违约|逾期|赔偿/,
        first: true,
        confidence: 'medium',
      },
      {
        words: /\b(?:shall|will|must) (?:be )?(?:pay|paid)\b|\bpayable\b/i,
        value: takeSentence,
        first: true,
        confidence: 'low',
      },
    ],
  }),
];
