import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeExport } from './describe-export.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

test('every file that an export can hold is explained in both languages', () => {
  const kinds = server.app.context.personalData.filter((data) => data.export !== null);
  expect(kinds.length).toBeGreaterThan(10);
  const lines = describeExport(kinds).split('\n');
  for (const { name } of [{ name: 'account' }, ...kinds]) {
    const told = lines.filter((line) => line.startsWith(`- \`${name}.json\``));
    expect([name, told.length]).toEqual([name, 2]);
    expect(told[0], name).toMatch(/：\S/);
    expect(told[1], name).toMatch(/: [A-Z]/);
  }
});
