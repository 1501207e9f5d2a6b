import type { ReviewColumnRule } from '../column-rule.ts';
import { subjectColumn } from '../subject-column.ts';
import {
  type TakeValue,
  takeChoice,
  takeMoney,
  takeNo,
  takePeriod,
  takeSentence,
  takeYes,
} from '../take-values.ts';

const SECRET = /保密|商业秘密|商业机密|机密信息|秘密信息|泄露|泄密|不得[^。;\n]{0,20}(?:披露|透露)/;
const COMPETE =
  /竞业(?:限制|禁止)?|同业竞争|(?:不得|禁止)[^。;\n]{0,30}(?:竞争(?:业务|关系|行业|性)|同类(?:业务|产品|经营)|相竞争)/;

const LAWYERS_TERM: TakeValue = (passage, match) => {
  const taken = takePeriod({ within: 8 })(passage, match);
  return taken && !/^[^。;]{0,10}(?:通知|内付|内支付)/.test(passage.text.slice(taken.end)) ? taken : null;
};

/** What belongs to whom, and what must be kept secret or left undone. */
export const RIGHTS_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'ip_ownership',
    kind: 'choice',
    group: 'rights',
    label: { zh: '知识产权归属', en: 'Ownership of IP' },
    asks: { zh: '成果的知识产权归谁？', en: 'To whom do rights in the results belong?' },
    choices: [
      { zh: '甲方', en: 'Party A' },
      { zh: '乙方', en: 'Party B' },
      { zh: '双方共有', en: 'Both' },
    ],
    about: /知识产权|著作权|专利(?:权|申请权)|版权|技术成果|成果[^。;\n]{0,20}归/,
    english: /\bintellectual property\b|\bcopyrights?\b|\bpatents?\b/i,
    notAbout: /侵犯|侵权|许可使用费/,
    and: /归|属|所有|共有|享有/,
    takes: [
      {
        words:
          /(?:知识产权|著作权|专利(?:申请)?权|版权|成果|所有权)[^。;]{0,40}(?:归|属于|由)(?:甲、?乙)?双方(?:共同|共有|所有)?/,
        value: takeChoice('双方共有'),
      },
      {
        words:
          /(?:知识产权|著作权|专利(?:申请)?权|版权|成果|权利)[^。;]{0,40}(?:归|属于|归属于?|由)\s*甲方(?:所有|享有|独家)?/,
        value: takeChoice('甲方'),
        none: /双方/,
      },
      {
        words:
          /(?:知识产权|著作权|专利(?:申请)?权|版权|成果|权利)[^。;]{0,40}(?:归|属于|归属于?|由)\s*乙方(?:所有|享有|独家)?/,
        value: takeChoice('乙方'),
        none: /双方/,
      },
    ],
  }),
  subjectColumn({
    key: 'licence_scope',
    kind: 'quote',
    group: 'rights',
    label: { zh: '许可范围', en: 'Scope of licence' },
    asks: {
      zh: '许可使用的范围、方式和期限是什么？',
      en: 'For what scope, manner and time is a licence given?',
    },
    about:
      /许可[^。;\n]{0,20}(?:使用|范围|方式|期限|实施)|授权[^。;\n]{0,16}(?:使用|范围|期限)|(?:独占|排他|普通)(?:实施|使用)?许可/,
    english: /\blicen[cs]e\b/i,
    notAbout: /许可证|经营许可|行政许可/,
    takes: [
      {
        words:
          /(?:许可|授予|授权)[^。;)]{0,20}(?:使用权|实施|独占|排他|普通许可|非独家|使用[^。;]{0,8}(?:软件|商标|专利|技术|作品))/,
        value: takeSentence,
        none: /未经|不得|系指|鉴于|^.{0,10}$/,
        first: true,
      },
      {
        words: /\bgrants?\b[^.;]{0,60}\blicen[cs]e\b/i,
        value: takeSentence,
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'confidentiality',
    kind: 'yes_no',
    group: 'rights',
    label: { zh: '有无保密义务', en: 'Confidentiality' },
    asks: { zh: '是否约定保密义务？', en: 'Is confidentiality agreed?' },
    about: SECRET,
    english: /\bconfidential(?:ity)?\b/i,
    takes: [
      {
        words: /(?:无|没有|不承担|不负)[^。;,]{0,8}保密/,
        value: takeNo,
        none: /无论|下列|以下|情形|情况|除外/,
        first: true,
      },
      {
        words:
          /保密(?:义务|责任|条款|期限|协议|信息|内容)?|(?:不得|禁止|不应|严禁)[^。;]{0,40}(?:泄露|披露|透露|泄密)|(?:保守|严守)[^。;]{0,12}(?:秘密|机密)/,
        value: takeYes,
        none: /水土|解密/,
        first: true,
      },
      { words: /\bconfidential(?:ity)?\b/i, value: takeYes, first: true },
    ],
  }),
  subjectColumn({
    key: 'confidentiality_period',
    kind: 'period',
    group: 'rights',
    label: { zh: '保密期限', en: 'Period of confidentiality' },
    asks: { zh: '保密义务持续多久？', en: 'For how long must be kept secret?' },
    about: SECRET,
    english: /\bconfidential(?:ity)?\b/i,
    and: /期限|期间|[年月日天]|届满|终止后|长期|永久|年限/,
    takes: [
      {
        words: /保密(?:义务|责任)?(?:的)?(?:期限?|期间|年限|有效期)[^。;]{0,50}(?:起|后)(?:至|满|的)?/,
        value: takePeriod({ within: 3 }),
      },
      {
        words: /保密(?:义务|责任)?(?:的)?(?:期限?|期间|年限|有效期)[^。;]{0,40}?(?:为|是|:|后|起|满|内)/,
        value: LAWYERS_TERM,
      },
      { words: /保密(?:期限?|期间)/, value: LAWYERS_TERM },
      {
        words: /(?:终止|解除|届满|期满|结束|离职|完成)[^。;]{0,6}(?:后|之日起|起)(?:的)?/,
        value: (passage, match) => {
          const taken = takePeriod({ within: 6 })(passage, match);
          return taken && SECRET.test(passage.text) ? taken : null;
        },
        none: /通知|归还|返还|销毁|退还/,
        confidence: 'medium',
      },
      {
        words: /\b(?:for a period of|survive\b[^.;]{0,40}\bfor)\b/i,
        value: (passage, match) => {
          const taken = takePeriod({ within: 24 })(passage, match);
          return taken && /confiden/i.test(`${passage.text} ${passage.heading}`) ? taken : null;
        },
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'non_compete',
    kind: 'yes_no',
    group: 'rights',
    label: { zh: '有无竞业限制', en: 'Non-compete' },
    asks: { zh: '是否约定竞业限制？', en: 'Is a non-compete agreed?' },
    about: COMPETE,
    english: /\bnon-?compet(?:e|ition)\b|\bnot\b[^.;\n]{0,40}\bcompet(?:e|ing)\b/i,
    takes: [
      {
        words: /(?:不|未|没有)(?:约定|适用|设)[^。;]{0,6}竞业/,
        value: (_, match) => ({
          value: { kind: 'yes_no', yes: false, text: '否' },
          start: match.index,
          end: match.index + match[0].length,
        }),
        first: true,
      },
      { words: COMPETE, value: takeYes, first: true },
      { words: /\bnon-?compet(?:e|ition)\b/i, value: takeYes, first: true },
    ],
  }),
  subjectColumn({
    key: 'non_compete_period',
    kind: 'period',
    group: 'rights',
    label: { zh: '竞业限制期限', en: 'Period of the non-compete' },
    asks: { zh: '竞业限制多长时间？', en: 'How long does the non-compete last?' },
    about: COMPETE,
    english: /\bnon-?compet(?:e|ition)\b/i,
    and: /期限|期间|[年月日天]/,
    takes: [
      {
        words: /竞业(?:限制|禁止)?(?:的)?(?:期限|期间|期)[^。;]{0,24}?(?:为|是|:|后|起)?/,
        value: takePeriod({ within: 8 }),
      },
      {
        words: /(?:离职|终止|解除|结束|届满)[^。;]{0,8}(?:后|之日起|起)(?:的)?/,
        value: (passage, match) => {
          const taken = takePeriod({ within: 6 })(passage, match);
          return taken && (COMPETE.test(passage.text) || /竞业/.test(passage.heading)) ? taken : null;
        },
        none: /支付|通知|交接/,
        first: true,
      },
      { words: /\bfor a period of\b/i, value: takePeriod({ within: 24 }), confidence: 'medium' },
    ],
  }),
  subjectColumn({
    key: 'non_compete_pay',
    kind: 'money',
    group: 'rights',
    label: { zh: '竞业限制补偿金', en: 'Pay for the non-compete' },
    asks: { zh: '竞业限制期间每月补偿多少钱？', en: 'What is paid for the non-compete?' },
    about: /竞业[^。;\n]{0,60}补偿|补偿[^。;\n]{0,40}竞业|竞业限制补偿/,
    takes: [
      { words: /补偿(?:金|费)?(?:标准|金额)?(?:为|是|:)?/, value: takeMoney({ within: 16 }) },
      {
        words: /每月[^。;,]{0,10}(?:支付|给予|发放)?/,
        value: takeMoney({ within: 10 }),
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'personal_data',
    kind: 'yes_no',
    group: 'rights',
    label: { zh: '有无个人信息、数据条款', en: 'Personal data clause' },
    asks: { zh: '是否约定个人信息或数据保护？', en: 'Is protection of personal data agreed?' },
    about: /个人信息|数据安全|数据保护|隐私|个人资料/,
    english: /\bpersonal (?:data|information)\b|\bdata protection\b|\bprivacy\b/i,
    takes: [
      { words: /个人信息|数据安全|数据保护|隐私|个人资料/, value: takeYes, first: true },
      {
        words: /\bpersonal (?:data|information)\b|\bdata protection\b|\bprivacy\b/i,
        value: takeYes,
        first: true,
      },
    ],
  }),
];
