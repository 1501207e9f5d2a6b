import { expect, test } from 'vitest';
import { citedOutside } from './cited-outside.ts';

const cited = (lawId: string | null, label: string) =>
  ({
    type: 'statute',
    reference: label,
    label,
    location: lawId === null ? null : { lawId, articleKey: '1' },
  }) as never;
const judge = {
  admits: (lawId: string) => lawId === 'labour',
  admitsNamed: (name: string) => name !== '海商法',
};

test('law that a model cites from memory, outside the law it may answer from, is named in a notice', () => {
  const citations = [
    cited('labour', '《劳动法》第一条'),
    cited('penal', '《刑法》第一条'),
    cited('penal', '《刑法》第一条'),
  ];
  expect(citedOutside({ citations }, judge)).toEqual({
    kind: 'cited_outside_scope',
    values: { places: '《刑法》第一条', count: 1 },
  });
});

test('nothing is said where all of it lies within, or where all law may answer', () => {
  expect(citedOutside({ citations: [cited('labour', 'a'), cited(null, 'b')] }, judge)).toBeNull();
  expect(citedOutside({ citations: [cited('penal', 'a')] }, null)).toBeNull();
});

test('so is law that the library does not hold, by its name', () => {
  expect(
    citedOutside({ citations: [cited(null, '《海商法》第九条'), cited(null, '《某法》第一条')] }, judge),
  ).toEqual({
    kind: 'cited_outside_scope',
    values: { places: '《海商法》第九条', count: 1 },
  });
});
