import { listDocuments } from '@mingfa/contract/document';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { UploadRows } from '../../../components/file-progress/upload-rows.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { RowList } from '../../../components/row-list/row-list.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { documentAddress } from '../../../lib/document-address.ts';
import { isMoving, pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { useWrittenWords } from '../../../lib/use-written-words.ts';
import { READING_UPLOADS } from '../model/document-uploads.ts';
import { BaseFileChooser } from './base-file-chooser.tsx';
import styles from './document-list.module.css';
import { DocumentRow } from './document-row.tsx';
import { DropArea } from './drop-area.tsx';

const PAGE_SIZE = 20;
const SEARCH_FROM = 7;

/** A place to drop files, and the documents read before. */
export function DocumentList() {
  const { t } = useTranslation('reading');
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const [typed, setTyped, q] = useWrittenWords();
  const [choosesFromBase, setChoosesFromBase] = useState(false);
  const documents = useEndpoint(
    listDocuments,
    { query: { page, pageSize: PAGE_SIZE, q } },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: pollWhile(({ items }) => items.some(isMoving)),
    },
  );
  const open = (documentId: string) => void navigate(documentAddress(documentId));
  return (
    <>
      <DropArea onOpen={open} onFromBase={() => setChoosesFromBase(true)} />
      <UploadRows group={READING_UPLOADS} />
      <Loaded query={documents}>
        {({ items, total }) => (
          <>
            {total >= SEARCH_FROM || typed !== '' ? (
              <SearchField
                label={t('list.search')}
                value={typed}
                onChange={(words) => {
                  setTyped(words);
                  setPage(1);
                }}
                className={styles.search}
              />
            ) : null}
            {total === 0 ? (
              <EmptyState sentence={q ? t('list.nothingFound', { words: q }) : t('list.empty')} />
            ) : null}
            <RowList>
              {items.map((file) => (
                <DocumentRow key={file.documentId} file={file} />
              ))}
            </RowList>
            <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
          </>
        )}
      </Loaded>
      <BaseFileChooser open={choosesFromBase} onClose={() => setChoosesFromBase(false)} onOpened={open} />
    </>
  );
}
