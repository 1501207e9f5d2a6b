import { lawKey } from './law-title.ts';
import type { IsoDate } from './statute.ts';

/**
 * The last article of national laws, in the text in force since a day. Counted in the texts of a public collection of laws of mid-2026, and only
 * where every number up to the last is there. 之一 and the like are not counted.
 */
const LAST_ARTICLES: Readonly<Record<string, readonly [since: IsoDate, article: number]>> = {
  户口登记条例: ['1958-01-09', 24],
  国籍法: ['1980-09-10', 18],
  价格法: ['1998-05-01', 48],
  个人独资企业法: ['2000-01-01', 48],
  企业破产法: ['2007-06-01', 136],
  合伙企业法: ['2007-06-01', 109],
  劳动争议调解仲裁法: ['2008-05-01', 54],
  教师法: ['2009-08-27', 43],
  人民调解法: ['2011-01-01', 35],
  行政强制法: ['2012-01-01', 71],
  国家赔偿法: ['2013-01-01', 42],
  出境入境管理法: ['2013-07-01', 93],
  劳动合同法: ['2013-07-01', 98],
  消费者权益保护法: ['2014-03-15', 63],
  保险法: ['2015-04-24', 185],
  就业促进法: ['2015-04-24', 69],
  税收征收管理法: ['2015-04-24', 94],
  铁路法: ['2015-04-24', 74],
  反家庭暴力法: ['2016-03-01', 38],
  行政诉讼法: ['2017-07-01', 103],
  精神卫生法: ['2018-04-27', 85],
  刑事诉讼法: ['2018-10-26', 308],
  旅游法: ['2018-10-26', 112],
  残疾人保障法: ['2018-10-26', 68],
  义务教育法: ['2018-12-29', 63],
  产品质量法: ['2018-12-29', 74],
  劳动法: ['2018-12-29', 107],
  社会保险法: ['2018-12-29', 98],
  老年人权益保障法: ['2018-12-29', 85],
  职业病防治法: ['2018-12-29', 88],
  个人所得税法: ['2019-01-01', 22],
  农村土地承包法: ['2019-01-01', 70],
  电子商务法: ['2019-01-01', 89],
  城乡规划法: ['2019-04-23', 70],
  行政许可法: ['2019-04-23', 83],
  公务员法: ['2019-06-01', 113],
  商标法: ['2019-11-01', 73],
  土地管理法: ['2020-01-01', 87],
  证券法: ['2020-03-01', 226],
  基本医疗卫生与健康促进法: ['2020-06-01', 110],
  民法典: ['2021-01-01', 1260],
  道路交通安全法: ['2021-04-29', 124],
  专利法: ['2021-06-01', 82],
  著作权法: ['2021-06-01', 67],
  预防未成年人犯罪法: ['2021-06-01', 68],
  行政处罚法: ['2021-07-15', 86],
  个人信息保护法: ['2021-11-01', 74],
  法律援助法: ['2022-01-01', 71],
  职业教育法: ['2022-05-01', 69],
  反电信网络诈骗法: ['2022-12-01', 50],
  妇女权益保障法: ['2023-01-01', 86],
  民事诉讼法: ['2024-01-01', 306],
  行政复议法: ['2024-01-01', 90],
  刑法: ['2024-03-01', 452],
  未成年人保护法: ['2024-04-26', 132],
  公司法: ['2024-07-01', 266],
  农村集体经济组织法: ['2025-05-01', 67],
  食品安全法: ['2025-12-01', 154],
  治安管理处罚法: ['2026-01-01', 144],
  仲裁法: ['2026-03-01', 96],
  民用航空法: ['2026-07-01', 262],
  生态环境法典: ['2026-08-15', 1242],
};

/** The same of laws that are repealed; the count of the only text each had, or of its last one. */
const LAST_OF_REPEALED: Readonly<Record<string, number>> = {
  合同法: 428,
  物权法: 247,
  担保法: 96,
  侵权责任法: 92,
  民法总则: 206,
  民法通则: 156,
  婚姻法: 51,
  继承法: 37,
  收养法: 34,
};
const REPEALED_BY_KEY = new Map(
  Object.entries(LAST_OF_REPEALED).map(([title, last]) => [lawKey(title), last]),
);

/** Whether a repealed law of which no text is at hand had no article of a number, as far as that is known here. */
export function isBeyondLastOfRepealed(title: string, article: number): boolean {
  return article > (REPEALED_BY_KEY.get(lawKey(title)) ?? Number.POSITIVE_INFINITY);
}

const BY_KEY = new Map(Object.entries(LAST_ARTICLES).map(([title, known]) => [lawKey(title), known]));

/**
 * Whether a law is known to have no article of a number, without its text being at hand.
 * @param text the day since which the text in question is in force: of another text nothing is known
 * @param article the number without 之一
 */
export function isBeyondLastArticle(title: string, text: IsoDate, article: number): boolean {
  const known = BY_KEY.get(lawKey(title));
  return known !== undefined && known[0] === text && article > known[1];
}
