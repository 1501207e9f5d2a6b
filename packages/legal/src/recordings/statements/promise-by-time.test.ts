import { expect, test } from 'vitest';
import { promisesByTime } from './promise-by-time.ts';

test.each([
  '五月还',
  '六月底还给你',
  '货款十二月付',
  '剩下的八月还清',
  '押金我月底退',
  '利息年底结吧',
  '过完年还你',
])('%s promises by its time', (text) => {
  expect(promisesByTime(text)).toBe(true);
});

test.each([
  '五月还了一万',
  '五月还的',
  '去年五月还',
  '你五月还',
  '五月还下了一场雨',
  '这房子五月还租给别人了',
  '租金每年五月付',
  '借条上写的五月还',
  '五月不还',
])('%s promises nothing', (text) => {
  expect(promisesByTime(text)).toBe(false);
});
