import { ASKS_AMOUNT, ASKS_DEADLINE } from './question-words.ts';

/** What a question asks a file for: what a sentence that says it looks like, and what a column of a table is called that does. */
export interface AskedKind {
  asks: RegExp;
  says: RegExp;
  heads: RegExp;
}

/** Kinds of what people ask files for. A month's rent or wage is a sum and no time. */
const ASKED_KINDS: readonly AskedKind[] = [
  {
    asks: /比例|百分之几|占比|几成|percent|share/i,
    says: /[\d０-９][\d０-９.]*\s*[%％‰]|百分之/,
    heads: /比例|占比|份额|[%％]|percent|share/i,
  },
  {
    asks: new RegExp(`${ASKS_AMOUNT.source}|金额|价款|总价|单价|租金|费用|利率|多大`, 'i'),
    says: /[\d０-９][\d０-９,，.]*\s*(?:元|万|亿|%|％|‰|美元|港元|份|股)|[零壹贰叁肆伍陆柒捌玖拾佰仟]{2,}|[一二三四五六七八九十百千]+[万亿]?(?:元|单位|份)|[￥¥$]\s*\d|[百千万]分之/,
    heads: /金额|价|费|租金|元|款项|小计|amount|price|fee|rent|cost/i,
  },
  {
    asks: new RegExp(`${ASKS_DEADLINE.source}|什么时候|何时|日期|期限|几时`, 'i'),
    says: /\d{4}\s*年|[\d〇零一二三四五六七八九十]+\s*(?:个)?(?:工作日|自然日|日|天|月|年)(?!的?(?:租金|房租|工资|月薪|薪资))/,
    heads: /时间|日期|期限|日$|date|time|due|deadline/i,
  },
];

/** The kinds a question asks for, the more exact first. */
export const kindsAsked = (question: string): AskedKind[] =>
  ASKED_KINDS.filter(({ asks }) => asks.test(question));
