import { expect, test } from 'vitest';
import { workMs } from '../testing/own-work.ts';
import { matchLexicon } from './match-lexicon.ts';

const word = (everyday: string, ...legal: string[]) => ({ everyday, legal });

function found(text: string, ...words: string[]): string[] {
  return matchLexicon(words.map((everyday) => word(everyday, '…')))(text).map(({ start, end }) =>
    text.slice(start, end),
  );
}

test('words are found where they stand, in the order of the text', () => {
  expect(matchLexicon([word('押金', '保证金'), word('房东', '出租人')])('房东不退押金')).toEqual([
    { start: 0, end: 2, entries: [word('房东', '出租人')] },
    { start: 4, end: 6, entries: [word('押金', '保证金')] },
  ]);
});

test('the longest word wins, wherever the shorter begins', () => {
  expect(found('老板拖欠工资', '工资', '拖欠工资', '老板')).toEqual(['老板', '拖欠工资']);
  expect(found('房东卖房产', '房东卖房', '卖房产', '房产')).toEqual(['房东卖房']);
});

test('a word of several fields brings all of them', () => {
  const [match] = matchLexicon([word('平台', '网络服务提供者'), word('平台', '用人单位')])('平台不管');
  expect(match?.entries.map(({ legal }) => legal[0])).toEqual(['网络服务提供者', '用人单位']);
});

test('Latin words are whole words, in any case, with a plural', () => {
  expect(found('Two LANDLORDS issue 1996 notices', 'landlord', 'sue', '996')).toEqual(['LANDLORD']);
  expect(found('公司要求996，给n+1', '996', 'N+1')).toEqual(['996', 'n+1']);
});

test('three thousand words are matched about as fast as fifty', () => {
  const text = '我在公司上班三年老板拖欠工资还要我词1500语自己走人'.repeat(4000);
  const shortestMs = (words: number) => {
    const match = matchLexicon(Array.from({ length: words }, (_, index) => word(`词${index}语`, '…')));
    return Math.min(...Array.from({ length: 4 }, () => workMs(() => match(text))));
  };
  // Sixty times the words would take sixty times the time if each were looked for. Where a clock is coarse, fifty may take none.
  expect(shortestMs(3000)).toBeLessThan(10 * Math.max(shortestMs(50), COARSE_CLOCK_MS));
});

const COARSE_CLOCK_MS = 4;
