import { LABELLED_ANALYSES } from './features/analysis/index.ts';
import { LABELLED_CHATS } from './features/chat/index.ts';
import { LABELLED_DRAFTS } from './features/drafting/index.ts';
import { LABELLED_NOTES } from './features/reading/index.ts';
import { LABELLED_REVIEWS } from './features/review/index.ts';
import { LABELLED_REVIEW_TABLES } from './features/review-table/index.ts';
import type { LabelledThing } from './ports/generated-words.ts';

/** What is exported and may hold a model's words. A new kind of file adds itself here. */
export const LABELLED_THINGS: readonly LabelledThing[] = [
  ...LABELLED_CHATS,
  LABELLED_NOTES,
  ...LABELLED_REVIEWS,
  LABELLED_REVIEW_TABLES,
  LABELLED_ANALYSES,
  LABELLED_DRAFTS,
];
