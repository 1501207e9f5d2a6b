import { expect, test } from 'vitest';
import { nameInQuestion } from './name-in-question.ts';

test.each([
  ['《设备采购合同》的付款期限是多久', '设备采购合同.docx'],
  ['设备采购合同里付款期限是多久', '设备采购合同（2025终稿）.pdf'],
  ['甲公司那份的违约金是多少', '采购合同_甲公司_v2.docx'],
  ['what does lease-2024 say on rent', 'Lease 2024.pdf'],
])('%s names %s', (question, name) => {
  expect(nameInQuestion(question, name)).toBeGreaterThan(0);
});

test.each([
  ['合同的付款期限是多久', '合同.docx'],
  ['押金怎么退', '设备采购合同.docx'],
  ['租赁合同的押金', '设备采购合同.docx'],
])('%s does not name %s', (question, name) => {
  expect(nameInQuestion(question, name)).toBe(0);
});

test('of two files the one that is named by more of its name is meant', () => {
  const question = '房屋租赁合同b的押金是多少';
  expect(nameInQuestion(question, '房屋租赁合同_b.docx')).toBeGreaterThan(
    nameInQuestion(question, '房屋租赁合同_a.docx'),
  );
});
