import { expect, test } from 'vitest';
import { readStoredEvidence } from './stored-evidence.ts';

/** A source as the first release stored it. */
const former = {
  index: 2,
  kind: 'statute',
  title: '中华人民共和国风筝法',
  shortTitle: '风筝法',
  label: '第五条',
  headingPath: '第一章 总则',
  text: '风筝应当系线。',
  location: { lawId: 'law_1', versionId: 'lvr_1', articleKey: '5', paragraph: null, item: null },
  digest: null,
  status: '现行有效',
  effectiveOn: '2020-01-01',
  effectiveApproximate: false,
  score: 0.5,
};
const ofFile = { ...former, location: null, status: null, effectiveOn: null, title: '租约.docx' };
const digest = { heading: '系线', text: '放风筝要系线。', checkedOn: '2026-09-01' };

test('an article of an older message is read as law, with its place', () => {
  const { location, ...rest } = former;
  expect(readStoredEvidence(former)).toEqual({ ...rest, kind: 'law', place: location });
});

test('an older digest stays a digest', () => {
  const location = { ...former.location, versionId: null };
  expect(readStoredEvidence({ ...former, kind: 'digest', location, digest })).toMatchObject({
    kind: 'digest',
    place: location,
    digest,
  });
});

test.each(['attachment', 'knowledge', 'document'])(
  'an older passage of a file (%s) says how it came',
  (from) => {
    expect(readStoredEvidence({ ...ofFile, kind: from })).toEqual({
      index: 2,
      kind: 'file',
      from,
      title: '租约.docx',
      label: '第五条',
      headingPath: '第一章 总则',
      text: '风筝应当系线。',
      place: null,
      score: 0.5,
    });
  },
);

test('what is written today is read as it is, and what is no source is none', () => {
  const current = readStoredEvidence(former);
  expect(readStoredEvidence(current)).toEqual(current);
  expect(readStoredEvidence({ kind: 'law', title: '风筝法' })).toBeNull();
  expect(readStoredEvidence('[1]')).toBeNull();
});
