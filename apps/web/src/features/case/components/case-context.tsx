import { type CaseDetail, shownOutcome } from '@mingfa/contract/case';
import { outcomeShown } from '@mingfa/contract/case-outcome';
import { listSimilarCases } from '@mingfa/contract/case-search';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NineCubeSpinner } from '../../../components/nine-cube-spinner.tsx';
import { articleAddress } from '../../../lib/article-address.ts';
import { caseAddress } from '../../../lib/case-address.ts';
import { formatTime, today } from '../../../lib/dates.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { useCaseWords } from '../hooks/use-case-words.ts';
import styles from './case-context.module.css';
import { CaseNotes } from './case-notes.tsx';
import { useCaseFacts } from './case-tags.tsx';

/** What belongs to a case: what was read of it, what it cites, its other instances, similar ones, the reader's notes. */
export function CaseContext({ one }: { one: CaseDetail }) {
  return (
    <div className={styles.context}>
      <Facts one={one} />
      <Citations citations={one.citations} asOf={one.decidedOn ?? today()} />
      <Instances instances={one.instances} />
      <Similar caseId={one.caseId} />
      <CaseNotes caseId={one.caseId} />
    </div>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label}>
      <h2 className={styles.heading}>{label}</h2>
      {children}
    </section>
  );
}

function Facts({ one }: { one: CaseDetail }) {
  const { t } = useTranslation('case');
  const words = useCaseWords();
  const outcomes = (one.outcomes.length > 0 ? one.outcomes : [one.outcome]).map((outcome) =>
    outcomeShown({ ...one, outcome }),
  );
  const rows: readonly (readonly [string, string | null])[] = [
    [t('facts.number'), [one.ownNumber, ...one.numbers].filter(Boolean).join('\n') || null],
    [t('facts.court'), one.court],
    [t('facts.causes'), one.causes.join('、') || null],
    [t('facts.procedure'), one.procedure === 'none' ? null : words.procedure[one.procedure]],
    [t('facts.kind'), words.kind[one.kind]],
    [t('facts.decided'), one.decidedOn ?? one.decidedIn],
    [t('facts.published'), one.publishedOn],
    [
      t('facts.outcome'),
      shownOutcome.options
        .filter((outcome) => outcomes.includes(outcome))
        .map((outcome) => words.outcome[outcome])
        .join('、') || null,
    ],
    [t('facts.amounts'), one.amounts.map((yuan) => yuan.toLocaleString('en-US')).join('、') || null],
    [t('facts.parties'), one.parties.map(({ stance, name }) => `${stance} ${name}`).join('\n') || null],
    [t('facts.counsel'), one.counsel.map(({ name }) => name).join('、') || null],
    [t('facts.panel'), one.panel.map(({ role, name }) => `${role} ${name}`).join('\n') || null],
    [
      t('facts.sources'),
      one.sources
        .map(({ name, importedAt }) =>
          name === null ? formatTime(importedAt) : `${name}（${formatTime(importedAt)}）`,
        )
        .join('\n') || null,
    ],
  ];
  return (
    <Part label={t('facts.label')}>
      <dl className={styles.facts}>
        {rows.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {one.uncertain.length > 0 ? (
        <div className={styles.caution}>
          {t('facts.uncertain')}
          <ul>
            {one.uncertain.map(({ field, why }) => (
              <li key={`${field} ${why}`}>
                {t('facts.doubt', { field: words.field[field], why: words.doubt[why] })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {one.corrected.length > 0 ? (
        <p className={styles.quiet}>
          {t('facts.corrected', { fields: one.corrected.map((field) => words.field[field]).join('、') })}
        </p>
      ) : null}
    </Part>
  );
}

/** Opened as of the day of the decision: numbers have moved since. */
function Citations({ citations, asOf }: Pick<CaseDetail, 'citations'> & { asOf: string }) {
  const { t } = useTranslation(['case', 'law']);
  if (citations.length === 0)
    return (
      <Part label={t('cited.label')}>
        <p className={styles.quiet}>{t('cited.none')}</p>
      </Part>
    );
  const group = (label: string, isBasis: boolean) => {
    const held = citations.filter((citation) => citation.isBasis === isBasis);
    if (held.length === 0) return null;
    return (
      <>
        <h3 className={styles.group}>{label}</h3>
        <ul className={styles.list}>
          {held.map(({ label: name, location, statusToday }) => (
            <li key={name}>
              {location ? <Link to={articleAddress(location, asOf)}>{name}</Link> : name}
              {location === null ? <span className={styles.mark}>{t('cited.notHeld')}</span> : null}
              {statusToday && statusToday !== '现行有效' ? (
                <span className={styles.warn}>
                  {t('cited.changed', { status: t(`law:status.${statusToday}`) })}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <Part label={t('cited.label')}>
      {group(t('cited.basis'), true)}
      {group(t('cited.others'), false)}
    </Part>
  );
}

function Instances({ instances }: Pick<CaseDetail, 'instances'>) {
  const { t } = useTranslation('case');
  if (instances.length === 0) return null;
  return (
    <Part label={t('instances.label')}>
      <ul className={styles.list}>
        {instances.map(({ number, relation, held }) => (
          <li key={`${relation} ${number}`}>
            <span className={styles.mark}>{t(`instances.${relation}`)}</span>{' '}
            {held ? <Link to={caseAddress(held.caseId)}>{number}</Link> : number}
            {held ? null : <span className={styles.mark}>{t('instances.notHeld')}</span>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Similar({ caseId }: { caseId: string }) {
  const { t } = useTranslation('case');
  const facts = useCaseFacts();
  const similar = useEndpoint(listSimilarCases, { params: { caseId }, query: { limit: 6 } });
  return (
    <Part label={t('similar.label')}>
      {similar.isPending ? <NineCubeSpinner size={32} /> : null}
      {similar.data?.items.length === 0 ? <p className={styles.quiet}>{t('similar.none')}</p> : null}
      <ul className={styles.list}>
        {similar.data?.items.map((one) => (
          <li key={one.caseId}>
            <Link to={caseAddress(one.caseId)}>{one.title}</Link>
            <p className={styles.quiet}>{facts(one)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
