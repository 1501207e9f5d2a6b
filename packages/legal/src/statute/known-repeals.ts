import { lawKey, normalizeLawTitle } from './law-title.ts';
import type { IsoDate } from './statute.ts';

/** What repeals texts by their titles: a decision, which collections of texts often leave out, or an article of a law. */
interface RepealingText {
  source: string;
  since: IsoDate;
  /** Title of the law in which the matter stands now, where it is one. */
  successor?: string;
  titles: readonly string[];
}

/** What is known of the end of a text. */
export interface KnownRepeal {
  /** First day on which it no longer holds. */
  since: IsoDate;
  /** What repealed it. */
  source: string;
  /** Full title of the law in which its matter stands now; null where it is not one law. */
  successor: string | null;
}

const CIVIL_CODE = '中华人民共和国民法典';

/** Only entries that are certain stand here; a title that is missing is not thereby in force. */
const REPEALING: readonly RepealingText[] = [
  {
    source: '《中华人民共和国民法典》第一千二百六十条',
    since: '2021-01-01',
    successor: CIVIL_CODE,
    titles: [
      '婚姻法',
      '继承法',
      '民法通则',
      '收养法',
      '担保法',
      '合同法',
      '物权法',
      '侵权责任法',
      '民法总则',
    ],
  },
  {
    source: '《中华人民共和国合同法》（1999年）第四百二十八条',
    since: '1999-10-01',
    successor: CIVIL_CODE,
    titles: ['经济合同法', '涉外经济合同法', '技术合同法'],
  },
  {
    source: '《中华人民共和国外商投资法》第四十二条',
    since: '2020-01-01',
    successor: '中华人民共和国外商投资法',
    titles: ['中外合资经营企业法', '外资企业法', '中外合作经营企业法'],
  },
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
  {
    source: '《中华人民共和国刑法》第四百五十二条、附件一',
    since: '1997-10-01',
    successor: '中华人民共和国刑法',
    titles: [
      '惩治军人违反职责罪暂行条例',
      '全国人民代表大会常务委员会关于严惩严重破坏经济的罪犯的决定',
      '全国人民代表大会常务委员会关于严惩严重危害社会治安的犯罪分子的决定',
      '全国人民代表大会常务委员会关于惩治走私罪的补充规定',
      '全国人民代表大会常务委员会关于惩治贪污罪贿赂罪的补充规定',
      '全国人民代表大会常务委员会关于惩治泄露国家秘密犯罪的补充规定',
      '全国人民代表大会常务委员会关于惩治捕杀国家重点保护的珍贵、濒危野生动物犯罪的补充规定',
      '全国人民代表大会常务委员会关于惩治侮辱中华人民共和国国旗国徽罪的决定',
      '全国人民代表大会常务委员会关于惩治盗掘古文化遗址古墓葬犯罪的补充规定',
      '全国人民代表大会常务委员会关于惩治劫持航空器犯罪分子的决定',
      '全国人民代表大会常务委员会关于惩治假冒注册商标犯罪的补充规定',
      '全国人民代表大会常务委员会关于惩治生产、销售伪劣商品犯罪的决定',
      '全国人民代表大会常务委员会关于惩治侵犯著作权的犯罪的决定',
      '全国人民代表大会常务委员会关于惩治违反公司法的犯罪的决定',
      '全国人民代表大会常务委员会关于处理逃跑或者重新犯罪的劳改犯和劳教人员的决定',
    ],
  },
  {
    source: '《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》（法释〔2015〕18号）第三十三条',
    since: '2015-09-01',
    titles: ['最高人民法院关于人民法院审理借贷案件的若干意见', '关于人民法院审理借贷案件的若干意见'],
  },
  {
    source: '全国人民代表大会常务委员会关于废止有关劳动教养法律规定的决定',
    since: '2013-12-28',
    titles: ['国务院关于劳动教养问题的决定', '国务院关于劳动教养的补充规定'],
  },
  {
    source: '《中华人民共和国律师法》（1996年）第五十三条',
    since: '1997-01-01',
    successor: '中华人民共和国律师法',
    titles: ['律师暂行条例'],
  },
  {
    source: '《必须招标的工程项目规定》（国家发展和改革委员会令第16号）第六条',
    since: '2018-06-01',
    titles: ['工程建设项目招标范围和规模标准规定'],
  },
  {
    source: '《中华人民共和国食品安全法》（2009年）第一百零四条',
    since: '2009-06-01',
    successor: '中华人民共和国食品安全法',
    titles: ['食品卫生法'],
  },
  {
    source: '国务院关于废止部分行政法规的决定（国务院令第516号）',
    since: '2008-01-15',
    titles: ['企业职工奖惩条例', '城市私有房屋管理条例'],
  },
  {
    source: '国务院关于废止和修改部分行政法规的决定（国务院令第588号）',
    since: '2011-01-08',
    successor: '中华人民共和国劳动争议调解仲裁法',
    titles: ['企业劳动争议处理条例'],
  },
  {
    source:
      '国务院关于废止《中华人民共和国营业税暂行条例》和修改《中华人民共和国增值税暂行条例》的决定（国务院令第691号）',
    since: '2017-11-19',
    titles: ['营业税暂行条例'],
  },
];

/** 《关于惩治走私罪的补充规定》: whose it is is often left out. */
const withoutIssuer = (title: string): string => title.replace(/^全国人民代表大会常务委员会(?=关于)/, '');

const REPEALS = new Map<string, KnownRepeal>(
  REPEALING.flatMap(({ source, since, successor = null, titles }) =>
    titles
      .flatMap((title) => [title, withoutIssuer(title)])
      .map((title) => [normalizeLawTitle(title), { since, source, successor }] as const),
  ),
);

/** What ended a text of this title or usual name, by a list of our own; null where we know of nothing. */
export function knownRepeal(title: string): KnownRepeal | null {
  return REPEALS.get(normalizeLawTitle(title)) ?? REPEALS.get(lawKey(title)) ?? null;
}
