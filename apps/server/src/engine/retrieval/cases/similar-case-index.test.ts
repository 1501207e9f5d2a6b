import { expect, test } from 'vitest';
import { type CaseToIndex, SimilarCaseIndex } from './similar-case-index.ts';

const told = [
  ['借款到期不还，出借人凭借条起诉要求归还本金和利息', '民间借贷纠纷'],
  ['出借人转账后借款人只写了借条，到期没有归还本金', '民间借贷纠纷'],
  ['楼上水管破裂漏水，楼下天花板和地板泡坏', '财产损害赔偿纠纷'],
  ['邻居装修挖断水管，漏水泡坏楼下家具', '财产损害赔偿纠纷'],
] as const;
const cases: CaseToIndex[] = Array.from({ length: 20 }, (_, at) => {
  const [facts, cause] = told[at % 4] as (typeof told)[number];
  return { id: `案${at}`, facts, causes: [cause], cited: [], authority: 'ordinary', year: null };
});

test('a story finds its like in the library, by the ids of the cases', () => {
  const index = SimilarCaseIndex.of(cases);
  const { found, likelyCauses } = index.find({ text: '楼上漏水泡坏我家地板', limit: 10 });
  expect(likelyCauses[0]?.cause).toBe('财产损害赔偿纠纷');
  expect(found.map(({ id }) => Number(id.slice(1)) % 4 >= 2)).toEqual(Array(10).fill(true));
});

test('a case put in later is found after sealing; one taken out, replaced or not admitted is not', () => {
  const index = SimilarCaseIndex.of(cases);
  const ids = (admits?: (id: string) => boolean) =>
    index.find({ text: '狗咬伤路人', limit: 30, ...(admits ? { admits } : {}) }).found.map(({ id }) => id);
  const bite = {
    id: '新',
    facts: '狗没有拴绳，咬伤路人',
    causes: [],
    cited: [],
    authority: 'ordinary',
    year: null,
  } as const;
  expect(ids()).not.toContain('新');
  index.add(bite);
  index.seal();
  expect(ids()[0]).toBe('新');
  expect(ids((id) => id !== '新')).not.toContain('新');
  index.add({ ...bite, facts: '楼上漏水' });
  index.seal();
  expect([index.size, ids().includes('新')]).toEqual([21, false]);
  index.remove('新');
  index.remove('没有');
  expect([index.size, index.isOutgrown]).toEqual([20, false]);
});

test('an index that was kept answers as before', () => {
  const index = SimilarCaseIndex.of(cases);
  index.remove('案0');
  const again = new SimilarCaseIndex(structuredClone(index.keep()));
  const query = { text: '借条到期不还本金', limit: 5 };
  expect(again.find(query)).toEqual(index.find(query));
  expect([again.size, again.bytes > 0]).toEqual([19, true]);
});

test('a library that doubled since its space was learned is to be learned anew', () => {
  const index = SimilarCaseIndex.of(cases.slice(0, 8));
  expect(index.isOutgrown).toBe(false);
  for (const one of cases) index.add({ ...one, id: `再${one.id}` });
  expect(index.isOutgrown).toBe(true);
});
