import type { ReviewColumnRule } from '../column-rule.ts';
import { subjectColumn } from '../subject-column.ts';
import { takeChoice, takeNo, takePeriod, takeSentence, takeYes } from '../take-values.ts';

const ABOUT =
  /(?<![存手连持陆后继断])续[签约租期订展聘保]|自动(?:续|延[期长续]|顺延|展期)|(?:期满|届满|到期)[^。;\n]{0,20}(?:继续|延长|续)|延长[^。;\n]{0,8}期限|优先(?:承租|续租|续签|续约|续|租|购买|合作|签)|(?:还想|想|要)?接着(?:租|住|用|做|干|停|存|合作)|还想(?:租|住|用|停|存|做)|(?:期满|到期|届满|租期到)[^。;\n]{0,24}(?:优先|重新签|另行签|另签|再签|再谈|再议|顺延|延期)|再续|(?:往后|想)延|周转不开|(?:满了?|到期|期满)[^。;\n]{0,10}(?:还想|想留|留下)|续不续|(?:无须|无需)重新签|下一年度[^。;\n]{0,6}权|重读|另写一份|继续(?:承租|租用|租赁|履行本)/;
/** Other things go on, too: insurance, delivery. */
const NOT_ABOUT = /投保|交船|工期|交货日|存续期|优先购买权|优先受偿|优先认购|诉讼|索赔|解除/;
const ENGLISH = /\brenew(?:al|s|ed)?\b|\bextend(?:s|ed)?\b[^.;\n]{0,30}\bterm\b|\bsuccessive\b/i;

/** Going on after the end of the term. */
export const RENEWAL_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'renewal',
    notAbout: NOT_ABOUT,
    kind: 'quote',
    group: 'time',
    label: { zh: '续期（续签、续租）', en: 'Renewal' },
    asks: { zh: '期满后怎样续期？', en: 'How is the contract renewed when its term ends?' },
    about: ABOUT,
    english: ENGLISH,
    takes: [
      {
        words: /续[签约租期订展费存]|自动(?:续|延|顺延|展期)/,
        value: takeSentence,
        first: true,
        none: /续租期|手续/,
      },
      { words: ABOUT, value: takeSentence, first: true, confidence: 'medium' },
      { words: ENGLISH, value: takeSentence, first: true, confidence: 'medium' },
    ],
  }),
  subjectColumn({
    key: 'renewal_kind',
    notAbout: NOT_ABOUT,
    kind: 'choice',
    group: 'time',
    label: { zh: '续期方式', en: 'Kind of renewal' },
    asks: {
      zh: '期满后是自动续期、须协商或另签、有优先权，还是一方可以选择续期？',
      en: 'Does the contract renew itself, by agreement, by priority, or at one side’s option?',
    },
    choices: [
      { zh: '自动续期', en: 'By itself' },
      { zh: '协商或另签', en: 'By agreement' },
      { zh: '优先权', en: 'By priority' },
      { zh: '一方可选择', en: 'At one side’s option' },
    ],
    about: ABOUT,
    takes: [
      {
        words:
          /自动(?:续|延|顺延|展期|转为)|(?:未|没有?|均未|不|无)(?:人|提出|书面|表示|说|异议)[^。;]{0,30}(?:续|延|照原|继续有效)|视为[^。;]{0,8}(?:续|延|继续)|(?:无须|无需|不用)(?:重新|另)[^。;]{0,4}签[^。;]{0,16}|如?无[^。;]{0,6}异议[^。;]{0,16}(?:续|延|继续)/,
        value: takeChoice('自动续期'),
        none: /不(?:再|得|会|予)?自动|不视为/,
        first: true,
      },
      {
        words:
          /优先(?!购买)|(?:同[等样]|一样)(?:的)?(?:条件|价[钱格]?)[^。;]{0,10}先|先(?:给|租给|让|紧)[他她它乙承租学客店]/,
        value: takeChoice('优先权'),
        first: true,
      },
      {
        words: /(?:有权|可以?(?:自行)?选择|可自主)[^。;]{0,12}(?:续|延长|再|重读|免费)/,
        value: takeChoice('一方可选择'),
        none: /协商|商量|同意|申请|批准/,
        first: true,
      },
      {
        words:
          /协商|商[量定议]|另[行写立签]|重新(?:签|谈|订)|再[签谈议写]|同意|申请|征询|坐下来|续[签订租约期聘保][^。;]{0,4}(?:合同|协议|手续)?|签[^。;]{0,4}新(?:的)?(?:合同|协议)|写条子/,
        value: takeChoice('协商或另签'),
        first: true,
      },
    ],
  }),
  subjectColumn({
    key: 'automatic_renewal',
    notAbout: NOT_ABOUT,
    kind: 'yes_no',
    group: 'time',
    label: { zh: '是否自动续期', en: 'Automatic renewal' },
    asks: {
      zh: '期满无人提出异议时，合同是否自动续期？',
      en: 'Does the contract renew itself when nobody objects?',
    },
    about: new RegExp(`${ABOUT.source}|(?:期满|届满|到期)[^。;,\\n]{0,10}(?:终止|失效)`),
    english: ENGLISH,
    takes: [
      {
        words:
          /不(?:再|得|会|予)?自动(?:续|延|顺延|展期)|(?:期满|届满|到期)(?:后|时|即|则)?,?(?:本)?(?:合同|协议)?(?:即|则|便)?自(?:动|行)(?:终止|失效|解除)/,
        value: takeNo,
        first: true,
      },
      { words: /自动(?:续[签约租期订展]?|延[期长续]?|顺延|展期)/, value: takeYes, first: true },
      {
        words:
          /(?:未|没有|均未|不)提出[^。;]{0,16}(?:,)?[^。;]{0,16}(?:视为|即|则)[^。;]{0,8}(?:续|延长|顺延|继续有效)/,
        value: takeYes,
        first: true,
      },
      {
        words:
          /(?:重新|另行|再行|协商)[^。;]{0,8}(?:签订|订立|续签|续订|续租)[^。;]{0,8}|(?:续租|续签|续订|续约|续期|延长)[^。;]{0,24}(?:协商|申请|书面|同意|重新)|如[需要欲][^。;]{0,8}(?:续[租签约订期]|延长)|(?:经|由)[^。;]{0,14}(?:协商|同意|批准)[^。;]{0,24}(?:续|延长)/,
        value: takeNo,
        first: true,
        confidence: 'medium',
      },
      { words: /\bautomatically (?:be )?(?:renew|extend)/i, value: takeYes, first: true },
    ],
  }),
  subjectColumn({
    key: 'renewal_notice',
    notAbout: /解除|投保|交船|工期/,
    kind: 'period',
    group: 'time',
    label: { zh: '续期或不续期的提前通知', en: 'Notice on renewal' },
    asks: {
      zh: '续期或者不续期，要提前多久提出？',
      en: 'How long before the end must renewal, or its refusal, be told?',
    },
    about: ABOUT,
    english: ENGLISH,
    and: /提前|提早|前/,
    takes: [
      {
        words: /(?:期满|届满|到期|期限?结束|满期|终止)(?:之日|日)?(?:之)?前(?:的)?/,
        value: takePeriod({ within: 4 }),
        first: true,
      },
      {
        words: /(?:提前|应于|须于|因提前|需提前|提早)/,
        value: takePeriod({ within: 12, without: /[。;]|解除/ }),
        none: /提前(?:解除|终止|还|退)/,
        first: true,
      },
      {
        words: /\b(?:at least|not less than|no(?:t)? later than)\b/i,
        value: takePeriod({ within: 24 }),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
];
