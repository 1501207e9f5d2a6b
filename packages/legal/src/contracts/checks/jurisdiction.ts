import type { Check, CheckResult } from './check.ts';
import { spanIn } from './check-lines.ts';
import { disputeClauses } from './dispute-clauses.ts';

/** Words that name the place of real property or of the works. */
const PLACE_OF_PROPERTY =
  /不动产|(?:房屋|房地产|房产|租赁物|物业|工程|项目|标的物|铺面|商铺|土地)(?:的)?(?:所在|坐落|所处)地?|本地|当地|工程地/;
const CHOSEN =
  /(?:甲方|乙方|丙方|原告|被告|出租[方人]|承租[方人]|发包[方人]|承包[方人]|合同签订地|签约地|守约方|起诉方)(?:各自)?(?:的)?(?:[^，。；、\s可有应向到依由]{0,10}(?:地|住所))?(?:的?有管辖权)?(?:的)?(?:基层)?(?:人民)?法院/;
const REAL_PROPERTY = /房屋|房产|商铺|店铺|门面|厂房|写字楼|办公楼|公寓|住宅|土地|仓库|车位|场地/;

/** A court agreed on although the law gives these disputes to the court of the place (民事诉讼法 §34; 民诉法解释 §28). */
export const checkExclusiveJurisdiction: Check = (input) => {
  const isLease =
    input.kind === 'lease' && REAL_PROPERTY.test(`${input.contract.title}${input.text.whole.slice(0, 3000)}`);
  if (!isLease && input.kind !== 'construction') return [];
  return disputeClauses(input.text).flatMap((clause): CheckResult[] => {
    const sentence = clause.sentences.find(({ text }) => CHOSEN.test(text) && !PLACE_OF_PROPERTY.test(text));
    const match = sentence && CHOSEN.exec(sentence.text);
    if (!sentence || !match) return [];
    return [
      {
        spans: [spanIn(sentence, match.index, match.index + match[0].length)],
        clauseId: clause.clauseId,
        detail: { zh: `约定由“${match[0]}”管辖。`, en: `“${match[0]}” is agreed on.` },
        suggestion: isLease ? '租赁房屋所在地人民法院' : '工程所在地人民法院',
      },
    ];
  });
};
