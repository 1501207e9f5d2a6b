import { expect, test } from 'vitest';
import { quotedElsewhere } from './quoted-place.ts';

// A rule of our own making.
const ARTICLE =
  '会员有下列情形之一的，可以暂停训练：\n（一）场地严重积水；\n（二）器材存在安全隐患。\n会员没有通知教练即暂停训练的，应当补缴课时费用。';

test('quoted words of another 款 are told', () => {
  const named = [{ paragraph: 2, item: null }];
  expect(quotedElsewhere('器材存在安全隐患', '须有证据', ARTICLE, named)).toEqual({
    said: '第二款',
    law: '第一款',
  });
  expect(quotedElsewhere('应当补缴课时费用', '', ARTICLE, named)).toBeNull();
});

test('another item of the list is named', () => {
  expect(quotedElsewhere('器材存在安全隐患', '', ARTICLE, [{ paragraph: 1, item: 1 }])).toEqual({
    said: '第一款第（一）项',
    law: '第一款第（二）项',
  });
});

test('where no 款 is named, or another one beside it, nothing is told', () => {
  expect(quotedElsewhere('器材存在安全隐患', '', ARTICLE, [{ paragraph: null, item: null }])).toBeNull();
  const both = [
    { paragraph: 2, item: null },
    { paragraph: 1, item: null },
  ];
  expect(quotedElsewhere('器材存在安全隐患', '', ARTICLE, both)).toBeNull();
});

test('a term of another 款 in a sentence on the one named is only not compared', () => {
  expect(
    quotedElsewhere('器材存在安全隐患', '没有通知教练 而停的，要补缴课时费用', ARTICLE, [
      { paragraph: 2, item: null },
    ]),
  ).toBe('unsure');
});
