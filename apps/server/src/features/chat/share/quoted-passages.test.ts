import type { Evidence } from '@mingfa/contract/evidence';
import { expect, test } from 'vitest';
import { makeFileEvidence, makeLawEvidence } from '../../../testing/make-evidence.ts';
import { countQuotedPassages } from './quoted-passages.ts';

const isPrivate = (source: Evidence) => source.kind === 'file';
const count = (...answers: { text: string; sources: Evidence[] }[]) =>
  countQuotedPassages(
    answers.map((answer) => ({ ...answer, isPrivate })),
    async () => {},
  );
const LEASE = '第一条 甲方将桃花岛东侧房屋租给乙方，押金三千元，租期两年。';
const lease = makeFileEvidence({ text: LEASE });

test('a passage of a file that an answer quotes counts once, however often it is quoted', async () => {
  const text = '合同写明“甲方将桃花岛东侧房屋租给乙方，押金 三千元”，因此押金应当退还[1]。';
  expect(await count({ text, sources: [lease] }, { text, sources: [lease] })).toBe(1);
  const other = makeFileEvidence({ index: 2, text: '第二条 乙方逾期搬离的，按日支付租金两倍的违约金。' });
  const both = `${text}另见“乙方逾期搬离的，按日支付租金两倍的违约金”。`;
  expect(await count({ text: both, sources: [lease, other] })).toBe(2);
});

test('an answer in its own words quotes nothing', async () => {
  expect(await count({ text: '押金是三千元，租期两年，租的是岛东的房屋[1]。', sources: [lease] })).toBe(0);
  expect(await count({ text: '没有来源。', sources: [] })).toBe(0);
});

test('words of a law that a file holds, too, and its name are the law’s', async () => {
  const words = '当事人一方不履行合同义务或者履行合同义务不符合约定的';
  const law = makeLawEvidence({ text: words });
  const file = makeFileEvidence({
    index: 2,
    text: `备忘：${words}，见《中华人民共和国民法典》第五百七十七条。`,
  });
  const text = `依照《中华人民共和国民法典》第五百七十七条，${words}，应当承担责任。`;
  expect(await count({ text, sources: [law, file] })).toBe(0);
  expect(await count({ text, sources: [file] })).toBe(1);
});

test('of other scripts words count, not letters', async () => {
  const file = makeFileEvidence({
    text: 'The lessee shall return the premises in good order at the end of the term of lease.',
  });
  expect(await count({ text: 'The lessee shall return the keys.', sources: [file] })).toBe(0);
  const quoted = 'It says “shall return the premises in good order at the end of the term”.';
  expect(await count({ text: quoted, sources: [file] })).toBe(1);
});
