import { documentState } from '@mingfa/contract/document-content';
import { type KnowledgeBase, listKnowledgeFiles, retryFile } from '@mingfa/contract/knowledge';
import { DOCUMENT_STATE_LABELS } from '@mingfa/contract/labels/document-labels';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { requestData } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { isMoving, pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { useUploads } from '../../../lib/upload/upload-queue.ts';
import { useWrittenWords } from '../../../lib/use-written-words.ts';
import { addToBase, uploadGroup } from '../model/add-to-base.ts';
import { refreshKnowledge } from '../model/refresh-knowledge.ts';
import styles from './base-files.module.css';
import { DropZone } from './drop-zone.tsx';
import { FileRow } from './file-row.tsx';
import { UploadList } from './upload-list.tsx';

const PAGE_SIZE = 20;
const STATES = ['all', 'ready', 'working', 'waiting', 'failed', 'cancelled'] as const;
type StateFilter = (typeof STATES)[number];

/** Files of a base: adding, watching, finding, opening. */
export function BaseFiles({ base }: { base: KnowledgeBase }) {
  const { t } = useTranslation('knowledge');
  const uploads = useUploads(uploadGroup(base.konId));
  const isEmpty = base.files === 0 && uploads.length === 0;
  return (
    <div className={styles.files}>
      <DropZone onFiles={(files) => addToBase(base.konId, files)} isLarge={isEmpty} />
      <UploadList konId={base.konId} uploads={uploads} />
      {base.files > 0 ? (
        <>
          <p className={styles.summary}>
            {t('files.summary', {
              files: base.files,
              ready: base.filesReady,
              segments: base.segments,
              size: formatBytes(base.bytes),
            })}
          </p>
          <FileList base={base} />
        </>
      ) : null}
    </div>
  );
}

function FileList({ base }: { base: KnowledgeBase }) {
  const { t } = useTranslation('knowledge');
  const language = currentLanguage();
  const { konId } = base;
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const filter = documentState.safeParse(params.get('state'));
  const shown: StateFilter = filter.success ? filter.data : 'all';
  const [typed, setTyped, q] = useWrittenWords();
  const files = useEndpoint(
    listKnowledgeFiles,
    {
      params: { konId },
      query: { page, pageSize: PAGE_SIZE, q, ...(filter.success ? { state: filter.data } : {}) },
    },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: pollWhile(({ items }) => base.filesWorking > 0 || items.some(isMoving)),
    },
  );
  useSettledCounts(files.data?.items.filter(isMoving).length ?? 0);
  const set = (name: string, value: string | null) =>
    setParams(
      (held) => {
        if (name !== 'page') held.delete('page');
        if (value === null) held.delete(name);
        else held.set(name, value);
        return held;
      },
      { replace: true },
    );
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={t('files.search')}
          value={typed}
          onChange={(words) => {
            setTyped(words);
            if (page > 1) set('page', null);
          }}
          className={styles.search}
        />
        <fieldset className={styles.states} aria-label={t('files.states.label')}>
          {STATES.map((state) => (
            <button
              key={state}
              type="button"
              className={styles.state}
              aria-pressed={shown === state}
              onClick={() => set('state', state === 'all' ? null : state)}
            >
              {state === 'all' ? t('files.states.all') : DOCUMENT_STATE_LABELS[language][state]}
            </button>
          ))}
        </fieldset>
        {base.filesFailed > 1 && shown === 'failed' ? <RetryAll konId={konId} /> : null}
      </div>
      {files.isPending ? <PageLoading /> : null}
      {files.isError ? <ErrorState error={files.error} onRetry={() => void files.refetch()} /> : null}
      {files.data?.items.length === 0 ? <p className={styles.none}>{t('files.noneFound')}</p> : null}
      <ul className={styles.list}>
        {files.data?.items.map((file) => (
          <FileRow key={file.fileId} file={file} />
        ))}
      </ul>
      <PageTurner
        page={page}
        pageSize={PAGE_SIZE}
        total={files.data?.total ?? 0}
        onTurn={(wanted) => set('page', wanted === 1 ? null : String(wanted))}
      />
    </>
  );
}

/** When fewer files move than before, the counts of the base have changed, too. */
function useSettledCounts(moving: number): void {
  const before = useRef(moving);
  useEffect(() => {
    if (moving < before.current) void refreshKnowledge();
    before.current = moving;
  }, [moving]);
}

/** Every file that failed, of all pages of the list. */
function RetryAll({ konId }: { konId: string }) {
  const { t } = useTranslation('knowledge');
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    try {
      const request = { params: { konId }, query: { page: 1, pageSize: 100, state: 'failed' as const } };
      const { items } = await requestData(listKnowledgeFiles, request);
      for (const { fileId } of items) await requestData(retryFile, { params: { fileId }, body: {} });
    } catch (error) {
      toastFailure(error);
    }
    setIsBusy(false);
    await refreshKnowledge();
  };
  return (
    <Button size="small" loading={isBusy} onClick={() => void retry()}>
      {t('files.retryAllFailed')}
    </Button>
  );
}
