import { describe, expect, it } from 'vitest';
import type { CaseDigest } from './case-digest.ts';
import { loadCaseDigests } from './load-case-digests.ts';
import { copiedWords, figuresNotInSource } from './testing/compare-case-digest.ts';
import { caseFolder, hasCases, readGuidingCases } from './testing/guiding-case-sources.ts';

const digests = await loadCaseDigests();
const chineseOf = ({ point, facts, outcome }: CaseDigest) =>
  [...point, facts, outcome].map(({ zh }) => zh).join('\n');

describe('the digests of guiding cases', () => {
  it('are there, each number once', () => {
    expect(digests.length).toBeGreaterThanOrEqual(10);
    expect(new Set(digests.map(({ number }) => number)).size).toBe(digests.length);
  });

  it('have every word and every article once', () => {
    for (const { number, everydayWords, articles } of digests) {
      expect(new Set(everydayWords).size, number).toBe(everydayWords.length);
      expect(new Set(articles).size, number).toBe(articles.length);
    }
  });

  it('were decided before they were published, and published before they were read', () => {
    for (const { number, decidedOn, publishedOn, readOn } of digests) {
      expect((decidedOn ?? '') <= publishedOn, number).toBe(true);
      expect(publishedOn <= readOn, number).toBe(true);
    }
  });
});

describe('the comparison of a digest with its source', () => {
  it('finds words that were copied, and figures that the source does not have', () => {
    const source =
      '判处拘役一个月十五日，并处罚金人民币四千元，驾驶人激活辅助驾驶功能后仍是实际执行驾驶任务的人。';
    expect(copiedWords('驾驶人激活辅助驾驶功能后仍是实际执行驾驶任务的人', source)).not.toEqual([]);
    expect(copiedWords('打开以后开车的还是这个人', source)).toEqual([]);
    expect(figuresNotInSource('拘役一个月，罚金4000元', source)).toEqual([]);
    expect(figuresNotInSource('罚金5000元', source)).toEqual(['5000元']);
  });
});

describe('the digests against their sources', () => {
  it.skipIf(!hasCases() && !process.env.CI)(
    'have their numbers, titles, days, courts and figures from there, and none of its sentences',
    async () => {
      expect(hasCases(), `CI needs the cases at ${caseFolder}`).toBe(true);
      const sources = await readGuidingCases();
      for (const digest of digests) {
        const source = sources.get(digest.number);
        expect(source, digest.number).toBeDefined();
        const flat = (source ?? '').replace(/\s/g, '');
        const { title, court, numbers, number } = digest;
        for (const words of [title, court ?? '', ...numbers]) expect(flat, number).toContain(words);
        for (const day of [digest.publishedOn, digest.decidedOn].filter((one) => one !== null)) {
          const [year, month, date] = day.split('-').map(Number);
          expect(flat, number).toContain(`${year}年${month}月${date}日`);
        }
        expect(copiedWords(chineseOf(digest), flat), number).toEqual([]);
        expect(figuresNotInSource(chineseOf(digest), flat), number).toEqual([]);
      }
    },
  );
});
