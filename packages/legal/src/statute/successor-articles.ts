import { lawKey } from './law-title.ts';

/** Articles of a text that no longer holds, and where the same matter stands now. */
interface Succession {
  /** Key of the older text's title; with its year where the title has not changed. */
  law: string;
  successor: string;
  /** Old article → new ones, the first the main one. Only pairs compared in the words of both texts stand here. */
  articles: Readonly<Record<number, readonly number[]>>;
}

const CIVIL_CODE = '民法典';

/**
 * Articles that took the place of others, by the law that no longer holds. Sources: for 公司法 both full texts; for the others the words of the older article as the judgments and interpretations of the
 * time quote them, beside the article of 民法典 (in force 2021-01-01, §1260).
 */
export const SUCCESSIONS: readonly Succession[] = [
  {
    law: '合同法',
    successor: CIVIL_CODE,
    articles: {
      44: [502],
      49: [172],
      57: [507],
      60: [509],
      73: [535],
      74: [539, 538],
      82: [548],
      93: [562],
      94: [563],
      97: [566],
      107: [577],
      108: [578],
      113: [584],
      114: [585],
      121: [593],
      122: [186],
      126: [467],
      286: [807],
      406: [929],
    },
  },
  {
    law: '物权法',
    successor: CIVIL_CODE,
    articles: {
      2: [114],
      9: [209],
      15: [215],
      24: [225],
      28: [229],
      106: [311],
      121: [327],
      176: [392],
      190: [405],
      192: [407],
      236: [453],
    },
  },
  { law: '担保法', successor: CIVIL_CODE, articles: { 18: [688], 20: [701] } },
  { law: '侵权责任法', successor: CIVIL_CODE, articles: { 8: [1168] } },
  {
    law: '婚姻法',
    successor: CIVIL_CODE,
    articles: { 10: [1051], 17: [1062], 18: [1063], 32: [1079], 46: [1091], 47: [1092] },
  },
  { law: '继承法', successor: CIVIL_CODE, articles: { 10: [1127] } },
  { law: '民法通则', successor: CIVIL_CODE, articles: { 137: [188] } },
  { law: '民法总则', successor: CIVIL_CODE, articles: { 153: [153] } },
  {
    // The text of 2018, until 2024-07-01.
    law: '公司法2018',
    successor: '公司法',
    articles: {
      3: [3, 4],
      11: [5],
      14: [13],
      15: [14],
      16: [15],
      20: [21, 23],
      21: [22],
      26: [47],
      27: [48],
      28: [49],
      33: [57],
      37: [59],
      42: [65],
      43: [66],
      71: [84],
      72: [85],
      73: [87],
      74: [89],
      75: [90],
      142: [162],
      146: [178],
      147: [179, 180, 181],
      148: [181],
      149: [188],
      151: [189],
      152: [190],
      166: [210],
      173: [220],
      174: [221],
      175: [222],
      176: [223],
      177: [224],
      180: [229],
      182: [231],
      185: [235],
    },
  },
];

const BY_LAW = new Map(SUCCESSIONS.map((one) => [one.law, one]));

/** Where the matter of an article stands now. */
export interface SuccessorArticles {
  /** `民法典`. */
  law: string;
  articles: readonly number[];
}

/**
 * The articles that took the place of one that no longer holds; null where no pair is certain.
 * @param year of the text, where the law of today has the same title (公司法 of 2018)
 */
export function successorArticles(title: string, article: number, year = ''): SuccessorArticles | null {
  const found = BY_LAW.get(`${lawKey(title)}${year}`);
  const articles = found?.articles[article];
  return found && articles ? { law: found.successor, articles } : null;
}

/**
 * Where the matter of an article stood in an older text: those that it took the place of, the nearest first; none where no pair is
 * certain.
 * @param year of the older text, where its law has the same title
 */
export function formerArticles(title: string, article: number, year: string): number[] {
  const found = BY_LAW.get(`${lawKey(title)}${year}`);
  if (!found || found.successor !== lawKey(title)) return [];
  return Object.entries(found.articles)
    .filter(([, now]) => now.includes(article))
    .sort(([, a], [, b]) => a.indexOf(article) - b.indexOf(article))
    .map(([was]) => Number(was));
}
