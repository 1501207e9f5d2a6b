import { expect, test } from 'vitest';
import { buildLibraryIndex } from '../../library/library-index.ts';
import { admitLaws, isBounded, type LawBounds } from './law-bounds.ts';

const NONE: LawBounds = { fields: [], lawsOnly: [], lawsWithout: [], region: null };
const law = (id: string, title: string, kind = '法律', region: string | null = null) => ({
  id,
  title,
  titleKey: title.replace('中华人民共和国', ''),
  shortTitle: title.replace('中华人民共和国', ''),
  kind,
  issuer: null,
  region,
  digestPromulgatedOn: null,
  digestEffectiveOn: null,
  digestDocumentNumber: null,
});
const library = buildLibraryIndex({
  revision: 1,
  importedOn: null,
  laws: [
    law('kite', '中华人民共和国风筝法'),
    law('lantern', '中华人民共和国灯笼法'),
    law('shanghai', '上海市风筝条例', '地方性法规', '上海'),
    law('beijing', '北京市风筝条例', '地方性法规', '北京'),
    law('somewhere', '某地风筝条例', '地方性法规', null),
  ],
  aliases: [],
  digestCounts: [],
  versions: [],
  repeals: [],
});
const admitted = (bounds: Partial<LawBounds>) => {
  const within = admitLaws(library, { ...NONE, ...bounds });
  return [...library.laws.values()].filter((one) => within?.admits(one) ?? true).map(({ id }) => id);
};

test('laws are named as people call them', () => {
  expect(admitted({ lawsOnly: ['《中华人民共和国风筝法》', '灯笼法', '没有这部法'] })).toEqual([
    'kite',
    'lantern',
  ]);
  expect(admitted({ lawsWithout: ['风筝法'] })).toEqual(['lantern', 'shanghai', 'beijing', 'somewhere']);
  expect(
    admitLaws(library, { ...NONE, lawsOnly: ['风筝法', '灯笼法'], lawsWithout: ['灯笼法'] })?.lawIds,
  ).toEqual(['kite']);
});

test('only laws that the library does not know admit none', () => {
  expect(admitted({ lawsOnly: ['没有这部法'] })).toEqual([]);
});

test('local regulations of another province, and of none that is known, are left out', () => {
  expect(admitted({ region: '上海' })).toEqual(['kite', 'lantern', 'shanghai']);
});

test('fields leave no law out, and nothing at all bounds nothing', () => {
  expect(admitLaws(library, { ...NONE, fields: ['labour'] })).toBeNull();
  expect(isBounded({ ...NONE, fields: ['labour'] })).toBe(true);
  expect(isBounded(NONE)).toBe(false);
});
