import type { CaseField } from '@mingfa/contract/case';
import { eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { caseCitation, caseNumber, caseSource, caseText, legalCase } from '../../../db/schema/case.ts';
import { touchCaseLibrary } from '../touch-case-library.ts';
import type { CaseDraft } from './case-draft.ts';
import type { CaseImportContext, CaseTarget } from './case-import-context.ts';

/** Rows of one statement: on the embedded database everybody else waits while it runs. */
const ROWS_AT_A_TIME = 200;
/** Cases of one transaction: the embedded database serves nobody else meanwhile. */
const CASES_AT_A_TIME = 8;
const CHARACTERS_AT_A_TIME = 60_000;

/** A case of the library, as far as merging looks at it. */
export interface HeldCase {
  id: string;
  identityKey: string;
  textHash: string;
  readBy: number;
  corrected: CaseField[];
  /** Our digest of it, with what was read and checked by hand: any text of the case takes the place of its words. */
  digest: CheckedFacts | null;
  characters: number;
  /** MD5 of the text as it is shown. */
  maskedHash: string;
}

/** What a digest tells of its case. */
export type CheckedFacts = Pick<
  typeof legalCase.$inferSelect,
  'court' | 'numbers' | 'causes' | 'procedure' | 'area' | 'decidedOn'
>;

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
  for (const some of inTurns(made)) {
    await db.transaction(async (tx) => {
      // Nobody sees these rows yet: the commit that shows them waits for the disk, for them, too.
      await tx.execute(sql`set local synchronous_commit = off`);
      await tx.insert(legalCase).values(
        some.map(({ caseId, draft }) => ({
          ...draft.values,
          id: caseId,
          ownerId: target.ownerId,
          state: 'loading' as const,
          importedAt,
        })),
      );
      await writeParts(context, tx, some);
    });
  }
  await db.transaction(async (tx) => {
    const ids = made.map(({ caseId }) => caseId);
    await insertSources(
      tx,
      target,
      importedAt,
      made.flatMap(({ caseId, sources }) => sources.map((source) => ({ caseId, ...source }))),
    );
    await touchCaseLibrary(tx, importedAt, ids);
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
  const checked = held.digest ? checkedFields(held.digest, draft) : [];
  const kept = [...new Set([...held.corrected, ...checked])];
  for (const field of kept) for (const column of COLUMNS[field]) delete values[column];
  values.uncertain = draft.values.uncertain.filter(({ field }) => !kept.includes(field));
  await context.db.transaction(async (tx) => {
    await tx
      .update(legalCase)
      .set({ ...values, corrected: kept })
      .where(eq(legalCase.id, held.id));
    for (const table of [caseText, caseNumber, caseCitation])
      await tx.delete(table).where(eq(table.caseId, held.id));
    await context.search.removeCases(tx, [held.id]);
    await writeParts(context, tx, [{ caseId: held.id, draft }]);
    await touchCaseLibrary(tx, context.now(), [held.id]);
  });
}

/** What a person read in the case goes before what rules read, wherever both differ; where they agree the reading tells more. */
function checkedFields(checked: CheckedFacts, { values }: CaseDraft): CaseField[] {
  const same = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((value) => other.includes(value));
  const differs: Partial<Record<CaseField, boolean>> = {
    court: checked.court !== null && checked.court !== values.court,
    numbers: checked.numbers.length > 0 && !same(checked.numbers, values.numbers),
    causes: checked.causes.length > 0 && !same(checked.causes, values.causes),
    procedure: checked.procedure !== 'none' && checked.procedure !== values.procedure,
    area: checked.area !== values.area,
    decidedOn: checked.decidedOn !== null && checked.decidedOn !== values.decidedOn,
  };
  return (Object.keys(differs) as CaseField[]).filter((field) => differs[field]);
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

interface WrittenCase {
  caseId: string;
  draft: CaseDraft;
}

async function writeParts(
  context: CaseImportContext,
  tx: DatabaseOrTransaction,
  cases: readonly WrittenCase[],
): Promise<void> {
  await tx.insert(caseText).values(cases.map(({ caseId, draft }) => ({ caseId, ...draft.text })));
  const numbers = cases.flatMap(({ caseId, draft }) => draft.numbers.map((row) => ({ ...row, caseId })));
  await inChunks(numbers, (rows) => tx.insert(caseNumber).values(rows));
  const citations = cases.flatMap(({ caseId, draft }) => draft.citations.map((row) => ({ ...row, caseId })));
  await inChunks(citations, (rows) => tx.insert(caseCitation).values(rows));
  await context.search.addCases(
    tx,
    cases.map(({ caseId, draft }) => ({ caseId, terms: draft.terms })),
  );
}

/** Cases that are written in one go. */
function* inTurns<Written extends WrittenCase>(cases: readonly Written[]): Generator<Written[]> {
  let some: Written[] = [];
  let characters = 0;
  for (const one of cases) {
    some.push(one);
    characters += one.draft.text.original.length;
    if (some.length < CASES_AT_A_TIME && characters < CHARACTERS_AT_A_TIME) continue;
    yield some;
    some = [];
    characters = 0;
  }
  if (some.length > 0) yield some;
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
