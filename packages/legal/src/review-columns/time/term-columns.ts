import type { ColumnInput, ReviewColumnRule } from '../column-rule.ts';
import { sayContradicting, saySeveral } from '../say-several.ts';
import { isAgreement, subjectColumn, type Take } from '../subject-column.ts';
import { ifFollowed, takeDate, takePeriod } from '../take-values.ts';
import { TERM_EVENT_COLUMNS } from './term-events.ts';
import { contradictingTerm, takeTermOfDates } from './term-of-dates.ts';
import { readTermPair } from './term-pair.ts';

/** What contracts call their own term; terms of warranty, payment and notice are others. */
const TERM =
  '(?:租赁|租用|承租|借款|贷款|合同|协议|契约|本合同|本协议|服务|合作|承包|联营|联合经营|合营|合资|经营|抵押|质押|委托|代理|许可|使用|供应|供货|保险|托管|聘用|聘期|劳动合同|协作|履行|停薪留职|定作|(?<!免)租|借|施工|建设|储存|存储|仓储|加盟|授权|经销|培训|出租|订阅|停放|停车|用工|雇佣|聘请)的?(?:有效|存续)?(?:期限|期间|年限|期)';
const OWN_TERM = `(?:${TERM}|(?<![\\u4e00-\\u9fff])(?:有效)?(?:期限|期间)|有效期限?|聘期|工期|日历天数?|借期|(?<!免)租期|合作期|为期|(?<!保密|质保|保修|试用|付款|支付|交货|交付|验收|保证|担保|诉讼|宽限|异议|通知|竞业|限制|还款|整改|施工|检验|履约|索赔|责任|审查|答复|质量|缺陷|违约|举证|提货|付息|任职|任期|一定|合理|和|及|与|、|该|此|上述|规定的?|约定的?)期限(?!内|届满|前|支付|付款|交))`;
const HEADED =
  /(?:租赁|租用|借款|贷款|合同|协议|服务|合作|承包|联营|合营|合资|经营|抵押|质押|委托|代理|许可|有效|聘用|履行|停薪留职)的?(?:有效|存续)?(?:期限|期间|年限|期)|(?:^|\/ )(?:期限|期间|工期|租期|时间|起止|合作期|服务期)/;
const OTHER_TERM =
  /保密|质保|保修|保证期|试用期|宽限期|违约|逾期|届满前|期满前|提前|竞业|诉讼时效|付款期|交货期|培训费|参加[^。;]{0,8}培训|验收|异议|续期|延长|延期|顺延|还不[上清]|没还|[算计]利?息|超过|不得少于|不足|不满|剩余/;
/** 超过租赁期限三日: what is beyond the term; 试用账号的有效期: of what is tried out. */
const BEYOND = /培训费|参加[^。;]{0,8}培训|试用(?!期)|不满|不足|超过(?:合同|租赁|租用)|延长|逾期超/;
/** Between the word and the length: 期限为二年; 期满后六十日 is none. */
const NO_TERM = /[。;,第满届内前后终不按下每续]/;
const DAY = '(?:(?:19|20)\\d{2}|[一二][〇零○九][〇零○一二三四五六七八九]{2})';

