import { expect, test } from 'vitest';
import { findCitations } from './citations.ts';
import { NamedSoFar } from './named-so-far.ts';

/** The laws and articles that stretches of one text cite, as `民法典 577`. */
function citedIn(...stretches: string[]): string[] {
  const named = new NamedSoFar();
  return stretches.flatMap((text) =>
    findCitations(text, { named }).flatMap((citation) => {
      if (citation.type !== 'statute' || !citation.article) return [];
      const { law, article } = citation;
      return [`${law.kind === 'named' ? law.name : law.antecedent} ${article.main}`];
    }),
  );
}

test('a name given once is known in every later stretch', () => {
  expect(
    citedIn(
      '《中华人民共和国民法典》（以下简称“新法”）施行。',
      '依照新法第五百七十七条。',
      '见《新法》第1条。',
    ),
  ).toEqual(['中华人民共和国民法典 577', '中华人民共和国民法典 1']);
});

test('该解释 goes back to an interpretation named by its number', () => {
  expect(citedIn('《公司法解释（三）》第一条。法释〔2013〕8号第二条。该解释第三条。')).toEqual([
    '公司法解释（三） 1',
    '法释〔2013〕8号 2',
    '法释〔2013〕8号 3',
  ]);
});

test('该法 and 该解释 go back over the end of a stretch, each to its kind', () => {
  expect(citedIn('《公司法》第一条。《民间借贷司法解释》第二条。', '该法第三条与该解释第四条。')).toEqual([
    '公司法 1',
    '民间借贷司法解释 2',
    '公司法 3',
    '民间借贷司法解释 4',
  ]);
});

test.each([
  ['《关于审理民间借贷案件适用法律若干问题的规定》（法释〔2020〕17号，以下简称《借贷规定》）'],
  ['（以下《劳动法》简称劳法，《关于审理民间借贷案件适用法律若干问题的规定》简称《借贷规定》。）'],
  ['《关于审理民间借贷案件适用法律若干问题的规定》（法释〔2020〕17号）（下称“借贷规定”）'],
  ['《关于审理民间借贷案件适用法律若干问题的规定》（以下统称借贷规定）'],
])('the name may stand behind the number: %s', (introduced) => {
  expect(citedIn(`${introduced}。`, '借贷规定第25条')).toEqual([
    '关于审理民间借贷案件适用法律若干问题的规定 25',
  ]);
});

test('a contract called something is no law', () => {
  expect(citedIn('《房屋租赁合同》（以下简称《协议》）。', '《协议》第五条。')).toEqual([]);
});

test('an interpretation is named by its number', () => {
  expect(citedIn('法释〔2023〕13号第六十五条；依法释(2020)17号 第3条')).toEqual([
    '法释〔2023〕13号 65',
    '法释(2020)17号 3',
  ]);
});
