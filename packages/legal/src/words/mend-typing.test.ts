import { expect, test } from 'vitest';
import { mendTyping } from './mend-typing.ts';

const mend = mendTyping(
  ['仲裁', '取保候审', '拖欠工资', '工伤赔偿', '强制执行'],
  new Map([['公伤', '工伤']]),
);

test('what is no word and sounds like a term is that term, whatever stands around it', () => {
  expect(mend('去申请中裁吧')).toEqual({
    text: '去申请仲裁吧',
    understood: [{ said: '中裁', as: '仲裁' }],
  });
  expect(mend('老板托欠工姿').text).toBe('老板拖欠工资');
  expect(mend('怎么强制值行').text).toBe('怎么强制执行');
});

test('one character that looks like the right one is enough', () => {
  expect(mend('能取保侯审吗').text).toBe('能取保候审吗');
});

test('a length of time and a day stay as they are written', () => {
  const read = mendTyping(['年龄', '仲裁年龄'], new Map());
  expect(read('年零不够').text).toBe('年龄不够');
  expect(read('干了6年零7个月').understood).toEqual([]);
});

test('right words that mean others are told one by one, and never cut a word in two', () => {
  expect(mend('这算公伤吗').text).toBe('这算工伤吗');
  expect(mend('因为办公伤了眼').understood).toEqual([]);
});

test('a word told to be right stays, and what stands around it is still mended', () => {
  const written = '季付房租，去中裁';
  expect(mendTyping(['给付', '仲裁', '给付金'], new Map(), new Set(['季付']))(written).text).toBe(
    '季付房租，去仲裁',
  );
  expect(mendTyping(['工伤'], new Map(), new Set(['公伤']))('办公伤了，公伤').understood).toEqual([]);
});

test('right words, other scripts and nothing at all stay as they are', () => {
  for (const text of ['仲裁', 'arbitration', '', '中华人民共和国', '𠮷中'])
    expect(mend(text).understood).toEqual([]);
});
