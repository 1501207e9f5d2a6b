import { describe, expect, test } from 'vitest';
import { appealDeadline } from './appeal-deadline.ts';
import type { Calculator, CalculatorInputs, CalculatorResult } from './calculation.ts';
import { proceduralDeadline } from './procedural-deadline.ts';
import { PROCEDURAL_PERIODS } from './procedural-periods.ts';

function compute(calculator: Calculator, inputs: CalculatorInputs): CalculatorResult {
  const outcome = calculator.calculate(inputs);
  if (outcome.status !== 'result') throw new Error(JSON.stringify(outcome));
  return outcome;
}
const appeal = (inputs: CalculatorInputs) => compute(appealDeadline, inputs);

describe('time to appeal', () => {
  test.each([
    ['civil', 'judgment', '2024-05-07', '2024-05-22'],
    ['civil', 'ruling', '2024-05-06', '2024-05-16'],
    ['criminal', 'judgment', '2024-05-06', '2024-05-16'],
    ['criminal', 'ruling', '2024-05-08', '2024-05-13'],
    ['administrative', 'judgment', '2024-05-07', '2024-05-22'],
    ['administrative', 'ruling', '2024-05-06', '2024-05-16'],
  ])('a %s %s served on %s can be appealed until %s', (procedure, document, servedOn, expected) => {
    expect(appeal({ procedure, document, servedOn }).date).toBe(expected);
  });

  test('a party without domicile here has 30 days, for judgments and rulings (民诉法 §286)', () => {
    const abroad = { procedure: 'civil', servedOn: '2024-05-07', abroad: true };
    expect(appeal({ ...abroad, document: 'judgment' }).date).toBe('2024-06-06');
    expect(appeal({ ...abroad, document: 'ruling' }).basis[0]?.article).toBe('286');
  });

  test('the last day moves past a weekend, a fixed holiday and the days of the list given', () => {
    const served = { procedure: 'civil', document: 'judgment' };
    expect(appeal({ ...served, servedOn: '2024-05-10' }).date).toBe('2024-05-27');
    expect(appeal({ ...served, servedOn: '2024-12-17' }).date).toBe('2025-01-02');
    const list = { holidays: ['2024-10-04', '2024-10-07'], adjustedWorkdays: ['2024-09-29', '2024-10-12'] };
    expect(appeal({ ...served, servedOn: '2024-09-16', ...list }).date).toBe('2024-10-08');
    expect(appeal({ ...served, servedOn: '2024-09-14', ...list }).date).toBe('2024-09-29');
    expect(appeal({ ...served, servedOn: '2024-09-16', ...list }).asks).toEqual([]);
  });

  test('the published years move the last day past Spring Festival, and not past a worked weekend', () => {
    const served = { procedure: 'civil', document: 'judgment' };
    const festival = appeal({ ...served, servedOn: '2026-02-02' });
    expect(festival.date).toBe('2026-02-24');
    expect(festival.notes[0]?.zh).toContain('国务院办公厅关于2026年部分节假日安排的通知');
    expect(festival.asks).toEqual([]);
    expect(appeal({ ...served, servedOn: '2024-04-26' }).date).toBe('2024-05-11');
    expect(appeal({ ...served, servedOn: '2020-01-16' }).date).toBe('2020-02-03');
  });

  test('beyond the published years the holiday shift is said to be unknown, with a warning of a worked weekend', () => {
    const result = appeal({ procedure: 'civil', document: 'judgment', servedOn: '2027-05-07' });
    expect(result.date).toBe('2027-05-24');
    expect(result.notes[0]?.zh).toContain('节假日顺延未知：没有2027年');
    expect(result.notes[1]?.zh).toContain('2027-05-22被调为上班日');
    expect(result.asks.map(({ field }) => field)).toContain('holidays');
  });

  test('with nothing known every period is listed and the rest is asked for', () => {
    const result = appeal({});
    expect(result.date).toBeUndefined();
    expect(result.lines.map(({ value }) => value)).toEqual([15, 10, 10, 5, 15, 10]);
    expect(result.asks.map(({ field }) => field)).toEqual(['procedure', 'document', 'servedOn']);
  });

  test('with the day but not the kind each possible last day is listed', () => {
    const result = appeal({ document: 'judgment', servedOn: '2024-05-07' });
    expect(result.date).toBeUndefined();
    expect(result.lines.map(({ value }) => value)).toEqual(['2024-05-22', '2024-05-17', '2024-05-22']);
  });
});

describe('periods of procedure', () => {
  test.each([
    ['answer', '2024-05-07', '2024-05-22'],
    ['answer_abroad', '2024-05-07', '2024-06-06'],
    ['retrial', '2024-08-30', '2025-02-28'],
    ['execution', '2024-05-13', '2026-05-13'],
    ['presuit_preservation', '2024-05-07', '2024-06-06'],
    ['administrative_suit', '2024-01-31', '2024-07-31'],
    ['suit_after_reconsideration', '2024-05-07', '2024-05-22'],
    ['reconsideration', '2024-05-07', '2024-07-08'],
    ['labour_suit', '2024-05-07', '2024-05-22'],
    ['labour_award_annulment', '2024-05-07', '2024-06-06'],
    ['set_aside_award', '2026-05-07', '2026-08-07'],
    ['work_injury_worker', '2024-05-07', '2025-05-07'],
  ])('%s from %s ends on %s', (kind, startOn, expected) => {
    expect(compute(proceduralDeadline, { kind, startOn }).date).toBe(expected);
  });

  test('without a day the length is stated and the day asked for', () => {
    const result = compute(proceduralDeadline, { kind: 'execution' });
    expect(result.lines[0]).toMatchObject({ value: 2, unit: 'year' });
    expect(result.asks[0]?.question.zh).toContain('最后一日');
  });

  test('a labour award: the employer does not sue against a final one', () => {
    expect(compute(proceduralDeadline, { kind: 'labour_suit' }).notes[0]?.zh).toContain('只有劳动者可以起诉');
  });

  test('every period has a source and its own id', () => {
    expect(new Set(PROCEDURAL_PERIODS.map(({ id }) => id)).size).toBe(PROCEDURAL_PERIODS.length);
    for (const { basis } of PROCEDURAL_PERIODS) expect(basis.length).toBeGreaterThan(0);
  });
});
