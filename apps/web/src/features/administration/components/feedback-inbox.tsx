import {
  exportFeedback,
  feedbackKind,
  feedbackState,
  type inboxFeedback,
  listFeedback,
} from '@mingfa/contract/feedback';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import styles from './admin-list.module.css';
import { FeedbackSheet } from './feedback-sheet.tsx';

type Item = z.infer<typeof inboxFeedback>;
type Choice<Value extends string> = Value | 'all';

const PAGE_SIZE = 20;

/** Feedback from everywhere, to be read and answered. */
export function FeedbackInbox() {
  const { t } = useTranslation(['admin-lists', 'feedback']);
  const [state, setState] = useState<Choice<Item['state']>>('all');
  const [kind, setKind] = useState<Choice<Item['kind']>>('all');
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string | null>(null);
  const q = usePaused(words);
  const filters = {
    ...(state === 'all' ? {} : { state }),
    ...(kind === 'all' ? {} : { kind }),
    q,
  };
  const inbox = useEndpoint(listFeedback, { query: { page, pageSize: PAGE_SIZE, ...filters } });
  const first =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  const save = (format: 'csv' | 'json') =>
    void downloadOrToast(exportFeedback, { query: { ...filters, format } }, `feedback.${format}`);
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          className={styles.search}
          label={t('feedback.search')}
          value={words}
          onChange={first(setWords)}
        />
        <SelectField
          label={t('feedback.state')}
          labelPlace="hidden"
          value={state}
          options={[
            { value: 'all', label: t('feedback.anyState') },
            ...feedbackState.options.map((value) => ({ value, label: t(`feedback:states.${value}`) })),
          ]}
          onChange={first(setState)}
        />
        <SelectField
          label={t('feedback:kind')}
          labelPlace="hidden"
          value={kind}
          options={[
            { value: 'all', label: t('feedback.anyKind') },
            ...feedbackKind.options.map((value) => ({ value, label: t(`feedback:kinds.${value}`) })),
          ]}
          onChange={first(setKind)}
        />
        <Button onClick={() => save('csv')}>{t('saveCsv')}</Button>
        <Button onClick={() => save('json')}>{t('saveJson')}</Button>
      </div>
      <Loaded query={inbox}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState sentence={t('feedback.empty')} hint={t('feedback.emptyHint')} />
          ) : (
            <>
              <ul className={styles.list}>
                {items.map((item) => (
                  <InboxRow key={item.feedbackId} item={item} onOpen={() => setOpened(item.feedbackId)} />
                ))}
              </ul>
              <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
            </>
          )
        }
      </Loaded>
      {opened ? <FeedbackSheet feedbackId={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

function InboxRow({ item, onOpen }: { item: Item; onOpen: () => void }) {
  const { t } = useTranslation(['admin-lists', 'feedback']);
  const said = item.text || item.reasons.map((reason) => t(`feedback:answer.${reason}`)).join('、');
  return (
    <li>
      <button type="button" className={styles.row} onClick={onOpen}>
        <span className={styles.rowHead}>
          <strong>{t(`feedback:kinds.${item.kind}`)}</strong>
          <span className={item.state === 'new' ? styles.fresh : styles.state}>
            {t(`feedback:states.${item.state}`)}
          </span>
          <span>{item.person ? item.person.nickname || t('noName') : t('feedback.nobody')}</span>
          <time dateTime={item.createdAt}>{formatTime(item.createdAt)}</time>
          {item.hasScreenshot ? <span>{t('feedback:own.withScreenshot')}</span> : null}
        </span>
        <span className={styles.excerpt}>{said}</span>
      </button>
    </li>
  );
}
