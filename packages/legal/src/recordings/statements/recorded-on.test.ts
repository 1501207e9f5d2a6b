import { expect, test } from 'vitest';
import { analyseRecording } from '../analyse-recording.ts';
import { findKeyFacts } from './find-key-facts.ts';

const saying = (text: string) => [{ id: 's1', startMs: 0, endMs: 1000, speaker: 'a', text }];
const dayOf = (text: string, on: string | null) =>
  findKeyFacts(saying(text), on).facts.find(({ kind }) => kind === 'date')?.value;

test.each([
  ['钱七月九号到账的', '2026-07-09'],
  ['明天我去银行', '2026-06-12'],
  ['去年国庆给的现金', '2025-10-01'],
  ['下周五过来拿', '2026-06-19'],
  ['去年四月拿的钱', '2025-04'],
  ['五月份我就搬走了', '2026-05'],
  ['下个月五号发工资', '2026-07-05'],
  ['月底给你', '2026-06-30'],
  // Without a year, a month or a week, where the clause tells what was or what is to come.
  ['礼拜二我给你送过去', '2026-06-16'],
  ['周日吧，我在家', '2026-06-14'],
  ['周一转的两千', '2026-06-08'],
  ['三号交了三千', '2026-06-03'],
  ['二十号，肯定有你的', '2026-06-20'],
  ['十二月五号签的', '2025-12-05'],
  ['一月六号我办的卡', '2026-01-06'],
  ['今日就叫人办', '2026-06-11'],
  ['You got what I wired in October.', '2025-10'],
])('a day told as seen from the day of the recording is worked out from it: %s', (text, iso) => {
  expect(dayOf(text, '2026-06-11')).toBe(iso);
});

test.each([
  '十二月五号那张单子',
  '马上就二十号了',
  '去年借的，五月二十号给的',
  '正月底之前还你',
  '六月一号之前要付的，你没付',
])('a day that may be of either year is left as it was said: %s', (text) => {
  expect(
    findKeyFacts(saying(text), '2026-06-11').facts.filter(({ value }) => String(value).length === 10),
  ).toEqual([]);
});

test('the day somebody says they speak on goes before the one given, and without either nothing is worked out', () => {
  const [fact] = analyseRecording(saying('今天是2026年3月2日，明天我去'), '2026-06-11').facts.filter(
    ({ said }) => said === '明天',
  );
  expect(fact?.value).toBe('2026-03-03');
  expect(dayOf('明天我去银行', null)).toBe(null);
});

test('a day right behind a feast of a year that was named is of that year', () => {
  const days = findKeyFacts(saying('前年国庆过后，十一月四号我还过一万'), '2026-06-11').facts.flatMap(
    ({ kind, value }) => (kind === 'date' ? value : []),
  );
  expect(days).toEqual(['2024-10-01', '2024-11-04']);
});
