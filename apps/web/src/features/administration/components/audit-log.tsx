import { type AuditEntry, exportAuditEntries, listAuditEntries } from '@mingfa/contract/admin-audit';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import styles from './admin-list.module.css';
import { AuditChain } from './audit-chain.tsx';
import { AuditChanges } from './audit-changes.tsx';

const PAGE_SIZE = 50;
const DAY_MS = 24 * 3_600_000;
const SPANS = ['all', 'day', 'week', 'month'] as const;
type Span = (typeof SPANS)[number];
const DAYS: Record<Exclude<Span, 'all'>, number> = { day: 1, week: 7, month: 30 };

/** When a span began; to the minute, so that a page that is drawn again asks for the same. */
function beginOf(span: Span): string | undefined {
  if (span === 'all') return undefined;
  const minute = 60_000;
  return new Date(Math.floor((Date.now() - DAYS[span] * DAY_MS) / minute) * minute).toISOString();
}

/** Names of kinds and deeds; what has none is shown as it is kept. */
function useAuditWords(): { kind: (name: string) => string; deed: (name: string) => string } {
  const { t } = useTranslation('admin-lists');
  const kinds: Record<string, string> = t('audit.kinds', { returnObjects: true });
  const deeds: Record<string, string> = t('audit.deeds', { returnObjects: true });
  return { kind: (name) => kinds[name] ?? name, deed: (name) => deeds[name] ?? name };
}

/** Who did what, searched and exported, and whether the log is as it was written. */
export function AuditLog() {
  const { t } = useTranslation('admin-lists');
  const words = useAuditWords();
  const kinds: Record<string, string> = t('audit.kinds', { returnObjects: true });
  const [person, setPerson] = useState('');
  const [thingId, setThingId] = useState('');
  const [changed, setChanged] = useState('');
  const [thingKind, setThingKind] = useState('');
  const [span, setSpan] = useState<Span>('all');
  const [page, setPage] = useState(1);
  const from = beginOf(span);
  const filters = {
    person: usePaused(person),
    thingId: usePaused(thingId),
    changed: usePaused(changed),
    thingKind,
    ...(from ? { from } : {}),
  };
  const entries = useEndpoint(listAuditEntries, { query: { page, pageSize: PAGE_SIZE, ...filters } });
  const first =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  const save = (format: 'csv' | 'json') =>
    void downloadOrToast(exportAuditEntries, { query: { ...filters, format } }, `audit.${format}`);
  return (
    <>
      <AuditChain />
      <div className={styles.filters}>
        <Input
          className={styles.search ?? ''}
          aria-label={t('audit.person')}
          placeholder={t('audit.person')}
          value={person}
          maxLength={60}
          onChange={(event) => first(setPerson)(event.target.value)}
        />
        <Input
          className={styles.search ?? ''}
          aria-label={t('audit.thingId')}
          placeholder={t('audit.thingId')}
          value={thingId}
          maxLength={60}
          onChange={(event) => first(setThingId)(event.target.value)}
        />
        <Input
          className={styles.search ?? ''}
          aria-label={t('audit.changed')}
          placeholder={t('audit.changed')}
          value={changed}
          maxLength={60}
          onChange={(event) => first(setChanged)(event.target.value)}
        />
        <SelectField
          label={t('audit.kind')}
          labelPlace="hidden"
          value={thingKind}
          options={[
            { value: '', label: t('audit.anyKind') },
            ...Object.entries(kinds).map(([value, label]) => ({ value, label })),
          ]}
          onChange={first(setThingKind)}
        />
        <SelectField
          label={t('audit.when')}
          labelPlace="hidden"
          value={span}
          options={SPANS.map((value) => ({ value, label: t(`audit.span_${value}`) }))}
          onChange={first(setSpan)}
        />
        <Button onClick={() => save('csv')}>{t('saveCsv')}</Button>
        <Button onClick={() => save('json')}>{t('saveJson')}</Button>
      </div>
      <Loaded query={entries}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState sentence={t('audit.empty')} />
          ) : (
            <>
              <ul className={styles.list}>
                {items.map((entry) => (
                  <AuditRow key={entry.eventId} entry={entry} words={words} />
                ))}
              </ul>
              <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function AuditRow({ entry, words }: { entry: AuditEntry; words: ReturnType<typeof useAuditWords> }) {
  const { t } = useTranslation('admin-lists');
  const unnamed = entry.role === 'system' ? t('audit.system') : t('audit.forgotten');
  const by = entry.userId === null ? unnamed : entry.by || entry.userId;
  return (
    <li className={styles.plainRow}>
      <span className={styles.grow}>
        <span className={styles.rowHead}>
          <strong>
            {words.kind(entry.thingKind)} · {words.deed(entry.action)}
          </strong>
          <span>{by}</span>
          <time dateTime={entry.happenedAt}>{formatTime(entry.happenedAt)}</time>
        </span>
        {entry.thingId ? <code className={styles.quiet}>{entry.thingId}</code> : null}
        <AuditChanges action={entry.action} changes={entry.changes} />
      </span>
    </li>
  );
}
