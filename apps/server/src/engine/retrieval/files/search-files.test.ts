import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentPart } from '../../../db/schema/document.ts';
import type { SegmentIndex } from '../../../ports/segment-index.ts';
import { InlineJobs } from '../../../testing/inline-jobs.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeDocument, writeKnowledgeBase, writePerson } from '../../../testing/write-document.ts';
import { allowScope } from '../../access/index.ts';
import { readQuestion } from '../question/read-question.ts';
import { createFileSource } from './search-files.ts';
import { createSegmentIndex } from './segments/segment-index.ts';

let database: TestDatabase;
let index: SegmentIndex;
const searchModels = { embedder: async () => null, reranker: async () => null };
const signal = new AbortController().signal;

beforeAll(async () => {
  database = await openTestDatabase();
  index = createSegmentIndex({ ...database.context, jobs: new InlineJobs(), searchModels });
});
afterAll(() => database.close());

async function write(input: Parameters<typeof writeDocument>[1]): Promise<string> {
  const { documentId } = await writeDocument(database.context, input);
  const prepared = await index.prepare(documentId, { signal });
  await database.context.db.transaction((tx) => index.publish(tx, prepared));
  return documentId;
}

async function ask(
  ownerId: string,
  text: string,
  things: { knowledgeBaseIds?: string[]; documentIds?: string[] },
) {
  const { db } = database.context;
  const question = await readQuestion({ db, findWords: matchLexicon([]) }, { text, language: 'zh-CN' });
  const allowed = await allowScope(db, { reason: 'own', userId: ownerId, ...things });
  const files = createFileSource({ ...database.context, searchModels });
  return (
    await files.search(question, {
      allowed,
      documentId: null,
      shows: 'files',
      areChosen: true,
      wholeMaxCharacters: 0,
    })
  ).evidence;
}

test('of a knowledge base the document that the question names comes first, however often others say the words', async () => {
  const ownerId = await writePerson(database.context);
  const base = await writeKnowledgeBase(database.context, ownerId);
  for (const name of ['怀表租赁合同.docx', '怀表保管合同.docx', '怀表运输合同.docx']) {
    await write({
      ownerId,
      knowledgeBaseId: base,
      name,
      texts: ['付款期限：付款期限为十日，逾期付款的，付款期限不顺延。', '付款期限另有约定的从其约定。'],
    });
  }
  await write({
    ownerId,
    knowledgeBaseId: base,
    name: '怀表采购合同（终稿）.docx',
    texts: ['双方友好协商。', '甲方应当在验收后三十日内付款。'],
  });
  const [first] = await ask(ownerId, '怀表采购合同的付款期限是多久', { knowledgeBaseIds: [base] });
  expect([first?.title, first?.text]).toEqual([
    '怀表采购合同（终稿）.docx',
    '甲方应当在验收后三十日内付款。',
  ]);
});

test('a passage of a page that was recognised says so, one of a page with text does not', async () => {
  const ownerId = await writePerson(database.context);
  const documentId = await write({
    ownerId,
    name: '收据.pdf',
    texts: ['今收到怀表押金三千元。', '怀表押金另有收条。'],
  });
  const part = { documentId, width: null, height: null, blocks: [] };
  await database.context.db.insert(documentPart).values([
    { ...part, number: 1, page: 1, source: 'recognised' },
    { ...part, number: 2, page: 2, source: 'text' },
  ]);
  const found = await ask(ownerId, '怀表押金', { documentIds: [documentId] });
  expect(found.map(({ label, isRecognised }) => [label, isRecognised])).toEqual([
    ['第 1 页 · 识别文字', true],
    ['第 2 页', undefined],
  ]);
});
