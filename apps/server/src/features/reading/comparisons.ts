import type * as contract from '@mingfa/contract/document';
import type { ComparedClause, Comparison } from '@mingfa/contract/document';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import { comparison, document } from '../../db/schema/document.ts';
import { requireReadyDocument } from '../../engine/access/index.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { readStoredParts } from '../../engine/documents/index.ts';
import type { MakingContext, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { takeRoom } from '../account/index.ts';
import { compareDocuments } from './analyse-document.ts';
import { type ComparisonRow, ownComparison } from './own-comparison.ts';
import type { ReadingContext } from './reading-context.ts';

/** Compares two drafts by clause and keeps the result. @throws AppError `not_found`, `same_document`, `file_not_ready`, `parser_timeout`, `limit_reached` */
export async function createComparison(
  context: ReadingContext & MakingContext,
  input: { leftId: string; rightId: string },
): Promise<Comparison> {
  const left = await requireReadyDocument(context, input.leftId);
  if (input.leftId === input.rightId) throw new AppError('same_document');
  const right = await requireReadyDocument(context, input.rightId);
  const result = await compareDocuments(
    { left: await readStoredParts(context, left.id), right: await readStoredParts(context, right.id) },
    context.signal,
  );
  return context.makeOnce(async (tx) => {
    // A draft may have been deleted meanwhile; one that is there stays until this is written.
    const ids = [...new Set([left.id, right.id])];
    const held = await tx
      .select({ id: document.id })
      .from(document)
      .where(inArray(document.id, ids))
      .for('key share');
    if (held.length < ids.length) throw new AppError('not_found');
    await takeRoom(context, tx, 'comparison');
    const [written] = await tx
      .insert(comparison)
      .values({
        id: context.ids.make('comparison'),
        ownerId: context.caller.userId,
        leftId: left.id,
        rightId: right.id,
        ...result,
        createdAt: context.clock.now(),
      })
      .returning();
    const names = new Map([left, right].map(({ id, name }) => [id, name]));
    return describeComparison(written as ComparisonRow, names);
  });
}

/** Comparisons, newest first. */
export async function listComparisons(
  context: ReadingContext & RequestContext,
  input: EndpointInput<typeof contract.listComparisons>,
): Promise<EndpointOutput<typeof contract.listComparisons>> {
  const { page, pageSize, documentId } = input;
  const condition = and(
    eq(comparison.ownerId, context.caller.userId),
    documentId ? or(eq(comparison.leftId, documentId), eq(comparison.rightId, documentId)) : undefined,
  );
  const total = await context.db.$count(comparison, condition);
  const { clauses: _, ...columns } = getTableColumns(comparison);
  const rows = await context.db
    .select(columns)
    .from(comparison)
    .where(condition)
    .orderBy(desc(comparison.createdAt), desc(comparison.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const names = await namesOf(context, rows);
  return { items: rows.map((row) => describeComparison(row, names)), total, page, pageSize };
}

/** One comparison with its clauses. @throws AppError `not_found` */
export async function getComparison(
  context: ReadingContext & RequestContext,
  input: { comparisonId: string },
): Promise<Comparison & { clauses: ComparedClause[] }> {
  const row = await ownComparison(context, input.comparisonId);
  const names = await namesOf(context, [row]);
  return { ...describeComparison(row, names), clauses: readClauses(row) };
}

/** Comparisons made before clauses were told to be renumbered say nothing of it. */
const readClauses = ({ clauses }: ComparisonRow): ComparedClause[] =>
  (clauses as (Omit<ComparedClause, 'formerLabel'> & Partial<ComparedClause>)[]).map((clause) => ({
    ...clause,
    formerLabel: clause.formerLabel ?? null,
  }));

/** Deletes a comparison; the drafts stay. @throws AppError `not_found` */
export async function deleteComparison(
  context: ReadingContext & RequestContext,
  input: { comparisonId: string },
): Promise<void> {
  const { id } = await ownComparison(context, input.comparisonId);
  await context.db.transaction(async (tx) => {
    await tx.delete(comparison).where(eq(comparison.id, id));
    await recordAudit(context, tx, { kind: 'comparison', action: 'deleted', id });
  });
}

async function namesOf(
  context: ReadingContext,
  rows: readonly Pick<ComparisonRow, 'leftId' | 'rightId'>[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ leftId, rightId }) => [leftId, rightId]))];
  if (ids.length === 0) return new Map();
  const found = await context.db
    .select({ id: document.id, name: document.name })
    .from(document)
    .where(inArray(document.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}

function describeComparison(
  row: Omit<ComparisonRow, 'clauses'>,
  names: ReadonlyMap<string, string>,
): Comparison {
  const side = (documentId: string) => ({ documentId, name: names.get(documentId) ?? '' });
  return {
    comparisonId: row.id,
    left: side(row.leftId),
    right: side(row.rightId),
    counts: { ...row.counts, renumbered: row.counts.renumbered ?? 0 },
    createdAt: row.createdAt.toISOString(),
  };
}
