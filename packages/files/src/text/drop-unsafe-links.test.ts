import { expect, test } from 'vitest';
import { dropUnsafeLinks } from './drop-unsafe-links.ts';

test.each([
  ['[点我](javascript:alert(1))', '点我'],
  ['[点我](JaVaScRiPt:alert(1))', '点我'],
  ['[点我](&#106;avascript:alert(1))', '点我'],
  ['[点我](java&Tab;script:alert(1))', '点我'],
  ['[点我](<javascript:alert(1)>)', '点我'],
  ['[点我](vbscript:x) 与 [数据](data:text/html,x)', '点我 与 数据'],
  ['> - [**点**我](javascript:x "题")', '> - **点**我'],
  ['<javascript:alert(1)>', 'javascript:alert(1)'],
  ['![图](javascript:x)', '图'],
  ['[点我][x]\n\n[x]: javascript:alert(1)', '[点我][x]\n\n'],
  ['[[内](https://a.example)](javascript:x)', '[[内](https://a.example)](javascript:x)'],
])('%s leads nowhere', (markdown, expected) => {
  expect(dropUnsafeLinks(markdown)).toBe(expected);
});

test('what leads to a page or stays with the document is left as it is', () => {
  const markdown =
    '# 题\n\n[法](https://a.example/x?y=1#z "t") [信](mailto:a@b.example) [注](#n) [页](/law/1) https://b.example\n\n' +
    '`[码](javascript:x)` 见民法典第577条[^1]：\n\n[^1]: 《民法典》第五百七十七条\n\n| 甲 | 乙 |\n| - | - |\n| 1 | 2 |\n';
  expect(dropUnsafeLinks(markdown)).toBe(markdown);
});
