import { describe, expect, test } from 'vitest';
import type { Calculator, CalculatorInputs, CalculatorResult } from './calculation.ts';
import { civilLimitation } from './civil-limitation.ts';
import { labourArbitrationLimitation } from './labour-arbitration-limitation.ts';

function compute(calculator: Calculator, inputs: CalculatorInputs): CalculatorResult {
  const outcome = calculator.calculate(inputs);
  if (outcome.status !== 'result') throw new Error(JSON.stringify(outcome));
  return outcome;
}
const civil = (inputs: CalculatorInputs) => compute(civilLimitation, inputs).date;
const labour = (inputs: CalculatorInputs) => compute(labourArbitrationLimitation, inputs).date;

describe('limitation of civil claims (民法典 §188–195)', () => {
  test('three years, to the corresponding day', () => {
    expect(civil({ startOn: '2022-03-10' })).toBe('2025-03-10');
    expect(civil({ startOn: '2024-02-29' })).toBe('2027-03-01');
  });

  test('a last day on a weekend moves to Monday (§203)', () => {
    expect(civil({ startOn: '2021-03-13' })).toBe('2024-03-13');
    expect(civil({ startOn: '2021-03-09' })).toBe('2024-03-11');
  });

  test('each interruption within the time starts it anew; one after the end does nothing (§195)', () => {
    const twice = compute(civilLimitation, {
      startOn: '2021-03-10',
      interruptions: ['2025-06-03', '2023-05-04'],
    });
    expect(twice.date).toBe('2028-06-05');
    const late = compute(civilLimitation, { startOn: '2021-03-10', interruptions: ['2024-03-12'] });
    expect(late.date).toBe('2024-03-11');
    expect(late.notes.some(({ zh }) => zh.includes('不产生中断效力'))).toBe(true);
  });

  test('an event on the Monday to which a weekend end moved is still in time', () => {
    expect(civil({ startOn: '2021-03-10', interruptions: ['2024-03-11'] })).toBe('2027-03-11');
  });

  test('an obstacle in the last six months ends it six months after the obstacle (§194)', () => {
    const start = { startOn: '2021-03-15' };
    expect(civil({ ...start, obstacleFrom: '2023-12-01', obstacleTo: '2024-02-20' })).toBe('2024-08-20');
    // Gone before the last six months began (2023-09-15): nothing is suspended.
    expect(civil({ ...start, obstacleFrom: '2023-01-01', obstacleTo: '2023-09-14' })).toBe('2024-03-15');
    expect(civil({ ...start, obstacleFrom: '2023-01-01', obstacleTo: '2023-09-15' })).toBe('2024-03-15');
    expect(civil({ ...start, obstacleFrom: '2023-01-01', obstacleTo: '2023-09-20' })).toBe('2024-03-20');
  });

  test('twenty years from the harm are the end, interrupted or not (§188 ¶2)', () => {
    expect(civil({ harmOn: '2004-06-01', startOn: '2022-05-10', interruptions: ['2023-06-01'] })).toBe(
      '2024-06-03',
    );
  });

  test('special periods: 4, 5 and 2 years', () => {
    const startOn = '2021-03-10';
    expect(civil({ startOn, claimKind: 'international_sale' })).toBe('2025-03-10');
    expect(civil({ startOn, claimKind: 'life_insurance' })).toBe('2026-03-10');
    expect(civil({ startOn, claimKind: 'other_insurance' })).toBe('2023-03-10');
    expect(civil({ startOn, claimKind: 'product_defect' })).toBe('2023-03-10');
  });

  test('without a day it states the rule and asks for the day', () => {
    const result = compute(civilLimitation, {});
    expect(result.date).toBeUndefined();
    expect(result.lines.map(({ value, unit }) => `${value} ${unit}`)).toEqual(['3 year', '20 year']);
    expect(result.asks[0]?.field).toBe('startOn');
  });

  test('on a given day it says whether the time has run out; the last day itself is in time', () => {
    const first = (checkOn: string) =>
      compute(civilLimitation, { startOn: '2022-03-10', checkOn })
        .notes.map(({ zh }) => zh)
        .join();
    expect(first('2025-03-10')).toContain('尚未届满');
    expect(first('2025-03-11')).toContain('已经届满');
  });

  test('two years that ran out before October 2017 stay run out (法释〔2018〕12号 §3)', () => {
    const result = compute(civilLimitation, { startOn: '2015-06-10', checkOn: '2018-06-01' });
    expect(result.date).toBe('2017-06-12');
    const notes = result.notes.map(({ zh }) => zh).join();
    expect(notes).toContain('不能改按三年');
    expect(notes).toContain('已经届满');
    expect(result.asks[0]?.field).toBe('claimKind');
    expect(result.basis.map(({ article }) => article).slice(0, 2)).toEqual(['135', '2']);
    expect(result.basis.filter(({ article, paragraph }) => article === '188' && paragraph === 1)).toEqual([]);
  });

  test('two years still running on 2017-10-01 become three from the same start (§2)', () => {
    expect(civil({ startOn: '2016-03-08' })).toBe('2019-03-08');
    // Its last day was 1 October 2017 itself, and moves to the first working day after the holidays.
    expect(civil({ startOn: '2015-10-01' })).toBe('2018-10-08');
    // 30 September 2017 was a Saturday worked instead of another day: the two years ended then.
    expect(civil({ startOn: '2015-09-30' })).toBe('2017-09-30');
  });

  test.each(['bodily_injury', 'rent', 'undeclared_goods', 'deposited_things'])(
    '%s had one year before, and has three since',
    (claimKind) => {
      expect(civil({ startOn: '2016-03-08', claimKind })).toBe('2017-03-08');
      expect(civil({ startOn: '2016-11-08', claimKind })).toBe('2019-11-08');
      expect(civil({ startOn: '2021-03-10', claimKind })).toBe('2024-03-11');
    },
  );

  test('a demand in time before 2017 starts the earlier period anew, one too late does not', () => {
    expect(civil({ startOn: '2013-05-06', interruptions: ['2015-04-01', '2016-12-01'] })).toBe('2019-12-02');
    expect(civil({ startOn: '2013-05-06', interruptions: ['2016-12-01'] })).toBe('2015-05-06');
  });

  test('an obstacle in the last six months of the earlier period adds what was left (民法通则 §139)', () => {
    const start = { startOn: '2014-03-10' };
    // Two years to 2016-03-10; 60 days held up.
    expect(civil({ ...start, obstacleFrom: '2016-01-01', obstacleTo: '2016-03-01' })).toBe('2016-05-09');
    // Still held up on 2017-10-01: three years, and six months after the obstacle (法释〔2018〕12号 §4).
    expect(civil({ ...start, obstacleFrom: '2016-01-01', obstacleTo: '2018-03-01' })).toBe('2018-09-03');
  });

  test('special periods stay what they were', () => {
    expect(civil({ startOn: '2015-06-10', claimKind: 'international_sale' })).toBe('2019-06-10');
    expect(civil({ startOn: '2015-06-10', claimKind: 'product_defect' })).toBe('2017-06-12');
  });
});

describe('labour arbitration (劳动争议调解仲裁法 §27)', () => {
  test('one year from knowledge, anew from an interruption', () => {
    expect(labour({ startOn: '2024-03-12' })).toBe('2025-03-12');
    expect(labour({ startOn: '2024-03-12', interruptions: ['2024-09-10'] })).toBe('2025-09-10');
  });

  test('unpaid wages: no limit while employed, a year from the end of the employment (¶4)', () => {
    expect(labour({ wageClaim: true, stillEmployed: true })).toBeUndefined();
    expect(compute(labourArbitrationLimitation, { wageClaim: true, stillEmployed: true }).asks).toEqual([]);
    expect(labour({ wageClaim: true, startOn: '2020-01-01', employmentEndedOn: '2024-06-28' })).toBe(
      '2025-06-30',
    );
  });
});
