import { expect, test } from 'vitest';
import { sheetOf } from './fact-sheet.ts';
import { findStrangers } from './find-strangers.ts';

const SHEET = sheetOf({
  claimants: [{ name: '周明远' }],
  defendants: [{ name: '郑建平' }, { name: '临江恒远商贸有限公司' }],
  claims: [
    { content: '返还借款80000元', amount: 80_000 },
    { content: '支付利息', amount: 5000 },
  ],
  loan_principal: 100_000,
  loan_repaid: 20_000,
  story: '刘大勇说过还三百元',
});
const kindOf = (path: string) =>
  path === 'story' ? 'long_text' : /amount|loan_/.test(path) ? 'money' : 'text';
function strangersIn(words: string) {
  const steps = findStrangers(words, SHEET, kindOf);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

test('a name and a sum of a story that no field holds are told, a slip with the name it is like', () => {
  expect(
    strangersIn('2024年3月，被告郑建萍向原告周明远借款12万元，证人刘大勇在场，写了300元的收条。'),
  ).toEqual([
    { kind: 'name', text: '郑建萍', like: '郑建平' },
    { kind: 'amount', text: '12万元', like: null },
    { kind: 'name', text: '刘大勇', like: null },
    { kind: 'amount', text: '300元', like: null },
  ]);
});

test('what the fields hold is passed over, however it is said: whole, short, added up, taken off', () => {
  expect(
    strangersIn(
      '周明远把10万元借给郑建平，恒远公司担保。郑建平还了2万元，尚欠8万元，本息合计85000元，周先生多次催要。',
    ),
  ).toEqual([]);
});
