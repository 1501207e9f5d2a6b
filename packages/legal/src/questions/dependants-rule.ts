import { parseNumeral } from '../figures/numerals.ts';
import { amountBeside } from './beside.ts';
import type { CalculatorRule } from './calculator-rule.ts';
import { gradeOf, readShare } from './injury-rules.ts';

const NUMBER = '(\\d{1,3}|[一二两三四五六七八九十]{1,4})';
const CHILD = new RegExp(
  `(?:女儿|儿子|孩子|小孩|娃|宝宝|老大|老二|闺女)(?![^，。]{0,4}(?:出|赔))[^，。；\\d]{0,8}?(?:刚|才|今年|满|只有|都|,|，)*${NUMBER} ?(?:周)?岁`,
  'g',
);
const PARENT = new RegExp(
  `(?:我?(?:的)?(?:老)?[妈爸]|母亲|父亲|爷爷|奶奶|老人)(?:今年|现在|都|已经|也)*${NUMBER} ?(?:周?岁|(?=[，。 没]))`,
  'g',
);
const SIBLINGS = new RegExp(
  `(?:兄弟姐妹|兄妹|姐弟|姐妹|兄弟|子女|儿女|弟兄)(?:一共|共|有)?${NUMBER}个|${NUMBER}个(?:子女|儿女|孩子|兄弟姐妹)(?:一起|共同)?(?:养|赡养)`,
);
const ONLY_CHILD = /独生|就我一个(?:孩子|儿子|女儿)|只有我一个/;
const DEAD = /死了|去世|没了|死亡|身亡|走了/;

const agesBy = (pattern: RegExp, text: string): number[] =>
  [...text.matchAll(pattern)].flatMap((match) => parseNumeral(match[1] ?? '') ?? []);

/** Children and parents whom somebody hurt or killed kept. */
export const DEPENDANTS_RULE: CalculatorRule = {
  id: 'dependants-support',
  answers: 'amount',
  matches: (text, _figures, asks) => /[被抚]?扶养人生活费|被抚养人生活费/.test(text) && asks.amount,
  inputs(text, figures) {
    // Of a part of the loss it is shared with the rest.
    if ((readShare(text)?.otherShare ?? 100) < 100) return null;
    const consumption = amountBeside(text, figures, /消费(?:性)?支出/)?.value;
    const grade = gradeOf(text);
    if (consumption === undefined || (grade === undefined && !DEAD.test(text))) return null;
    const [child, secondChild, ...moreChildren] = agesBy(CHILD, text).filter((age) => age < 18);
    const [parent, secondParent, ...moreParents] = agesBy(PARENT, text).filter((age) => age >= 50);
    if (moreChildren.length > 0 || moreParents.length > 0) return null;
    const match = SIBLINGS.exec(text);
    const supporters =
      parseNumeral(match?.[1] ?? match?.[2] ?? '') ?? (ONLY_CHILD.test(text) ? 1 : undefined);
    if (parent !== undefined && supporters === undefined) return null;
    return {
      consumption,
      grade,
      child,
      secondChild,
      parent,
      parentSupporters: parent === undefined ? undefined : supporters,
      secondParent,
      secondParentSupporters: secondParent === undefined ? undefined : supporters,
    };
  },
};
