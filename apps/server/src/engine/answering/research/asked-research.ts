import type { SearchChoice } from '@mingfa/contract/search-choice';

/** A question that is looked up in chosen scopes. */
export interface AskedResearch {
  choice: SearchChoice;
  /** The answer's message: pages of the web are kept with it. */
  answerId: string;
}
