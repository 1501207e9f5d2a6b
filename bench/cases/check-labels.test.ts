import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkLabels } from './check-labels.ts';

test('the labels of cases keep the rules of their set, and fit the documents that are there', async () => {
  const { labels, problems, skipped } = await checkLabels(
    resolve(import.meta.dirname, '../../../shared/data/cases'),
  );
  expect(problems).toEqual([]);
  if (process.env.CI) expect(skipped).toBe(0);
  expect(labels.open.length + labels.closed.length).toBeGreaterThanOrEqual(100);
});

test('without the real documents the invented ones are still compared, and the others counted', async () => {
  const { labels, problems, skipped } = await checkLabels(resolve(import.meta.dirname, 'no-such-folder'));
  expect(problems).toEqual([]);
  expect(skipped).toBe([...labels.open, ...labels.closed].filter(({ invented }) => !invented).length);
});
