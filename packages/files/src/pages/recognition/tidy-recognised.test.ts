import { expect, test } from 'vitest';
import { tidyRecognised } from './tidy-recognised.ts';

test.each([
  ['a quotation ends with the mark it began with', '依照“第二条’的约定', '依照“第二条”的约定'],
  ['also when the first mark was the wrong one', '以下称‘甲方”。', '以下称“甲方”。'],
  ['one inside another stays', '他说：“依照‘第二条’办理。”', '他说：“依照‘第二条’办理。”'],
  [
    'a mark alone behind the number of an article is a blank',
    '第二条”水表读数为1286吨',
    '第二条 水表读数为1286吨',
  ],
  ['a quotation there stays', '第二条“定金”适用罚则', '第二条“定金”适用罚则'],
  [
    'English among Chinese keeps its apostrophe',
    '双方“the Lessor’s notice”条款',
    '双方“the Lessor’s notice”条款',
  ],
])('%s', (_, recognised, tidy) => expect(tidyRecognised(recognised)).toBe(tidy));
