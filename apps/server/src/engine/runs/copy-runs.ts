import type { DatabaseOrTransaction } from '../../db/client.ts';
import { run } from '../../db/schema/run.ts';
import type { RequestContext } from '../../ports/app-context.ts';

/** A copy of what a run once wrote, now a subject of the caller's own. */
export interface CopiedWriting {
  subjectId: string;
  /** As the run named it. */
  model: string;
  writtenAt: Date;
}

/** Keeps with copies which model wrote them and when: they are labelled as their originals are. */
export async function copyRuns(
  { caller, ids, language, request }: RequestContext,
  tx: DatabaseOrTransaction,
  subjectKind: string,
  copies: readonly CopiedWriting[],
): Promise<void> {
  if (copies.length === 0) return;
  await tx.insert(run).values(
    copies.map(({ subjectId, model, writtenAt }) => ({
      id: ids.make('run'),
      subjectKind,
      subjectId,
      userId: caller.userId,
      state: 'finished' as const,
      nodeId: 'copied',
      model,
      language,
      pruned: true,
      requestId: request.requestId,
      createdAt: writtenAt,
      endedAt: writtenAt,
    })),
  );
}
