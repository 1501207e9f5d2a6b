import { ask } from './dataset-parts/ask.ts';
import { home } from './dataset-parts/home.ts';
import { join } from './dataset-parts/join.ts';
import { model } from './dataset-parts/model.ts';
import { proposal } from './dataset-parts/proposal.ts';
import { recipe } from './dataset-parts/recipe.ts';
import { rows } from './dataset-parts/rows.ts';

export default {
  title: '数据分析',
  back: '返回数据分析',
  missing: '没有找到这个数据集，可能已被删除',
  again: '重试',
  ...home,
  ...proposal,
  ...rows,
  ...ask,
  ...model,
  ...join,
  ...recipe,
};
