import { rm } from 'node:fs/promises';
import { and, asc, eq, gt } from 'drizzle-orm';
import {
  caseImport,
  caseMapping,
  caseNote,
  caseText,
  legalCase,
  savedCaseSearch,
} from '../../db/schema/case.ts';
import { caseFolder, caseFolderCase } from '../../db/schema/case-folder.ts';
import { expireCases } from '../../engine/cases/index.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import type { CaseImportsContext } from './case-context.ts';
import { touchCaseLibrary } from './touch-case-library.ts';

/** Cases at a time: each may be long. */
const CASES_AT_A_TIME = 50;

/** A person's own cases, their notes on cases, folders and searches that they keep, and how they mapped tables. */
export function personalCases(context: CaseImportsContext): PersonalData {
  const { db } = context;
  return {
    name: 'cases',
    async forget(userId) {
      const imports = await forgetImports(context, userId);
      const notes = await db
        .delete(caseNote)
        .where(eq(caseNote.ownerId, userId))
        .returning({ id: caseNote.id });
      const searches = await db
        .delete(savedCaseSearch)
        .where(eq(savedCaseSearch.ownerId, userId))
        .returning({ id: savedCaseSearch.id });
      const mappings = await db
        .delete(caseMapping)
        .where(eq(caseMapping.ownerId, userId))
        .returning({ hash: caseMapping.columnsHash });
      const folders = await db
        .delete(caseFolder)
        .where(eq(caseFolder.ownerId, userId))
        .returning({ id: caseFolder.id });
      // With a case go the notes on it, which are counted by then.
      const cases = await forgetCases(context, userId);
      return imports + cases + notes.length + searches.length + mappings.length + folders.length;
    },
    async export(userId) {
      const imports = await db
        .select()
        .from(caseImport)
        .where(and(eq(caseImport.startedBy, userId), eq(caseImport.shared, false)))
        .orderBy(asc(caseImport.createdAt));
      return {
        rows: {
          cases: casesInPages(context, userId),
          caseNotes: await db
            .select()
            .from(caseNote)
            .where(eq(caseNote.ownerId, userId))
            .orderBy(asc(caseNote.createdAt)),
          caseSearches: await db
            .select()
            .from(savedCaseSearch)
            .where(eq(savedCaseSearch.ownerId, userId))
            .orderBy(asc(savedCaseSearch.createdAt)),
          caseFolders: await db
            .select()
            .from(caseFolder)
            .where(eq(caseFolder.ownerId, userId))
            .orderBy(asc(caseFolder.createdAt)),
          caseFolderCases: (
            await db
              .select({ entry: caseFolderCase })
              .from(caseFolderCase)
              .innerJoin(caseFolder, eq(caseFolder.id, caseFolderCase.folderId))
              .where(eq(caseFolder.ownerId, userId))
              .orderBy(asc(caseFolderCase.folderId), asc(caseFolderCase.addedAt))
          ).map(({ entry }) => entry),
          caseMappings: await db.select().from(caseMapping).where(eq(caseMapping.ownerId, userId)),
          caseImports: imports.map(({ location: _location, ...told }) => told),
        },
        files: [],
      };
    },
  };
}

async function* casesInPages({ db }: CaseImportsContext, userId: string): AsyncGenerator<object> {
  for (let last = ''; ; ) {
    const page = await db
      .select({ legalCase, original: caseText.original })
      .from(legalCase)
      .leftJoin(caseText, eq(caseText.caseId, legalCase.id))
      .where(and(eq(legalCase.ownerId, userId), eq(legalCase.state, 'ready'), gt(legalCase.id, last)))
      .orderBy(asc(legalCase.id))
      .limit(CASES_AT_A_TIME);
    for (const row of page) yield { ...row.legalCase, text: row.original };
    const end = page.at(-1);
    if (!end) return;
    last = end.legalCase.id;
  }
}

/** One that runs finds its row gone and stops. Those into the shared library stay, without who began them. */
async function forgetImports({ db }: CaseImportsContext, userId: string): Promise<number> {
  const own = await db
    .delete(caseImport)
    .where(and(eq(caseImport.startedBy, userId), eq(caseImport.shared, false)))
    .returning({ sourceKind: caseImport.sourceKind, location: caseImport.location });
  for (const { sourceKind, location } of own)
    if (sourceKind === 'upload') await rm(location, { force: true });
  await db.update(caseImport).set({ startedBy: null }).where(eq(caseImport.startedBy, userId));
  return own.length;
}

async function forgetCases(context: CaseImportsContext, userId: string): Promise<number> {
  const { db, caseSearch, clock } = context;
  for (let forgotten = 0; ; ) {
    const rows = await db
      .select({ id: legalCase.id })
      .from(legalCase)
      .where(eq(legalCase.ownerId, userId))
      .limit(CASES_AT_A_TIME);
    if (rows.length === 0) return forgotten;
    await db.transaction(async (tx) => {
      await caseSearch.removeCases(
        tx,
        rows.map(({ id }) => id),
      );
      for (const { id } of rows) await tx.delete(legalCase).where(eq(legalCase.id, id));
      await touchCaseLibrary(tx, clock.now());
    });
    forgotten += rows.length;
    expireCases(context);
  }
}
