import { expect, test } from 'vitest';
import { checkStatedFigure } from './check-stated-figure.ts';

// An article of our own making.
const ARTICLE =
  '怀表租赁的保修期间为三年。法律另有规定的，依照其规定。\n自怀表交付之日起超过二十年的，不予修理。\n怀表的押金不得超过租金的百分之二十；损坏怀表的，应当在三十日内赔偿。';
const check = (statement: string, paragraph: number | null = null) => {
  const checked = checkStatedFigure(statement, { articleText: ARTICLE, paragraph, item: null, everyday: '' });
  return checked && [checked.isRight, ...checked.law.map(({ words }) => words)];
};

test('a figure of the sentence that is meant is right, and another one is wrong and told', () => {
  expect(check('怀表租赁的保修期间是三年')).toEqual([true, '三年']);
  expect(check('怀表租赁的保修期间是二年')).toEqual([false, '三年']);
  expect(check('押金最多百分之二十')).toEqual([true, '百分之二十']);
  expect(check('押金不超过30%')).toEqual([false, '百分之二十']);
});

test('where it is not clear which figure is meant all are told, and none is called right', () => {
  expect(check('是四年')).toEqual([false, '三年', '超过二十年', '三十日内']);
  expect(check('是三年')).toBeNull();
  expect(check('是四年', 2)).toEqual([false, '超过二十年']);
});

test('nothing is said of a figure that stands in the article for something else, of another bound, or of none', () => {
  expect(check('怀表租赁的保修期间是二十年')).toBeNull();
  expect(check('押金至少百分之二十')).toBeNull();
  expect(check('押金可以不退')).toBeNull();
  expect(check('押金是三百元')).toBeNull();
});
