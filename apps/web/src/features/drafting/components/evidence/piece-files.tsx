import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import type { EvidenceFile } from '@mingfa/contract/matter-evidence';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { documentAddress } from '../../../../lib/document-address.ts';
import type { EvidenceDesk } from '../../hooks/use-evidence.ts';
import styles from './evidence.module.css';

interface PieceFilesProps {
  desk: EvidenceDesk;
  /** The piece they are of; null: of none any more. */
  row: string | null;
  files: readonly EvidenceFile[];
}

/** The files of a piece in their order: pages, how each is taken in, and what is wrong with it. */
export function PieceFiles({ desk, row, files }: PieceFilesProps) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  if (files.length === 0) return null;
  const raise = (at: number) => {
    const ids = files.map(({ fileId }) => fileId);
    const [moved] = ids.splice(at, 1);
    if (moved && row) {
      ids.splice(at - 1, 0, moved);
      desk.placing.mutate({ params: { matterId: desk.matterId }, body: { row, fileIds: ids } });
    }
  };
  return (
    <ul className={styles.files} aria-label={t('file.list')}>
      {files.map((file, at) => (
        <FileLine key={file.fileId} desk={desk} file={file}>
          {row && at > 0 ? (
            <IconButton
              size="small"
              icon={<ArrowUpOutlined />}
              label={t('file.up', { name: file.name })}
              onClick={() => raise(at)}
            />
          ) : null}
        </FileLine>
      ))}
    </ul>
  );
}

function FileLine({ desk, file, children }: { desk: EvidenceDesk; file: EvidenceFile; children: ReactNode }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const { t: shared } = useTranslation('shell');
  const { fileId, name, documentId, state, pages, form, errorMessage, isOwn } = file;
  const params = { matterId: desk.matterId, fileId };
  const takeOut = async () => {
    const confirmed = await confirmAction({
      title: t('file.removeTitle', { name }),
      text: t(isOwn ? 'file.removeOwn' : 'file.removeOther'),
      confirmText: shared('action.delete'),
      danger: true,
    });
    if (confirmed) desk.takingOut.mutate({ params });
  };
  const isBad = state === 'failed' || state === 'gone';
  const told = {
    counting: t('file.counting'),
    counted: `${t('file.pages', { count: pages ?? 0 })}${form ? ` · ${t(`file.form.${form}`)}` : ''}`,
    failed: errorMessage ?? '',
    gone: t('file.gone'),
  }[state];
  return (
    <li className={styles.file}>
      <span className={styles.fileMain}>
        {documentId ? (
          <Link className={styles.fileName} to={documentAddress(documentId)} title={t('file.open', { name })}>
            {name}
          </Link>
        ) : (
          <span className={styles.fileName}>{name}</span>
        )}
        <span className={isBad ? styles.fileBad : styles.fileTold} role={isBad ? 'alert' : undefined}>
          {told}
          {!isOwn && state !== 'gone' ? ` · ${t('file.elsewhere')}` : null}
        </span>
      </span>
      {state === 'failed' ? (
        <Button
          size="small"
          aria-label={t('file.retryNamed', { name })}
          loading={desk.recounting.isPending && desk.recounting.variables.params.fileId === fileId}
          onClick={() => desk.recounting.mutate({ params })}
        >
          {t('file.retry')}
        </Button>
      ) : null}
      {children}
      <IconButton
        size="small"
        icon={<CloseOutlined />}
        label={t('file.remove', { name })}
        onClick={() => void takeOut()}
      />
    </li>
  );
}
