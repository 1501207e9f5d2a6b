import type { ReviewColumnRule } from '../column-rule.ts';
import { subjectColumn } from '../subject-column.ts';
import { takeChoice, takeNo, takeYes } from '../take-values.ts';

const CHOICES = [
  { zh: '禁止', en: 'Forbidden' },
  { zh: '须经对方同意', en: 'With the other side’s consent' },
  { zh: '允许', en: 'Allowed' },
] as const;
const CONSENT =
  '(?:未经|未征得|没有|不经|非经|未得到|未取得|征得|取得|经|得到|得|要|须|需|没经过)[^。;\\n]{0,16}(?:同意|许可|批准|认可|允许|点头|授权)';
/** 不得转让 after 未经…同意 needs consent; without it, it is forbidden. */
const byConsent = (what: string) => [
  {
    words: new RegExp(
      `${CONSENT}[^。;]{0,40}(?:${what})|(?:${what})[^。;]{0,30}(?:须|需|应|必须|应当|要|得)?(?:事先|先)?(?:经|征得|取得|得到|须|需|要|得|问)[^。;]{0,16}(?:同意|许可|允许|点头)`,
    ),
    value: takeChoice('须经对方同意'),
    first: true,
  },
  {
    words: new RegExp(`(?:不得|不能|禁止|不可|不准|不许|无权|严禁|谁也别|别)[^。;]{0,24}(?:${what})`),
    value: takeChoice('禁止'),
    first: true,
  },
  {
    words: new RegExp(`(?:有权|可以?|允许|得)(?:将[^。;]{0,16})?(?:自行)?(?:${what})`),
    value: takeChoice('允许'),
    first: true,
  },
];

