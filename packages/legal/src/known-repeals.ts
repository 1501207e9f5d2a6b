import { normalizeLawTitle } from './law-title.ts';
import type { IsoDate } from './statute.ts';

/**
 * Interpretations repealed by a decision that lists them, which collections of texts often leave out.
 * Source: 最高人民法院关于废止部分司法解释及相关规范性文件的决定（法释〔2020〕16号）, in force since 2021-01-01.
 * Only entries that are certain stand here; a title that is missing is not thereby in force.
 */
const DECISION_OF_2020 = [
  '最高人民法院关于适用《中华人民共和国婚姻法》若干问题的解释（一）',
  '最高人民法院关于适用《中华人民共和国婚姻法》若干问题的解释（二）',
  '最高人民法院关于适用《中华人民共和国婚姻法》若干问题的解释（二）的补充规定',
  '最高人民法院关于适用《中华人民共和国婚姻法》若干问题的解释（三）',
  '最高人民法院关于审理涉及夫妻债务纠纷案件适用法律有关问题的解释',
  '最高人民法院关于贯彻执行《中华人民共和国继承法》若干问题的意见',
  '最高人民法院关于贯彻执行《中华人民共和国民法通则》若干问题的意见（试行）',
  '最高人民法院关于适用《中华人民共和国合同法》若干问题的解释（一）',
  '最高人民法院关于适用《中华人民共和国合同法》若干问题的解释（二）',
  '最高人民法院关于适用《中华人民共和国担保法》若干问题的解释',
  '最高人民法院关于适用《中华人民共和国物权法》若干问题的解释（一）',
  '最高人民法院关于审理名誉权案件若干问题的解答',
  '最高人民法院关于审理名誉权案件若干问题的解释',
];

const REPEALS = new Map<string, IsoDate>(
  DECISION_OF_2020.map((title) => [normalizeLawTitle(title), '2021-01-01']),
);

/** The day since which a text is repealed by a decision that lists it; null where we know of none. */
export function knownRepeal(title: string): IsoDate | null {
  return REPEALS.get(normalizeLawTitle(title)) ?? null;
}
