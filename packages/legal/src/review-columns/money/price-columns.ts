import type { ReviewColumnRule } from '../column-rule.ts';
import { subjectColumn } from '../subject-column.ts';
import {
  ifFollowed,
  type TakeValue,
  takeAmount,
  takeChoice,
  takeMoney,
  takeNo,
  takeShare,
  takeSum,
  takeWords,
  takeYes,
} from '../take-values.ts';
import { PAYMENT_TERMS_COLUMN } from './payment-terms.ts';
import { PERIODIC_FEE_COLUMN, UNIT_PRICE_COLUMN } from './priced-columns.ts';
import { ofPrice } from './sum-role.ts';

const TOTAL =
  '(?:(?:合同|本合同|协议|采购|货物|货款|设备|工程|服务|转让|房屋|项目|成交|技术服务费|服务费用?|费用|报酬|加工费|开发费用?|购房款|房价款|价款|承包费|运费)?(?:含税)?(?:总[价款金额费]{1,2}额?|总额|总计|总造价|总价款|总费用|合计金额|价款总额)|合同(?:价款?|金额|标的额)|转让(?:价款?|费|价格)|成交(?:总)?价[格款]?|售价|房屋(?:总)?价[格款]|(?:服务费用?|价款|货款|房价款|购房款|工程款|报酬)(?:总额|总计|共计|合计|总价))';
const BETWEEN = /[。;]|%|违约|定金|预付|首付|的\d|其中/;

/** What is put down, kept back or insured, and what other things are worth. */
const NO_PRICE =
  /押|保证金|担保|保函|先放|信誉金|诚意金|(?<!总)价值|残值|折价|估价|家具|家电|声明|保价|注册资本|验过[^。;]{0,6}退|期满[^。;]{0,4}退/;

/** What one of it costs, right before a sum. */
const OF_ONE =
  /(?:每|一|半)个?(?:天|日|晚|周|月|季|年|次|趟|小时|人|头|只|台|件|套|吨|斤|公斤|亩|平方?米?|节|课时|字|千字)(?:[^,。;]{0,3})$/;

/** 押金2300元和房租…，一共9200元: what is handed over that day; earnest money is a part of the price (Civil Code art. 587), a pledge is none. */
const WITH_PLEDGE =
  /(?:押金|押租|保证金|担保金)[^。;]*[,:](?:一共|总共|合计|共计|总计|加起来|合起来|拢共)(?:[^,。;\d]{0,6})$/;

const ADDED_UP = /^[^。;]{0,60}[,](?:合计|总计|共计|一共|总共|加起来|拢共)[^。;,\d]{0,6}(?=\d)/;
const LESS = /^[^。;,]{0,10},[^。;,\d]{0,8}(?:优惠|折后|打折|抹零|让利|实[付收])[^。;,\d]{0,6}\d/;
const IN_THE_END = /(?:优惠后|折后|抹零后|让利后|实[付收])[^。;,\d]{0,6}(?=\d)/;

