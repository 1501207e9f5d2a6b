import { sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { expect, test } from 'vitest';
import { checkEvidenceNumbers } from './check-evidence-numbers.ts';

const sheet = sheetOf({
  evidence: [{ name: '转账凭证' }, { name: '借条（复印件）' }, { name: '' }, { name: '收条' }],
});
const told = (text: string, isFree = true) =>
  checkEvidenceNumbers({ sheet, text, isFree }).map(({ text: words }) => words.zh);

test('evidence that is cited by another number than it has now is told, once', () => {
  expect(told('甲（证据1：借条（复印件））。乙（证据1：借条（复印件））。')).toEqual([
    '正文引用了（证据1：借条（复印件）），“借条（复印件）”现在是证据2',
  ]);
  expect(told('甲（证据3：收条）')).toEqual(['正文引用了（证据3：收条），“收条”现在是证据4']);
});

test('evidence that bears no such name any more is told', () => {
  expect(told('甲（证据2：欠条）')).toEqual(['正文引用了（证据2：欠条），本案证据里现在没有这个名称']);
});

test('nothing is told of numbers that fit, of other words, and of a document that follows the facts', () => {
  expect(told('甲（证据1：转账凭证）、乙（证据2：借条（复印件））、（见证据目录）、（证据1）')).toEqual([]);
  expect(told('甲（证据3：收条）', false)).toEqual([]);
});
