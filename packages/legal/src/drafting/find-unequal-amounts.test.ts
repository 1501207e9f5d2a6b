import { expect, test } from 'vitest';
import { findUnequalAmounts } from './find-unequal-amounts.ts';

test.each([
  ['借款120000元（大写：人民币壹拾贰万元整）', []],
  ['借款120000元（大写：人民币壹拾万元整）', ['120000元 壹拾万元整']],
  ['人民币伍万元整（¥50,000.00）', []],
  ['人民币伍万元整（¥5,000.00）', ['¥5,000.00 伍万元整']],
  ['借款120000元，利息壹仟元整', []],
  ['没有金额', []],
])('%s', (text, unequal) => {
  const found = findUnequalAmounts(text).map(({ figures, capitals }) => `${figures.raw} ${capitals.raw}`);
  expect(found).toEqual(unequal);
});
