import type { Digest } from '../digest.ts';
import { hashArticleText } from '../hash-article-text.ts';
import { type Figure, findEnglishNumbers, findFigures } from './figures.ts';

/** What the comparison of one digest with its article found. */
export interface DigestComparison {
  /** Figures of the digest that stand in the article: what was compared. */
  agreeing: string[];
  /** Faults: each is a sentence for the person who mends the digest. */
  faults: string[];
  /** Figures of the article the digest does not give. Not a fault, but worth a look. */
  omitted: string[];
  /** The longest run of characters the digest shares with the article, punctuation left out. */
  longestSharedRun: string;
}

/** Longer shared runs are copying; shorter ones are terms of art. */
const MAX_SHARED_RUN = 20;

/**
 * Compares one digest with the official text of its article. Pure: the texts are given.
 * @param relatedTexts texts of the articles in `related`: a digest may repeat a figure of one it points to
 */
export function compareDigest(
  digest: Digest,
  articleText: string,
  relatedTexts: string[] = [],
): DigestComparison {
  const faults: string[] = [];
  if (hashArticleText(articleText) !== digest.articleHash) faults.push('the article text has another hash');

  const official = findFigures(articleText);
  const elsewhere = relatedTexts.flatMap(findFigures);
  const references = referencedArticles(digest);
  const has = (figure: Figure): boolean =>
    [...official, ...elsewhere].some((other) => same(figure, other)) ||
    (figure.unit === '条' && references.has(String(figure.value)));
  const stated = findFigures(`${digest.heading}。${digest.digest}`).filter((figure) => !isReference(figure));
  for (const figure of stated) if (!has(figure)) faults.push(`${figure.raw} is not in the article`);

  const values = new Set([...official, ...elsewhere].map((figure) => figure.value));
  for (const value of loneNumbers(articleText)) values.add(value);
  for (const reference of references) for (const part of reference.split('-')) values.add(Number(part));
  for (const number of findEnglishNumbers(`${digest.headingEn}. ${digest.digestEn}`)) {
    if ((number.value > 2 || number.unit === '分') && !values.has(number.value))
      faults.push(`English "${number.raw}" is not in the article`);
  }

  const longestSharedRun = longestCommonRun(letters(digest.digest), letters(articleText));
  if (longestSharedRun.length > MAX_SHARED_RUN) faults.push(`copied: ${longestSharedRun}`);
  const omitted = official
    .filter(
      (figure) =>
        !isReference(figure) && figure.unit !== '条' && !stated.some((other) => same(figure, other)),
    )
    .map((figure) => figure.raw);
  return {
    agreeing: stated.map((figure) => figure.raw),
    faults,
    omitted: [...new Set(omitted)],
    longestSharedRun,
  };
}

/** 1年 may stand for 一年 in any compound; the value and what it counts must agree. */
const same = (a: Figure, b: Figure): boolean => a.value === b.value && a.unit === b.unit;

/** 第一款, 第2项, 一项, 1次 … say where or which, not how much. */
const isReference = (figure: Figure): boolean =>
  ['项', '款', '个', '份'].includes(figure.unit) ||
  (figure.value === 1 && ['人', '次', '日'].includes(figure.unit));

/** Articles the digest may name: those of `related`, and its own. */
function referencedArticles(digest: Digest): Set<string> {
  const keys = digest.related.map((reference) => reference.split(' ').at(-1) ?? '');
  return new Set([...keys, ...keys.map((key) => key.split('-')[0] ?? ''), digest.article]);
}

/** Numbers of the text whatever they count, for the English rendering (第（一）项, 百分之八十). */
function loneNumbers(text: string): number[] {
  return findFigures(text.replace(/第?[（(]?([一二三四五六七八九十百]+)[)）]?(?=项|款)/g, '$1项')).map(
    (f) => f.value,
  );
}

const letters = (text: string): string => text.replace(/[\s\p{P}\p{S}]/gu, '');

/** The longest run of characters that stands in both texts. */
function longestCommonRun(a: string, b: string): string {
  let best = '';
  let previous = new Uint16Array(b.length + 1);
  for (let i = 1; i <= a.length; i += 1) {
    const current = new Uint16Array(b.length + 1);
    for (let j = 1; j <= b.length; j += 1) {
      if (a[i - 1] !== b[j - 1]) continue;
      const length = (previous[j - 1] ?? 0) + 1;
      current[j] = length;
      if (length > best.length) best = a.slice(i - length, i);
    }
    previous = current;
  }
  return best;
}
