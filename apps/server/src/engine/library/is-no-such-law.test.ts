import { expect, test } from 'vitest';
import { isNoSuchLaw } from './is-no-such-law.ts';
import { buildLibraryIndex } from './library-index.ts';
import type { LibraryRows } from './load-library.ts';

/** A library of so many made laws and regulations besides those named. */
function libraryOf(laws: number, regulations: number) {
  const made = (count: number, kind: string, ending: string) =>
    Array.from({ length: count }, (_, number) => ({ title: `第${number}号航标${ending}`, kind }));
  const texts = [
    ...made(laws, '法律', '法'),
    ...made(regulations, '行政法规', '条例'),
    { title: '风筝放飞安全保障法', kind: '法律' },
  ];
  const rows = {
    revision: 1,
    importedOn: null,
    laws: texts.map(({ title, kind }, at) => ({
      id: `law_${at}`,
      ...{ title, titleKey: title, shortTitle: title, kind, issuer: null, region: null },
      ...{ digestPromulgatedOn: null, digestEffectiveOn: null, digestDocumentNumber: null },
    })),
    aliases: [],
    digestCounts: [],
    versions: texts.map((_, at) => ({
      ...{
        id: `lvr_${at}`,
        lawId: `law_${at}`,
        label: '',
        documentNumber: null,
        promulgatedOn: '2025-06-01',
      },
      ...{ effectiveOn: '2025-07-01', effectiveApproximate: false, repealedOn: null, rawStatus: null },
      ...{ source: '', articleCount: 10, history: [], formerIds: [] },
    })),
    repeals: [],
  } satisfies LibraryRows;
  return buildLibraryIndex(rows);
}
const FULL = libraryOf(300, 600);

test.each([
  ['《风车安全责任法》', true],
  ['中华人民共和国水车促进法', true],
  ['水车管理条例', true],
  ['城市风车噪声责任法', true],
])('a library that holds all laws knows that there is no %s', (name, isNone) => {
  expect(isNoSuchLaw(FULL, name.replace(/[《》]/g, ''), '2025-09-01')).toBe(isNone);
});

test.each([
  ['风筝安全法', 'may be short for a law that is held'],
  ['杭州市水车管理条例', 'is a local one'],
  ['德国水车责任法', 'is another country’s'],
  ['水车管理办法', 'is of a kind that the library is no list of'],
  ['水法', 'is too short to tell'],
  ['食品卫生法', 'was a law once'],
  ['合同法', 'is known to be repealed'],
  ['水车责任法（草案）', 'is a draft'],
])('of %s nothing is said: it %s', (name) => {
  expect(isNoSuchLaw(FULL, name, '2025-09-01')).toBe(false);
});

test('a library of some laws tells of none that they do not exist, and nobody tells of regulations of years ago', () => {
  expect(isNoSuchLaw(libraryOf(40, 600), '风车安全责任法', '2025-09-01')).toBe(false);
  expect(isNoSuchLaw(libraryOf(300, 40), '水车管理条例', '2025-09-01')).toBe(false);
  expect(isNoSuchLaw(FULL, '水车管理条例', '2015-09-01')).toBe(false);
});
