import { expect, test } from 'vitest';
import { readEventDays } from './read-event-days.ts';

const read = (story: string) =>
  readEventDays(story, '2026-11-20').map(({ said, from, to }) => `${said} ${from}..${to}`);

test('days, months and years of a story are read, as exactly as they were said', () => {
  expect(read('2015年3月5日被车撞了')).toEqual(['2015年3月5日 2015-03-05..2015-03-05']);
  expect(read('2019年2月签的合同，2020年不付租金')).toEqual([
    '2019年2月 2019-02-01..2019-02-28',
    '2020年 2020-01-01..2020-12-31',
  ]);
});

test('what is told from today is counted back', () => {
  expect(read('去年3月签的合同')).toEqual(['去年3月 2025-03-01..2025-03-31']);
  expect(read('前年借给他的钱')).toEqual(['前年 2024-01-01..2024-12-31']);
  expect(read('今年五月一日摔伤')).toEqual(['今年五月一日 2026-05-01..2026-05-01']);
  expect(read('上个月被辞退')).toEqual(['上个月 2026-10-01..2026-10-31']);
  expect(read('六年前借的钱')).toEqual(['六年前 2020-01-01..2020-12-31']);
  expect(read('3个月前入职')).toEqual(['3个月前 2026-08-01..2026-08-31']);
});

test('so is English', () => {
  expect(read('The accident was in March 2019.')).toEqual(['March 2019 2019-03-01..2019-03-31']);
  expect(read('I lent him money in 2018')).toEqual(['in 2018 2018-01-01..2018-12-31']);
  expect(read('I signed it last March, he left five years ago')).toEqual([
    'last March 2026-03-01..2026-03-31',
    'five years ago 2021-01-01..2021-12-31',
  ]);
  expect(read('last year')).toEqual(['last year 2025-01-01..2025-12-31']);
});

test('what lies ahead, births, texts of laws and lengths of time are no event', () => {
  expect(read('2027年3月到期')).toEqual([]);
  expect(read('孩子2015年出生，生于2015年3月')).toEqual([]);
  expect(read('2018年修正的公司法怎么规定')).toEqual([]);
  expect(read('干了三年，押金两年没退')).toEqual([]);
});

test('a time that is not over ends today', () => {
  expect(read('今年签的')).toEqual(['今年 2026-01-01..2026-11-20']);
});
