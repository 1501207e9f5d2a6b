import { normalizeLawTitle } from './law-title.ts';
import type { IsoDate } from './statute.ts';

/** A decision that lists the texts it repeals; collections of texts often leave such decisions out. */
interface RepealingDecision {
  source: string;
  since: IsoDate;
  titles: readonly string[];
}

/** Only entries that are certain stand here; a title that is missing is not thereby in force. */
const DECISIONS: readonly RepealingDecision[] = [
  {
    source: '最高人民法院关于废止部分司法解释及相关规范性文件的决定（法释〔2020〕16号）',
    since: '2021-01-01',
    titles: [
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
      '最高人民法院关于审理劳动争议案件适用法律若干问题的解释',
      '最高人民法院关于审理劳动争议案件适用法律若干问题的解释（二）',
      '最高人民法院关于审理劳动争议案件适用法律若干问题的解释（三）',
      '最高人民法院关于审理劳动争议案件适用法律若干问题的解释（四）',
      '最高人民法院关于适用《中华人民共和国民法总则》诉讼时效制度若干问题的解释',
      '最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释',
      '最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释（二）',
    ],
  },
  {
    source: '国务院关于废止部分行政法规的决定（国务院令第747号）',
    since: '2021-09-09',
    titles: ['计划生育技术服务管理条例', '社会抚养费征收管理办法', '流动人口计划生育工作条例'],
  },
  {
    source: '国务院关于修改和废止部分行政法规的决定（国务院令第726号）',
    since: '2020-03-27',
    titles: ['卖淫嫖娼人员收容教育办法'],
  },
];

const REPEALS = new Map<string, IsoDate>(
  DECISIONS.flatMap(({ since, titles }) => titles.map((title) => [normalizeLawTitle(title), since] as const)),
);

/** The day since which a text is repealed by a decision that lists it; null where we know of none. */
export function knownRepeal(title: string): IsoDate | null {
  return REPEALS.get(normalizeLawTitle(title)) ?? null;
}
