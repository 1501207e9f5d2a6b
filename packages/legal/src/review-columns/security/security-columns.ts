import type { ReviewColumnRule } from '../column-rule.ts';
import { subjectColumn } from '../subject-column.ts';
import {
  ifFollowed,
  takeChoice,
  takeMoney,
  takeNo,
  takeNone,
  takePeriod,
  takeSentence,
  takeWords,
  takeYes,
} from '../take-values.ts';

const GUARANTEE =
  /(?<![反承])担保(?!法|物权)|连带(?:保证)?责任|保证人|保证(?:方式|责任|期间|担保)|一般保证|抵押|质押|留置|反担保|(?:担保|保证)[方人][^。;\n]{0,30}连带/;

/** What secures the duties. */
export const SECURITY_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'deposit',
    kind: 'money',
    group: 'security',
    label: { zh: '押金、保证金', en: 'Deposit' },
    asks: { zh: '押金或履约保证金是多少钱？', en: 'What deposit or security sum is paid?' },
    about:
      /押金|(?:租赁|履约|投标|房屋|租房|合同|风险|安全|经营|质量|诚信|承包|履行)?保证金|诚意金|意向金|信誉金|风险金|担保金|(?:先|另|暂)[放存]|订金|押[一二两三四\d]|押了?[^。;,\n]{0,4}(?:元|块|月)|保函/,
    english: /\bsecurity deposit\b|\bdeposit\b/i,
    notAbout: /质量保证金|质保金|投标保证金|工程质量保|抵押(?!金)/,
    several: true,
    takes: [
      {
        // 双方商定不收押金 is agreed: none.
        words:
          /(?:不|无须|无需|免)(?:再)?(?:另行)?(?:收取?|交纳?|缴纳?|付|支付|设|收)(?:任何)?(?:押金|租赁保证金|履约保证金|保证金)|(?:押金|保证金)(?:一概|全部)?(?:免收|免交|全免|不收|免除)|免押金?(?=[,。;]|$)|零押金/,
        value: takeNone,
        none: /(?:若|如果?|逾期|未按|前提|超过|以后|之后)/,
        first: true,
      },
      {
        words: /(?:即|计|共计|合计|支付|交纳|缴纳)/,
        value: ifFollowed(takeMoney({ within: 4 }), /^整?(?:作为|做为|的)[^。;,]{0,6}(?:押金|保证金)/),
      },
      {
        words:
          /(?:押金|保证金|诚意金|意向金|订金|信誉金|风险金|担保金)(?:总额|金额|数额)?(?:\(.{0,12}?\))?(?:为|是|:|共|计|人民币|即)*/,
        value: takeMoney({ within: 16, without: /[。;]|%|租金|违约|退|扣|抵|每|(?:不足|少于|低于)/ }),
        none: /每(?:逾期|延|迟)|滞纳金/,
      },
      {
        words: /(?:交纳|缴纳|支付|交付|收取|交|付|预付|提供)(?:给[甲乙]方)?/,
        value: ifFollowed(
          takeMoney({ within: 14, without: /[。;]|%|租金/ }),
          /^[^。;,]{0,10}(?:押金|保证金|诚意金|意向金|订金)/,
        ),
      },
      {
        words: /^|(?:计|交|付|缴纳|为)/,
        value: takeMoney({ within: 3, without: /[。;]|%|每/ }),
        headed: /押金|保证金/,
        none: /每(?:逾期|延|迟|次|日)|滞纳金|违约|扣/,
        first: true,
        confidence: 'medium',
      },
      {
        words: /押(?:金)?(?:了|[^。;,\d]{0,10}?,?)?(?:一共|共计|共|合计|计)?/,
        value: takeMoney({ within: 14, without: /[。;]|%|每|退|扣/ }),
        none: /抵押|质押|每(?:逾期|延|迟)|滞纳金|关押/,
        confidence: 'medium',
      },
      {
        words: /先放[^。;\d]{0,14},?(?:合计|共|总计)|(?:先|另|暂)(?:行)?[放存]/,
        value: takeMoney({ within: 4 }),
        only: /退|还/,
        confidence: 'medium',
      },
      {
        words: /^/,
        value: (passage, match) =>
          ifFollowed(takeMoney({ within: 24 }), /^[^。;,]{0,4}(?:的)?(?:银行)?履约保函/)(passage, match),
        confidence: 'medium',
      },
      { words: /\b(?:security )?deposit\b/i, value: takeMoney({ within: 40 }), confidence: 'medium' },
    ],
  }),
  subjectColumn({
    key: 'deposit_return',
    kind: 'quote',
    group: 'security',
    label: { zh: '押金退还', en: 'Return of the deposit' },
    asks: { zh: '押金、保证金何时、怎样退还？', en: 'When and how is the deposit returned?' },
    // 10日内无息退还, in a sentence of its own, is of what was put down.
    about:
      /押金|(?:租赁|履约|房屋|合同|风险|安全|经营|承包)?保证金|信誉金|担保金|诚意金|无息[退返]还|[退返]还[^。;\n]{0,6}(?:无息|不计利?息)/,
    english: /\bdeposit\b/i,
    notAbout: /质量保证金|质保金|投标保证金/,
    and: /退|返还|归还|抵|不予|无息/,
    takes: [
      { words: /(?:退还|返还|退回|归还|无息|退给|不予退|不退)/, value: takeSentence, first: true },
      { words: /\bdeposit\b[^.;]{0,100}\b(?:return|refund)/i, value: takeSentence, first: true },
    ],
  }),
  subjectColumn({
    key: 'earnest_money',
    kind: 'money',
    group: 'security',
    label: { zh: '定金', en: 'Earnest money' },
    asks: { zh: '定金是多少钱？', en: 'What earnest money (定金) is agreed?' },
    about: /(?<![确规约一固决稳法指额特])定金(?!额)/,
    takes: [
      {
        words: /(?:交纳|缴纳|支付|交付|交|付|拿|给|预付|收)/,
        value: ifFollowed(takeMoney({ within: 14, without: /[。;]|%/ }), /^[^。;,(]{0,10}定金/),
      },
      {
        // 支付总价的15%，即300,000元（大写：…）作为定金.
        words: /(?:即|计|合)(?=\s*(?:人民币|[¥￥\d]))/,
        value: ifFollowed(takeMoney({ within: 4 }), /^整?(?:\([^)]{0,30}\))?(?:作为|的|为|作)?定金/),
      },
      {
        words: /定金(?:总额|金额|数额)?(?:\(.{0,12}?\))?(?:为|是|:|共|计|人民币)*/,
        value: takeMoney({ within: 14, without: /[。;]|%|货款|违约|再|当天|退|,[^,]*付/ }),
      },
    ],
  }),
  subjectColumn({
    key: 'guarantee',
    kind: 'yes_no',
    group: 'security',
    label: { zh: '有无担保', en: 'Security given' },
    asks: {
      zh: '合同义务是否有保证、抵押、质押等担保？',
      en: 'Is performance secured by guarantee, mortgage or pledge?',
    },
    about: GUARANTEE,
    english: /\bguarant(?:ee|y|or)\b|\bmortgage\b|\bpledge\b/i,
    notAbout: /瑕疵|查封|担保(?:所|其)[^。;]{0,10}(?:合法|真实)/,
    takes: [
      {
        words: /不设(?:定|立)?担保|不(?:提供|需要?)[^。;,]{0,6}担保|无需?(?:提供)?担保/,
        value: takeNo,
        first: true,
      },
      {
        words:
          /(?:担保|保证)[方人][^。;]{0,30}连带|连带(?:责任)?保证|连带责任担保|连带保证责任|一般保证|(?:提供|设定|作为|作)[^。;]{0,14}(?:抵押|质押|担保)|(?:抵押|质押)(?:担保|给)|(?:以|用|将)[^。;]{1,30}(?:抵押|质押)|保证人(?:愿意|同意|承担|对)|保证方式/,
        value: takeYes,
        none: /不得|不能|未经|未设|没有|无[^。;]{0,6}(?:抵押|担保)|已经?[^。;]{0,4}抵押|质量|权利(?:瑕疵|担保)|转让|出售|如需|若需|不作|不提供|不承担|另立|任何类型/,
        first: true,
      },
    ],
  }),
  subjectColumn({
    key: 'guarantee_kind',
    kind: 'choice',
    group: 'security',
    label: { zh: '担保方式', en: 'Kind of security' },
    asks: { zh: '担保方式是什么？', en: 'Which kind of security is given?' },
    choices: [
      { zh: '连带责任保证', en: 'Joint and several guarantee' },
      { zh: '一般保证', en: 'General guarantee' },
      { zh: '抵押', en: 'Mortgage' },
      { zh: '质押', en: 'Pledge' },
    ],
    about: GUARANTEE,
    english: /\bguarant(?:ee|y|or)\b|\bmortgage\b|\bpledge\b/i,
    notAbout: /瑕疵|查封|担保(?:所|其)[^。;]{0,10}(?:合法|真实)/,
    takes: [
      {
        words:
          /连带(?:责任)?保证(?:责任|担保)?|(?:保证|担保)[方人]?[^。;]{0,20}连带(?:清偿|经济|保证)?责任|连带责任(?:保证|担保)/,
        value: takeChoice('连带责任保证'),
        first: true,
      },
      { words: /一般保证(?!责任不)/, value: takeChoice('一般保证'), first: true },
      {
        words:
          /(?:以|用|将)[^。;]{1,40}(?:作为|作|设定|提供)?[^。;]{0,4}抵押(?!权人)|抵押(?:物|财产)(?:的)?(?:名称|为|:)|抵押担保/,
        value: takeChoice('抵押'),
        none: /不得|未经|质押|没有|任何|如需/,
        first: true,
      },
      {
        words:
          /(?:以|用|将)[^。;]{1,40}(?:作为|作|设定|提供|出)?[^。;]{0,4}质押|质(?:押)?物(?:的)?(?:名称|为|:)|质押担保/,
        value: takeChoice('质押'),
        none: /不得|未经|抵押|没有|任何|如需/,
        first: true,
      },
    ],
  }),
  subjectColumn({
    key: 'guarantee_period',
    kind: 'period',
    group: 'security',
    label: { zh: '保证期间', en: 'Guarantee period' },
    asks: { zh: '保证期间多长？', en: 'For how long does the guarantor stand?' },
    about: /保证期[间限]|保证(?:的)?期限|担保期[间限]?/,
    english: /\bguarantee period\b/i,
    notAbout: /质量/,
    takes: [
      {
        words:
          /(?:保证期[间限]|担保期[间限]?)[^。;]{0,40}(?:届满|到期|期满|生效|签订)?(?:之日|日|后)(?:起|开始)?(?:计算)?(?:的)?/,
        value: takePeriod({ within: 4 }),
      },
      {
        words: /(?:保证期[间限]|担保期[间限]?)[^。;]{0,40}?(?:为|是|:|届满之日起|之日起|起)(?:至)?/,
        value: takePeriod({ within: 6 }),
      },
    ],
  }),
  subjectColumn({
    key: 'retention_of_title',
    kind: 'yes_no',
    group: 'security',
    label: { zh: '所有权保留', en: 'Retention of title' },
    asks: {
      zh: '付清价款前，所有权是否由出卖人保留？',
      en: 'Does the seller keep title until paid in full?',
    },
    about: /所有权(?:保留|(?:仍|仍然)?[^。;\n]{0,6}归|[^。;\n]{0,10}转移)|保留[^。;\n]{0,8}所有权/,
    english: /\b(?:retention of title|title)\b[^.;\n]{0,60}/i,
    takes: [
      {
        words:
          /所有权保留|保留[^。;]{0,14}所有权|(?:付清|支付完|全部(?:货款|价款))[^。;]{0,24}(?:前|之前)[^。;]{0,30}所有权[^。;]{0,10}(?:属于|归|仍)/,
        value: takeYes,
        first: true,
      },
      {
        words:
          /所有权[^。;]{0,16}(?:自|于)[^。;]{0,16}(?:交付|交货|验收)[^。;]{0,10}(?:起|时|后)?[^。;]{0,4}转移/,
        value: takeNo,
        first: true,
      },
      {
        words: /\bretention of title\b|\btitle\b[^.;]{0,60}\buntil\b[^.;]{0,60}\bpaid\b/i,
        value: takeYes,
        first: true,
      },
    ],
  }),
  subjectColumn({
    key: 'insurance',
    kind: 'quote',
    group: 'security',
    label: { zh: '保险', en: 'Insurance' },
    asks: { zh: '由谁投保什么险？', en: 'Who takes out which insurance?' },
    about: /(?<!社会|劳动|医疗|养老|失业|工伤|生育)保险(?!公司法|法)|投保/,
    english: /\binsur(?:ance|ed|e)\b/i,
    notAbout: /社会保险|养老|劳动保险|医疗保险|失业|保险和福利|保险福利|(?:包括|包含|含)[^。;]*保险/,
    and: /投保|办理|购买|参加|保险(?:费|责任|单|人|标的|金|公司)|险种/,
    takes: [
      {
        words:
          /投保|(?:办理|购买|负责|参加)[^。;]{0,14}保险|保险费?[^。;]{0,10}由[^。;]{1,10}(?:承担|负责|负担|支付)/,
        value: takeSentence,
        none: /^.{0,6}$|[单书]$/,
        first: true,
      },
      { words: /\binsurance\b/i, value: takeSentence, first: true, confidence: 'low' },
    ],
  }),
  subjectColumn({
    key: 'guarantor',
    kind: 'text',
    group: 'security',
    label: { zh: '保证人', en: 'Guarantor' },
    asks: { zh: '谁是保证人（担保人）？', en: 'Who is the guarantor?' },
    about: /(?:保证人|担保人|保证方|担保方|反担保人)/,
    english: /\bguarantor\b/i,
    takes: [
      {
        words:
          /(?:保证人|担保人|保证方|担保方)(?:\([^)]{1,12}\))?\s*:\s*([\u4e00-\u9fffA-Za-z()·]{2,40}?)(?=\s|[。;,]|\(|$)/,
        value: takeWords('text', 40),
        none: /签字|盖章/,
      },
    ],
  }),
];
