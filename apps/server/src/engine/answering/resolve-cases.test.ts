import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../db/schema/account.ts';
import { DEPOSIT_CASE, GUIDING_CASE, SALE_CASE } from '../../testing/invented-cases.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { writeCase } from '../../testing/write-case.ts';
import { resolveCases } from './resolve-cases.ts';

let database: TestDatabase;
const ids = { deposit: '', guiding: '', own: '' };

beforeAll(async () => {
  database = await openTestDatabase();
  const { context } = database;
  await context.db.insert(user).values([
    { id: 'owner', role: 'user', createdAt: context.clock.now() },
    { id: 'other', role: 'user', createdAt: context.clock.now() },
  ]);
  ids.deposit = await writeCase(context, DEPOSIT_CASE);
  ids.guiding = await writeCase(context, GUIDING_CASE);
  ids.own = await writeCase(context, { ...SALE_CASE, ownerId: 'owner' });
});
afterAll(() => database.close());

const resolve = async (number: string | null | undefined, askedBy: string | null = null) => {
  if (!number) throw new Error('the case has no number');
  const held = (await resolveCases(database.context, [number], askedBy)).get(number);
  return held === 'impossible' ? held : held?.caseId;
};

test('a person’s own case resolves by its number for that person, and for nobody else', async () => {
  expect(await resolve(SALE_CASE.number, 'owner')).toBe(ids.own);
  expect(await resolve(SALE_CASE.number, 'other')).toBeUndefined();
  expect(await resolve(SALE_CASE.number)).toBeUndefined();
});

test('a shared case resolves for everybody, with what is compared', async () => {
  expect(await resolve(DEPOSIT_CASE.number, 'other')).toBe(ids.deposit);
  const number = DEPOSIT_CASE.number ?? '';
  expect((await resolveCases(database.context, [number])).get(number)).toMatchObject({
    decidedOn: '2023-05-04',
    sections: expect.arrayContaining([expect.objectContaining({ kind: 'ruling' })]),
  });
});

test('a guiding case resolves by its own number, and one that cannot be is impossible', async () => {
  expect(await resolve(GUIDING_CASE.ownNumber)).toBe(ids.guiding);
  expect(await resolve('指导性案例99999号')).toBe('impossible');
  expect(await resolve('指导性案例300号')).toBeUndefined();
  expect(await resolve('（2021）浙9999民初1号')).toBe('impossible');
});
