import { expect, test } from 'vitest';
import { runInThread } from '../../../runtime/run-in-thread.ts';
import { readStoryAside } from './read-story-aside.ts';
import { type ReadStory, readStoryFacts } from './read-story-facts.ts';

test('a talk gives in a thread what it gives here', async () => {
  const job = {
    story: '陈小梅：我叫陈小梅。\n陈小梅：我2022年5月10日借给老同学孙志远三十万元，他写了借条。\n',
    today: '2026-11-30',
    isSpoken: true,
  };
  const program = new URL('./story-worker.ts', import.meta.url);
  const limits = { timeoutMs: 120_000, memoryMb: 1024 };
  const read = await runInThread<ReadStory>(program, job, limits, new AbortController().signal);
  expect(read).toEqual(readStoryFacts(job));
  expect(read.facts).toContainEqual(expect.objectContaining({ path: 'loan_principal', value: 300_000 }));
});

test('a long story is read aside, and gives what it gives here', async () => {
  const story = `我叫陈小梅，2022年5月10日借给老同学孙志远三十万元，他写了借条。${'后来我们再没有见过面。'.repeat(150)}`;
  const job = { story, today: '2026-11-30', isSpoken: false };
  expect(await readStoryAside(job, new AbortController().signal)).toEqual(readStoryFacts(job));
});