/** Whether somebody else may come into the contract, or carry it out. */
export const TRANSFER_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'assignment',
    kind: 'choice',
    group: 'ending',
    label: { zh: '合同转让', en: 'Assignment' },
    asks: { zh: '合同权利义务能否转让给第三人？', en: 'May rights and duties be assigned to others?' },
    choices: CHOICES,
    about:
      /(?:转让|让与|转移|转给|转交)[^。;\n]{0,16}(?:权利|义务|本合同|合同|协议|债权|债务)|(?:权利|义务|本合同|本协议|合同项下|债权|债务|会员|课程|名额|席位|加盟权|经销权|代理权|资格|卡|订单|份额|地位|欠条|借条|借据)[^。;\n]{0,20}(?:转让|让与|转移|转交|转给)|(?:不得|不能|不可|可以?|未经[^。;\n]{0,10}同意)[^。;,\n]{0,10}(?:转让|转给)(?:他人|别人|第三[方人者])/,
    english: /\bassign(?:s|ed|able|ment)?\b/i,
    notAbout:
      /转让(?:价|款|标的|费)|技术转让|转让方|受让方|股权|出资额?的?转让|所有权|房屋|土地|专利|商标|抵押物|质物/,
    takes: [
      ...byConsent('转让|让与|转移|转给|转交'),
      {
        words:
          /\b(?:shall|may) not\b[^.;]{0,60}\bassign\b[^.;]{0,160}\bconsent\b|\bneither party\b[^.;]{0,40}\bassign\b[^.;]{0,160}\bconsent\b/i,
        value: takeChoice('须经对方同意'),
        first: true,
      },
      {
        words: /\b(?:shall|may) not\b[^.;]{0,60}\bassign\b/i,
        value: takeChoice('禁止'),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'subcontracting',
    kind: 'choice',
    group: 'ending',
    label: { zh: '转包、分包、转委托', en: 'Subcontracting' },
    asks: { zh: '能否转包、分包或者转委托第三人？', en: 'May the work be given to subcontractors?' },
    choices: CHOICES,
    about:
      /转包|分包|转委托|外包|外协|替班|代班|顶班|顶替|转单|(?:委托|交由|转交|交给|转给|让|由)[^。;\n]{0,10}(?:第三(?:方|人|者)|他人|别人|其他人|其他(?:公司|单位|车队|司机))/,
    notAbout: /权利(?:和|、|及)?义务|支付/,
    english: /\bsub-?contract(?:s|ed|ing|or|ors)?\b/i,
    takes: [
      ...byConsent(
        '转包|分包|转委托|外包|外协|替班|代班|顶班|顶替|转单|(?:委托|交由|转交|交给|转给|让|由)[^。;]{0,10}(?:第三|他人|别人|其他)',
      ),
      {
        words: /\b(?:shall|may) not\b[^.;]{0,60}\bsub-?contract\b[^.;]{0,160}\bconsent\b/i,
        value: takeChoice('须经对方同意'),
        first: true,
      },
    ],
  }),
  subjectColumn({
    key: 'change_of_control',
    kind: 'yes_no',
    group: 'ending',
    label: { zh: '控制权变更条款', en: 'Change of control' },
    asks: { zh: '有没有控制权（股权）变更时的特别约定？', en: 'Is there a clause on a change of control?' },
    about:
      /控制权[^。;\n]{0,8}(?:变更|变化|转移)|实际控制人[^。;\n]{0,8}(?:变更|变化)|(?:股权|股东)结构[^。;\n]{0,10}(?:变更|变化|变动)|(?:合并|分立|兼并)[^。;\n]{0,60}(?:合同|协议|承担|解除|通知|继续)/,
    english: /\bchange (?:of|in) control\b/i,
    takes: [
      {
        words:
          /控制权[^。;]{0,8}(?:变更|变化|转移)|实际控制人[^。;]{0,8}(?:变更|变化)|(?:股权|股东)结构[^。;]{0,10}(?:变更|变化|变动)/,
        value: takeYes,
        first: true,
      },
      { words: /\bchange (?:of|in) control\b/i, value: takeYes, first: true },
    ],
  }),
  subjectColumn({
    key: 'sublease',
    kind: 'choice',
    group: 'property',
    label: { zh: '转租', en: 'Sublease' },
    asks: { zh: '承租人能否转租、转借？', en: 'May the tenant sublet?' },
    choices: CHOICES,
    about:
      /转租|分租|转借|再租|(?:租|借)给(?:别人|他人|其他人|第三)|给(?:别人|他人|第三[方人])(?:停|住|用|使用)|转让[^。;\n]{0,6}(?:房屋|柜台|承租|商铺|场地)/,
    english: /\bsub-?(?:let|lease)\w*\b/i,
    takes: [
      ...byConsent(
        '转租|分租|转借|再租|(?:租|借)给(?:别人|他人|其他人|第三)|给(?:别人|他人|第三[方人])(?:停|住|用|使用)',
      ).map((take) => ({
        ...take,
        none: /(?:甲方|出租[方人])(?:不得|不能)[^。;,]{0,6}将乙方/,
      })),
      {
        words: /\bnot\b[^.;]{0,60}\bsub-?(?:let|lease)\b[^.;]{0,160}\bconsent\b/i,
        value: takeChoice('须经对方同意'),
        first: true,
      },
      {
        words: /\bnot\b[^.;]{0,60}\bsub-?(?:let|lease)\b/i,
        value: takeChoice('禁止'),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'exclusivity',
    kind: 'yes_no',
    group: 'ending',
    label: { zh: '独家、排他', en: 'Exclusivity' },
    asks: { zh: '是否约定独家或排他？', en: 'Is exclusivity agreed?' },
    about: /独家|排他|独占/,
    english: /\b(?:non-)?exclusiv(?:e|ity|ely)\b/i,
    takes: [
      { words: /非(?:独家|排他|独占)/, value: takeNo },
      { words: /独家|排他|独占/, value: takeYes, none: /非(?:独家|排他|独占)|系指/ },
      { words: /\bnon-exclusive\b/i, value: takeNo, first: true, confidence: 'medium' },
    ],
  }),
];
