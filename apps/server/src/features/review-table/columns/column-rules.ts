import type { ReviewColumnRule } from './column-rule.ts';

/** The rules that fill columns. */
export const COLUMN_RULES: readonly ReviewColumnRule[] = [];
/** What their headings are called. */
export const COLUMN_GROUPS: Readonly<Record<string, { zh: string; en: string }>> = {};
