import type { Translated } from '../resources.ts';
import type messages from '../zh-CN/dataset.ts';
import { home } from './dataset-parts/home.ts';

export default {
  title: 'Data analysis',
  back: 'Back to data analysis',
  missing: 'This dataset was not found; it may have been deleted',
  again: 'Try again',
  ...home,
} satisfies Translated<typeof messages>;
