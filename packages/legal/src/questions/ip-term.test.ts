import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';

const TODAY = '2026-11-23';
const termOf = (text: string) => {
  const called = readQuestion(text, undefined, TODAY).calculator;
  if (called?.id !== 'ip-term') return null;
  return called.outcome.status === 'result'
    ? (called.outcome.date ?? called.outcome.lines[1]?.value)
    : 'asks';
};

test('a patent ends so many years after its filing, a copyright with its last calendar year', () => {
  expect(termOf('我的发明专利2019年7月8日递交申请，几时到期，能保护多少年')).toBe('2039-07-08');
  expect(termOf('外观设计专利2024年申请的，哪一年到期')).toBe('2039');
  expect(termOf('作曲家1996年11月病逝，他的曲子版权保护到什么时候')).toBe('2046-12-31');
  expect(termOf('实用新型专利一共保护几年')).toBe('asks');
});

test('what earlier law decides, and other times, are not worked out', () => {
  expect(termOf('外观设计专利是2016年5月3日申请的，什么时候到期')).toBeNull();
  expect(termOf('专利侵权的诉讼时效是几年，2024年3月1日发现的')).toBeNull();
  expect(termOf('摄影师1990年去世，他拍的照片著作权保护到哪年')).toBeNull();
});
