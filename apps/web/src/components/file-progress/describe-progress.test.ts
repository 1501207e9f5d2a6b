// @vitest-environment jsdom
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import document from '../../locales/zh-CN/document.ts';
import { startWords } from '../../testing/start-words.ts';
import { describeProgress, type ProgressOfFile } from './describe-progress.ts';

beforeAll(() => startWords({ document }));

const now = Date.parse('2026-11-20T08:00:00Z');
const told = (over: Partial<ProgressOfFile>) =>
  describeProgress(
    { state: 'working', stage: 'stored', pagesDone: 0, pagesTotal: null, errorMessage: null, ...over },
    i18next.getFixedT('zh-CN', 'document'),
    now,
  );

test('the work that follows a stage is named, with its pages', () => {
  expect(told({ pagesDone: 12, pagesTotal: 300 }).text).toBe('正在读取 12 / 300');
  expect(told({ stage: 'parsed', pagesDone: 3, pagesTotal: 10 }).text).toBe('正在识别文字 3 / 10');
  expect(told({ stage: 'recognised', pagesDone: 3, pagesTotal: 10 }).text).toBe('正在分段');
});

test('the bar never goes back on the way', () => {
  const shares = [
    told({}),
    told({ pagesDone: 5, pagesTotal: 10 }),
    told({ stage: 'parsed', pagesDone: 0, pagesTotal: 10 }),
    told({ stage: 'parsed', pagesDone: 10, pagesTotal: 10 }),
    told({ stage: 'segmented' }),
    told({ stage: 'embedded' }),
    told({ state: 'ready', stage: 'indexed' }),
  ].map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((left, right) => left - right));
  expect(shares.at(-1)).toBe(1);
});

test('between two attempts it says when the next one begins', () => {
  const retryAt = '2026-11-20T08:00:45Z';
  expect(told({ state: 'waiting', attempts: 1, retryAt }).text).toBe('45 秒后重试（第 2 次）');
  expect(told({ state: 'waiting' }).text).toBe('排队中');
});

test('a file in which no text was found does not pass for one that can be searched', () => {
  const ready = { state: 'ready', stage: 'indexed' } as const;
  expect(told({ ...ready, segments: 0, characters: 0 })).toEqual({
    text: '没有可检索的文字',
    tone: 'still',
    share: 1,
  });
  // An attachment tells its characters alone; one segment added by hand can be searched.
  expect(told({ ...ready, characters: 0 }).tone).toBe('still');
  expect(told({ ...ready, segments: 1, characters: 0 }).tone).toBe('good');
  expect(told({ ...ready, segments: 4, characters: 900 }).tone).toBe('good');
});

test('a failure is told in the words of the server', () => {
  expect(told({ state: 'failed', errorMessage: '文件有密码保护' })).toEqual({
    text: '文件有密码保护',
    tone: 'bad',
    share: 1,
  });
});
