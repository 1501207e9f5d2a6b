import type { OwnText } from '@mingfa/legal/drafting/own/own-template';

/** What is wrong with a file that shall be a template; `where` and `near` say at which words. */
export interface WordTemplateProblem {
  problem:
    | 'unclosed_section'
    | 'unopened_section'
    | 'other_section'
    | 'broken_tag'
    | 'bad_name'
    | 'crosses_table'
    | 'too_deep'
    | 'no_fields'
    | 'too_many_fields'
    | 'active_content'
    | 'remote_content'
    | 'cannot_fill';
  /** As it stands between the braces; empty where there is none. */
  tag: string;
  where: 'body' | 'header' | 'footer' | 'footnote' | 'file';
  near: string;
}

/** A Word file read as a template: its text with its fields, or why it cannot be one. */
export interface WordTemplate {
  text: OwnText;
  problems: WordTemplateProblem[];
}

/** What a template may hold. */
export const WORD_TEMPLATE_LIMITS = {
  /** Names, each counted once. */
  fields: 300,
  nameCharacters: 60,
  /** Sections within one another. */
  depth: 20,
  /** Of all parts with words together, unfolded. */
  bytes: 24 * 1024 * 1024,
  problems: 20,
  /** Of all its words; a draft holds no more. */
  characters: 600_000,
  blocks: 5000,
} as const;
