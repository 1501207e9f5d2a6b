import type { CaseField } from '@mingfa/contract/case';
import { eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { caseCitation, caseNumber, caseSource, caseText, legalCase } from '../../../db/schema/case.ts';
import { touchCaseLibrary } from '../touch-case-library.ts';
import type { CaseDraft } from './case-draft.ts';
import type { CaseImportContext, CaseTarget } from './case-import-context.ts';

/** Rows of one statement: on the embedded database everybody else waits while it runs. */
const ROWS_AT_A_TIME = 200;

/** A case of the library, as far as merging looks at it. */
export interface HeldCase {
  id: string;
  identityKey: string;
  textHash: string;
  readBy: number;
  corrected: CaseField[];
  /** Our digest of it: any text of the case takes its place. */
  isDigest: boolean;
  characters: number;
  /** MD5 of the text as it is shown. */
  maskedHash: string;
}

/** A source of a case that is held. */
export type SourceOfCase = CaseDraft['source'] & { caseId: string };

/** Columns that a correction by hand fills. */
const COLUMNS: Record<CaseField, readonly (keyof CaseDraft['values'])[]> = {
  title: ['title'],
  numbers: ['number', 'numbers'],
  court: ['court', 'level', 'region'],
  causes: ['causes'],
  procedure: ['procedure'],
  kind: ['kind'],
  area: ['area'],
  decidedOn: ['decidedOn', 'decidedIn'],
  parties: ['parties', 'counsel'],
  outcome: ['outcome', 'outcomes'],
};

/** Writes cases in state `loading`, out of sight, then makes all of them visible at once. */
export async function writeNewCases(
  context: CaseImportContext,
  target: CaseTarget,
  added: readonly { draft: CaseDraft; sources: CaseDraft['source'][] }[],
): Promise<void> {
  if (added.length === 0) return;
  const { db } = context;
  const importedAt = context.now();
  const made = added.map((one) => ({ ...one, caseId: context.ids.make('case') }));
  await db.insert(legalCase).values(
    made.map(({ caseId, draft }) => ({
      ...draft.values,
      id: caseId,
      ownerId: target.ownerId,
      state: 'loading' as const,
      importedAt,
    })),
  );
  for (const { caseId, draft } of made) await writeParts(context, db, caseId, draft);
  await db.transaction(async (tx) => {
    const ids = made.map(({ caseId }) => caseId);
    await tx.update(legalCase).set({ state: 'ready' }).where(inArray(legalCase.id, ids));
    await insertSources(
      tx,
      target,
      importedAt,
      made.flatMap(({ caseId, sources }) => sources.map((source) => ({ caseId, ...source }))),
    );
    await touchCaseLibrary(tx, importedAt);
  });
}

/** Gives a case that is held another text and what was read in it; corrections by hand stay. */
export async function replaceCase(
  context: CaseImportContext,
  held: HeldCase,
  draft: CaseDraft,
): Promise<void> {
  const values: Partial<CaseDraft['values']> = { ...draft.values };
  delete values.superseded;
  for (const field of held.corrected) for (const column of COLUMNS[field]) delete values[column];
  await context.db.transaction(async (tx) => {
    await tx.update(legalCase).set(values).where(eq(legalCase.id, held.id));
    for (const table of [caseText, caseNumber, caseCitation])
      await tx.delete(table).where(eq(table.caseId, held.id));
    await context.search.removeCases(tx, [held.id]);
    await writeParts(context, tx, held.id, draft);
    await touchCaseLibrary(tx, context.now());
  });
}

/** Notes further sources of cases that are held; one that was read by older rules gives way. */
export async function addSources(
  context: CaseImportContext,
  target: CaseTarget,
  sources: readonly SourceOfCase[],
): Promise<void> {
  if (sources.length === 0) return;
  await context.db.transaction(async (tx) => {
    await insertSources(tx, target, context.now(), sources);
    await touchCaseLibrary(tx, context.now());
  });
}

async function insertSources(
  tx: DatabaseOrTransaction,
  { sourceName: name }: CaseTarget,
  importedAt: Date,
  sources: readonly SourceOfCase[],
): Promise<void> {
  await tx
    .insert(caseSource)
    .values(sources.map((source) => ({ ...source, name, importedAt })))
    .onConflictDoNothing();
}

async function writeParts(
  context: CaseImportContext,
  tx: DatabaseOrTransaction,
  caseId: string,
  { text, numbers, citations, terms }: CaseDraft,
): Promise<void> {
  await tx.insert(caseText).values({ caseId, ...text });
  await inChunks(numbers, (rows) => tx.insert(caseNumber).values(rows.map((row) => ({ ...row, caseId }))));
  await inChunks(citations, (rows) =>
    tx.insert(caseCitation).values(rows.map((row) => ({ ...row, caseId }))),
  );
  await context.search.addCases(tx, [{ caseId, terms }]);
}

async function inChunks<Row>(rows: readonly Row[], write: (chunk: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_A_TIME)
    await write(rows.slice(start, start + ROWS_AT_A_TIME));
}

/** Removes what a killed import left half written. No reader ever saw it. */
export async function removeLoadingCases(context: Pick<CaseImportContext, 'db' | 'search'>): Promise<void> {
  for (;;) {
    const loading = await context.db
      .select({ id: legalCase.id })
      .from(legalCase)
      .where(eq(legalCase.state, 'loading'))
      .limit(20);
    if (loading.length === 0) return;
    const ids = loading.map(({ id }) => id);
    await context.db.transaction(async (tx) => {
      await context.search.removeCases(tx, ids);
      await tx.delete(legalCase).where(inArray(legalCase.id, ids));
    });
  }
}
