import { loadGuides } from '@mingfa/content/load-guides';
import { readQuestion } from '@mingfa/legal/questions/read-question';
import { expect, test } from 'vitest';
import { offerCalculators } from './offer-calculators.ts';

const guides = await loadGuides();
const guide = guides.find(({ id }) => id === 'laid-off-severance') ?? null;

test('what the question calls for comes first, with the figures it gave', () => {
  const reading = readQuestion('工作三年七个月被裁员，月工资8000，经济补偿怎么算？');
  const [first, ...others] = offerCalculators(reading, guide, 'zh-CN');
  expect(first).toMatchObject({ calculator: 'severance', inputs: { monthlyWage: 8000 } });
  expect(others.map(({ calculator }) => calculator)).toEqual(
    guide?.calculators.filter((id) => id !== 'severance').concat('labour-arbitration-limitation'),
  );
  expect(others[0]?.inputs).toEqual({});
});

test('every calculator that a guide names is there, in both languages', () => {
  for (const one of guides) {
    const named = new Set([...one.calculators, ...one.deadlines.flatMap((each) => each.calculator ?? [])]);
    const offered = offerCalculators({ calculator: null }, one, 'en');
    expect(offered.length, one.id).toBe(Math.min(named.size, 3));
    expect(offered.every(({ name }) => /[a-z]/i.test(name))).toBe(true);
  }
});

test('where nothing can be computed, nothing is offered', () => {
  expect(offerCalculators(readQuestion('邻居太吵怎么办'), null, 'zh-CN')).toEqual([]);
});
