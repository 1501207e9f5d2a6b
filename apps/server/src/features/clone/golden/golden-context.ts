import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { AnswerInput } from '../../../engine/answering/index.ts';
import type { LiveWork } from '../../../engine/work/index.ts';
import type { Jobs } from '../../../ports/jobs.ts';
import type { ModelRegistry } from '../../../ports/model.ts';
import type { CloneContext } from '../clone-context.ts';

/** What asking a clone without a conversation needs besides. */
export interface AskingContext extends CloneContext {
  models: ModelRegistry;
  /** Writes the answer to a question; the answering engine with its own context. */
  answer(input: AnswerInput, write: (chunk: AnswerChunk) => void, signal: AbortSignal): Promise<void>;
}

/** What runs of golden questions need besides. */
export interface GoldenContext extends AskingContext {
  jobs: Jobs;
  liveWork: LiveWork;
  /** What the engine is now: answers of another one may be otherwise. */
  release: string;
}
