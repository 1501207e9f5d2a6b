import type { Field } from '@mingfa/content/fields';
import type { Papers } from '@mingfa/content/load-papers';
import type { EnglishLawNames } from './name-place.ts';

/** What we wrote that answers are composed with. */
export interface AnswerContent {
  fields: Field[];
  /** Papers people are asked to sign. */
  papers?: Papers;
  /** What laws are called in English, by their short title. */
  lawNames?: EnglishLawNames;
}
