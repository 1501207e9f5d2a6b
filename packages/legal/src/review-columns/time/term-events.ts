import type { ReviewColumnRule } from '../column-rule.ts';
import { readPassages } from '../read-passages.ts';
import { type SubjectColumn, subjectColumn } from '../subject-column.ts';
import { takeWords } from '../take-values.ts';

/** Terms of other things, and the day of taking effect. */
const OTHER =
  /保修|质保|保密|验收期|付款|保证期|违约|保证期间|诉讼时效|通知|利息|滞纳金|逾期|赔偿|维护|异议|生效|公布|收据|发票|竞业|退还|支付|付清|仲裁|起诉|诉讼|裁决|报告|收到(?:通知|书面|申请|判决)|土地使用(?:期限|年限)/;

const OF_ANOTHER = /质保|保修|保密|保证期|异议期|验收期|竞业|诉讼时效/;
const OF_TERM = /期限|期间|租期|工期|聘期|有效期|租赁期|服务期/;
/** 质保期为二年。自验收之日起计算: the sentence before says of what. */
const ofOwnTerm: NonNullable<SubjectColumn['judge']> = (passage, taken, { contract }) => {
  const { all } = readPassages(contract);
  const before = all[all.indexOf(passage) - 1];
  const isOfOther =
    before?.blockId === passage.blockId &&
    !OF_TERM.test(passage.text.slice(0, taken.start)) &&
    OF_ANOTHER.test(before.text) &&
    !OF_TERM.test(before.text);
  // 自签订之日起三十日内交货 says by when is delivered.
  const delivers =
    /^[^。;]{0,24}[日天月](?:之内|以内|内)[^。;]{0,14}(?:交货|交付|发货|供货|到货|送达|送到|提货|交房|付|缴|交纳)/;
  return isOfOther || delivers.test(passage.text.slice(taken.end)) ? null : taken;
};

