import { expect, test } from 'vitest';
import { findOwnNumbers, isImpossibleOwnNumber } from './own-number.ts';

const read = (text: string) => findOwnNumbers(text).map(({ number }) => number);

test.each([
  ['参见指导案例265号。', '指导性案例265号'],
  ['最高人民法院指导性案例第265号确认', '指导性案例265号'],
  ['最高人民法院第24号指导案例', '指导性案例24号'],
  ['检例第254号', '检例第254号'],
  ['入库编号2023-16-2-103-001', '2023-16-2-103-001'],
  ['载《最高人民法院公报》2015年第3期', '最高人民法院公报2015年第3期'],
])('a published case is known by a number of its own: %s', (text, number) => {
  expect(read(text)).toEqual([number]);
});

test.each(['电话2023-16-2-103-001-5', '2021-10-01', '指导意见第3号', '案例265号'])(
  'what looks alike is none: %s',
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

test.each([
  ['指导案例99999号', true],
  ['指导案例0号', true],
  ['检例第2000号', true],
  ['2031-16-2-103-001', true],
  ['《最高人民法院公报》2015年第30期', true],
  // Higher than any known, and possible: not held is all that is said.
  ['指导案例300号', false],
  ['检例第254号', false],
  ['2023-16-2-103-001', false],
  ['《最高人民法院公报》2015年第3期', false],
])('only what cannot be is impossible: %s %s', (text, impossible) => {
  expect(findOwnNumbers(text).map((own) => isImpossibleOwnNumber(own, 2026))).toEqual([impossible]);
});
