import { expect, test } from 'vitest';
import type { SearchCandidate } from '../../../../ports/text-search.ts';
import type { LawEntry, LibraryIndex, VersionEntry } from '../../../library/index.ts';
import { questionTerms } from '../../words/index-text.ts';
import { buildDigestIndex, type StoredDigest } from '../digest-index.ts';
import { FEATURES } from './features.ts';
import { type ModelQuestion, rankByModel } from './rank-by-model.ts';
import type { RankingModel, Scoring } from './ranking-model.ts';
import { READ_FEATURES } from './read-features.ts';
import { leafValue, scoreCandidate } from './score-candidate.ts';

// Invented laws: nothing of them is law anywhere.
const lawNamed = (title: string, effectiveOn: string | null): LawEntry => ({
  id: title,
  title,
  titleKey: title,
  shortTitle: title,
  kind: '法律',
  issuer: null,
  region: null,
  digestPromulgatedOn: null,
  digestEffectiveOn: '2020-01-01',
  digestDocumentNumber: null,
  digestCount: 0,
  aliases: [],
  repealedOn: null,
  versions: effectiveOn ? [versionOf(title, effectiveOn)] : [],
});
const versionOf = (title: string, effectiveOn: string): VersionEntry => ({
  id: `${title} ${effectiveOn}`,
  lawId: title,
  label: '',
  documentNumber: null,
  promulgatedOn: effectiveOn,
  effectiveOn,
  effectiveApproximate: false,
  repealedOn: null,
  rawStatus: null,
  source: '',
  articleCount: 10,
  history: [],
  formerIds: [],
});
const digestOf = (lawId: string, articleKey: string, heading: string): StoredDigest => ({
  id: `${lawId} ${articleKey}`,
  lawId,
  articleKey,
  main: Number(articleKey),
  sub: 0,
  heading,
  headingEn: '',
  digest: heading,
  digestEn: '',
  everydayWords: [],
  related: [],
  checkedOn: '2026-11-01',
  articleHash: '',
  contentHash: '',
});

function scoring(weights: Record<string, number>): Scoring {
  const all = [...FEATURES, ...READ_FEATURES].map((feature) => weights[feature] ?? 0);
  return { first: all.slice(0, FEATURES.length), weights: all, trees: [] };
}
const model: RankingModel = {
  library: scoring({ words: 4, placeCount: 2 }),
  digests: scoring({ digestCoverage: 4, placeCount: 2 }),
  associations: {
    laws: ['伞法'],
    places: [[0, '3']],
    lawCounts: [5],
    placeCounts: [5],
    words: { 雨伞: [['损毁', 1]] },
    termLaws: { 雨伞: [[0, 1]] },
    termPlaces: { 雨伞: [[0, 1]] },
  },
};

function rank(laws: LawEntry[], digests: StoredDigest[], extra: Partial<ModelQuestion> = {}) {
  const library = {
    laws: new Map(laws.map((law) => [law.id, law])),
    names: new Map(),
  } as unknown as LibraryIndex;
  const text = extra.text ?? '雨伞坏了';
  return rankByModel(model, {
    library,
    digests: buildDigestIndex(digests, library),
    search: { candidates: async () => [] },
    terms: questionTerms(text),
    namedLawIds: new Set(),
    asOf: '2026-11-20',
    readTexts: async (candidates) => candidates.map(() => null),
    ...extra,
    text,
  });
}
const shown = (found: Awaited<ReturnType<typeof rank>>) =>
  found.map(({ candidate }) => `${candidate.law.id} ${candidate.articleKey}`);
const found = (law: LawEntry, articleKey: string, score: number): SearchCandidate => ({
  lawId: law.id,
  versionId: law.versions[0]?.id ?? '',
  articleKey,
  score,
});

test('the same question has the same order every time, ties by law and article', async () => {
  const law = lawNamed('伞法', '2020-01-01');
  const candidates = async (terms: readonly string[]) =>
    terms.includes('雨伞') ? ['10', '2', '9'].map((key) => found(law, key, 5)) : [];
  const once = await rank([law], [], { search: { candidates } });
  expect(shown(once)).toEqual(['伞法 2', '伞法 9', '伞法 10', '伞法 3']);
  expect(await rank([law], [], { search: { candidates } })).toEqual(once);
});

test('likelihoods are shares: all together one, the likeliest first', async () => {
  const law = lawNamed('伞法', '2020-01-01');
  const candidates = async () => [found(law, '2', 5), found(law, '9', 2)];
  const likelihoods = (await rank([law], [], { search: { candidates } })).map((one) => one.likelihood);
  expect(likelihoods).toEqual([...likelihoods].sort((a, b) => b - a));
  expect(likelihoods.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
});

test('with nothing but digests only places that have one are shown', async () => {
  const law = lawNamed('伞法', null);
  const digests = [digestOf('伞法', '2', '雨伞坏了怎么赔'), digestOf('伞法', '5', '风筝')];
  const some = await rank([law], digests);
  expect(shown(some)).toEqual(['伞法 2']);
  expect(some[0]?.candidate.version).toBeNull();
  expect(await rank([law], digests, { text: 'qwertz' })).toEqual([]);
});

test('a law that does not apply on the day gains nothing from what was learned of it', async () => {
  const coming = lawNamed('伞法', '2020-01-01');
  const old = lawNamed('旧伞法', '1990-01-01');
  const candidates = async () => [found(coming, '3', 6), found(old, '1', 5)];
  const first = async (asOf: string) =>
    shown(await rank([coming, old], [], { asOf, search: { candidates } }))[0];
  expect(await first('2026-11-20')).toBe('伞法 3');
  expect(await first('2010-01-01')).toBe('旧伞法 1');
});

test('trees correct the weighted sum; a value at the threshold goes right', () => {
  const tree = {
    feature: [0, -1, -1],
    threshold: [0.5, 0, 0],
    left: [1, 0, 0],
    right: [2, 0, 0],
    value: [0, -1, 3],
  };
  expect(leafValue(tree, [0.4])).toBe(-1);
  expect(leafValue(tree, [0.5])).toBe(3);
  expect(scoreCandidate({ weights: [2], trees: [tree, tree] }, [0.5])).toBe(7);
});

test('a law whose text is held does not drown the digests of others: what fits the question better comes first', async () => {
  const held = lawNamed('船法', '2020-01-01');
  const told = lawNamed('伞法', null);
  const digests = [digestOf('伞法', '2', '雨伞坏了怎么赔'), digestOf('船法', '7', '船坏了')];
  const candidates = async () => [found(held, '7', 5), found(held, '8', 4)];
  expect(shown(await rank([held, told], digests, { search: { candidates } }))[0]).toBe('伞法 2');
  const ofShips = await rank([held, told], digests, { text: '船坏了', search: { candidates } });
  expect(shown(ofShips)[0]).toBe('船法 7');
  expect(ofShips.reduce((sum, one) => sum + one.likelihood, 0)).toBeCloseTo(1);
});
