import { expect, test } from 'vitest';
import { readUrgentCircumstances } from './urgent-circumstances.ts';

test.each([
  ['老公打我，我躲在厕所', 'adult'],
  ['被同事灌醉强奸了，孩子还在家', 'adult'],
  ['我上初中的时候被打过，现在他又来打我', 'adult'],
  ['女儿在大学被同学欺负', 'adult'],
  ['我儿子在学校被打了', 'child'],
  ['楼上娃又在惨叫', 'child'],
  ['the boy downstairs, a 6-year-old kid, gets no food', 'child'],
  ['我今年十一岁，爸爸不给我吃饭', 'child_writer'],
  ['我是初二学生，他们逼我吃虫子', 'child_writer'],
  ["I'm 14 and my tutor touched me", 'child_writer'],
])('it is read who is in danger: %s', (message, person) => {
  expect(readUrgentCircumstances(message).person).toBe(person);
});

test.each([
  ['对方说先交保证金，我还没转', 'not_paid'],
  ['我妈正准备去银行汇款', 'not_paid'],
  ['对方让我再转五千才能提现', 'just_paid'],
  ['刚刚转了两万给他', 'just_paid'],
  ['去年被骗了十万', 'long_ago'],
  ['三年前被骗了二十万，现在还能报案吗', 'long_ago'],
  ['I was scammed two months ago', 'long_ago'],
  ['去年认识的网友今天骗走我三万', 'just_paid'],
])('it is read how far a payment has gone: %s', (message, payment) => {
  expect(readUrgentCircumstances(message).payment).toBe(payment);
});

test('what nobody says of a cause is not guessed', () => {
  expect(readUrgentCircumstances('我不想活了').cause).toBeNull();
  expect(readUrgentCircumstances('老板欠了我半年工资，真不想活了').cause).toBe('work');
  expect(readUrgentCircumstances('催收天天打电话，不想活了').cause).toBe('debt');
});
