import { Readable } from 'node:stream';
import { FEEDBACK_KIND_LABELS, FEEDBACK_STATE_LABELS } from '@mingfa/contract/labels/feedback-labels';
import { CSV_MARK, writeCsvRow } from '@mingfa/files/sheets/write-csv';
import { and, type SQL, sql } from 'drizzle-orm';
import { feedback } from '../../db/schema/feedback.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { type FeedbackFilters, fits } from './find-feedback.ts';
import { selectWithPerson } from './inbox.ts';

type Exported = Awaited<ReturnType<typeof selectWithPerson>>[number];

const AT_ONCE = 500;
const COLUMNS = [
  'id',
  'created',
  'kind',
  'state',
  'person',
  'nickname',
  'reasons',
  'text',
  'page',
  'browser',
  'version',
  'errorCode',
  'requestId',
  'conversationId',
  'messageId',
  'screenshot',
  'answer',
  'answered',
] as const;

/** All feedback that fits, as a file, row by row. Pictures stay where they are. */
export async function exportFeedback(
  context: RequestContext,
  { format, ...filters }: FeedbackFilters & { format: 'csv' | 'json' },
) {
  await recordAudit(context, context.db, { kind: 'feedback', action: 'exported', id: null });
  const rows = fittingRows(context, await fits(context.db, filters));
  return {
    fileName: `feedback.${format}`,
    mediaType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
    content: Readable.from(format === 'csv' ? asCsv(context, rows) : asJson(rows)),
  };
}

/** Newest first, some at a time; each page begins after the last row of the one before. */
async function* fittingRows({ db }: RequestContext, fitting: SQL | undefined): AsyncGenerator<Exported> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await selectWithPerson(db, and(fitting, after), { limit: AT_ONCE });
    yield* rows;
    const last = rows.at(-1)?.said;
    if (!last || rows.length < AT_ONCE) return;
    after = sql`(${feedback.createdAt}, ${feedback.id}) < (${last.createdAt}, ${last.id})`;
  }
}

async function* asCsv({ language }: RequestContext, rows: AsyncIterable<Exported>): AsyncGenerator<string> {
  yield CSV_MARK + writeCsvRow(COLUMNS);
  for await (const row of rows) {
    const { kind, state, ...plain } = flatten(row);
    const labels = {
      kind: FEEDBACK_KIND_LABELS[language][kind],
      state: FEEDBACK_STATE_LABELS[language][state],
    };
    const cells: Record<string, string | null> = { ...plain, ...labels };
    yield writeCsvRow(COLUMNS.map((column) => cells[column] ?? null));
  }
}

async function* asJson(rows: AsyncIterable<Exported>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(flatten(row));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

function flatten({ said, nickname, conversationId }: Exported) {
  return {
    id: said.id,
    created: said.createdAt.toISOString(),
    kind: said.kind,
    state: said.state,
    person: said.userId,
    nickname,
    reasons: said.reasons.join(' '),
    text: said.text,
    ...(said.messageId ? { messageId: said.messageId, conversationId } : {}),
    ...(said.context as Record<string, string> | null),
    screenshot: said.screenshotKey ? 'yes' : null,
    answer: said.answer,
    answered: said.answeredAt?.toISOString() ?? null,
  };
}
