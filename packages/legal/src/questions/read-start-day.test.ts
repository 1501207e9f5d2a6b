import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';
import { readStartDay } from './read-start-day.ts';
import { readServiceTime } from './work-figures.ts';

const startDay = (calculator: string, text: string) =>
  readStartDay(calculator, text, readQuestion(text).dates);

test.each([
  ['civil-limitation', '借给他五万，2022年3月5日到期，至今没还', '2022-03-05'],
  ['civil-limitation', '2024年5月6日，我被车撞了', '2024-05-06'],
  ['labour-arbitration-limitation', '2024年3月1日被公司辞退，没给补偿', '2024-03-01'],
  ['appeal-deadline', '2026年11月2日收到判决书', '2026-11-02'],
  ['civil-limitation', '借条写的2023年12月31日还款，他一直拖', '2023-12-31'],
  ['civil-limitation', '欠条上写明2024年6月30日前还清', '2024-06-30'],
  ['labour-arbitration-limitation', '2026年3月15日老板口头把我开了', '2026-03-15'],
  ['labour-arbitration-limitation', '2026年5月8日厂里让我走', '2026-05-08'],
])('a period starts on the day the story says: %s, %s', (calculator, text, day) => {
  expect(startDay(calculator, text)).toBe(day);
});

test.each([
  ['civil-limitation', '朋友2021年3月5日借我5万元，没写还款时间，还能要吗'],
  ['civil-limitation', '2021年3月5日催过他还钱'],
  ['civil-limitation', '2021年3月5日写的借条，没说什么时候还'],
  ['labour-arbitration-limitation', '2021年3月5日公司开了年会'],
  ['labour-arbitration-limitation', '2020年3月1日入职，上个月被辞退'],
  ['court-fee', '2024年3月1日被辞退'],
])('another day starts nothing: %s, %s', (calculator, text) => {
  expect(startDay(calculator, text)).toBeUndefined();
});

test('the day money was lent is not taken for the day it was due', () => {
  const { calculator } = readQuestion('朋友2021年3月5日借我5万元，有借条没写还款时间，一直不还，我还能要吗');
  expect(calculator?.id).toBe('civil-limitation');
  expect(calculator?.inputs.startOn).toBeUndefined();
});

test('how long somebody is pregnant is no time of work', () => {
  const text = '我怀孕5个月，公司要辞退我，月薪8000，赔多少';
  expect(readServiceTime(text, readQuestion(text)).serviceMonths).toBeUndefined();
});