/** Terms that begin or end with an act, and not on a day. */
export const TERM_EVENT_COLUMNS: readonly ReviewColumnRule[] = [
  subjectColumn({
    key: 'start_event',
    kind: 'text',
    group: 'time',
    label: { zh: '期限起点（事件）', en: 'Term begins with' },
    asks: { zh: '合同期限以什么事件为起点？', en: 'With which event does the term begin?' },
    about:
      /[自从由](?:(?!20\d\d)[^。;,\n]){2,24}?(?:之日|次日|当日|当天|那天|第二天)起?|(?:之日|那天|当天)(?:起|算起|起算)|为(?:开工|起租|起算|开始|起始)日|[自从由](?:[开起交进放到入启上][\u4e00-\u9fff]|开始)日起/,
    notAbout: OTHER,
    judge: ofOwnTerm,
    takes: [
      {
        words:
          /[自从由]((?:(?!20\d\d|自)[^。;,]){2,24}?(?:之日|次日|当日|当天|那天|第二天))(?:(?:起|算起|开始)(?=$|(?:计[租费]|起?算|计算|开始|算起|,?[至到做]|[^。;,]{0,8}[\d一二两三四五六七八九十]+个?[年月天日自]))|算起?(?=$|[,。;]))/,
        value: takeWords('text', 40),
        first: true,
      },
      {
        // 自开通日起计算: a day the contract gives a name.
        words: /[自从由]((?:[开起交进放到入启上][\u4e00-\u9fff]|开始)日)(?:起|开始)/,
        value: takeWords('text', 40),
        first: true,
        only: /期|\d|[一二三四五六七八九十]个?[年月天]/,
      },
      {
        words:
          /以((?:(?!20\d\d)[^。;,]){3,24}?)(?:作为|为)(?:开工|起租|起算|开始|起始)(?:日|时间)|以((?:(?!20\d\d)[^。;,]){3,24}?之日)(?:起租|起算|开始计)/,
        value: takeWords('text', 40),
        first: true,
      },
      {
        words:
          /(?:^|[,:\s]|以)((?:(?!20\d\d|自|从|由|以)[^。;,\s]){2,24}?(?:之日|那天|当天))(?:算起|起算?)(?=$|,?[^。;]{0,4}[\d一二两三四五六七八九十]+个?[年月天日](?!内|以内|之内))/,
        value: takeWords('text', 40),
        first: true,
        confidence: 'medium',
      },
      {
        words: /[自从由]((?:(?!20\d\d|自)[^。;,]){2,24}?(?:之日|次日|当日|当天|那天|第二天))(?:起|开始)/,
        value: takeWords('text', 40),
        headed: /期限|期间|租期|工期|起止|时间/,
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'end_event',
    kind: 'text',
    group: 'time',
    label: { zh: '期限终点（事件）', en: 'Term ends with' },
    asks: { zh: '合同期限以什么事件为终点？', en: 'With which event does the term end?' },
    about:
      /(?:直至|直到|至|到)(?:(?!20\d\d年\d)[^。;,\n]){2,34}(?:止|终止|失效)|(?:做|干|住|用|租|存|停)到[^。;,\n]{3,24}(?:那天|时|为止)|(?:期限|有效期|期间)[^。;\n]{0,24}(?:至|到)[^。;,\n]{2,30}(?:完毕|之日|时)|(?:过完|完毕|结束|届满|合格|录完|做完|完成|完工)为止|(?:完毕|结清|付清)(?:后|之日|时)[^。;,\n]{0,4}(?:本(?:合同|协议))?(?:自动|自行|即)?(?:终止|失效)/,
    notAbout:
      /^(?:[(\d.、)一二三四五六七八九十]*)(?:如|若|倘)(?!期)|赔|计价|提成|自费|每一期|利息|违约金|保密|质保|保证期|保证期间|滞纳金|赔偿|罚息|计算至|延续至|顺延至|延长至|诉讼|营业|每[日天年]|会计年度|财政|公历|日历年|试验|缺陷|工作期限|退休|征收|拆迁|不可抗力|续订合同期限|(?:期满|届满|到期)后[^。;]{0,24}(?:仍|继续)|过渡期|(?:系|是)指|(?:保证|履约)函[^。;]{0,12}有效|本保证函/,
    takes: [
      {
        words:
          /(?:直至|直到|至|(?<!得)到)(?!期|当年|那[天日]|[\s年月日一二三四五六七八九十\d]{3,}(?:终|为?止|的))((?:(?!20\d\d年\d{1,2}月\d|至|(?<!得)到)[^。;,]){2,40}?)(?:(?:之日|之时|时|后)终止|(?:之日|那天|之时|时|后|日)?为?(?<!终)止(?!付|损|在|的|之))/,
        value: takeWords('text', 44),
        first: true,
      },
      {
        words: /(?:做|干|住|用|租|存|停)到((?:(?!20\d\d年\d)[^。;,]){3,24}?)(?:那天|为止|的时候)/,
        value: takeWords('text', 44),
        first: true,
      },
      {
        words: /(?:^|,|。)([^。;,]{2,16}(?:过完|完毕|结束|届满|合格|录完|做完|完成|完工))为止/,
        value: takeWords('text', 44),
        first: true,
      },
      {
        words:
          /(?:期限|有效期|期间|有效)[^。;]{0,24}(?:直至|直到|至|到)((?:(?!20\d\d|至|到)[^。;,]){1,30}?(?:完毕|届满|结清|付清|完成))/,
        value: takeWords('text', 44),
        first: true,
        confidence: 'medium',
      },
      {
        words:
          /((?:(?!自|本合同|本协议)[^。;,]){2,20}(?:完毕|结清|付清|届满))(?:之日|之时|时|后)(?:,)?(?:本)?(?:合同|协议)?(?:即|则)?(?:自动|自行)(?:终止|失效)/,
        value: takeWords('text', 44),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
];
