import type { Language } from '../values.ts';

/** What each member of an enum is called, in both languages: on every screen and in every file that is made. */
export type Labels<Key extends string> = Record<Language, Record<Key, string>>;
