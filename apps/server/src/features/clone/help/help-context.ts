import type { Guide } from '@mingfa/content/guide';
import type { HomeQuestion } from '@mingfa/content/load-home';
import type { CloneContent } from '@mingfa/contract/clone-content';
import type { Transaction } from '../../../db/client.ts';
import type { Caller } from '../../../ports/app-context.ts';
import type { ImageModels } from '../../../ports/image-model.ts';
import type { AskingContext } from '../golden/golden-context.ts';

/** What helps a maker to write a clone. */
export interface HelpContext extends AskingContext {
  guides: readonly Guide[];
  homeQuestions: readonly HomeQuestion[];
  imageModels: ImageModels;
  /** Contents of the clones that come with the program. */
  officials: readonly CloneContent[];
  /** Who has questions tried now, by their id: one at a time each. */
  trying: Set<string>;
  /** @throws AppError `quota_exceeded` */
  takeQuota(tx: Transaction, caller: Caller, kind: 'question'): Promise<void>;
  /** Gives one back, when what it was taken for came to nothing. */
  refundQuota(tx: Transaction, caller: Caller, kind: 'question'): Promise<void>;
}
