import type { Attention, getOverview as contract } from '@mingfa/contract/admin-overview';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { and, count, countDistinct, desc, eq, gte, inArray, max, ne, sql, sum } from 'drizzle-orm';
import { inviteRequest, session, user } from '../../db/schema/account.ts';
import { legalCase } from '../../db/schema/case.ts';
import { modelProvider } from '../../db/schema/chat.ts';
import { document } from '../../db/schema/document.ts';
import { feedback } from '../../db/schema/feedback.ts';
import { failedJob, job } from '../../db/schema/job.ts';
import { run } from '../../db/schema/run.ts';
import { summarizeLibrary } from '../../engine/library/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { getBackupRecord } from './backup-record.ts';
import { getInstallationSettings } from './installation-settings.ts';

type Overview = EndpointOutput<typeof contract>;

const DAY_MS = 24 * 3_600_000;
/** A backup older than this is none. */
const BACKUP_DAYS = 7;

/** How the installation is now, counted from its tables; no content is read. */
export async function getOverview(
  context: AppContext,
  { hasEnvironmentModel }: { hasEnvironmentModel: boolean },
): Promise<Overview> {
  const { last, failure } = await getBackupRecord(context);
  const known = {
    people: await countPeople(context),
    questions: await countQuestions(context),
    ...(await countAnswers(context)),
    storage: await countStorage(context),
    jobs: await countJobs(context),
    library: await countLibrary(context),
    lastBackupAt: last?.finishedAt ?? null,
    registration: (await getInstallationSettings(context)).registration,
  };
  const chatModels = await context.db.$count(
    modelProvider,
    and(eq(modelProvider.purpose, 'chat'), modelProvider.enabled),
  );
  const waiting = await context.db.$count(feedback, eq(feedback.state, 'new'));
  const failing = known.jobs.reduce((total, queue) => total + queue.failing, 0);
  const givenUp = await context.db.$count(failedJob);
  const requests = await context.db.$count(inviteRequest, eq(inviteRequest.state, 'open'));
  const needs: [Attention, boolean, number | null][] = [
    ['no_backup', !last || ago(context, last.finishedAt) > BACKUP_DAYS * DAY_MS, null],
    ['backup_failed', failure !== null, null],
    ['no_model', chatModels === 0 && !hasEnvironmentModel, null],
    ['no_library', known.library.articles === 0, null],
    ['feedback_waiting', waiting > 0, waiting],
    ['runs_failing', known.answers.failed > 0, known.answers.failed],
    ['jobs_failing', failing > 0, failing],
    ['jobs_given_up', givenUp > 0, givenUp],
    ['requests_waiting', requests > 0, requests],
  ];
  return {
    ...known,
    attention: needs.flatMap(([what, is, howMany]) => (is ? [{ what, count: howMany }] : [])),
  };
}

const ago = ({ clock }: AppContext, moment: string) => clock.now().getTime() - Date.parse(moment);
const daysBefore = ({ clock }: AppContext, days: number) => new Date(clock.now().getTime() - days * DAY_MS);

async function countPeople(context: AppContext): Promise<Overview['people']> {
  const { db } = context;
  const active = async (days: number) => {
    const [row] = await db
      .select({ people: countDistinct(session.userId) })
      .from(session)
      .innerJoin(user, and(eq(user.id, session.userId), ne(user.role, 'guest')))
      .where(gte(session.lastSeenAt, daysBefore(context, days)));
    return row?.people ?? 0;
  };
  return {
    total: await db.$count(user, ne(user.role, 'guest')),
    active7: await active(7),
    active30: await active(30),
    guests: await db.$count(user, eq(user.role, 'guest')),
  };
}

/** Each question has a run that answers it, or more where it was asked again. */
async function countQuestions(context: AppContext): Promise<Overview['questions']> {
  const day = sql<string>`to_char(${run.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const rows = await context.db
    .select({ day, count: count() })
    .from(run)
    .where(and(eq(run.subjectKind, 'answer'), gte(run.createdAt, daysBefore(context, 30))))
    .groupBy(day);
  const counted = new Map(rows.map((row) => [row.day, row.count]));
  return Array.from({ length: 30 }, (_, index) => {
    const moment = new Date(daysBefore(context, 29 - index).getTime() + 8 * 3_600_000);
    const name = moment.toISOString().slice(0, 10);
    return { day: name, count: counted.get(name) ?? 0 };
  });
}

async function countAnswers(context: AppContext): Promise<Pick<Overview, 'answers' | 'errors'>> {
  const { db } = context;
  const lately = gte(run.createdAt, daysBefore(context, 7));
  const states = await db
    .select({ state: run.state, runs: count() })
    .from(run)
    .where(lately)
    .groupBy(run.state);
  const of = (state: (typeof states)[number]['state']) =>
    states.find((row) => row.state === state)?.runs ?? 0;
  const errors = await db
    .select({ errorCode: run.errorCode, count: count(), lastAt: max(run.createdAt) })
    .from(run)
    .where(and(lately, inArray(run.state, ['failed', 'interrupted'])))
    .groupBy(run.errorCode)
    .orderBy(desc(count()))
    .limit(10);
  return {
    answers: { finished: of('finished'), failed: of('failed') + of('interrupted'), running: of('running') },
    errors: errors.flatMap(({ errorCode, count: howOften, lastAt }) =>
      lastAt
        ? [{ errorCode: errorCode ?? 'run_interrupted', count: howOften, lastAt: lastAt.toISOString() }]
        : [],
    ),
  };
}

async function countStorage({ db }: AppContext): Promise<Overview['storage']> {
  const [row] = await db
    .select({ files: count(), bytes: sum(document.bytes).mapWith(Number) })
    .from(document);
  return { files: row?.files ?? 0, bytes: row?.bytes ?? 0 };
}

/** Failing: tried at least once, and waiting to be tried again. */
async function countJobs({ db }: AppContext): Promise<Overview['jobs']> {
  const rows = await db
    .select({
      queue: job.queue,
      waiting: sql`count(*) filter (where node_id is null and attempts = 0)`.mapWith(Number),
      working: sql`count(*) filter (where node_id is not null)`.mapWith(Number),
      failing: sql`count(*) filter (where node_id is null and attempts > 0)`.mapWith(Number),
    })
    .from(job)
    .groupBy(job.queue)
    .orderBy(job.queue);
  return rows;
}

async function countLibrary(context: AppContext): Promise<Overview['library']> {
  const { laws, articles, libraryDate } = await summarizeLibrary(context);
  return { laws, articles, libraryDate, cases: await context.db.$count(legalCase) };
}
