import { type Attention, getOverview } from '@mingfa/contract/admin-overview';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../../components/loaded.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useEndpoint } from '../../../lib/query.ts';
import styles from './admin-list.module.css';

type Known = EndpointOutput<typeof getOverview>;

/** Where each thing that needs attention is looked after. */
const PLACES: Record<Attention, string> = {
  no_backup: 'backups',
  backup_failed: 'backups',
  no_model: 'models',
  no_library: 'library',
  feedback_waiting: 'feedback',
  runs_failing: 'models',
  jobs_failing: 'jobs',
  jobs_given_up: 'jobs&state=failed',
  requests_waiting: 'invites',
};

/** How the installation is, and what to look at first. */
export function Overview() {
  return (
    <Loaded query={useEndpoint(getOverview, {}, { staleTime: 0 })}>
      {(known) => (
        <>
          <NeedsAttention known={known} />
          <Figures known={known} />
          <Questions questions={known.questions} />
          <Errors errors={known.errors} />
          <Jobs jobs={known.jobs} />
        </>
      )}
    </Loaded>
  );
}

function NeedsAttention({ known }: { known: Known }) {
  const { t } = useTranslation('admin-lists');
  if (known.attention.length === 0) return <p className={styles.quiet}>{t('overview.allWell')}</p>;
  return (
    <>
      <h2 className={styles.heading}>{t('overview.attention')}</h2>
      <ul className={styles.list}>
        {known.attention.map(({ what, count }) => (
          <li key={what} className={styles.plainRow}>
            <span className={styles.grow}>{t(`overview.needs.${what}`, { count: count ?? 0 })}</span>
            <Link to={{ search: `?tab=${PLACES[what]}` }}>{t('overview.goThere')}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Figures({ known }: { known: Known }) {
  const { t } = useTranslation('admin-lists');
  const { people, answers, storage, library, lastBackupAt, registration } = known;
  const figures: [string, string, string][] = [
    [
      t('overview.people'),
      String(people.total),
      t('overview.active', { week: people.active7, month: people.active30 }),
    ],
    [t('overview.guests'), String(people.guests), t(`overview.registration_${registration}`)],
    [
      t('overview.answers'),
      String(answers.finished),
      t('overview.failed', { failed: answers.failed, running: answers.running }),
    ],
    [t('overview.storage'), formatBytes(storage.bytes), t('overview.files', { count: storage.files })],
    [
      t('overview.library'),
      library.libraryDate ?? '—',
      t('overview.held', { laws: library.laws, articles: library.articles, cases: library.cases }),
    ],
    [t('overview.backup'), lastBackupAt ? formatTime(lastBackupAt) : '—', ''],
  ];
  return (
    <dl className={styles.cards}>
      {figures.map(([name, value, more]) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more ? <small>{more}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Questions({ questions }: Pick<Known, 'questions'>) {
  const { t } = useTranslation('admin-lists');
  const total = questions.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(0, ...questions.map(({ count }) => count));
  return (
    <section>
      <h2 className={styles.heading}>{t('overview.questions')}</h2>
      <p className={styles.quiet}>{t('overview.questionsTotal', { total, most })}</p>
      {total === 0 ? null : (
        <ul className={styles.bars}>
          {questions.map(({ day, count }) => (
            <li
              key={day}
              style={{ height: `${(count / most) * 100}%` }}
              title={`${day}: ${count}`}
              aria-label={`${day}: ${count}`}
            />
          ))}
        </ul>
      )}
      <p className={styles.quiet}>
        {questions[0]?.day} – {questions.at(-1)?.day}
      </p>
    </section>
  );
}

function Errors({ errors }: Pick<Known, 'errors'>) {
  const { t } = useTranslation('admin-lists');
  if (errors.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('overview.errors')}</h2>
      <ul className={styles.list}>
        {errors.map(({ errorCode, count, lastAt }) => (
          <li key={errorCode} className={styles.plainRow}>
            <code className={styles.grow}>{errorCode}</code>
            <span className={styles.quiet}>
              {t('overview.times', { count })} · {formatTime(lastAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Jobs({ jobs }: Pick<Known, 'jobs'>) {
  const { t } = useTranslation(['admin-lists', 'admin-jobs']);
  const kinds: Record<string, string> = t('admin-jobs:kinds', { returnObjects: true });
  return (
    <section>
      <h2 className={styles.heading}>{t('overview.jobs')}</h2>
      {jobs.length === 0 ? <p className={styles.quiet}>{t('overview.noJobs')}</p> : null}
      <ul className={styles.list}>
        {jobs.map(({ queue, waiting, working, failing }) => (
          <li key={queue} className={styles.plainRow}>
            <span className={styles.grow}>{kinds[queue] ?? queue}</span>
            <span className={styles.quiet}>{t('overview.jobCounts', { waiting, working })}</span>
            {failing > 0 ? (
              <span className={styles.bad}>{t('overview.failingJobs', { count: failing })}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
