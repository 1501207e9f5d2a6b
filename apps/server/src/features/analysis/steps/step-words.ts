import type { Labels } from '@mingfa/contract/labels/labels';
import type { CellWords } from '@mingfa/contract/show-cell';

/** What yes and no are in answers. */
export const YES_NO_WORDS: { [Language in keyof Labels<'yes'>]: CellWords } = {
  'zh-CN': { yes: '是', no: '否' },
  en: { yes: 'Yes', no: 'No' },
};
