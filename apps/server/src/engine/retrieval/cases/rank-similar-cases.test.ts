import { expect, test } from 'vitest';
import { CasePostings } from './case-postings.ts';
import { caseWords, tellingWeight } from './case-terms.ts';
import { CaseVectors } from './case-vectors.ts';
import { causeAgreement, guessCauses } from './cause-agreement.ts';
import { foldInto, learnLatentSpace } from './latent-space.ts';
import { type CaseTraits, rankSimilarCases } from './rank-similar-cases.ts';

const ordinary = { cited: [], authority: 'ordinary', year: null } as const;
/** Felling and stealing, told with different words each time. */
const told = [
  ['未办采伐证，雇人砍树三十棵', '滥伐林木罪'],
  ['没有采伐许可，雇工砍伐杉木', '滥伐林木罪'],
  ['雇工在山场砍伐杉木并卖出木材', '滥伐林木罪'],
  ['在山场雇人砍树，木材卖给他人', '滥伐林木罪'],
  ['夜里撬门入室偷走手机和现金', '盗窃罪'],
  ['翻窗入室窃取现金和首饰', '盗窃罪'],
  ['商场里扒窃手机一部后销赃', '盗窃罪'],
  ['窃取首饰后销赃得款', '盗窃罪'],
] as const;
const cases: readonly (readonly [string, string])[] = Array.from({ length: 5 }, () => told).flat();

function openLibrary(traitsOf: (index: number) => Partial<CaseTraits> = () => ({})) {
  const postings = new CasePostings();
  const space = learnLatentSpace(cases.map(([facts]) => facts));
  if (!space) throw new Error('Too few cases.');
  const fold = foldInto(space);
  const vectors = new CaseVectors(space.dimensions);
  for (const [facts] of cases) {
    postings.add(caseWords(facts));
    vectors.add(fold(facts));
  }
  postings.seal();
  const traits = (index: number): CaseTraits => ({
    ...ordinary,
    causes: [cases[index]?.[1] ?? ''],
    ...traitsOf(index),
  });
  const rank = (text: string, more = {}) =>
    rankSimilarCases(
      { postings, vectors, traits },
      { words: caseWords(text), vector: fold(text), ...more },
      { limit: 20 },
    );
  return { rank, space, vectors };
}

test('cases about the same thing come first, those too that say it otherwise, and the charge is guessed from them', () => {
  const { rank } = openLibrary();
  const { found, likelyCauses } = rank('他没有采伐证就雇工砍树');
  expect(likelyCauses[0]?.cause).toBe('滥伐林木罪');
  expect(found.slice(0, 16).map(({ index }) => cases[index]?.[1])).toEqual(Array(16).fill('滥伐林木罪'));
});

test('of a case one reads what its score is made of', () => {
  const [first] = openLibrary().rank('入室偷走手机').found;
  expect(Object.values(first?.parts ?? {}).reduce((sum, part) => sum + part, 0)).toBeCloseTo(
    first?.score ?? 0,
  );
  expect(first?.parts).toMatchObject({ words: 1, cited: 0, authority: 0, recency: 0 });
});

test('of cases equally alike the one of authority, the recent one and the one that cites the article stand first', () => {
  const signs: readonly Partial<CaseTraits>[] = [
    { authority: 'guiding' },
    { year: 2025 },
    { cited: ['刑法 264'] },
  ];
  for (const sign of signs) {
    const { rank } = openLibrary((index) => (index === 36 ? sign : {}));
    const { found } = rank('夜里撬门入室偷走手机和现金', { cited: ['刑法 264'], year: 2026 });
    expect(found[0]?.index).toBe(36);
    const without = openLibrary().rank('夜里撬门入室偷走手机和现金', { cited: ['刑法 264'], year: 2026 });
    expect(without.found[0]?.index).toBe(4);
  }
});

test('a story that shares nothing finds nothing, and neither does an empty library', () => {
  expect(openLibrary().rank('qqqq').found).toEqual([]);
  const empty = { postings: new CasePostings(), vectors: null, traits: () => ({ ...ordinary, causes: [] }) };
  const story = { words: caseWords('砍树'), vector: null };
  expect(rankSimilarCases(empty, story, { limit: 5 })).toEqual({ found: [], likelyCauses: [] });
});

test('the same library gives the same space, and a case put in later lies where it would have lain', () => {
  const { space, vectors } = openLibrary();
  const again = openLibrary();
  expect(again.space.basis).toEqual(space.basis);
  const kept = new CaseVectors(space.dimensions, vectors.keep());
  kept.add(foldInto(structuredClone(space))(cases[0]?.[0] ?? ''));
  const scores = kept.score(kept.keep().slice(0, space.dimensions));
  expect([scores.length, scores[0], scores[40]]).toEqual([41, expect.closeTo(1, 4), expect.closeTo(1, 4)]);
  expect(learnLatentSpace(['甲乙'])).toBeNull();
});

test('what stands in a fifth of all cases tells nothing, and rarer words tell more', () => {
  expect([tellingWeight(0, 1000), tellingWeight(201, 1000)]).toEqual([0, 0]);
  expect(tellingWeight(3, 1000)).toBeGreaterThan(tellingWeight(30, 1000));
  expect(tellingWeight(15, 40)).toBeGreaterThan(0);
});

test('causes agree by their names, a longer form of one with a shorter', () => {
  const guessed = guessCauses([
    { causes: ['贩卖毒品罪'], score: 2 },
    { causes: ['贩卖毒品罪', '容留他人吸毒罪'], score: 1 },
    { causes: [], score: 1 },
  ]);
  expect(guessed).toEqual([
    { cause: '贩卖毒品罪', share: expect.closeTo(2.5 / 4) },
    { cause: '容留他人吸毒罪', share: expect.closeTo(0.5 / 4) },
  ]);
  const agree = causeAgreement(guessed);
  expect(agree(['贩卖毒品罪'])).toBeGreaterThan(agree(['走私、贩卖、运输、制造毒品罪']));
  expect(agree(['走私、贩卖、运输、制造毒品罪'])).toBeGreaterThan(agree(['盗窃罪']));
  expect([agree(['盗窃罪']), agree([])]).toEqual([0, 0]);
});
