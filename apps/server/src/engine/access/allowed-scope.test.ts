import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knowledgeBase } from '../../db/schema/document.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { writeDocument, writeKnowledgeBase, writePerson } from '../../testing/write-document.ts';
import { allowScope, narrowScope } from './allowed-scope.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function writeThings() {
  const { context } = database;
  const userId = await writePerson(context);
  const write = async () => (await writeDocument(context, { ownerId: userId, texts: [] })).documentId;
  return {
    userId,
    documentIds: [await write(), await write()],
    knowledgeBaseIds: [await writeKnowledgeBase(context, userId)],
  };
}

test('of all that is wanted, a scope holds what is the person’s own, in the order it was asked for', async () => {
  const [mine, theirs] = [await writeThings(), await writeThings()];
  const scope = await allowScope(database.context.db, {
    reason: 'own',
    userId: mine.userId,
    documentIds: ['doc_unknown', ...mine.documentIds.toReversed(), ...theirs.documentIds],
    knowledgeBaseIds: [...theirs.knowledgeBaseIds, ...mine.knowledgeBaseIds],
  });
  expect(scope.documentIds).toEqual(mine.documentIds.toReversed());
  expect(scope.knowledgeBaseIds).toEqual(mine.knowledgeBaseIds);
});

test('a deleted knowledge base is allowed to nobody, its former owner included', async () => {
  const { context } = database;
  const { userId, knowledgeBaseIds } = await writeThings();
  await context.db
    .update(knowledgeBase)
    .set({ ownerId: null })
    .where(eq(knowledgeBase.id, knowledgeBaseIds[0] ?? ''));
  const scope = await allowScope(context.db, { reason: 'own', userId, knowledgeBaseIds });
  expect(scope.knowledgeBaseIds).toEqual([]);
});

test('a scope can be made narrower and never wider', async () => {
  const [mine, theirs] = [await writeThings(), await writeThings()];
  const scope = await allowScope(database.context.db, { reason: 'own', ...mine });
  const narrow = narrowScope(scope, { documentIds: [...theirs.documentIds, mine.documentIds[1] ?? ''] });
  expect(narrow.documentIds).toEqual([mine.documentIds[1]]);
  expect(narrow.knowledgeBaseIds).toEqual([]);
});

test('no file outside this folder claims that something is an allowed scope', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = await readdir(root, { recursive: true });
  const claims: string[] = [];
  for (const file of files) {
    if (!file.endsWith('.ts') || file.startsWith(join('engine', 'access'))) continue;
    if (/\bas (unknown as )?AllowedScope\b/.test(await readFile(join(root, file), 'utf8'))) claims.push(file);
  }
  expect(claims).toEqual([]);
});
