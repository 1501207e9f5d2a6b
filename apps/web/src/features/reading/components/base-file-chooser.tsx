import { openDocument } from '@mingfa/contract/document';
import { listKnowledgeBases, listKnowledgeFiles } from '@mingfa/contract/knowledge';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { FileIcon } from '../../../components/file-progress/file-icon.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { refreshDocuments } from '../model/refresh-reading.ts';
import styles from './document-list.module.css';
import tools from './tools.module.css';

const SHOWN_MAX = 100;

/** Files of the person's knowledge bases, to be opened for reading. */
export function BaseFileChooser({
  open,
  onClose,
  onOpened,
}: {
  open: boolean;
  onClose: () => void;
  onOpened: (documentId: string) => void;
}) {
  const { t } = useTranslation('reading');
  return (
    <Sheet open={open} onClose={onClose} title={t('fromBase.title')}>
      {open ? <Bases onOpened={onOpened} /> : null}
    </Sheet>
  );
}

function Bases({ onOpened }: { onOpened: (documentId: string) => void }) {
  const { t } = useTranslation('reading');
  const [chosen, setChosen] = useState<string | null>(null);
  const bases = useEndpoint(listKnowledgeBases, { query: { pageSize: SHOWN_MAX } });
  if (bases.isPending) return <PageLoading />;
  if (bases.isError) return <ErrorState error={bases.error} onRetry={() => void bases.refetch()} />;
  const konId = chosen ?? bases.data.items[0]?.konId;
  if (!konId) return <p className={tools.empty}>{t('fromBase.none')}</p>;
  return (
    <>
      <select
        className={styles.search}
        aria-label={t('fromBase.title')}
        value={konId}
        onChange={(event) => setChosen(event.target.value)}
      >
        {bases.data.items.map((base) => (
          <option key={base.konId} value={base.konId}>
            {base.name}
          </option>
        ))}
      </select>
      <Files konId={konId} onOpened={onOpened} />
    </>
  );
}

function Files({ konId, onOpened }: { konId: string; onOpened: (documentId: string) => void }) {
  const { t } = useTranslation('reading');
  const files = useEndpoint(listKnowledgeFiles, {
    params: { konId },
    query: { state: 'ready', pageSize: SHOWN_MAX },
  });
  const opening = useEndpointMutation(openDocument, {
    onSuccess: async ({ documentId }) => {
      onOpened(documentId);
      await refreshDocuments();
    },
    onError: toastFailure,
  });
  if (files.isPending) return <PageLoading />;
  if (files.isError) return <ErrorState error={files.error} onRetry={() => void files.refetch()} />;
  if (files.data.items.length === 0) return <p className={tools.empty}>{t('fromBase.empty')}</p>;
  return (
    <ul className={styles.rows}>
      {files.data.items.map((file) => (
        <li key={file.fileId} className={styles.row}>
          <FileIcon format={file.format} />
          <span className={styles.main}>
            <span className={styles.name}>{file.name}</span>
          </span>
          <Button
            size="small"
            loading={opening.isPending && opening.variables.params.documentId === file.fileId}
            aria-label={`${t('fromBase.open')} ${file.name}`}
            onClick={() => opening.mutate({ params: { documentId: file.fileId } })}
          >
            {t('fromBase.open')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
