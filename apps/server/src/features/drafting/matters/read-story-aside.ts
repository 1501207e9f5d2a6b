import { limitConcurrency } from '../../../runtime/limit-concurrency.ts';
import { runInThread } from '../../../runtime/run-in-thread.ts';
import { type ReadStory, readStoryFacts, type StoryJob } from './read-story-facts.ts';

/** A short story is read faster than a thread begins; a long talk takes seconds. */
const READ_HERE_MAX = 1500;
const PROGRAM = new URL('./story-worker.ts', import.meta.url);
const LIMITS = { timeoutMs: 120_000, memoryMb: 1024 };
const inTurn = limitConcurrency(2);

/**
 * What rules read of a story, beside the event loop where it is long.
 * @throws AppError `parser_timeout`, `parser_memory`
 */
export async function readStoryAside(job: StoryJob, signal: AbortSignal): Promise<ReadStory> {
  if (job.story.length <= READ_HERE_MAX) return readStoryFacts(job);
  return inTurn(signal, () => runInThread<ReadStory>(PROGRAM, job, LIMITS, signal));
}
