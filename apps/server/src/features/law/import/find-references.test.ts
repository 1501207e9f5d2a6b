import { expect, test } from 'vitest';
import { findReferences, findRepeals } from './find-references.ts';
import type { ArticleDraft } from './make-rows.ts';

const article = (text: string, key = '9'): ArticleDraft => ({
  position: 8,
  key,
  main: Number(key),
  sub: 0,
  label: '第九条',
  headingPosition: null,
  headingPath: '',
  text,
  paragraphs: null,
  textHash: '',
});
const found = (title: string, text: string) =>
  findReferences(title, article(text)).map(({ titleKey, key }) => `${titleKey} ${key}`);

test('本法 and articles without a law mean the law itself, other laws are named', () => {
  expect(
    found('中华人民共和国风筝法', '违反本法第三条、第五条规定的，依照《中华人民共和国玩具法典》第三条处理。'),
  ).toEqual(['风筝法 3', '风筝法 5', '玩具法典 3']);
});

test('a range counts as each of its articles, and an article does not cite itself', () => {
  expect(found('风筝法', '适用本法第三条至第五条和第九条的规定。')).toEqual([
    '风筝法 3',
    '风筝法 4',
    '风筝法 5',
  ]);
});

test('a decision that amends a law does not cite itself by the articles it rewrites', () => {
  expect(
    found('全国人民代表大会常务委员会关于修改《风筝法》的决定', '一、将第三条修改为：“放飞人应当持证。”'),
  ).not.toContain('全国人民代表大会常务委员会关于修改风筝法的决定 3');
});

test('the closing clause names what it repeals, with its day where it says one', () => {
  expect(
    findRepeals([
      article('本法自2010年5月1日起施行。《放飞管理条例》和2001年3月2日国务院发布的《风筝税条例》同时废止。'),
    ]),
  ).toEqual([
    { titleKey: '放飞管理条例', title: '放飞管理条例', articleKey: '9', repealedOn: '2010-05-01' },
    { titleKey: '风筝税条例', title: '风筝税条例', articleKey: '9', repealedOn: '2010-05-01' },
  ]);
  expect(
    findRepeals([article('本办法自公布之日起施行。《放飞管理条例》同时废止。')])[0]?.repealedOn,
  ).toBeNull();
});
