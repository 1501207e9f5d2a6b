import { expect, test } from 'vitest';
import { findLawByName } from './find-law.ts';
import { buildLibraryIndex } from './library-index.ts';
import type { LibraryRows } from './load-library.ts';

const TEXTS: readonly (readonly [title: string, kind: string, repealedOn?: string])[] = [
  ['最高人民法院关于审理城镇风筝租赁合同纠纷案件具体应用法律若干问题的解释', '司法解释'],
  ['最高人民法院关于审理水车买卖合同纠纷案件适用法律问题的解释（一）', '司法解释'],
  ['最高人民法院关于审理水车买卖合同纠纷案件适用法律问题的解释（二）', '司法解释'],
  ['最高人民法院关于审理磨坊承包纠纷案件若干问题的规定', '司法解释'],
  ['最高人民法院关于磨坊承包纠纷案件管辖问题的批复', '司法解释', '2019-01-01'],
  ['政府风车信息公开条例', '行政法规'],
  ['最高人民法院关于适用《风筝法》若干问题的解释', '司法解释'],
  ['风车安全管理条例', '行政法规'],
  ['航标安全管理条例', '行政法规'],
];
const index = buildLibraryIndex({
  revision: 1,
  importedOn: null,
  laws: TEXTS.map(([title, kind], at) => ({
    ...{ id: `law_${at}`, title, titleKey: title, shortTitle: title, kind, issuer: null, region: null },
    ...{ digestPromulgatedOn: null, digestEffectiveOn: null, digestDocumentNumber: null },
  })),
  aliases: [],
  digestCounts: [],
  versions: TEXTS.map((_, at) => ({
    ...{ id: `lvr_${at}`, lawId: `law_${at}`, label: '', documentNumber: null, promulgatedOn: '2015-06-01' },
    ...{ effectiveOn: '2015-07-01', effectiveApproximate: false, repealedOn: null, rawStatus: null },
    ...{ source: '', articleCount: 10, history: [], formerIds: [] },
  })),
  repeals: [],
} satisfies LibraryRows);

test.each([
  ['风筝租赁合同司法解释', 0],
  ['风筝租赁合同解释', 0],
  ['《关于审理城镇风筝租赁合同案件的解释》', 0],
  ['水车买卖合同解释（二）', 2],
  ['水车买卖合同司法解释一', 1],
  ['磨坊承包规定', 3],
  ['风车信息公开条例', 5],
  ['风筝法解释', 6],
  ['风筝法司法解释', 6],
])('%s is a piece of one title alone', (name, at) => {
  expect(findLawByName(index, name)?.title).toBe(TEXTS[at]?.[0]);
});

test.each([
  '安全管理条例',
  '买卖合同解释',
  '水车买卖合同解释',
  '风筝解释',
  '杭州市风车信息公开条例',
  '磨坊条例',
])('%s names none, or several', (name) => {
  expect(findLawByName(index, name)).toBeNull();
});