/** Money for the whole: 年度服务费共计 and 每月 are parts. */
const takeWhole =
  (reach: Parameters<typeof takeMoney>[0]): TakeValue =>
  (passage, match) => {
    const { text } = passage;
    const before = text.slice(Math.max(0, match.index - 24), match.index + match[0].length);
    const clause = /[^,;。]*$/.exec(text.slice(0, match.index + match[0].length))?.[0] ?? '';
    if (
      /年度|(?:^|[:(])(?:月|年|季)[\u4e00-\u9fff]{0,4}[费租薪]|每学?年|每个?月|月度|当月|每季|每学期/.test(
        clause,
      )
    )
      return null;
    const taken = takeMoney(reach)(passage, match);
    if (!taken) return null;
    // 一天58元 is what a day costs.
    if (OF_ONE.test(text.slice(match.index, taken.start))) return null;
    if (WITH_PLEDGE.test(text.slice(0, taken.start))) return null;
    const behind = text.slice(taken.end);
    // 总计81,600元，另收安装费3,000元，合计84,600元: the sum behind it is the whole.
    const added = ADDED_UP.exec(behind)?.[0].length;
    const whole =
      added === undefined ? undefined : passage.amounts().find(({ start }) => start >= taken.end + added - 1);
    if (whole && taken.value.kind === 'money' && whole.value > Number(taken.value.amount)) return null;
    // 总价86万元，优惠后实付84.5万元: what is paid in the end is the price; 优惠5000元 alone leaves it to a person.
    const less = LESS.exec(behind);
    if (less) {
      const paid = IN_THE_END.exec(behind.slice(less.index));
      const at = taken.end + less.index + (paid ? paid.index + paid[0].length : 0);
      const last = paid && passage.amounts().find(({ start }) => start >= at - 1);
      return last ? takeAmount(passage, last) : { ...taken, isDoubtful: true };
    }
    // 价格 120元/账号·年 is the price of one; 押, 先放 and what a thing is worth are no price.
    const isOther = NO_PRICE.test(`${before}${text.slice(match.index + match[0].length, taken.start)}`);
    return isOther || /^\s*(?:\/|每)/.test(behind) ? null : taken;
  };

/** What is paid for the whole of the contract, and how it is reckoned. */
export const PRICE_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'total_price',
    kind: 'money',
    group: 'money',
    label: { zh: '合同总价', en: 'Total price' },
    asks: { zh: '合同总价款是多少？', en: 'What is the total price?' },
    about: new RegExp(
      `${TOTAL}|[总合]计|共计|价款|货款|服务费|工程款|加工费|(?<!劳动)报酬|转让费|总价|[\\u4e00-\\u9fff]{2}费(?:用)?(?:为|:|共|不?含税|\\d)|以[^。;,\\n]{0,16}的?价[格钱款]|对价|酬金|佣金|工钱|价钱|一口价|包干|全包|打包价|加起来|合起来|拢共|[,:]共计?\\s*[\\d¥￥]|[一总]共\\s*\\d|房款|车款|彩礼|套餐价|活动价|优惠价|折后价|团购价|学费|(?:一共|总共)[退付给还交]`,
    ),
    english: /\b(?:total|contract|purchase) (?:price|amount|sum|consideration)\b|\bfees?\b/i,
    judge: ofPrice,
    takes: [
      {
        // 乙方按40万元支付: what a settlement comes to.
        words: /(?:按照?|同意支付|只?需支付|一次性?支付)(?=\s*(?:人民币|[¥￥\d]))/,
        value: ifFollowed(
          takeMoney({ within: 6 }),
          /^整?(?:\([^)]*\))?(?:向[^,。;]{1,10})?(?:支付|给付|结算|偿还|了结|清偿)/,
        ),
        only: /放弃|减免|免除|和解|调解|让步/,
        confidence: 'medium',
      },
      {
        words: new RegExp(`${TOTAL}(?:\\(.{0,12}?\\))?(?:暂定|共计|总计|合计)?(?:为|是|:|计|即)?`),
        value: takeWhole({ within: 16, without: BETWEEN }),
      },
      {
        words: new RegExp(TOTAL),
        value: takeWhole({ within: 36, without: BETWEEN }),
        confidence: 'medium',
      },
      {
        words:
          /(?:价款|货款|服务费用?|技术服务费|工程款|加工费|报酬|转让费|房价|费用|价格)(?:\(.{0,12}?\))?(?:总?[共合]?计|总额)?(?:为|是|:|人民币)+/,
        value: takeWhole({ within: 10, without: BETWEEN }),
        confidence: 'medium',
      },
      { words: /^/, value: takeSum, confidence: 'medium' },
      {
        words: /(?<!每[^。;,]{0,6})(?:一共|总共|共|全部)(?:要|须|应)?[退付给还交][^。;,\d*]{0,8}[*\s]*/,
        value: takeWhole({ within: 4 }),
        none: /已付/,
        confidence: 'medium',
      },
      {
        words: /(?:回购|收购|退伙|退股|买断|结算|承揽|租赁)(?:价款?|款|总价)(?:为|是|:|共|人民币|,)*/,
        value: takeWhole({ within: 6 }),
        confidence: 'medium',
      },
      {
        words:
          /以\s*(?=(?:总价|合计|共计|人民币|\d|[¥￥零〇一二三四五六七八九十百千万壹贰叁肆伍陆柒捌玖拾佰仟]))/,
        value: ifFollowed(
          takeMoney({ within: 8 }),
          /^(?:[(（][^)）]{0,40}[)）])?(?:整)?的?(?:总)?(?:价格|价款|价钱|对价)?[^。;,]{0,14}(?:转让|出让|卖|售|出售|购买|承包|受让|的价)/,
        ),
        confidence: 'medium',
      },
      {
        words:
          /(?:总价|总款|房价|车价|价钱|工钱|工程款|酬金|佣金|咨询费|服务费|劳务费|设计费|制作费|印刷费|开发费|维护费|策划费|演出费|代理费|顾问费|承包费|加工费|搬运费|运费|安装费|培训费|转让费|装修款|货款|车款|房款|套餐价|学费|课程费|报名费|工程价款|转让价|租赁费总额|全款|加盟费|入门费|代理费|授权费|许可费|推广费|咨询服务费|稿酬|版权费|一口价|活动价|优惠价|折后价|团购价|包干价|打包价|全包价|团费|定制费|制作款)(?:\(.{0,12}?\))?(?:用|为|是|:|共|总计|合计|一共|总额|固定|包干|不?含税价?|人民币|按|,)*/,
        value: takeWhole({ within: 6 }),
        confidence: 'medium',
      },
      {
        // 设计费每平方米260元，按面积计算，共37180元.
        words: /(?<=(?:费|款|价钱?|酬金?|钱)[^。;]{0,40}[,:])(?:一|总)?共计?(?:人民币)?(?=\s*[\d¥￥])/,
        value: takeWhole({ within: 2 }),
        confidence: 'medium',
      },
      {
        words:
          /(?:合计|共计|总计|一共|总共|合起来|加起来|拢共)(?:人民币|金额|价款)?(?:\(.{0,8}?\))?(?:为|:)?/,
        value: takeWhole({ within: 10, without: BETWEEN }),
        none: /中介|佣金|出资|工资/,
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
  UNIT_PRICE_COLUMN,
  PERIODIC_FEE_COLUMN,
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
  PAYMENT_TERMS_COLUMN,
];
