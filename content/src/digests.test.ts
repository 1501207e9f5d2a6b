import { isBeyondLastArticle } from '@mingfa/legal/statute/last-articles';
import { describe, expect, it } from 'vitest';
import type { Digest } from './digest.ts';
import { hashArticleText } from './hash-article-text.ts';
import { loadDigests } from './load-digests.ts';
import { checkDigests } from './testing/check-digests.ts';
import { compareDigest } from './testing/compare-digest.ts';
import { corpusFolder, hasCorpora } from './testing/digest-sources.ts';

const files = await loadDigests();

describe('the starter library', () => {
  it('holds at least 520 digests in well-formed files', () => {
    expect(files.flatMap((file) => file.digests).length).toBeGreaterThanOrEqual(520);
  });

  // The list of laws begins with those of most digests.
  it('has most digests of the laws that people ask about', () => {
    const byCount = [...files].sort((a, b) => b.digests.length - a.digests.length);
    const first = byCount.slice(0, 8).map((file) => file.shortTitle);
    for (const law of ['民法典', '民事诉讼法', '刑法', '劳动合同法', '公司法']) expect(first).toContain(law);
    expect(first.filter((law) => law.includes('宪法'))).toEqual([]);
  });

  it('has each law and each of its articles once', () => {
    const laws = files.map((file) => file.shortTitle);
    expect(new Set(laws).size).toBe(laws.length);
    expect(new Set(files.map((file) => file.law)).size).toBe(files.length);
    for (const file of files) {
      const articles = file.digests.map((digest) => digest.article);
      expect(new Set(articles).size, file.shortTitle).toBe(articles.length);
    }
  });

  it('names related articles as title and number, and never the article itself', () => {
    for (const file of files) {
      for (const digest of file.digests) {
        for (const reference of digest.related) {
          expect(reference).toMatch(/^[\p{Script=Han}（）]{2,20} \d+(-\d+)?$/u);
          expect(reference).not.toBe(`${file.shortTitle} ${digest.article}`);
        }
      }
    }
  });

  it('gives every digest its everyday words, each once', () => {
    for (const digest of files.flatMap((file) => file.digests)) {
      expect(digest.everydayWords.length).toBeGreaterThanOrEqual(4);
      expect(new Set(digest.everydayWords).size, digest.heading).toBe(digest.everydayWords.length);
    }
  });
});

describe('the comparison of a digest with its article', () => {
  const article = '试用期工资不得低于约定工资的百分之八十，期限不得超过六个月。';
  const digest: Digest = {
    article: '20',
    heading: '试用期工资',
    headingEn: 'Probation pay',
    digest: '试用的时候至少发约定的80%，最多6个月。',
    digestEn: 'At least 80% of the agreed wage, for 6 months at most.',
    everydayWords: ['a', 'b', 'c'],
    related: [],
    checkedOn: '2026-11-20',
    readOn: '2026-11-21',
    articleHash: hashArticleText(article),
  };

  it('accepts figures in either writing', () => {
    expect(compareDigest(digest, article)).toMatchObject({ faults: [], agreeing: ['80%', '6个月'] });
  });

  it('finds a wrong percentage and a wrong period, in both languages', () => {
    const wrong = {
      ...digest,
      digest: '至少发约定的70%，最多3个月。',
      digestEn: 'At least 70% for 3 months.',
    };
    expect(compareDigest(wrong, article).faults).toHaveLength(4);
  });

  it('reads English fractions as fractions', () => {
    const share = '经参与表决人数四分之三以上的业主同意，为期三年。';
    const said = { ...digest, digest: '参加者3/4以上同意，管3年。', articleHash: hashArticleText(share) };
    expect(compareDigest({ ...said, digestEn: 'At least three-quarters agree.' }, share).faults).toEqual([]);
    expect(compareDigest({ ...said, digestEn: 'At least two-thirds agree.' }, share).faults).toHaveLength(1);
  });

  it('finds a period given in another unit', () => {
    expect(compareDigest({ ...digest, digest: '最多6年，至少发约定的80%。' }, article).faults).toHaveLength(
      1,
    );
  });

  it('finds a changed article and a copied sentence', () => {
    const copied = { ...digest, digest: article };
    expect(compareDigest(copied, article).faults.join()).toContain('copied');
    expect(compareDigest(digest, `${article}但书。`).faults.join()).toContain('hash');
  });

  it('ignores layout when it hashes', () => {
    expect(hashArticleText('**甲**　乙\n\n丙')).toBe(hashArticleText('甲乙丙'));
  });
});

describe('the digests against the official texts', () => {
  it.skipIf(!hasCorpora() && !process.env.CI)('agree with their articles', { timeout: 60_000 }, async () => {
    expect(hasCorpora(), `CI needs the corpora at ${corpusFolder}`).toBe(true);
    const faulty = (await checkDigests()).filter((checked) => checked.faults.length > 0);
    expect(faulty.map(({ reference, faults }) => `${reference}: ${faults.join('; ')}`)).toEqual([]);
  });

  it.skipIf(!hasCorpora() && !process.env.CI)(
    'point to related articles that exist',
    { timeout: 60_000 },
    async () => {
      const { findSourceLaw } = await import('./testing/digest-sources.ts');
      const titles = new Map(files.map((file) => [file.shortTitle, file.law]));
      const missing: string[] = [];
      for (const reference of new Set(
        files.flatMap((file) => file.digests.flatMap((digest) => digest.related)),
      )) {
        const [title = '', article = ''] = reference.split(' ');
        const law = await findSourceLaw(titles.get(title) ?? title);
        if (!law?.articles.has(article)) missing.push(reference);
      }
      expect(missing).toEqual([]);
    },
  );
});

it('no digest stands beyond the last article that its law is known to have', () => {
  for (const { law, effectiveOn, digests } of files)
    for (const { article } of digests)
      expect(
        isBeyondLastArticle(law, effectiveOn ?? '', Number.parseInt(article, 10)),
        `${law} ${article}`,
      ).toBe(false);
});
