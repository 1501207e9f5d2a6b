import type { Evidence } from '@mingfa/contract/evidence';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEPOSIT_APPEAL, DEPOSIT_CASE } from '../../testing/invented-cases.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { writeCase } from '../../testing/write-case.ts';
import { withLaterDecisions } from './with-later-decisions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a kept source learns of the decision that changed it when the library does', async () => {
  const { context } = database;
  const caseId = await writeCase(context, DEPOSIT_CASE);
  const kept: Evidence = {
    kind: 'case',
    index: 1,
    title: DEPOSIT_CASE.title,
    label: '',
    text: '',
    score: 1,
    caseNumber: DEPOSIT_CASE.number ?? '',
    authority: 'ordinary',
    isDigest: false,
    court: null,
    decidedOn: null,
    place: { caseId, paragraph: 1 },
  };
  expect(await withLaterDecisions(context.db, [kept], null)).toEqual([kept]);
  const later = await writeCase(context, DEPOSIT_APPEAL);
  const [told] = await withLaterDecisions(context.db, [kept], null);
  expect(told).toMatchObject({ changedBy: { caseId: later, number: DEPOSIT_APPEAL.number } });
});
