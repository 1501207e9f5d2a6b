import { expect, test } from 'vitest';
import { questionTerms } from '../words/index-text.ts';
import { findAttachmentPassages, splitPassages } from './attachment-passages.ts';

const contract = {
  attachmentId: 'att_1',
  name: '租房合同.txt',
  text: `${'甲方出租房屋一套，乙方按月支付房租。'.repeat(30)}\n第八条 乙方提前退租的，押金不予退还。\n${'本合同一式两份，双方各执一份。'.repeat(30)}`,
};

const asking = (text: string) => ({ inContext: null, terms: questionTerms(text) });

test('the piece that bears on the question comes first', () => {
  const [first] = findAttachmentPassages([contract], asking('提前退租押金能退吗'), 6);
  expect(first?.text).toContain('押金不予退还');
  expect(first?.score).toBeGreaterThan(0.2);
});

test('a file of which nothing fits gives its beginning', () => {
  const note = { attachmentId: 'att_2', name: 'note.md', text: 'hello' };
  const found = findAttachmentPassages([contract, note], asking('押金'), 4);
  expect(found.map(({ title, label }) => [title, label])).toEqual([
    ['租房合同.txt', '¶2'],
    ['note.md', '¶1'],
  ]);
});

test('pieces are cut at lines and sentences and lose nothing but blanks', () => {
  const long = `${'这是一个很长的句子，没有换行。'.repeat(200)}\n\n短行`;
  const pieces = splitPassages(long);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(520);
  expect(pieces.join('').replace(/\s/g, '')).toBe(long.replace(/\s/g, ''));
  expect(splitPassages('')).toEqual([]);
});