/** 2025年3月1日开工, 2月1日起租: what begins on a day. */
const BEGINS: Take = {
  words: /(?:^|[,:;(]|于|从|自|在)(?=[^。;,]{0,4}(?:(?:19|20)\d{2}))/,
  value: ifFollowed(
    takeDate({ within: 4 }),
    /^(?:起|正式|开始|进场)*(?:开工|起租|起算|计租|入职|上岗|开业|入住|动工|开录|开拍|开养|接[田地塘手管]|启用|进驻|到场|上户|到岗|开课|开班|上课|入伙|生效并开始|起(?:执行|履行|计算|租)|(?<=开始)[租住用干做拉跑送存养种摆卖](?!约)|算起?(?=$|[,。;]))/,
  ),
  none: OTHER_TERM,
  confidence: 'medium',
};
/** 2026年3月1日前还清, 5月29日完工: what ends on a day. */
const ENDS: Take = {
  words: /(?:^|[,:;(]|于|在|最迟|应|至|到)(?=[^。;,]{0,4}(?:(?:19|20)\d{2}))/,
  value: ifFollowed(
    takeDate({ within: 4 }),
    /^(?:之?前|以前)?(?:一次性?|全部|连本带[息利]|本息|将?[^。;,]{0,6}|须|应|必须)?(?:还清|归还|偿还|干完|做完|完活|交工|完工|竣工|到期|期满|届满|为止|截止|止(?!付)|还(?:款|完|上))/,
  ),
  none: /保密|质保|保修|试用|违约|逾期|免租|装修|第[一二三四五]期|首期|余款|尾款|分期/,
  confidence: 'medium',
};
const FROM_TO: Take[] = [
  {
    words: new RegExp(
      `[自从由](?=\\s*${DAY}[^。;,]{3,12}起(?:算|计算?|租)?[^。;]{0,6}[\\d一二两三四五六七八九十]+个?[年月天日])`,
    ),
    value: takeDate({ within: 4 }),
    none: OTHER_TERM,
  },
  {
    words: new RegExp(`${OWN_TERM}[^。;]{0,24}?[自从由](?=[^。;,]{0,4}${DAY})`),
    value: takeDate({ within: 6 }),
    none: /保密期|质保期|保修期|试用期[^,。;]{0,4}自/,
  },
  {
    words: new RegExp(`${OWN_TERM}(?:为|是|:|共)?[^。;,至到止]{0,10}?(?=${DAY})`),
    value: takeDate({ within: 2 }),
    none: OTHER_TERM,
  },
  {
    words: new RegExp(`[自从由](?=[^。;,]{0,4}${DAY})`),
    value: takeDate({ within: 6 }),
    headed: HEADED,
    none: OTHER_TERM,
  },
  {
    words: new RegExp(`[自从](?=\\s*${DAY}[^。;,]{3,12}(?:起|开始)?(?:正式)?生效[^。;]{0,20}(?:有效|期))`),
    value: takeDate({ within: 4 }),
  },
  {
    words:
      /(?:起租日?|放款日期?|放款时间|借款日期?|入住日期?|开通日期|进驻日期?|开工日期|开始日期?|起始日期?|起始时间|生效日期)(?:为|是|:|于)?/,
    value: takeDate({ within: 6 }),
    none: OTHER_TERM,
  },
  {
    ...BEGINS,
  },
  {
    words:
      /\b(?:commenc(?:e|es|ing)|begin(?:s|ning)?|start(?:s|ing)?|effective)\b[^.;]{0,24}?(?:on|from|as of)?/i,
    value: takeDate({ within: 30 }),
    first: true,
    confidence: 'medium',
  },
];
const BEHIND_TO = '(?:日|号|\\d)(?:起|开始)?(?:,|、)?(?:至|到|—+|-+|~|～|迄)(?:于)?';
const TO: Take[] = [
  {
    // 租赁期延长至2027年6月30日: what a change says of the end.
    words: new RegExp(
      `${OWN_TERM}[^。;,\\d]{0,8}(?:延长|顺延|展期|续展|续期|变更|调整|修改)(?:为)?(?:至|到)`,
    ),
    value: takeDate({ within: 4 }),
  },
  {
    words: new RegExp(`${OWN_TERM}[^。;]{0,50}?${BEHIND_TO}(?=[^。;,]{0,4}${DAY})`),
    value: takeDate({ within: 6 }),
    none: /保密期|质保期|保修期/,
  },
  {
    words: new RegExp(`${BEHIND_TO}(?=[^。;,]{0,4}${DAY})`),
    value: takeDate({ within: 6 }),
    headed: HEADED,
    none: OTHER_TERM,
  },
  {
    words:
      /(?:有效(?:期)?[至到]|(?:做|干|住|用|租|存|停|签)到|到期日?|竣工日期|终止日期?|届满日期?|结束日期?|截止日期?|终止时间|有效期至|期限至)(?:为|是|:|于)?/,
    value: takeDate({ within: 6 }),
    none: OTHER_TERM,
  },
  {
    ...ENDS,
  },
  {
    words: /\b(?:expir(?:e|es|ing|y)|terminat(?:e|es|ing)|end(?:s|ing)?)\b[^.;]{0,24}?(?:on)?/i,
    value: takeDate({ within: 30 }),
    first: true,
    confidence: 'medium',
  },
];
const ABOUT = new RegExp(
  `${OWN_TERM}|起租|租期|开工|竣工日期|完工|干完|做完|完活|交工|开始[租住用干做拉跑送存养种摆卖]|(?:先|合伙|合作)[^。;,\\n\\d]{0,4}[\\d一二两三四五六七八九十]{1,3}个?[年月]|上户|上岗|入职|开课|入住|开业|[自从由]\\s*${DAY}年[^。;,\\n]{3,12}起(?:算|计算?|租)?[^。;\\n]{0,5}[\\d一二两三四五六七八九十]+个?[年月天日]|日起(?:算|计算?)?[^。;,\\n]{0,4}[\\d一二两三四五六七八九十]+个?自然[日天]|(?:[租借聘包]|合作|服务|护理|托管|寄养)[^。;,\\n\\d]{0,8}?(?<![\\d年])[\\d一二两三四五六七八九十]{1,3}个?[年月天]|(?<!保|用|免)期满|(?:${DAY})年[^。;,\\n]{3,12}(?:至|到|-|—|~)|还清|长期(?:有效|合作)|到期日|放款日|截止日|日历天|开录|开拍|(?:之日|那天|当天)起,?[^。;,\\n]{0,4}[\\d一二两三四五六七八九十]+个?[年月]|有效[至到]|做到`,
);
const ENGLISH = /\bterm of this\b|\b(?:initial )?term\b|\bcommencement\b|\beffective date\b|\bexpir/i;

/** A day of the pair that a sentence names as first and last; without such a pair, what `rule` reads. */
const pairFirst = (rule: ReviewColumnRule, which: 'from' | 'to'): ReviewColumnRule => ({
  ...rule,
  read(input: ColumnInput) {
    const pair = isAgreement(input) ? readTermPair(input) : null;
    if (!pair) return rule.read(input);
    const found = [{ passage: pair.passage, taken: pair[which], from: pair.from.start }];
    // 至2027年5月31日止，共计三年 from 2025 on: which of the two ends it, a person decides.
    const isOpen = which === 'to' && contradictingTerm(pair.passage, pair.from, pair.to) !== null;
    if (isOpen) return sayContradicting(input, found);
    return saySeveral(input, found, { several: false, confidence: 'high' }) ?? rule.read(input);
  },
});

/** The length beside the first and the last day where they contradict it; else what `rule` reads. */
const unlessContradicted = (rule: ReviewColumnRule): ReviewColumnRule => ({
  ...rule,
  read(input: ColumnInput) {
    const pair = isAgreement(input) ? readTermPair(input) : null;
    const both = pair && contradictingTerm(pair.passage, pair.from, pair.to);
    if (!pair || !both) return rule.read(input);
    const { passage } = pair;
    return sayContradicting(
      input,
      [both.written, both.counted].map((taken) => ({ passage, taken, from: taken.start })),
    );
  },
});

/** How long the contract runs, from when, until when. */
export const TERM_COLUMNS: readonly ReviewColumnRule[] = [
  pairFirst(
    subjectColumn({
      key: 'start_date',
      kind: 'date',
      group: 'time',
      label: { zh: '开始日期', en: 'Start date' },
      asks: { zh: '合同期限从哪一天开始？', en: 'On which day does the term begin?' },
      about: ABOUT,
      english: ENGLISH,
      takes: FROM_TO,
    }),
    'from',
  ),
  pairFirst(
    subjectColumn({
      key: 'end_date',
      kind: 'date',
      group: 'time',
      label: { zh: '结束日期', en: 'End date' },
      asks: { zh: '合同期限到哪一天结束？', en: 'On which day does the term end?' },
      about: ABOUT,
      english: ENGLISH,
      takes: TO,
    }),
    'to',
  ),
  unlessContradicted(
    subjectColumn({
      key: 'term',
      kind: 'period',
      group: 'time',
      label: { zh: '合同期限', en: 'Term' },
      asks: { zh: '合同期限（租期、借款期限、服务期限等）多长？', en: 'How long does the contract run?' },
      about: ABOUT,
      english: ENGLISH,
      // 前两个月为试用期 is a part of the term.
      judge: ({ text }, taken) =>
        /^(?:为|是|的)?(?:试用|见习|免租|装修)/.test(text.slice(taken.end)) ? null : taken,
      takes: [
        {
          words: new RegExp(`${OWN_TERM}[^。;,]{0,20}(?:之日|日)起(?:计算)?(?:共|为期|为)?`),
          value: takePeriod({ within: 2, without: NO_TERM }),
          none: OTHER_TERM,
        },
        {
          words: new RegExp(`${OWN_TERM}(?:一般|定|规定|约定|暂定)?(?:为|是|:|共计?|计)?`),
          value: takePeriod({ within: 4, without: NO_TERM }),
          none: BEYOND,
        },
        {
          words: new RegExp(`[自从由]\\s*${DAY}[^。;,]{3,12}起(?:算|计算?|租)?(?:,|为期|期限|共|的|满)*`),
          value: takePeriod({ within: 2 }),
          none: OTHER_TERM,
        },
        {
          words: /(?:之日|次日|当日)起(?:算|计算?)?(?:,|为期|期限|共)*/,
          value: takePeriod({ within: 1 }),
          headed: /期限|期间|工期|租期/,
          none: OTHER_TERM,
        },
        {
          words: /(?:之日|次日|那天|当天|第二天)起(?:算|计算?)?(?:,|为期|期限|共)*/,
          value: ifFollowed(takePeriod({ within: 1 }), /^(?!之?[内前后]|以[内前后])/),
          none: /付|退|违约|通知|保修|质保|保密|验收(?!单)|逾期|异议|保证|罚|利息|裁决|起诉/,
          confidence: 'medium',
        },
        {
          words: /(?:服务|照护|护理|陪护|托管|培训|寄养|展出)(?:共|为|期)?/,
          value: ifFollowed(takePeriod({ within: 0 }), /^(?:$|[,。;])/),
          none: OTHER_TERM,
          confidence: 'medium',
        },
        { words: new RegExp(`${OWN_TERM}`), value: takeTermOfDates },
        {
          words: /(?:^|[,:])(?:期限|租期|合同期|期间)?(?:为|是|:|共计?|有效期)?/,
          // 一周内停水累计超过8小时 tells when, and not how long.
          value: ifFollowed(takePeriod({ within: 2, without: NO_TERM }), /^(?!之?内|以[内上]|[前后])/),
          headed: HEADED,
          none: BEYOND,
        },
        { words: /[自从由]/, value: takeTermOfDates, headed: HEADED, none: OTHER_TERM },
        {
          words:
            /(?:^|[,:;]|[房地车位]|给[^。;,]{1,8}?)先?(?:[租借聘签包存用]期?|合作|合伙|出租|承包|租用|借用|工期|期限|为期|签订?)[干做]?(?:给[^。;,]{1,8}?)?(?:共|为|是|:|约|签|一共|总计|计)*/,
          // 房租一个月2300块 is what a month costs.
          value: ifFollowed(
            takePeriod({ within: 2, without: NO_TERM }),
            /^(?!\s*(?:人民币|[¥￥%％\d零一二两三四五六七八九十百千壹贰叁肆伍陆柒捌玖]))/,
          ),
          none: /保密|质保|保修|免租|付款|押|试用期?(?:为|:)|租金|每|[拖欠晚迟]过?[^。;,]{0,4}[年月天日]/,
          confidence: 'medium',
        },
        {
          words: /(?:有效期限?|期限|年限)(?:为|是|:|共计?)/,
          value: takePeriod({ within: 4, without: NO_TERM }),
          none: OTHER_TERM,
          confidence: 'medium',
        },
        {
          words: new RegExp(`${OWN_TERM}[^。;]{0,40}?(?:共计?|计|合计|为期)`),
          value: takePeriod({ within: 3 }),
          none: OTHER_TERM,
        },
        {
          words:
            /\b(?:initial )?term of this (?:agreement|contract|lease)\b[^.;]{0,80}?\b(?:for|of|be|is)\b|\bfor an? (?:initial )?(?:term|period) of\b/i,
          value: takePeriod({ within: 30 }),
          first: true,
          confidence: 'medium',
        },
      ],
    }),
  ),
  ...TERM_EVENT_COLUMNS,
];
