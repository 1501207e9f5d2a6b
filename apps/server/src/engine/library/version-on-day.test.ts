import { expect, test } from 'vitest';
import type { LawEntry, VersionEntry } from './library-index.ts';
import { lawStatusOn, versionOnDay, versionStatus } from './version-on-day.ts';

function version(values: Partial<VersionEntry>): VersionEntry {
  return {
    id: `lvr_${values.effectiveOn}`,
    lawId: 'law_kite',
    label: '',
    documentNumber: null,
    promulgatedOn: values.effectiveOn ?? null,
    effectiveOn: null,
    effectiveApproximate: false,
    repealedOn: null,
    rawStatus: '已废止',
    source: 'lawrefbook',
    articleCount: 1,
    history: [],
    formerIds: [],
    ...values,
  };
}
function law(versions: VersionEntry[], values: Partial<LawEntry> = {}): LawEntry {
  return {
    id: 'law_kite',
    title: '中华人民共和国风筝法',
    titleKey: '风筝法',
    shortTitle: '风筝法',
    kind: '法律',
    issuer: null,
    region: null,
    digestPromulgatedOn: null,
    digestEffectiveOn: null,
    digestDocumentNumber: null,
    digestCount: 0,
    aliases: [],
    versions,
    repealedOn: null,
    ...values,
  };
}
const PASSED = '2010年3月1日第一届全国人民代表大会常务委员会第一次会议通过';
const amended = (day: string) => `根据${day}《关于修改〈风筝法〉的决定》修正`;

test('a version holds from the day it takes effect until the next one does', () => {
  const old = version({ promulgatedOn: '2010-03-01', effectiveOn: '2010-05-01', history: [PASSED] });
  const now = version({
    promulgatedOn: '2020-06-01',
    effectiveOn: '2020-09-01',
    history: [PASSED, amended('2020年6月1日')],
  });
  const kite = law([old, now]);
  expect(versionOnDay(kite, '2020-08-31')).toEqual({ state: 'held', version: old });
  expect(versionOnDay(kite, '2020-09-01')).toEqual({ state: 'held', version: now });
  expect(versionOnDay(kite, '2009-01-01').state).toBe('not_yet_effective');
  expect(versionStatus(kite, old, '2026-01-01')).toBe('已修改');
  expect(versionStatus(kite, now, '2026-01-01')).toBe('现行有效');
  expect(versionStatus(kite, now, '2020-07-01')).toBe('尚未生效');
});

test('the text of a day before an amendment we know of is not held, and never today’s', () => {
  const now = version({
    promulgatedOn: '2020-06-01',
    effectiveOn: '2020-09-01',
    history: [PASSED, amended('2015年2月1日'), amended('2020年6月1日')],
  });
  expect(versionOnDay(law([now]), '2015-06-01')).toEqual({ state: 'version_not_held' });
  expect(versionOnDay(law([now]), '2009-06-01').state).toBe('not_yet_effective');
});

test('an amendment between two held texts leaves its time not held', () => {
  const old = version({ promulgatedOn: '2010-03-01', effectiveOn: '2010-05-01', history: [PASSED] });
  const now = version({
    promulgatedOn: '2020-06-01',
    effectiveOn: '2020-09-01',
    history: [PASSED, amended('2015年2月1日'), amended('2020年6月1日')],
  });
  const kite = law([old, now]);
  expect(versionOnDay(kite, '2014-01-01')).toEqual({ state: 'held', version: old });
  expect(versionOnDay(kite, '2016-01-01')).toEqual({ state: 'version_not_held' });
});

test('the newest text we hold is amended when a later amendment is known, never in force', () => {
  const old = version({
    promulgatedOn: '2010-03-01',
    effectiveOn: '2010-05-01',
    history: [PASSED, amended('2015年2月1日')],
  });
  expect(lawStatusOn(law([old]), '2026-01-01')).toBe('已修改');
});

test('a law that another text repeals is over from that day, with its last text', () => {
  const only = version({ promulgatedOn: '2010-03-01', effectiveOn: '2010-05-01', history: [PASSED] });
  const kite = law([only], { repealedOn: '2021-01-01' });
  expect(versionOnDay(kite, '2020-12-31')).toEqual({ state: 'held', version: only });
  expect(versionOnDay(kite, '2021-01-01')).toEqual({ state: 'repealed', version: only, since: '2021-01-01' });
  expect(lawStatusOn(kite, '2026-01-01')).toBe('已废止');
});

test('a coming law is not yet in force, and a law of digests alone has no text', () => {
  const coming = version({ promulgatedOn: '2026-10-01', effectiveOn: '2030-01-01', history: [PASSED] });
  expect(lawStatusOn(law([coming]), '2026-11-20')).toBe('尚未生效');
  const digests = law([], { digestEffectiveOn: '2010-05-01', digestCount: 3 });
  expect(versionOnDay(digests, '2026-11-20')).toEqual({ state: 'no_text' });
  expect(lawStatusOn(digests, '2026-11-20')).toBe('现行有效');
});
