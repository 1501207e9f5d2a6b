import { expect, test } from 'vitest';
import type { VersionIdentity } from '../../../db/schema/law.ts';
import { type HeldVersion, isSameVersion, mergeVersion, versionFacts } from './merge-version.ts';

let made = 0;
function identity(values: Partial<VersionIdentity>): VersionIdentity {
  made += 1;
  return {
    source: 'lawrefbook',
    path: `file-${made}.md`,
    title: '风筝法',
    kind: '法律',
    issuer: null,
    label: '2020年修订',
    documentNumber: null,
    promulgatedOn: '2020-06-01',
    effectiveOn: '2020-09-01',
    effectiveApproximate: false,
    repealedOn: null,
    rawStatus: null,
    articleCount: 10,
    characters: 1000,
    textHash: `text-${made}`,
    contentHash: `content-${made}`,
    ...values,
  };
}

/** Merges in the order given; what is stored in the end, without ids. */
function mergeAll(identities: readonly VersionIdentity[]) {
  let held: HeldVersion[] = [];
  for (const candidate of identities) {
    const merge = mergeVersion(held, candidate);
    if (merge.unchanged) continue;
    const kept = merge.text.from === 'held' ? merge.text.version : null;
    held = [
      ...held.filter((version) => !merge.joined.includes(version)),
      {
        id: kept?.id ?? candidate.path,
        identities: merge.identities,
        contentHash: kept?.contentHash ?? candidate.contentHash,
      },
    ];
  }
  return held
    .map(({ identities, contentHash }) => ({ contentHash, ...versionFacts(identities) }))
    .sort((a, b) => a.contentHash.localeCompare(b.contentHash));
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

test('two sources with the same day of promulgation speak of one version, and the better text wins', () => {
  const [older, better] = [identity({}), identity({ source: 'just-laws', rawStatus: null })];
  const merged = mergeAll([older, better]);
  expect(merged).toHaveLength(1);
  expect(merged[0]?.contentHash).toBe(better.contentHash);
});

test('the same words under another date are the same version', () => {
  const a = identity({ textHash: 'same' });
  const b = identity({ textHash: 'same', promulgatedOn: '2020-06-20', effectiveOn: null });
  expect(isSameVersion(a, b)).toBe(true);
});

test('the same day of effect joins versions only where their promulgation lies close', () => {
  const first = identity({ promulgatedOn: '2005-10-27', effectiveOn: '2006-01-01' });
  const signed = identity({ promulgatedOn: '2005-11-20', effectiveOn: '2006-01-01' });
  const amended = identity({ promulgatedOn: '2013-12-28', effectiveOn: '2006-01-01' });
  const guessed = identity({
    promulgatedOn: '2005-12-01',
    effectiveOn: '2006-01-01',
    effectiveApproximate: true,
  });
  expect(isSameVersion(first, signed)).toBe(true);
  expect(isSameVersion(first, amended)).toBe(false);
  expect(isSameVersion(first, guessed)).toBe(false);
});

test('the end state does not depend on the order in which sources come', () => {
  const identities = [
    identity({ source: 'just-laws', effectiveOn: '2020-06-01', effectiveApproximate: true }),
    identity({ rawStatus: '现行有效' }),
    identity({ promulgatedOn: null, effectiveOn: '2020-09-01', documentNumber: '主席令第九号' }),
    identity({ promulgatedOn: '2010-03-01', effectiveOn: '2010-05-01' }),
    identity({ promulgatedOn: '2010-03-01', effectiveOn: '2010-05-01', articleCount: 12 }),
  ];
  const states = permutations(identities).map((order) => JSON.stringify(mergeAll(order)));
  expect(new Set(states).size).toBe(1);
  const [state] = states;
  const merged = JSON.parse(state ?? '[]') as ReturnType<typeof mergeAll>;
  expect(merged).toHaveLength(2);
  const newest = merged.find((version) => version.promulgatedOn === '2020-06-01');
  expect(newest).toMatchObject({
    contentHash: identities[0]?.contentHash,
    effectiveOn: '2020-09-01',
    effectiveApproximate: false,
    documentNumber: '主席令第九号',
    rawStatus: '现行有效',
  });
});

test('what a source said before changes nothing when it says it again', () => {
  const said = identity({});
  const held: HeldVersion[] = [{ id: 'v', identities: [said], contentHash: said.contentHash }];
  expect(mergeVersion(held, { ...said })).toMatchObject({ unchanged: true, text: { from: 'held' } });
});

test('a corrected file takes the place of its former text', () => {
  const before = identity({ path: 'a.md', articleCount: 12 });
  const after = identity({ path: 'a.md', articleCount: 11 });
  const merged = mergeAll([before, after]);
  expect(merged).toHaveLength(1);
  expect(merged[0]?.contentHash).toBe(after.contentHash);
});

test('a source that shows two held versions to be one joins them', () => {
  const passed = identity({ promulgatedOn: '2020-06-01', effectiveOn: null });
  const text = identity({ promulgatedOn: null, effectiveOn: null, textHash: 'words' });
  const both = identity({ textHash: 'words' });
  expect(mergeAll([passed, text])).toHaveLength(2);
  expect(mergeAll([passed, text, both])).toHaveLength(1);
});
