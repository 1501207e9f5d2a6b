import type { AnswerData } from '@mingfa/contract/answer-data';
import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { document } from '../../db/schema/document.ts';
import { may } from '../../engine/access/index.ts';
import { waitUnlessAborted } from '../../engine/runs/index.ts';
import type { FileWait } from './chat-context.ts';

type Notice = AnswerData['notice'];
type StepValues = AnswerData['step']['values'];

/** A file that a question is about. */
export interface AwaitedDocument {
  documentId: string;
  name: string;
}

/**
 * Waits inside a run until the files of a question are read, for some minutes at most; what was not read is told. The step
 * shows how far they are.
 */
export async function waitForDocuments(
  context: { db: Database; fileWait: FileWait },
  userId: string,
  awaited: readonly AwaitedDocument[],
  step: (state: AnswerData['step']['state'], values: StepValues) => void,
  signal: AbortSignal,
): Promise<{ ready: string[]; notices: Notice[] }> {
  if (awaited.length === 0) return { ready: [], notices: [] };
  const startedMs = performance.now();
  let shown = '';
  for (;;) {
    signal.throwIfAborted();
    const rows = await readStates(context.db, userId, awaited);
    const open = rows.filter(({ state }) => state === 'waiting' || state === 'working');
    const late = performance.now() - startedMs > context.fileWait.giveUpMs;
    const isOver = open.length === 0 || late;
    const values = {
      files: rows.length,
      filesDone: rows.length - open.length,
      pagesDone: open.reduce((sum, row) => sum + row.pagesDone, 0),
      pagesTotal: open.reduce((sum, row) => sum + (row.pagesTotal ?? 0), 0),
    };
    const key = JSON.stringify(values);
    if (isOver) {
      if (shown !== '') step(late ? 'failed' : 'done', values);
      return conclude(awaited, rows);
    }
    if (key !== shown) step('running', values);
    shown = key;
    await waitUnlessAborted(context.fileWait.pollMs, signal);
  }
}

type StateRow = Awaited<ReturnType<typeof readStates>>[number];

function readStates(db: Database, userId: string, awaited: readonly AwaitedDocument[]) {
  return db
    .select({
      id: document.id,
      state: document.state,
      segments: document.segments,
      pagesDone: document.pagesDone,
      pagesTotal: document.pagesTotal,
    })
    .from(document)
    .where(
      and(
        may({ userId }, 'read', document),
        inArray(
          document.id,
          awaited.map(({ documentId }) => documentId),
        ),
      ),
    );
}

function conclude(
  awaited: readonly AwaitedDocument[],
  rows: readonly StateRow[],
): { ready: string[]; notices: Notice[] } {
  const ready: string[] = [];
  const notices: Notice[] = [];
  for (const { documentId, name } of awaited) {
    const { state, segments } = rows.find((row) => row.id === documentId) ?? {};
    if (state === 'ready' && segments === 0)
      notices.push({ kind: 'attachment_unread', values: { name, reason: 'empty' } });
    else if (state === 'ready') ready.push(documentId);
    else {
      const reason =
        state === undefined ? 'gone' : state === 'failed' || state === 'cancelled' ? state : 'slow';
      notices.push({ kind: 'attachment_unread', values: { name, reason } });
    }
  }
  return { ready, notices };
}
