import type { LabelledKind } from '@mingfa/contract/generated-label';
import type { OriginCounts } from '@mingfa/contract/words-origin';
import type { RequestContext } from './app-context.ts';

/** Whose words a thing that is exported holds. */
export interface GeneratedWords {
  /** Sentences by whose they are. */
  sentences: OriginCounts;
  /** Models whose words it holds, by name, each once. */
  models: readonly string[];
  /** When they wrote: the first and the last time. */
  written: { first: Date; last: Date } | null;
}

/** A kind of thing that is exported and may hold a model's words: each feature says of its own whose words they are. */
export interface LabelledThing {
  kind: LabelledKind;
  /** @throws AppError `not_found`, also for somebody else's */
  find(context: RequestContext, thingId: string): Promise<GeneratedWords>;
}
