import { expect, test } from 'vitest';
import { readGoverningLaw } from './governing-law.ts';
import { readContract } from './read-contract.ts';
import { textBlocks } from './testing/text-blocks.ts';

const read = (text: string) => readContract(textBlocks(text));

test('parties stand beside their label, or have their short name in brackets', async () => {
  const labelled = await read(
    'SALES CONTRACT\nThe Buyer: Nova Imports GmbH\nThe Seller: ____\n1. Goods\nThe Seller sells towels to the Buyer.',
  );
  expect(labelled.parties.map(({ label, name, role }) => [label, name, role])).toEqual([
    ['Buyer', 'Nova Imports GmbH', 'buyer'],
    ['Seller', null, 'seller'],
  ]);
  const called = await read(
    'AGREEMENT\nThis Agreement is made by and between Orchid Ltd. (“Client”) and Bamboo Inc. (“Provider”).\n1. Fees\nClient pays Provider. Provider thanks Client.',
  );
  expect(called.parties.map(({ label }) => label)).toEqual(['Client', 'Provider']);
});

test('places left open are found in whatever way they are marked, with the words before them', async () => {
  const { placeholders } = await read(
    'AGREEMENT\n1. Notices\nNotices are sent to [●] with a copy to ____.\n2. Price\nThe purchase price is [insert amount], due on TBD.\n3. Law\nThe law of [Singapore] applies.',
  );
  expect(placeholders.map(({ label }) => label)).toEqual([
    'Notices are sent',
    'copy',
    'purchase price',
    'due',
  ]);
});

test.each([
  ["This Agreement is governed by the laws of the People's Republic of China.", 'china'],
  ['This Agreement shall be construed in accordance with PRC law.', 'china'],
  [
    'This Agreement is governed by the laws of the Hong Kong SAR of the People’s Republic of China.',
    'elsewhere',
  ],
  ['This Agreement is governed by English law.', 'elsewhere'],
  ['Provider complies with all applicable laws.', 'none'],
])('%s → %s', async (clause, of) => {
  expect(readGoverningLaw(await read(`AGREEMENT\n1. Law\n${clause}`)).of).toBe(of);
});

test('a Chinese contract is under Chinese law unless it chooses another', async () => {
  expect(readGoverningLaw(await read('合同\n第一条 一式两份。')).of).toBe('china');
  expect(readGoverningLaw(await read('合同\n第一条 本合同适用新加坡法律。'))).toEqual({
    of: 'elsewhere',
    name: '新加坡',
  });
});

test('parties that are numbered are no clauses', async () => {
  const { clauses, parties } = await read(
    'AGREEMENT\nBETWEEN\n(1) ALPHA LIMITED, a company (the “Company”); and\n(2) JOHN SMITH of Hong Kong (the “Consultant”).\n1. Services\nThe Consultant advises the Company.\n2. Fees\nThe Company pays the Consultant.',
  );
  expect(parties.map(({ label }) => label)).toEqual(['Company', 'Consultant']);
  expect(clauses.map(({ label, depth }) => [label, depth])).toEqual([
    ['1', 0],
    ['2', 0],
  ]);
});
