import { describe, expect, test } from 'vitest';
import {
  confirmFact,
  contradictedPaths,
  dropFact,
  EMPTY_SHEET,
  entryAt,
  type FactSource,
  keepTold,
  offerFact,
  rowsOf,
  sheetOf,
  takeTold,
  typeFact,
} from './fact-sheet.ts';

const told = (start: number): FactSource => ({ kind: 'story', place: { start, end: start + 1, quote: 'x' } });
const offered = (value: number, start = 0) => ({ value, source: told(start) });

describe('a fact sheet', () => {
  test('takes the first that is told, and keeps what contradicts it beside it', () => {
    const sheet = [5, 7, 5].reduce(
      (held, value, index) => offerFact(held, 'amount', offered(value, index)),
      EMPTY_SHEET,
    );
    expect(entryAt(sheet, 'amount')).toEqual({
      chosen: offered(5),
      confirmed: false,
      others: [offered(7, 1)],
    });
    expect(contradictedPaths(sheet)).toEqual(['amount']);
  });

  test('the same words written otherwise do not contradict', () => {
    const once = offerFact(EMPTY_SHEET, 'name', { value: '张 三', source: told(0) });
    const twice = offerFact(once, 'name', { value: '张三', source: told(4) });
    expect(twice).toBe(once);
  });

  test('a person settles a contradiction by choosing or by typing, and no source undoes it', () => {
    const open = offerFact(offerFact(EMPTY_SHEET, 'amount', offered(5)), 'amount', offered(7));
    const chosen = confirmFact(open, 'amount', 1);
    expect(entryAt(chosen, 'amount')).toMatchObject({ chosen: { value: 7 }, confirmed: true, others: [] });
    const typed = typeFact(open, 'amount', 9);
    const again = offerFact(typed, 'amount', offered(5));
    expect(entryAt(again, 'amount')).toMatchObject({ chosen: { value: 9 }, confirmed: true });
    expect(contradictedPaths(again)).toEqual(['amount']);
    expect(confirmFact(open, 'amount', 5)).toBe(open);
  });

  test('a field of a row makes the row, and a row goes with all its fields', () => {
    const sheet = typeFact(typeFact(EMPTY_SHEET, 'parties/a/name', '张三'), 'parties/b/name', '李四');
    expect(rowsOf(sheet, 'parties')).toEqual(['a', 'b']);
    const less = dropFact(sheet, 'parties/a');
    expect(rowsOf(less, 'parties')).toEqual(['b']);
    expect(entryAt(less, 'parties/a/name')).toBeNull();
    expect(entryAt(dropFact(less, 'parties/b/name'), 'parties/b/name')).toBeNull();
  });

  test('names of what every object has are facts like others', () => {
    expect(entryAt(EMPTY_SHEET, 'constructor')).toBeNull();
    expect(rowsOf(EMPTY_SHEET, 'toString')).toEqual([]);
  });

  test('plain facts become a sheet', () => {
    const sheet = sheetOf({ amount: 5, parties: [{ name: '张三' }, {}] });
    expect(rowsOf(sheet, 'parties')).toEqual(['r1', 'r2']);
    expect(entryAt(sheet, 'parties/r1/name')?.chosen).toEqual({ value: '张三', source: { kind: 'typed' } });
  });
});

describe('what a source tells besides', () => {
  const values = [
    { kind: 'money' as const, words: '转了三万', ...offered(30_000) },
    { kind: 'date' as const, words: '3月8号', value: '2026-03-08', source: told(9) },
  ];
  const sheet = keepTold(EMPTY_SHEET, values);

  test('is kept once, whatever is filled in and forgotten afterwards', () => {
    expect(keepTold(sheet, values)).toBe(sheet);
    expect(dropFact(typeFact(sheet, 'amount', 5), 'amount').told).toEqual(sheet.told);
  });

  test('a person takes it for a fact of its kind: it is confirmed, and its source stays', () => {
    const taken = takeTold(sheet, 'amount', 'money', 30_000);
    expect(taken && entryAt(taken, 'amount')).toEqual({
      chosen: offered(30_000),
      confirmed: true,
      others: [],
    });
  });

  test('nothing is taken that no source tells, or that is of another kind', () => {
    expect(takeTold(sheet, 'amount', 'money', 31_000)).toBeNull();
    expect(takeTold(sheet, 'amount', 'percent', 30_000)).toBeNull();
  });

  test('a long talk keeps the first ones', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({
      kind: 'money' as const,
      words: '',
      ...offered(at),
    }));
    expect(keepTold(EMPTY_SHEET, many).told).toHaveLength(80);
  });
});
