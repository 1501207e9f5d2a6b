import type { Translated } from '../resources.ts';
import type messages from '../zh-CN/dataset.ts';
import { ask } from './dataset-parts/ask.ts';
import { home } from './dataset-parts/home.ts';
import { join } from './dataset-parts/join.ts';
import { model } from './dataset-parts/model.ts';
import { proposal } from './dataset-parts/proposal.ts';
import { recipe } from './dataset-parts/recipe.ts';
import { rows } from './dataset-parts/rows.ts';

export default {
  title: 'Data analysis',
  back: 'Back to data analysis',
  missing: 'This dataset was not found; it may have been deleted',
  again: 'Try again',
  ...home,
  ...proposal,
  ...rows,
  ...ask,
  ...model,
  ...join,
  ...recipe,
} satisfies Translated<typeof messages>;
