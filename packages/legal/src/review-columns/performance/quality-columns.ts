import type { ReviewColumnRule } from '../column-rule.ts';
import { subjectColumn } from '../subject-column.ts';
import { ifFollowed, type TakeValue, takePeriod, takeSentence, takeWords } from '../take-values.ts';

/** A length of days or more: what is to be answered within hours is no warranty. */
const takeLength =
  (reach: Parameters<typeof takePeriod>[0]): TakeValue =>
  (passage, match) => {
    const taken = takePeriod(reach)(passage, match);
    return taken?.value.kind === 'period' && taken.value.unit !== 'hour' ? taken : null;
  };

/** How good it must be, how that is looked at, and who answers for it how long. */
export const QUALITY_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'inspection_period',
    kind: 'period',
    group: 'performance',
    label: { zh: '检验（异议）期限', en: 'Inspection period' },
    asks: {
      zh: '收货后应当在多长时间内检验、提出异议？',
      en: 'Within what time are goods to be inspected and defects told?',
    },
    about: /验收|检验|异议|验货/,
    english: /\binspect(?:ion|ed)?\b|\breject(?:ion)?\b/i,
    notAbout: /支付|付款|付清|审批|评估|工商|整改/,
    and: /[日天月时]之?内|期限|期间|工作日|小时|当[日天场]|及时|立即|[日天]/,
    takes: [
      {
        words:
          /(?:到货|交货|收货|收到(?:货物|产品|商品|设备|标的物|货|成果)?|交付|送达|提交|到达|验收)[^。;]{0,16}?(?:后|之日起|日起|起|时)(?:的)?/,
        value: ifFollowed(
          takePeriod({ within: 6 }),
          /^[之以]?内?[^。;]{0,30}(?:验收|检验|异议|验货|审核|验毕|提出)/,
        ),
        none: /逾期(?:交|付)/,
      },
      {
        words: /(?:检验|验收|异议|验货)(?:的)?(?:期限?|时间|期间)(?:为|是|:)?/,
        value: takePeriod({ within: 10 }),
      },
      {
        words: /(?:异议|检验|验收)[^。;]{0,14}(?:应在|须在|应于|在)/,
        value: takePeriod({ within: 14 }),
        confidence: 'medium',
      },
      {
        words: /\bwithin\b/i,
        value: ifFollowed(takePeriod({ within: 16 }), /^[^.;]{0,80}\b(?:inspect|reject|accept)/i),
        confidence: 'low',
      },
    ],
  }),
  subjectColumn({
    key: 'acceptance',
    kind: 'quote',
    group: 'performance',
    label: { zh: '验收', en: 'Acceptance' },
    asks: { zh: '怎样验收、按什么标准？', en: 'How, and by what standard, is accepted?' },
    about: /验收|检验/,
    english: /\baccept(?:ance|ed)\b/i,
    takes: [
      {
        words: /验收/,
        value: takeSentence,
        headed: /验收|检验/,
        none: /质保期|保修期|^.{0,14}$/,
        first: true,
      },
      {
        words:
          /(?:进行|负责|组织|共同|予以|按|依)[^。;]{0,16}(?:验收|检验)|(?:验收|检验)[^。;]{0,8}(?:标准|方法|方式)/,
        value: takeSentence,
        none: /付款|支付|^.{0,14}$/,
        first: true,
        confidence: 'medium',
      },
      { words: /\bacceptance\b/i, value: takeSentence, first: true, confidence: 'low' },
    ],
  }),
  subjectColumn({
    key: 'warranty_period',
    kind: 'period',
    group: 'performance',
    label: { zh: '质保期', en: 'Warranty period' },
    asks: { zh: '质量保证期（保修期）多长？', en: 'How long is the warranty period?' },
    about:
      /质保期|质量保证期|保修期|保质期|(?:免费)?(?:保修|维保|质保)(?!金)|质量保证期限|(?<!门前)三包|缺陷责任期/,
    english: /\bwarranty(?: period)?\b/i,
    takes: [
      {
        words: /(?:质保期|质量保证期限?|保修期限?|质保期限|缺陷责任期|维护期)[^。;,]{0,30}起(?:计算)?(?:的)?/,
        value: takePeriod({ within: 3 }),
      },
      {
        words: /(?:起|为期|为)(?:提供)?/,
        value: ifFollowed(takePeriod({ within: 2 }), /^(?:的)?(?:免费)?(?:质保|保修|维保|质量保证)/),
      },
      {
        words:
          /(?:质保期|质量保证期限?|保修期限?|保质期|质保期限|缺陷责任期|免费(?:维护|维修|保修|质保)期?)(?:为|是|:|限)*/,
        value: takeLength({ within: 6, without: /[。;内满届后应在]/ }),
      },
      {
        words: /(?:质保期|质量保证期限?|保修期限?|质保期限|缺陷责任期)[^。;]{0,30}?(?:为|是|:|起)/,
        value: takeLength({ within: 6, without: /[。;内满届后应在]/ }),
      },
      {
        words: /(?:提供|享受|负责|实行)[^。;,]{0,8}/,
        value: ifFollowed(
          takeLength({ within: 6, without: /[。;内满届后应在]/ }),
          /^(?:的)?(?:免费)?(?:质保|保修|维保|质量保证)/,
        ),
        confidence: 'medium',
      },
      {
        words: /(?:免费)?(?:保修|质保|维保)(?!金)/,
        value: takeLength({ within: 4, without: /[。;内满届后应在]/ }),
        confidence: 'medium',
      },
      { words: /\bwarrant(?:y|s)\b/i, value: takePeriod({ within: 80 }), first: true, confidence: 'low' },
    ],
  }),
  subjectColumn({
    key: 'quality_standard',
    kind: 'text',
    group: 'performance',
    label: { zh: '质量标准', en: 'Quality standard' },
    asks: { zh: '按什么质量标准？', en: 'Which standard of quality applies?' },
    about: /质量(?:标准|要求|技术标准)|(?:国家|行业|企业)(?:质量)?标准|技术标准/,
    english: /\bspecifications?\b|\bquality\b/i,
    takes: [
      {
        words:
          /质量(?:要求)?(?:技术)?标准(?:和要求|及要求)? {0,2}(?::|为|是|按照?|执行|符合)+ {0,2}(\S.{1,39}?)(?=\s{2,}|\t|[。;,]|执行|$)/,
        value: takeWords('text', 40),
        first: true,
      },
      {
        words:
          /(?:按照?|符合|达到|执行|依照)\s*((?:[^。;,]{0,10})(?:国家|行业|部颁|企业|地方)[^。;,]{0,14}标准)/,
        value: takeWords('text', 40),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'risk_transfer',
    kind: 'quote',
    group: 'performance',
    label: { zh: '风险转移', en: 'Passing of risk' },
    asks: { zh: '毁损、灭失的风险何时转移？', en: 'When does the risk of loss pass?' },
    about: /风险[^。;\n]{0,20}(?:转移|承担|归|由)|(?:毁损|灭失)[^。;\n]{0,10}风险/,
    english: /\brisk of loss\b|\brisk\b[^.;\n]{0,30}\bpass/i,
    notAbout: /市场风险|投资风险|经营风险|风险自负|盈亏/,
    takes: [
      {
        words: /风险[^。;]{0,24}(?:转移|承担)|(?:毁损|灭失)[^。;]{0,10}风险/,
        value: takeSentence,
        none: /^.{0,10}$/,
        first: true,
      },
      { words: /\brisk\b[^.;]{0,60}\bpass/i, value: takeSentence, first: true, confidence: 'medium' },
    ],
  }),
];
