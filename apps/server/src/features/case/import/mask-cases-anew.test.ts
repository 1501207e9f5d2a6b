import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseText, legalCase } from '../../../db/schema/case.ts';
import { createCaseTextIndex } from '../../../engine/retrieval/index.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeCase } from '../../../testing/write-case.ts';
import { maskCasesAnew } from './mask-cases-anew.ts';

/** A reported case that a release before masked in part. Everybody is made up (虚构). */
const OLD = {
  title: '高小凤与牛大力离婚纠纷案',
  kind: 'typical_case' as const,
  authority: 'typical' as const,
  causes: ['高小凤与牛大力离婚纠纷'],
  parties: [{ stance: '原告', earlier: [], name: '高小凤', kind: 'person' as const }],
  sections: [
    {
      kind: 'facts' as const,
      paragraphs: ['基本案情', '高小凤与牛大力于2012年登记结婚，婚生子牛小宝2015年出生。高小凤起诉离婚。'],
    },
    {
      kind: 'ruling' as const,
      paragraphs: ['裁判结果', '法院判决准许高小凤与牛大力离婚，牛小宝由高小凤抚养。'],
    },
  ],
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('cases that older rules masked are masked anew, once, and are found by nobody’s name', async () => {
  const { context } = database;
  const caseSearch = createCaseTextIndex(context);
  const caseId = await writeCase(context, OLD);
  const signal = new AbortController().signal;
  expect(await maskCasesAnew({ ...context, caseSearch }, signal)).toBe(1);
  const [row] = await context.db.select().from(legalCase).where(eq(legalCase.id, caseId));
  const [text] = await context.db.select().from(caseText).where(eq(caseText.caseId, caseId));
  expect(row).toMatchObject({ title: '高某与牛某离婚纠纷案', causes: ['离婚纠纷'] });
  expect(row?.parties[0]).toMatchObject({ shown: '高某' });
  for (const name of ['高小凤', '牛大力', '牛小宝']) expect(text?.masked).not.toContain(name);
  expect(text?.masked.split('\n')).toHaveLength(4);
  expect(text?.original).toContain('牛小宝');
  expect(await maskCasesAnew({ ...context, caseSearch }, signal)).toBe(0);
});
