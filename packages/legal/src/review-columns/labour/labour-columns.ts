import type { ReviewColumnRule } from '../column-rule.ts';
import { ofPriceIn } from '../money/sum-role.ts';
import { type SubjectColumn, subjectColumn } from '../subject-column.ts';
import { ifFollowed, takeMoney, takePeriod, takeSentence, takeWords, takeYes } from '../take-values.ts';
import { takeTermOfDates } from '../time/term-of-dates.ts';

/** In papers of other kinds a wage is somebody else's; of partners it is their own, but for that of their staff. */
const ofOthers = ofPriceIn(['lease', 'sale', 'construction', 'loan', 'guarantee', 'equity', 'software']);
const STAFF = /店员|员工|工人|雇|招聘|司机|技术员|保安|派驻/;
const ofPartner: NonNullable<SubjectColumn['judge']> = (passage, taken, input) => {
  const kept = ofOthers(passage, taken, input);
  return kept && input.kindOfPaper === 'cooperation' && STAFF.test(passage.text)
    ? { ...kept, isDoubtful: true }
    : kept;
};

/** Work for somebody else. */
export const LABOUR_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'position',
    kind: 'text',
    group: 'labour',
    label: { zh: '岗位', en: 'Position' },
    asks: { zh: '劳动者做什么岗位、工种？', en: 'For what position is the employee engaged?' },
    about: /岗位|工种|职务|(?<!承)担任|从事[^。;\n]{0,16}工作/,
    english: /\bposition\b|\bjob title\b/i,
    takes: [
      {
        words:
          /(?:工作)?(?:岗位|工种|职务)(?:\(.{0,8}?\))? {0,2}(?:为|是|:) {0,2}([^。;,、( ][^。;,(]{1,18}?)(?=[。;,(]|\s{2,}|$)/,
        value: takeWords('text', 20),
        none: /工资制/,
        first: true,
      },
      {
        words: /(?<!承)担任\s*([^。;,、( 该各其][^。;,、(]{1,14}?)\s*(?:职务|岗位|工种|工作|一职)/,
        value: takeWords('text', 16),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'workplace',
    kind: 'text',
    group: 'labour',
    label: { zh: '工作地点', en: 'Place of work' },
    asks: { zh: '工作地点在哪里？', en: 'Where is the work done?' },
    about: /工作(?:地点|场所)/,
    english: /\bplace of work\b/i,
    takes: [
      {
        words: /工作(?:地点|场所)\s*(?:为|是|:|在|位于)+\s*([^。;,(]{2,30}?)(?=[。;,(]|\s{2,}|$)/,
        value: takeWords('text', 30),
      },
    ],
  }),
  subjectColumn({
    key: 'wage',
    kind: 'money',
    group: 'labour',
    label: { zh: '工资', en: 'Wage' },
    asks: { zh: '（转正后）工资是多少？', en: 'What is the wage?' },
    about: /工资|月薪|薪酬|薪金|劳动报酬|转正(?:以|之)?后|日薪|时薪|每月[^。;\n]{0,6}元[^。;\n]{0,14}发/,
    english: /\b(?:salary|wages?)\b/i,
    several: true,
    judge: ofPartner,
    takes: [
      {
        words:
          /(?<!其中[^。;]{0,60})(?<!最低)(?:(?:月|基本|岗位|标准|每月|税前)?(?<!最低)(?:工资|月薪|薪酬|薪金|劳动报酬)|(?:试用期?|试工|见习|转正|留下来|满月)[^。;,\d]{0,12},?每个?月|(?<=工资[^。;]{0,30}(?:加上?|\+)[^。;]{0,20},)(?:合计|共计|总计))(?:标准|总额|数额)?(?:\(.{0,8}?\))?(?:为|是|:|每月|税前|人民币|按)*/,
        value: takeMoney({ within: 12 }),
        none: /倍|加班|罚|赔偿|不得超|平均|不低于|不得低于|工资(?:支付)?(?:保证|保障|担保|专户)/,
      },
      {
        words: /每个?月|月薪/,
        value: takeMoney({ within: 4 }),
        only: /发|试工|转正|工资|上岗|上户/,
        none: /倍|加班|罚|赔偿|租|补/,
        confidence: 'medium',
      },
      { words: /\b(?:salary|wage)\b/i, value: takeMoney({ within: 60 }), confidence: 'medium', first: true },
    ],
  }),
  subjectColumn({
    key: 'probation',
    kind: 'period',
    group: 'labour',
    label: { zh: '试用期', en: 'Probation' },
    asks: { zh: '试用期多长？', en: 'How long is the probation?' },
    about: /试用期?|见习期|适应期/,
    english: /\bprobation/i,
    takes: [
      {
        words: /(?:试用期?|见习期)(?:限|间)?(?:\(.{0,8}?\))?(?:为|是|:|共|定为)*/,
        value: takePeriod({ within: 6, without: /[。;]|内|满/ }),
        none: /提前|解除/,
      },
      {
        words: /其中(?:前)?/,
        value: ifFollowed(takePeriod({ within: 4 }), /^(?:为|的)?试用/),
      },
      { words: /试用期?[^。;]{0,30}?(?:至|止)[^。;]{0,14}?(?:共|计|为期)/, value: takePeriod({ within: 3 }) },
      { words: /\bprobation\w*\b/i, value: takePeriod({ within: 40 }), confidence: 'medium' },
      { words: /试用期?/, value: takeTermOfDates },
    ],
  }),
  subjectColumn({
    key: 'working_hours',
    kind: 'quote',
    group: 'labour',
    label: { zh: '工作时间', en: 'Working hours' },
    asks: { zh: '实行什么工时制度？', en: 'Which hours are worked?' },
    about: /工作时间|工时|工作制|小时工作|每[日天周][^。;\n]{0,10}小时/,
    english: /\bworking hours\b|\bhours per (?:day|week)\b/i,
    takes: [
      {
        words: /(?:标准工时|综合(?:计算)?工时|不定时工作)|每[日天周][^。;]{0,20}(?:小时|天)|工作制/,
        value: takeSentence,
        first: true,
      },
    ],
  }),
  subjectColumn({
    key: 'wage_day',
    kind: 'quote',
    group: 'labour',
    label: { zh: '发薪日', en: 'Pay day' },
    asks: { zh: '每月哪一天发工资？', en: 'On which day are wages paid?' },
    about: /(?:发放|支付|发)[^。;\n]{0,16}(?:工资|薪|劳动报酬)|工资[^。;\n]{0,20}(?:发放|支付|发)/,
    takes: [
      { words: /每月[^。;]{0,10}(?:日|号)|次月[^。;]{0,8}(?:日|号)/, value: takeSentence, first: true },
    ],
  }),
  subjectColumn({
    key: 'social_insurance',
    kind: 'yes_no',
    group: 'labour',
    label: { zh: '社会保险', en: 'Social insurance' },
    asks: { zh: '是否约定缴纳社会保险？', en: 'Is social insurance provided for?' },
    about: /社会保险|社保|养老保险|劳动保险|医疗保险/,
    english: /\bsocial insurance\b/i,
    takes: [
      {
        words: /社会保险|社保|养老保险|劳动保险|医疗保险/,
        value: takeYes,
        none: /不(?:予|再)?(?:缴纳|办理|参加)|自行/,
        first: true,
      },
    ],
  }),
];
