import { REVIEW_COLUMN_RULES } from '@mingfa/legal/review-columns/review-column-rules';
import type { ColumnLibrary } from './column-rule.ts';

/** The rules that fill columns: what threads read, and tests put their own in the place of. */
export const COLUMN_RULES: ColumnLibrary['rules'] = REVIEW_COLUMN_RULES;
