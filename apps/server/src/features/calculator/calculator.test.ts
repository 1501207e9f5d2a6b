import * as contract from '@mingfa/contract/calculator';
import { CALCULATORS } from '@mingfa/legal/calculators/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const compute = async (calculatorId: string, inputs: object) =>
  (await app.call(contract.calculate, { params: { calculatorId }, body: { inputs } })).body;

test('every calculator is listed with its fields, found by its id, and computes for anyone', async () => {
  const { items } = (await app.call(contract.listCalculators)).body;
  expect(items.map(({ calculatorId }) => calculatorId)).toEqual(CALCULATORS.map(({ id }) => id));
  for (const one of items) {
    const { calculatorId } = one;
    expect((await app.call(contract.getCalculator, { params: { calculatorId } })).body).toEqual(one);
    expect((await compute(calculatorId, {})).status).toMatch(/^(result|needs)$/);
  }
});

test('a calculation gives the sum with its steps, what is missing, or what is wrong', async () => {
  expect(await compute('court-fee', { claim: 1_000_000 })).toMatchObject({
    status: 'result',
    amount: 13_800,
  });
  expect(await compute('loan-interest', {})).toMatchObject({
    status: 'needs',
    missing: [{ field: 'principal' }, {}, {}],
  });
  expect(await compute('court-fee', { claim: '很多' })).toMatchObject({
    status: 'invalid',
    problems: [{ field: 'claim' }],
  });
});

test('a calculator that is none is missing, and inputs without end are refused', async () => {
  const nowhere = { params: { calculatorId: 'alchemy' } };
  expect((await app.call(contract.getCalculator, nowhere)).status).toBe(404);
  expect((await app.call(contract.calculate, { ...nowhere, body: {} })).status).toBe(404);
  const inputs = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`field${index}`, 1]));
  const much = await app.call(contract.calculate, {
    params: { calculatorId: 'court-fee' },
    body: { inputs },
  });
  expect(much.status).toBe(422);
});

test('an administrator adds a later year and a later month, which calculations use at once, and takes them back', async () => {
  const { token } = await app.admin();
  const before = (await app.call(contract.listPublishedFigures)).body;
  expect(before.lastHolidayYear).toBe(2026);
  const served = { procedure: 'civil', document: 'judgment', servedOn: '2027-01-22' };
  expect(await compute('appeal-deadline', served)).toMatchObject({
    date: '2027-02-08',
    asks: [{ field: 'holidays' }],
  });
  const body = {
    year: 2027,
    holidays: [['2027-02-05', '2027-02-11']],
    adjustedWorkdays: ['2027-02-20'],
    source: '国务院办公厅关于2027年部分节假日安排的通知',
    url: null,
  };
  const month = { from: '2026-05-20', oneYear: 2.9, fiveYears: 3.4, source: '2026年5月20日公告' };
  await app.call(contract.saveHolidayYear, { token, body });
  await app.call(contract.saveLoanPrimeRate, { token, body: month });
  expect(await compute('appeal-deadline', served)).toMatchObject({ date: '2027-02-12', asks: [] });
  const loan = { principal: 100_000, annualRate: 24, startOn: '2026-06-01', endOn: '2027-06-01' };
  expect(await compute('loan-interest', loan)).toMatchObject({ status: 'result', amount: 11_600 });
  const after = (await app.call(contract.listPublishedFigures)).body;
  expect(after.holidayYears.at(-1)).toEqual({ ...body, added: true });
  expect(after).toMatchObject({ lastHolidayYear: 2027, lastLoanPrimeRateMonth: '2026-05' });
  expect(after.holidayYears.filter(({ added }) => added)).toHaveLength(1);
  await app.call(contract.removeAddedFigures, { token, body: { period: '2027' } });
  await app.call(contract.removeAddedFigures, { token, body: { period: '2026-05' } });
  expect((await app.call(contract.listPublishedFigures)).body).toEqual({
    ...before,
    revision: before.revision + 4,
  });
});

test('days of another year, or a stretch that ends before it begins, are refused', async () => {
  const { token } = await app.admin();
  const save = async (change: object) => {
    const good = {
      year: 2027,
      holidays: [['2027-02-05', '2027-02-11']],
      adjustedWorkdays: [],
      source: '放假通知',
      url: null,
    };
    return (await app.call(contract.saveHolidayYear, { token, body: { ...good, ...change } })).status;
  };
  expect(await save({ holidays: [['2028-02-05', '2028-02-06']] })).toBe(422);
  expect(await save({ holidays: [['2027-02-11', '2027-02-05']] })).toBe(422);
  expect(await save({ adjustedWorkdays: ['2026-12-31'] })).toBe(422);
  expect(await save({ source: '' })).toBe(422);
});
