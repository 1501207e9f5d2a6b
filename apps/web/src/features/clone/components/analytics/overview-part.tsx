import { getOverview, listActiveUsers } from '@mingfa/contract/clone-analytics';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { citationState } from '@mingfa/contract/evidence';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import { daysBetween } from '../../model/days-between.ts';
import styles from './analytics.module.css';
import { BarChart } from './bar-chart.tsx';
import { ShareList } from './share-list.tsx';
import { VersionTable } from './version-table.tsx';

type Overview = EndpointOutput<typeof getOverview>;
const MEASURES = ['questions', 'conversations', 'users', 'returning', 'votesUp', 'votesDown'] as const;
type Measure = (typeof MEASURES)[number];
const REASONS = ['out_of_scope', 'refused_topic', 'not_held', 'version_missing'] as const;

export interface Period {
  appId: string;
  from: string;
  to: string;
}

/** Numbers of some days, by day and by version, and who came back. */
export function OverviewPart({ period }: { period: Period }) {
  const overview = useEndpoint(
    getOverview,
    { query: period },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <Loaded query={overview}>
      {(read) => (
        <div className={styles.sections}>
          <Tiles overview={read} />
          <ByDay overview={read} period={period} />
          <ActiveUsers period={period} />
          <Shares overview={read} />
          <VersionTable versions={read.versions} />
        </div>
      )}
    </Loaded>
  );
}

function Tiles({ overview }: { overview: Overview }) {
  const { t } = useTranslation('clone');
  const { total, users, returning, firstWord } = overview;
  const seconds = (ms: number | null) =>
    ms === null ? '–' : t('data.seconds', { seconds: (ms / 1000).toFixed(1) });
  const tiles = [
    [t('data.measures.questions'), total.questions, t('data.byApi', { count: total.questionsByApi })],
    [t('data.measures.conversations'), total.conversations, ''],
    [t('data.measures.users'), users, t('data.returning', { count: returning })],
    [t('data.votes'), `${total.votesUp} / ${total.votesDown}`, t('data.votesHelp')],
    [t('data.firstWord'), seconds(firstWord.p50), t('data.firstWord95', { time: seconds(firstWord.p95) })],
    [t('data.outages'), total.outages, t('data.outagesHelp')],
  ] as const;
  return (
    <dl className={styles.tiles}>
      {tiles.map(([name, value, about]) => (
        <div key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd className={styles.value}>
            {typeof value === 'number' ? value.toLocaleString('en-US') : value}
          </dd>
          {about ? <dd className={styles.about}>{about}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

function ByDay({ overview, period }: { overview: Overview; period: Period }) {
  const { t } = useTranslation('clone');
  const [measure, setMeasure] = useState<Measure>('questions');
  const held = new Map(overview.days.map((day) => [day.day, day]));
  const bars = daysBetween(period.from, period.to).map((day) => ({
    label: day,
    value: held.get(day)?.[measure] ?? 0,
  }));
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{t('data.byDay')}</h2>
        <SelectField<Measure>
          small
          label={t('data.measure')}
          labelPlace="hidden"
          value={measure}
          options={MEASURES.map((value) => ({ value, label: t(`data.measures.${value}`) }))}
          onChange={setMeasure}
        />
      </div>
      <BarChart
        title={`${t('data.byDay')} · ${t(`data.measures.${measure}`)}`}
        labelName={t('data.day')}
        valueName={t(`data.measures.${measure}`)}
        bars={bars}
      />
    </section>
  );
}

function ActiveUsers({ period }: { period: Period }) {
  const { t } = useTranslation('clone');
  const [by, setBy] = useState<'days' | 'weeks'>('days');
  const active = useEndpoint(
    listActiveUsers,
    { query: period },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{t('data.active')}</h2>
        <SelectField<'days' | 'weeks'>
          small
          label={t('data.activeBy')}
          labelPlace="hidden"
          value={by}
          options={[
            { value: 'days', label: t('data.byDays') },
            { value: 'weeks', label: t('data.byWeeks') },
          ]}
          onChange={setBy}
        />
      </div>
      <Loaded query={active}>
        {({ days, weeks }) => {
          const held = new Map(days.map(({ day, users }) => [day, users]));
          const bars =
            by === 'days'
              ? daysBetween(period.from, period.to).map((day) => ({ label: day, value: held.get(day) ?? 0 }))
              : weeks.map(({ monday, users }) => ({ label: monday, value: users }));
          return (
            <BarChart
              title={`${t('data.active')} · ${t(by === 'days' ? 'data.byDays' : 'data.byWeeks')}`}
              labelName={t(by === 'days' ? 'data.day' : 'data.monday')}
              valueName={t('data.measures.users')}
              bars={bars}
            />
          );
        }}
      </Loaded>
    </section>
  );
}

function Shares({ overview }: { overview: Overview }) {
  const { t } = useTranslation(['clone', 'shell']);
  const { citations, insufficient } = overview.total;
  const stateName = (state: string) => {
    const known = citationState.safeParse(state);
    return known.success ? t(`shell:citation.${known.data}`) : state;
  };
  return (
    <div className={styles.pair}>
      <ShareList
        title={t('data.citations')}
        none={t('data.noCitations')}
        parts={Object.entries(citations).map(([state, value]) => ({ name: stateName(state), value }))}
      />
      <ShareList
        title={t('data.insufficient')}
        none={t('data.noInsufficient')}
        parts={REASONS.map((reason) => ({
          name: t(`data.reasons.${reason}`),
          value: insufficient[reason] ?? 0,
        }))}
      />
    </div>
  );
}
