import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, 'migrations');
/** What came before nodes could be upgraded one after another. */
const BEFORE = 43;
/** What a node of the release before would stumble over while it still serves. */
const BREAKING = [
  /\bdrop\b/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\bset\s+data\s+type\b/i,
  /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i,
];
/** Said above a statement that is known to harm nobody, with the reason. */
const HARMLESS = /^--\s*harmless to the release before: .{10,}/m;

const migrations = readdirSync(FOLDER)
  .filter((name) => /^\d{4}_.*\.sql$/.test(name) && Number(name.slice(0, 4)) > BEFORE)
  .sort();

test('a node of the release before goes on serving while and after the next one migrates', () => {
  const breaking = migrations.flatMap((name) =>
    readFileSync(join(FOLDER, name), 'utf8')
      .split('--> statement-breakpoint')
      .filter((statement) => BREAKING.some((pattern) => pattern.test(statement)) && !HARMLESS.test(statement))
      .map((statement) => ({ name, statement: statement.trim() })),
  );
  expect(breaking).toEqual([]);
});

test('what would break it is known', () => {
  for (const statement of [
    'ALTER TABLE "user" DROP COLUMN "avatar";',
    'ALTER TABLE "user" RENAME COLUMN "a" TO "b";',
    'ALTER TABLE "user" ADD COLUMN "a" text NOT NULL;',
    'ALTER TABLE "user" ALTER COLUMN "a" SET NOT NULL;',
  ])
    expect(
      BREAKING.some((pattern) => pattern.test(statement)),
      statement,
    ).toBe(true);
  for (const statement of [
    'CREATE TABLE "a" ("b" text NOT NULL);',
    'ALTER TABLE "user" ADD COLUMN "a" text;',
    `ALTER TABLE "user" ADD COLUMN "a" text DEFAULT '' NOT NULL;`,
  ])
    expect(
      BREAKING.some((pattern) => pattern.test(statement)),
      statement,
    ).toBe(false);
});
