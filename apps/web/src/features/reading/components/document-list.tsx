import CloseOutlined from '@ant-design/icons/CloseOutlined';
import FileAddOutlined from '@ant-design/icons/FileAddOutlined';
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import { closeDocument, listDocuments, type ReadDocument } from '@mingfa/contract/document';
import { DOCUMENT_ENDINGS, DOCUMENT_MAX_BYTES } from '@mingfa/contract/document-content';
import { keepPreviousData } from '@tanstack/react-query';
import { Button, Pagination } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FileIcon } from '../../../components/file-progress/file-icon.tsx';
import { ProgressLine } from '../../../components/file-progress/progress-line.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { collectFromList, collectFromTransfer } from '../../../lib/upload/collect-files.ts';
import { useWrittenWords } from '../../../lib/use-written-words.ts';
import { addDocuments, READING_UPLOADS } from '../model/add-document.ts';
import { documentAddress } from '../model/addresses.ts';
import { POLL_MS, refreshDocuments } from '../model/refresh-reading.ts';
import { BaseFileChooser } from './base-file-chooser.tsx';
import styles from './document-list.module.css';
import { UploadRows } from './upload-rows.tsx';

const PAGE_SIZE = 20;
const SEARCH_FROM = 7;

const isMoving = ({ state }: ReadDocument) => state === 'waiting' || state === 'working';

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
      refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? POLL_MS : false),
    },
  );
  const open = (documentId: string) => void navigate(documentAddress(documentId));
  return (
    <>
      <DropArea onOpen={open} onFromBase={() => setChoosesFromBase(true)} />
      <UploadRows group={READING_UPLOADS} />
      {documents.isPending ? <PageLoading /> : null}
      {documents.isError ? (
        <ErrorState error={documents.error} onRetry={() => void documents.refetch()} />
      ) : null}
      {documents.data ? (
        <>
          {documents.data.total >= SEARCH_FROM || typed !== '' ? (
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
          {documents.data.total === 0 ? (
            <EmptyState sentence={q ? t('list.nothingFound', { words: q }) : t('list.empty')} />
          ) : null}
          <ul className={styles.rows}>
            {documents.data.items.map((file) => (
              <DocumentRow key={file.documentId} file={file} />
            ))}
          </ul>
          {documents.data.total > PAGE_SIZE ? (
            <Pagination
              className={styles.pages ?? ''}
              current={page}
              pageSize={PAGE_SIZE}
              total={documents.data.total}
              showSizeChanger={false}
              onChange={setPage}
            />
          ) : null}
        </>
      ) : null}
      <BaseFileChooser open={choosesFromBase} onClose={() => setChoosesFromBase(false)} onOpened={open} />
    </>
  );
}

function DropArea({ onOpen, onFromBase }: { onOpen: (documentId: string) => void; onFromBase: () => void }) {
  const { t } = useTranslation('reading');
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    addDocuments(await collectFromTransfer(event.dataTransfer), onOpen);
  };
  return (
    <section
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      aria-label={t('list.choose')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => void onDrop(event)}
    >
      <p className={styles.dropWords}>{isOver ? t('list.dropNow') : t('list.drop')}</p>
      <div className={styles.dropButtons}>
        <Button type="primary" icon={<FileAddOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('list.choose')}
        </Button>
        <Button icon={<FolderOpenOutlined aria-hidden />} onClick={onFromBase}>
          {t('list.fromBase')}
        </Button>
      </div>
      <p className={styles.about}>{t('list.kinds', { limit: formatBytes(DOCUMENT_MAX_BYTES) })}</p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        data-testid="choose-documents"
        accept={DOCUMENT_ENDINGS.join(',')}
        onChange={(event) => {
          addDocuments(collectFromList(event.target.files ?? []), onOpen);
          event.target.value = '';
        }}
      />
    </section>
  );
}

function DocumentRow({ file }: { file: ReadDocument }) {
  const { t } = useTranslation('reading');
  const { t: shared } = useTranslation('shell');
  const closing = useEndpointMutation(closeDocument, {
    onSuccess: () => toast.success(t('list.closed')),
    onSettled: refreshDocuments,
    onError: toastFailure,
  });
  const close = async () => {
    const isOwn = file.origin === 'reading';
    const confirmed = await confirmAction({
      title: t('list.closeTitle', { name: file.name }),
      text: isOwn ? t('list.closeOwn') : t('list.closeOther'),
      confirmText: isOwn ? shared('action.delete') : t('list.close'),
      danger: isOwn,
    });
    if (confirmed) closing.mutate({ params: { documentId: file.documentId } });
  };
  const about = [
    file.pages ? t('list.pages', { count: file.pages }) : null,
    formatBytes(file.bytes),
    file.openedAt ? t('list.opened', { time: formatTime(file.openedAt) }) : null,
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <FileIcon format={file.format} />
      <span className={styles.main}>
        <Link className={styles.name} to={documentAddress(file.documentId)}>
          {file.name}
        </Link>
        <span className={styles.about}>{about.join(' · ')}</span>
        {file.state === 'ready' ? null : <ProgressLine file={file} name={file.name} />}
      </span>
      <Button
        type="text"
        icon={<CloseOutlined />}
        loading={closing.isPending}
        aria-label={`${t('list.close')} ${file.name}`}
        title={t('list.close')}
        onClick={() => void close()}
      />
    </li>
  );
}
