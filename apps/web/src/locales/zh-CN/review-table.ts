import { cell } from './review-table-parts/cell.ts';
import { column } from './review-table-parts/column.ts';
import { grid } from './review-table-parts/grid.ts';
import { home } from './review-table-parts/home.ts';
import { make } from './review-table-parts/make.ts';
import { result } from './review-table-parts/result.ts';

export default {
  title: '审阅表',
  back: '返回审阅表',
  missing: '没有找到这张审阅表，可能已被删除',
  again: '重试',
  ...home,
  ...make,
  ...grid,
  ...cell,
  ...column,
  ...result,
};
