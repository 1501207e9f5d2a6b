import { listDocuments } from '@mingfa/contract/document';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import fields from '../../../../components/fields/fields.module.css';
import { FileIcon } from '../../../../components/file-progress/file-icon.tsx';
import { ProgressLine } from '../../../../components/file-progress/progress-line.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { isMoving, pollWhile } from '../../../../lib/poll-while.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import type { RowChoice } from '../../model/new-table.ts';
import styles from './make.module.css';

const PAGE_SIZE = 50;

/** One's own documents, each chosen or not; what is chosen stays while one turns pages and searches. */
export function OwnDocuments({ wanted, onWanted }: RowChoice) {
  const { t } = useTranslation('review-table', { keyPrefix: 'documents' });
  const [page, setPage] = useState(1);
  const [typed, setTyped, q] = useWrittenWords();
  const documents = useEndpoint(
    listDocuments,
    { query: { page, pageSize: PAGE_SIZE, q } },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: pollWhile(({ items }) => items.some(isMoving)),
    },
  );
  const chosen = new Set(wanted.documentIds);
  const choose = (ids: readonly string[], isWanted: boolean) =>
    onWanted((before) => ({
      ...before,
      documentIds: isWanted
        ? [...new Set([...before.documentIds, ...ids])]
        : before.documentIds.filter((id) => !ids.includes(id)),
    }));
  return (
    <Loaded query={documents}>
      {({ items, total }) => {
        if (total === 0 && q === '' && typed === '') return <QuietNote>{t('none')}</QuietNote>;
        const ids = items.map(({ documentId }) => documentId);
        return (
          <>
            <div className={styles.bar}>
              <SearchField
                label={t('search')}
                value={typed}
                onChange={(words) => {
                  setTyped(words);
                  setPage(1);
                }}
                className={styles.search}
              />
              <Button size="small" type="text" onClick={() => choose(ids, true)}>
                {t('all')}
              </Button>
              {chosen.size > 0 ? (
                <Button size="small" type="text" onClick={() => choose(wanted.documentIds, false)}>
                  {t('clear')}
                </Button>
              ) : null}
            </div>
            {total === 0 ? <QuietNote>{t('nothing', { words: q })}</QuietNote> : null}
            {items.length > 0 ? (
              <ul className={`${fields.rows} ${styles.documents}`} aria-label={t('own')}>
                {items.map((file) => (
                  <li key={file.documentId}>
                    <label className={fields.check}>
                      <input
                        type="checkbox"
                        checked={chosen.has(file.documentId)}
                        onChange={({ target }) => choose([file.documentId], target.checked)}
                      />
                      <FileIcon format={file.format} />
                      <span className={fields.checkWords}>
                        {file.name}
                        {file.state === 'ready' ? null : <ProgressLine file={file} name={file.name} />}
                        {isMoving(file) ? <span className={styles.hint}>{t('stillRead')}</span> : null}
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            ) : null}
            <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
          </>
        );
      }}
    </Loaded>
  );
}
