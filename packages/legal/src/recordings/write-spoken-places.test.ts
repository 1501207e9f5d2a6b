import { expect, test } from 'vitest';
import { findCitations } from '../citation/citations.ts';
import { writeSpokenPlaces } from './write-spoken-places.ts';

const cited = (said: string) =>
  findCitations(writeSpokenPlaces(said)).map((one) =>
    one.type === 'statute'
      ? [one.law.kind === 'named' ? one.law.name : one.law.antecedent, one.article?.main, one.paragraph]
      : [one.raw],
  );

test.each([
  ['按照《民法典》第五百七十七条，你是要赔的', 577],
  ['民法典577条写得很清楚', 577],
  ['民法典五百七十七条说了', 577],
  ['民法典里面的第五百七十七条', 577],
  ['民法典五七七条', 577],
  ['民法典第五七七条', 577],
  ['劳动合同法那个第八十七条', 87],
  ['劳动合同法十条', 10],
])('%s cites an article', (said, article) => {
  expect(cited(said)).toMatchObject([[expect.stringMatching(/^(?:民法典|劳动合同法)$/), article, null]]);
});

test('a paragraph that was said is read, too', () => {
  expect(cited('劳动合同法四十七条第二款')).toEqual([['劳动合同法', 47, 2]]);
});

test.each(['劳动法两条规定', '他提了三条意见', '合法五十条件', '用了一百条毛巾'])(
  '%s cites nothing',
  (said) => {
    expect(cited(said).filter(([name]) => name !== null)).toEqual([]);
  },
);

test('a law that nobody knows is never taken for the one that was named before it', () => {
  const isKnown = (name: string) => name === '民法典';
  const written = writeSpokenPlaces('民法典577条说了，那风车使用法第三条也说了，该法第四条不算', isKnown);
  expect(written).toBe('民法典第577条说了，那《风车使用法》第三条也说了，该法第四条不算');
  expect(writeSpokenPlaces('按照民法典第五百七十七条', isKnown)).toBe('按照民法典第五百七十七条');
});
