import { describe, expect, test } from 'vitest';
import type { CalculatorInputs, CalculatorResult } from './calculation.ts';
import { courtFee } from './court-fee.ts';

function compute(inputs: CalculatorInputs): CalculatorResult {
  const outcome = courtFee.calculate(inputs);
  if (outcome.status !== 'result') throw new Error(JSON.stringify(outcome));
  return outcome;
}
const fee = (inputs: CalculatorInputs) => compute(inputs).amount;
const places = (inputs: CalculatorInputs) =>
  compute(inputs).basis.map(({ law, article }) => `${law}${article}`);

describe('the court fee of a property case (诉讼费用交纳办法 §13)', () => {
  test.each([
    // 50 + 9万×2.5% = 2,300; +10万×2% = 4,300; +30万×1.5% = 8,800; +50万×1% = 13,800
    [0, 50],
    [10_000, 50],
    [10_000.01, 50],
    [20_000, 300],
    [100_000, 2_300],
    [200_000, 4_300],
    [500_000, 8_800],
    [1_000_000, 13_800],
    // +100万×0.9% = 22,800; +300万×0.8% = 46,800; +500万×0.7% = 81,800; +1000万×0.6% = 141,800
    [2_000_000, 22_800],
    [5_000_000, 46_800],
    [10_000_000, 81_800],
    [20_000_000, 141_800],
    [30_000_000, 191_800],
    [12_345.67, 108.64],
  ])('%d yuan cost %d', (claim, expected) => {
    expect(fee({ claim })).toBe(expected);
  });

  test('the lines add up to the fee', () => {
    const { lines, amount } = compute({ claim: 7_654_321 });
    const sum = lines.reduce((total, { value }) => total + Math.round(Number(value) * 100), 0);
    expect(sum / 100).toBe(amount);
  });

  test('a higher claim never costs less', () => {
    let last = 0;
    for (let claim = 0; claim < 25_000_000; claim += 49_999) {
      const amount = Number(fee({ claim }));
      expect(amount).toBeGreaterThanOrEqual(last);
      last = amount;
    }
  });

  test('without an amount it asks for one', () => {
    const outcome = courtFee.calculate({});
    expect(outcome.status).toBe('needs');
    expect(outcome.status === 'needs' && outcome.missing.map(({ field }) => field)).toEqual(['claim']);
  });
});

describe('halving (诉讼费用交纳办法 §15, §16, §18; 民诉法解释 §206)', () => {
  test('simplified procedure, mediation, withdrawal and a counterclaim each halve', () => {
    expect(fee({ claim: 100_000, simplified: true })).toBe(1_150);
    expect(fee({ claim: 100_000, ending: 'mediation' })).toBe(1_150);
    expect(fee({ claim: 100_000, ending: 'withdrawal' })).toBe(1_150);
    expect(fee({ claim: 100_000, joinedClaim: 'counterclaim' })).toBe(1_150);
  });

  test('several grounds halve once, and the interpretation that says so is named', () => {
    const inputs = { claim: 100_000, simplified: true, ending: 'mediation', joinedClaim: 'counterclaim' };
    expect(fee(inputs)).toBe(1_150);
    expect(places(inputs)).toContain('最高人民法院关于适用《中华人民共和国民事诉讼法》的解释206');
    expect(places({ claim: 100_000, simplified: true })).not.toContain(
      '最高人民法院关于适用《中华人民共和国民事诉讼法》的解释206',
    );
  });

  test('a judgment in the ordinary procedure halves nothing', () => {
    expect(fee({ claim: 100_000, simplified: false, ending: 'judgment' })).toBe(2_300);
  });

  test('application fees are not halved', () => {
    expect(fee({ caseKind: 'set_aside_award', simplified: true })).toBe(400);
  });
});

describe('other kinds of case', () => {
  test('a divorce costs 50 to 300, and half a percent of the property above 200,000', () => {
    expect(fee({ caseKind: 'divorce' })).toEqual({ min: 50, max: 300 });
    expect(fee({ caseKind: 'divorce', claim: 200_000 })).toEqual({ min: 50, max: 300 });
    expect(fee({ caseKind: 'divorce', claim: 1_000_000 })).toEqual({ min: 4_050, max: 4_300 });
    expect(fee({ caseKind: 'divorce', simplified: true })).toEqual({ min: 25, max: 150 });
    expect(compute({ caseKind: 'divorce' }).asks.map(({ field }) => field)).toEqual(['claim']);
  });

  test('personality rights: damages above 50,000 pay 1 %, above 100,000 half a percent', () => {
    expect(fee({ caseKind: 'personality', claim: 50_000 })).toEqual({ min: 100, max: 500 });
    expect(fee({ caseKind: 'personality', claim: 100_000 })).toEqual({ min: 600, max: 1_000 });
    expect(fee({ caseKind: 'personality', claim: 200_000 })).toEqual({ min: 1_100, max: 1_500 });
  });

  test('intellectual property follows the property scale when there is an amount', () => {
    expect(fee({ caseKind: 'intellectual_property' })).toEqual({ min: 500, max: 1_000 });
    expect(fee({ caseKind: 'intellectual_property', claim: 100_000 })).toBe(2_300);
  });

  test('labour 10, administrative 50 or 100, jurisdiction 50 to 100', () => {
    expect(fee({ caseKind: 'labour' })).toBe(10);
    expect(fee({ caseKind: 'labour', simplified: true })).toBe(5);
    expect(fee({ caseKind: 'administrative' })).toBe(50);
    expect(fee({ caseKind: 'administrative_special' })).toBe(100);
    expect(fee({ caseKind: 'jurisdiction_objection' })).toEqual({ min: 50, max: 100 });
  });

  test('a payment order costs a third, a bankruptcy half and at most 300,000 (§14)', () => {
    expect(fee({ caseKind: 'payment_order', claim: 100_000 })).toBe(766.67);
    expect(fee({ caseKind: 'bankruptcy', claim: 1_000_000 })).toBe(6_900);
    expect(fee({ caseKind: 'bankruptcy', claim: 1_000_000_000 })).toBe(300_000);
  });

  test('an appeal pays on the part disputed (§17), and says so', () => {
    expect(fee({ claim: 100_000, stage: 'appeal' })).toBe(2_300);
    expect(places({ claim: 100_000, stage: 'appeal' })).toContain('诉讼费用交纳办法17');
  });
});

test('nonsense inputs are refused with the field named', () => {
  for (const claim of [-1, Number.NaN, 'viel', 1e15]) {
    const outcome = courtFee.calculate({ claim });
    expect(outcome.status).toBe('invalid');
    expect(outcome.status === 'invalid' && outcome.problems[0]?.field).toBe('claim');
  }
  expect(courtFee.calculate({ caseKind: 'marriage', claim: 1 }).status).toBe('invalid');
});

test('an amount typed into a form as text is read', () => {
  expect(fee({ claim: '100,000' })).toBe(2_300);
});
