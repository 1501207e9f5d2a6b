import { describe, expect, test } from 'vitest';
import { checkCondition } from './check-expression.ts';
import { holds, operandValue } from './evaluate-expression.ts';
import { pathsOfCondition } from './expression.ts';
import type { FactDefinition, FactDictionary } from './fact-definition.ts';
import { type PlainFacts, sheetOf } from './fact-sheet.ts';
import { parseCondition, parseOperand } from './parse-expression.ts';

const name = (id: string) => ({ zh: id, en: id });
const fact = (
  id: string,
  kind: FactDefinition['kind'],
  more: Partial<FactDefinition> = {},
): FactDefinition => ({
  id,
  kind,
  label: name(id),
  ...more,
});
const options = ['person', 'organisation'].map((value) => ({ value, label: name(value), written: value }));
const dictionary: FactDictionary = {
  records: new Map([
    [
      'party',
      {
        id: 'party',
        label: name('party'),
        fields: [fact('kind', 'choice', { options }), fact('born_on', 'date'), fact('paid', 'money')],
      },
    ],
  ]),
  facts: new Map(
    [
      fact('amount', 'money'),
      fact('repaid', 'money'),
      fact('due_on', 'date'),
      fact('cause', 'text'),
      fact('agreed', 'yes_no'),
      fact('from', 'date'),
      fact('months', 'count'),
      fact('rate', 'percent'),
      fact('parties', 'list', { record: 'party' }),
    ].map((one) => [one.id, one]),
  ),
};
const types = { dictionary, own: [], rows: new Map() };
const scope = (facts: PlainFacts) => ({ sheet: sheetOf(facts), today: '2026-11-28', rows: new Map() });
const asked = (condition: string, facts: PlainFacts = {}) => holds(scope(facts), parseCondition(condition));

describe('a condition', () => {
  test.each<[string, PlainFacts, boolean | undefined]>([
    ['amount > 100', { amount: 101 }, true],
    ['amount > 100', { amount: 100 }, false],
    ['amount > 100', {}, undefined],
    ['not amount > 100', {}, undefined],
    ['maybe not amount > 100', {}, true],
    ['maybe amount > 100', { amount: 1 }, false],
    ['amount known', {}, false],
    ['not amount known', {}, true],
    ['cause is 离婚纠纷', { cause: '离婚纠纷' }, true],
    ['cause is not 离婚纠纷', { cause: '离婚纠纷' }, false],
    ['cause in (离婚纠纷, 继承纠纷)', { cause: '继承纠纷' }, true],
    ['agreed', { agreed: true }, true],
    ['not agreed', { agreed: false }, true],
    ['due_on < today', { due_on: '2026-11-27' }, true],
    ['due_on >= 2027-01-01', { due_on: '2026-11-27' }, false],
    ['amount - repaid = 0.1', { amount: 0.3, repaid: 0.2 }, true],
    ['count(parties) = 0', {}, true],
    ['sum(parties.paid) = 30', { parties: [{ paid: 10 }, { paid: 20 }, {}] }, true],
    ['some(parties.kind is organisation)', { parties: [{ kind: 'person' }, { kind: 'organisation' }] }, true],
    ['some(parties.kind is organisation)', { parties: [{ kind: 'person' }] }, false],
    ['some(years(parties.born_on) < 18)', { parties: [{ born_on: '2010-01-01' }] }, true],
    ['some(years(parties.born_on) < 18)', { parties: [{ born_on: '2008-11-28' }] }, false],
    [
      'some(years(parties.born_on, due_on) < 18)',
      { parties: [{ born_on: '2008-11-28' }], due_on: '2026-11-27' },
      true,
    ],
    ['some(years(parties.born_on, due_on) < 18)', { parties: [{ born_on: '2008-11-28' }] }, false],
    ['amount > 1 and agreed or cause is x', { cause: 'x' }, true],
    ['agreed and (amount > 1 or cause is x)', { agreed: true, amount: 2 }, true],
  ])('%s of %j is %s', (condition, facts, held) => {
    expect(checkCondition(types, parseCondition(condition))).toEqual([]);
    expect(asked(condition, facts)).toBe(held);
  });

  test.each([
    ['missing is x', 'no fact missing'],
    ['parties.kind is dog', 'parties.kind is never dog'],
    ['amount is x', 'amount is no choice'],
    ['amount > due_on', 'number is not compared with date'],
    ['amount', 'amount is no yes_no'],
    ['count(amount) > 0', 'amount is no list'],
    ['sum(parties.kind) > 0', 'parties.kind is no number'],
    ['years(amount) > 1', 'amount is no date'],
    ['cause < cause', 'text has no order'],
  ])('%s is refused when the template is loaded: %s', (condition, problem) => {
    expect(checkCondition(types, parseCondition(condition))).toContain(problem);
  });

  test.each([
    '',
    'amount >',
    'amount > 1 amount',
    '(amount > 1',
    'amount is',
    'x(y) > 1',
    'due_on = last_day(from)',
    'a.b.c known',
    '1',
    'a; b',
  ])('%j is not understood', (condition) => {
    expect(() => parseCondition(condition)).toThrow(SyntaxError);
  });

  test('nothing of the language runs, however it is nested', () => {
    expect(() => parseCondition(`${'('.repeat(50)}agreed${')'.repeat(50)}`)).toThrow('nested too deeply');
    expect(asked('constructor known')).toBe(false);
    expect(asked('__proto__ known')).toBe(false);
    expect(() => parseCondition('process.exit(1)')).toThrow(SyntaxError);
  });

  test('names the facts it hangs on', () => {
    const paths = pathsOfCondition(parseCondition('amount > repaid and some(parties.kind is person)'));
    expect(paths.map(({ head }) => head)).toEqual(['amount', 'repaid', 'parties', 'parties']);
  });
});

