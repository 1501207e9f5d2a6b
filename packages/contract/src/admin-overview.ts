import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDate, isoTime } from './values.ts';

const count = z.number().int();

/** What an administrator should look at. */
export const attention = z.enum([
  'no_backup',
  'backup_failed',
  'no_model',
  'no_library',
  'feedback_waiting',
  'runs_failing',
  'jobs_failing',
  'jobs_given_up',
  'requests_waiting',
]);
/** One of the things. */
export type Attention = z.infer<typeof attention>;

/** How the installation is: people, questions, failures, storage, jobs, library, backups, and what needs attention. */
export const getOverview = defineEndpoint({
  tag: 'admin',
  access: 'admin',
  method: 'GET',
  path: '/v1/admin/overview',
  summary:
    'How the installation is: people, questions, failures, storage, jobs, library, backups, and what needs attention.',
  output: z.object({
    /** Whoever has an account; active: with a session used in the last days. */
    people: z.object({ total: count, active7: count, active30: count, guests: count }),
    /** Of the last 30 days in China, days without one included. */
    questions: z.array(z.object({ day: isoDate, count })),
    /** Of the last seven days. */
    answers: z.object({ finished: count, failed: count, running: count }),
    /** Why answers failed in the last seven days, the most frequent first. */
    errors: z.array(z.object({ errorCode: z.string(), count, lastAt: isoTime })),
    storage: z.object({ files: count, bytes: z.number() }),
    jobs: z.array(z.object({ queue: z.string(), waiting: count, working: count, failing: count })),
    library: z.object({ laws: count, articles: count, cases: count, libraryDate: isoDate.nullable() }),
    lastBackupAt: isoTime.nullable(),
    registration: z.enum(['open', 'invite', 'closed']),
    attention: z.array(z.object({ what: attention, count: count.nullable() })),
  }),
  errors: [],
});
