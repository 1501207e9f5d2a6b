import { readWrittenNumbers, type WrittenNumber } from '../retrieval/index.ts';

/** What stands around numbers that somebody wants looked up. */
const LOOKS_UP =
  /[\u4e00-\u9fff]{2,14}?纠纷|案号|案例|案件|裁判文书|判决书?|裁定书?|请问|请|帮[我忙]?|核对|核实|查询|查找|检索|查一?下|一下|看看|查|找|对吗|真实|真假|真的|假的|存在|是否|是不是|有没有|关于|有关|以下|下列|这些|这个|那个|几个|对不对|什么|内容|的|在|库|里|中|吗|呢|是|不|有|和|与|及|或|还|都|check|verify|these|this|case|numbers?|please|is|are|do|does|the|exist|about|real|what|of|and|in|library/gi;
const PUNCTUATION = /[\s\p{P}\p{S}]+/gu;
/** So much may be left of a question that only has numbers looked up. */
const LEFT_MAX = 6;
/** What is asked besides of a case that is named, without a model. */
const BESIDE_MAX = 40;
/** Somebody tells of themselves, or asks what to do. */
const OWN_MATTER =
  /[我俺咱]|怎么办|如何|怎样|能不能|可不可以|能否|可以吗|应该|多少|赔|\b(?:I|my|we|our|should|how)\b/i;

/** Case numbers that are asked of. */
export interface AskedNumbers {
  numbers: WrittenNumber[];
  /** Nothing is asked but what the library holds: no words of the cases are told. */
  isLookup: boolean;
}

/**
 * The case numbers that a question asks of, where it asks of nothing else: no guide to a situation answers that.
 * @param isBuiltIn no model will answer: a case that is named and asked something of is then looked up, too
 */
export function asksOfCaseNumbers(question: string, isBuiltIn: boolean): AskedNumbers {
  const numbers = readWrittenNumbers(question);
  if (numbers.length === 0) return { numbers, isLookup: false };
  const rest = numbers.reduce(
    (left, { written }) => left.replaceAll(written, ' '),
    question
      .normalize('NFKC')
      .replace(/[〔【[]/g, '(')
      .replace(/[〕】\]]/g, ')'),
  );
  const bare = rest.replace(PUNCTUATION, '');
  const isLookup = bare.replace(LOOKS_UP, '').length <= LEFT_MAX;
  const isOfNamed = isBuiltIn && bare.length <= BESIDE_MAX && !OWN_MATTER.test(rest) && !/《/.test(question);
  return { numbers: isLookup || isOfNamed ? numbers : [], isLookup };
}