test('money is added up without losing a cent', () => {
  const facts = { parties: Array.from({ length: 10 }, () => ({ paid: 0.1 })) };
  expect(operandValue(scope(facts), parseOperand('sum(parties.paid)'))).toBe(1);
  expect(operandValue(scope(facts), parseOperand('1 + count(parties) - 2'))).toBe(9);
  expect(operandValue(scope({ amount: 5, repaid: 7 }), parseOperand('amount - repaid'))).toBe(-2);
});

test('words and amounts are looked for in a text', () => {
  const scope = (facts: PlainFacts) => ({ sheet: sheetOf(facts), today: '2026-11-28', rows: new Map() });
  const said = (source: string, facts: PlainFacts) => holds(scope(facts), parseCondition(source));
  expect(said("cause mentions ('工资', '加班费')", { cause: '支付加班费' })).toBe(true);
  expect(said("cause mentions '工资'", { cause: '支付加班费' })).toBe(false);
  expect(said("not cause mentions '工资'", {})).toBeUndefined();
  expect(said('cause mentions amount', { cause: '支付13.75万元', amount: 137_500 })).toBe(true);
  expect(said('cause mentions amount', { cause: '支付137500元', amount: 13_750 })).toBe(false);
  expect(said('cause mentions amount', { cause: '支付137500元' })).toBeUndefined();
  const types = { dictionary, own: [], rows: new Map() };
  const problems = (source: string) => checkCondition(types, parseCondition(source));
  expect(problems("cause mentions ('工资', amount)")).toEqual([]);
  expect(problems("agreed mentions '工资'")).toEqual(['agreed is no text']);
  expect(problems('cause mentions due_on')).toEqual(['only words and amounts are mentioned']);
  expect(pathsOfCondition(parseCondition('cause mentions amount')).map(({ head }) => head)).toEqual([
    'cause',
    'amount',
  ]);
});

test('a term of months ends on the day before its first comes round, or on that day', () => {
  const end = (source: string, from: string, months: number) =>
    operandValue(scope({ from, months }), parseOperand(source));
  expect(end('last_day(from, months)', '2026-12-01', 12)).toBe('2027-11-30');
  expect(end('day_after(from, months)', '2026-12-01', 12)).toBe('2027-12-01');
  expect(end('last_day(from, months)', '2024-01-31', 1)).toBe('2024-02-29');
  expect(end('last_day(from, months)', '2026-03-01', 12)).toBe('2027-02-28');
  expect(end('day_after(from, months)', '2025-08-31', 6)).toBe('2026-03-01');
  expect(operandValue(scope({ months: 12 }), parseOperand('last_day(from, months)'))).toBeUndefined();
  const problems = (source: string) => checkCondition(types, parseCondition(source));
  expect(problems('due_on != last_day(from, months)')).toEqual([]);
  expect(problems('due_on != last_day(from, amount)')).toEqual(['amount is no count']);
  expect(
    pathsOfCondition(parseCondition('due_on = day_after(from, months)')).map(({ head }) => head),
  ).toEqual(['due_on', 'from', 'months']);
});

test('a rate by the day is compared as one by the year', () => {
  expect(operandValue(scope({ rate: 0.05 }), parseOperand('yearly(rate)'))).toBe(18.25);
  expect(asked('yearly(rate) > 24', { rate: 0.1 })).toBe(true);
  expect(checkCondition(types, parseCondition('yearly(amount) > 24'))).toEqual(['amount is no percent']);
});
