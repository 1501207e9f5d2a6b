import type { ReviewColumnRule } from '../column-rule.ts';
import { subjectColumn } from '../subject-column.ts';
import { takeChoice, takeNo, takePeriod, takeSentence, takeYes } from '../take-values.ts';

const ABOUT =
  /(?<![存手连持陆后继断])续[签约租期订展聘保包购费借养种存](?![断集])|不续(?!费)|自动再|自动(?:续|延[期长续]|顺延|展期)|(?:期满|届满|到期)[^。;\n]{0,20}(?:继续|延长|续)|延长[^。;\n]{0,8}期限|优先(?:承租|续租|续签|续约|续|租|购买|合作|签)|(?:还想|想|要)?接着(?:租|住|用|做|干|停|存|养|种|往下|合作)|还想(?:再)?(?:来)?(?:租|住|用|停|存|做|种|养|干|包)|(?:再|往下)往?下?(?:种|养|租|做|干|住|包|存)[^。;\n]{0,6}(?:年|月|期)|往下(?:做|走|算|租|干)|顺延一|展期|(?:期满|到期|届满|满了|到了|结束|过完)[^。;\n]{0,20}(?:没人|逐月|另行商签|再谈|再说|再商量|再做|再来|再延|上不上)|(?:期满|到期|届满|租期到)[^。;\n]{0,24}(?:优先|重新签|另行签|另签|再签|再谈|再议|顺延|延期)|再续(?!试)|(?:往后|想)[延拖]|(?:一样|同[等样]|相同)的?(?:价[钱格]?|条件)[^。;\n]{0,14}(?:先(?:给|租|让|紧|找|考虑|问)|优先)(?![^。;\n]{0,12}(?:卖|买|股|转让))|价[钱格]?(?:一样|相同|差不多)[^。;\n]{0,10}先(?:给|租|让|紧|找|考虑|问)(?![^。;\n]{0,12}(?:卖|买|股|转让))|周转不开|(?:满了?|到期|期满)[^。;\n]{0,10}(?:还想|想留|留下)|续不续|(?:无须|无需)重新签|下一?[学年]{0,2}[度期年][^。;\n]{0,6}(?:权|续|上不上|再)|重读|再(?:谈|商量|说|签)[^。;\n]{0,3}下一?(?:年|期|季)|(?:期满|到期|届满)[^。;\n]{0,14}另写一份|(?:期满|到期|届满|[年月期]满了?|[年月]到了)[^。;\n]{0,16}(?:做|干|租|住|用|养|种)下去|继续(?:承租|租用|租赁)|(?:期满|届满|到期)[^。;\n]{0,30}继续履行本/;
/** Other things go on, too: insurance, delivery. */
const NOT_ABOUT =
  /投保|交船|工期|交货日|存续期|优先购买权|优先受偿|优先认购|诉讼|索赔|解除|医疗期|跟[甲乙]方(?:没|无)|与[甲乙]方无关|变更本?合同|分歧|争议|纠纷|开工令|签证|主合同|(?:仍未|未能?)(?:履行|清偿)|未了|未完[成结]|尚未履行/;
/** 按附件《续聘备忘录》执行: another paper says it. */
const BY_ANNEX = '按照?[^,。;]{0,8}(?:附件|附录|备忘录|补充协议)[^。;]{0,16}(?:执行|办理|为准)';
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
        // 期满不续签的，本协议自行终止 is how it ends.
        none: new RegExp(
          `续租期|手续|^[^。;]{0,8}不再?续[签租约订][^。;]{0,14}(?:终止|失效|结束|解除)[。;]?$|${BY_ANNEX}`,
        ),
      },
      {
        words: ABOUT,
        value: takeSentence,
        first: true,
        none: new RegExp(
          `^[^。;]{0,8}不再?续[签租约订][^。;]{0,14}(?:终止|失效|结束|解除)[。;]?$|${BY_ANNEX}`,
        ),
        confidence: 'medium',
      },
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
          /自动(?:续|延|顺延|展期|转为|再|[^。;,]{0,4}(?:续|延))|(?:未|没有?|均未|不|无)(?:人|哪|任何|任?一方|收到|发|提出|书面|表示|说|吭|异议|通知|另?签)[^。;]{0,34}(?:续|延|照|再租|继续有效|往下|逐月|接着|往后|再(?:往下)?[^。;,谈]{0,3}[\d一二三半]+(?:个月|年))|(?:双方|两边|都)没[^。;]{0,4}话[^。;]{0,12}再|没有?(?:别的|其他|二)话[^。;]{0,10}(?:做|干|租|住|用|养|种|往下|照)|视为[^。;]{0,8}(?:续|延|继续)|(?:无须|无需|不用)(?:重新|另)[^。;]{0,4}[签写][^。;]{0,16}|如?无[^。;]{0,6}异议[^。;]{0,16}(?:续|延|继续)/,
        value: takeChoice('自动续期'),
        // 未签新合同而仍继续作业的 is what holds meanwhile, and no new term.
        none: /不(?:再|得|会|予)?自动|未[^,。;]{0,8}签[^,。;]{0,8}[而仍但][^,。;]{0,4}继续[^,。;]{0,8}的|不视为|视为(?:不|放弃|自动放弃|终止|终了|解除)/,
        first: true,
      },
      {
        words:
          /优先(?!购买)|(?:同[等样]|一样|相同)(?:的)?(?:条件|价[钱格]?)[^。;]{0,10}先|价[钱格]?(?:一样|相同|差不多)[^。;]{0,10}先|先(?:给|租给|让|紧着?|找|考虑|问)[他她它乙承租学客店原]|先于(?:他|别|第三)|不得[租卖]给(?:别|他|旁)/,
        value: takeChoice('优先权'),
        first: true,
      },
      {
        words:
          /[讲说]一?声?,就[^。;,]{0,6}(?:接着|续|往下)|要求[^。;,]{0,6}(?:续|延长)[^。;]{0,14}应(?:予|当)?同意|(?:有权|可以?(?:自行)?选择|可自主|可以?(?:免[^。;,]{0,4})?(?=续))[^。;]{0,12}(?:续|延长|再|重读|免费)/,
        value: takeChoice('一方可选择'),
        none: /协商|商量|(?<!应|应予|应当)同意|申请|批准/,
        first: true,
      },
      {
        words:
          /协商|商[量定议签]|到时[候再]?|审批|答应|另[行写立签]|重新(?:签|谈|订)|再[签谈议写]|同意|申请|征询|坐下来|续[签订租约期聘保][^。;]{0,4}(?:合同|协议|手续)?|签[^。;]{0,4}新(?:的)?(?:合同|协议)|写条子|提前[^。;,]{1,8}[讲说]|打(?:个|声)?招呼/,
        value: takeChoice('协商或另签'),
        // 不续租的提前一个月说 is how it ends.
        none: new RegExp(
          `${BY_ANNEX}|^(?:(?!(?<!不|不再|不想|不愿)续|延长|延期|展期|商|谈|新|另|同意).)*不(?:再|想再?|愿再?)?续(?:(?!续|延长|延期|展期|商|谈|新|另|同意).)*$`,
        ),
        only: /续|延长|延期|展期|再[租签谈议种做住延来说商干养]|期满|到期|届满|满了|接着|还想|往[下后]|下一?[学年期]|周转不开|到时候/,
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
