import { expect, test } from 'vitest';
import { findCitations } from './citations.ts';

const KNOWN = ['风筝法', '风筝法解释（二）', '水车法', '水车法实施条例', '磨坊条例'];
const cited = (text: string) =>
  findCitations(text, { knownTitles: (name) => KNOWN.includes(name) }).flatMap((citation) =>
    citation.type === 'statute' && citation.article
      ? [
          `${citation.law.kind === 'named' ? citation.law.name : citation.law.antecedent} ${citation.article.main}`,
        ]
      : [],
  );

test.each<[string, string[]]>([
  [
    '《最高人民法院关于适用〈水车法〉若干问题的解释（三）》第二条，《风筝法》第一条，依解释（三）第九条。',
    [
      '最高人民法院关于适用〈水车法〉若干问题的解释（三） 2',
      '风筝法 1',
      '最高人民法院关于适用〈水车法〉若干问题的解释（三） 9',
    ],
  ],
  ['《风筝法》第一条，见解释（二）第五条', ['风筝法 1', '风筝法解释（二） 5']],
  [
    '《水车法》第一条、《风筝法》第二条，实施条例第七条另有规定',
    ['水车法 1', '风筝法 2', '水车法实施条例 7'],
  ],
  ['《磨坊条例》第三条，《水车法》第一条，条例第四条', ['磨坊条例 3', '水车法 1', '磨坊条例 4']],
  // Nobody can say of which law an interpretation of a number is that none of those named has.
  ['《水车法》第一条，解释（九）第五条', ['水车法 1', 'null 5']],
])('a generic word stands for the text named before of its kind and number: %s', (text, expected) => {
  expect(cited(text)).toEqual(expected);
});

test('a title that holds another one is read whole, with marks of its own or without', () => {
  const title = '最高人民法院关于适用《水车法》若干问题的解释（二）';
  expect(cited(`依照${title}第七条，该解释第八条亦同。`)).toEqual(
    [`${title} 7`, `${title} 8`].map((one) => one.replace('（二）', '(二)')),
  );
});

test('a number behind a word that goes back is of the law that the word meant', () => {
  expect(cited('《磨坊条例》第三条，《水车法》第一条，该条例第四条、第五条，又第六条。')).toEqual([
    '磨坊条例 3',
    '水车法 1',
    '磨坊条例 4',
    '磨坊条例 5',
    '磨坊条例 6',
  ]);
});

test('an item may hang on a word for the article or the paragraph before', () => {
  const places = findCitations('《水车法》第三条第二款第一项，同款第（四）项，该条第三项，同条第三款。').map(
    (citation) => citation.type === 'statute' && [citation.article?.main, citation.paragraph, citation.item],
  );
  expect(places).toEqual([
    [3, 2, 1],
    [3, 2, 4],
    [3, null, 3],
    [3, 3, null],
  ]);
});
