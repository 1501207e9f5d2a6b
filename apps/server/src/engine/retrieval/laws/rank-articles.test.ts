import { expect, test } from 'vitest';
import type { LawEntry, LibraryIndex, VersionEntry } from '../../library/index.ts';
import { rankArticles } from './rank-articles.ts';

function entry(id: string, kind: string, versions: Partial<VersionEntry>[]): LawEntry {
  return {
    id,
    title: id,
    titleKey: id,
    shortTitle: id,
    kind,
    issuer: null,
    region: null,
    digestPromulgatedOn: null,
    digestEffectiveOn: null,
    digestDocumentNumber: null,
    digestCount: 0,
    aliases: [],
    repealedOn: null,
    versions: versions.map(
      (version): VersionEntry => ({
        id: '',
        lawId: id,
        label: '',
        documentNumber: null,
        promulgatedOn: version.effectiveOn ?? null,
        effectiveOn: null,
        effectiveApproximate: false,
        repealedOn: null,
        rawStatus: null,
        source: '',
        articleCount: 100,
        history: [],
        formerIds: [],
        ...version,
      }),
    ),
  };
}
function rank(
  laws: LawEntry[],
  candidates: [string, string, string, number][],
  asOf = '2026-11-20',
  named: string[] = [],
) {
  const index = { laws: new Map(laws.map((law) => [law.id, law])) } as unknown as LibraryIndex;
  return rankArticles(
    index,
    candidates.map(([lawId, versionId, articleKey, score]) => ({ lawId, versionId, articleKey, score })),
    { asOf, namedLawIds: new Set(named) },
  ).map((one) => `${one.version.id} ${one.articleKey}`);
}

const twoVersions = entry('甲法', '法律', [
  { id: 'old', effectiveOn: '2010-01-01' },
  { id: 'new', effectiveOn: '2024-01-01' },
]);

test('an article comes once, in the version of the day', () => {
  const found: [string, string, string, number][] = [
    ['甲法', 'old', '5', 9],
    ['甲法', 'new', '5', 8],
    ['甲法', 'new', '6', 7],
  ];
  expect(rank([twoVersions], found)).toEqual(['new 5', 'new 6']);
  expect(rank([twoVersions], found, '2015-06-01')).toEqual(['old 5']);
});

test('a law goes before a departmental rule that fits a little better', () => {
  const laws = [
    entry('法', '法律', [{ id: 'law', effectiveOn: '2020-01-01' }]),
    entry('办法', '部门规章', [{ id: 'rule', effectiveOn: '2020-01-01' }]),
  ];
  expect(
    rank(laws, [
      ['办法', 'rule', '1', 10],
      ['法', 'law', '1', 8],
    ]),
  ).toEqual(['law 1', 'rule 1']);
  expect(
    rank(laws, [
      ['办法', 'rule', '1', 10],
      ['法', 'law', '1', 5],
    ]),
  ).toEqual(['rule 1', 'law 1']);
});

test('texts that are over or still to come stand behind those in force', () => {
  const laws = [
    entry('废', '法律', [{ id: 'over', effectiveOn: '2000-01-01', repealedOn: '2021-01-01' }]),
    entry('来', '法律', [{ id: 'coming', effectiveOn: '2027-01-01' }]),
    entry('今', '法律', [{ id: 'now', effectiveOn: '2021-01-01' }]),
  ];
  const found: [string, string, string, number][] = [
    ['废', 'over', '1', 10],
    ['来', 'coming', '1', 9],
    ['今', 'now', '1', 6],
  ];
  expect(rank(laws, found)[0]).toBe('now 1');
  expect(rank(laws, found, '2019-01-01')[0]).toBe('over 1');
});

test('a law that the question names is preferred', () => {
  const laws = [
    entry('甲', '法律', [{ id: 'a', effectiveOn: '2020-01-01' }]),
    entry('乙', '法律', [{ id: 'b', effectiveOn: '2020-01-01' }]),
  ];
  expect(
    rank(
      laws,
      [
        ['甲', 'a', '1', 10],
        ['乙', 'b', '1', 8],
      ],
      undefined,
      ['乙'],
    )[0],
  ).toBe('b 1');
});
