import type { Translated } from '../resources.ts';
import type messages from '../zh-CN/review-table.ts';
import { cell } from './review-table-parts/cell.ts';
import { column } from './review-table-parts/column.ts';
import { grid } from './review-table-parts/grid.ts';
import { home } from './review-table-parts/home.ts';
import { make } from './review-table-parts/make.ts';
import { result } from './review-table-parts/result.ts';

export default {
  title: 'Review tables',
  back: 'Back to review tables',
  missing: 'This review table was not found; it may have been deleted',
  again: 'Try again',
  ...home,
  ...make,
  ...grid,
  ...cell,
  ...column,
  ...result,
} satisfies Translated<typeof messages>;
