import {
  type listJobs as contract,
  JOB_KINDS,
  type JobKind,
  type JobState,
  type ListedJob,
} from '@mingfa/contract/admin-job';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { user } from '../../../db/schema/account.ts';
import { failedJob, job } from '../../../db/schema/job.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import type { JobDesk, JobFacts } from '../../../ports/job-desk.ts';
import { maskName } from '../../../runtime/mask-name.ts';

export type JobsContext = AppContext & { jobDesk: JobDesk };

interface Row {
  id: number;
  queue: string;
  data: object;
  state: JobState;
  attempts: number;
  error: string | null;
  addedAt: Date | null;
  at: Date | null;
}
interface Wanted {
  kind: JobKind | undefined;
  /** Only those with a smaller id. */
  below: number | undefined;
  limit: number;
}

const STATES: readonly JobState[] = ['working', 'failed', 'waiting'];

/** Jobs by state, each by its own index: a page reads no more rows than it shows. */
export async function listJobs(
  context: JobsContext,
  { state, kind, after, pageSize }: EndpointInput<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const [afterState, afterId] = after?.split('.') ?? [];
  const from = afterState ? STATES.indexOf(afterState as JobState) : 0;
  const rows: Row[] = [];
  for (const [index, name] of STATES.entries()) {
    if (index < from || (state && state !== name) || rows.length > pageSize) continue;
    const below = name === afterState ? Number(afterId) : undefined;
    rows.push(...(await selectRows(context, name, { kind, below, limit: pageSize + 1 - rows.length })));
  }
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: await describeRows(context, shown),
    next: last && rows.length > pageSize ? `${last.state}.${last.id}` : null,
  };
}

async function selectRows({ db }: JobsContext, state: JobState, wanted: Wanted): Promise<Row[]> {
  const { kind, below, limit } = wanted;
  if (state === 'failed') {
    // Of a kind that this release does not know nothing can be told.
    const ofKind = kind ? eq(failedJob.queue, kind) : inArray(failedJob.queue, [...JOB_KINDS]);
    const failed = await db
      .select()
      .from(failedJob)
      .where(and(ofKind, below === undefined ? undefined : lt(failedJob.id, below)))
      .orderBy(desc(failedJob.id))
      .limit(limit);
    return failed.map((row) => ({ ...row, state, at: row.failedAt }));
  }
  const isWorking = state === 'working';
  const jobs = await db
    .select()
    .from(job)
    .where(
      and(
        isWorking ? isNotNull(job.nodeId) : isNull(job.nodeId),
        kind ? eq(job.queue, kind) : inArray(job.queue, [...JOB_KINDS]),
        below === undefined ? undefined : lt(job.id, below),
      ),
    )
    .orderBy(desc(job.id))
    .limit(limit);
  return jobs.map((row) => ({ ...row, state, at: isWorking ? row.startedAt : row.dueAt }));
}

async function describeRows({ db, jobDesk }: JobsContext, rows: readonly Row[]): Promise<ListedJob[]> {
  const facts = new Map<Row, JobFacts | null>();
  for (const queue of new Set(rows.map((row) => row.queue))) {
    const ofQueue = rows.filter((row) => row.queue === queue);
    const described = await jobDesk.describe(
      queue,
      ofQueue.map(({ data }) => data),
    );
    for (const [index, row] of ofQueue.entries()) facts.set(row, described[index] ?? null);
  }
  const ownerIds = [...facts.values()].flatMap((known) => known?.ownerId ?? []);
  const owners = await db
    .select({ id: user.id, nickname: user.nickname })
    .from(user)
    .where(inArray(user.id, ownerIds));
  const names = new Map(owners.map(({ id, nickname }) => [id, maskName(nickname)]));
  return rows.map((row) => {
    const known = facts.get(row) ?? null;
    const isOpen = row.state !== 'failed';
    return {
      jobId: row.id,
      kind: row.queue as JobKind,
      state: row.state,
      owner: names.get(known?.ownerId ?? '') ?? '',
      attempts: row.attempts,
      progress: isOpen ? (known?.progress ?? null) : null,
      isEnding: isOpen && (known?.isEnding ?? false),
      canStop: isOpen && jobDesk.canStop(row.queue),
      addedAt: row.addedAt?.toISOString() ?? null,
      at: row.at?.toISOString() ?? null,
      error: row.error ?? '',
    };
  });
}
