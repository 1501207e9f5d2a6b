import DatabaseOutlined from '@ant-design/icons/DatabaseOutlined';
import FileAddOutlined from '@ant-design/icons/FileAddOutlined';
import ReadOutlined from '@ant-design/icons/ReadOutlined';
import { EVIDENCE_ENDINGS, EVIDENCE_LIMITS } from '@mingfa/contract/matter-evidence';
import { Button } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadRows } from '../../../../components/file-progress/upload-rows.tsx';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { collectFromList, collectFromTransfer } from '../../../../lib/upload/collect-files.ts';
import type { EvidenceDesk } from '../../hooks/use-evidence.ts';
import { evidenceUploads, uploadEvidence } from '../../model/evidence-uploads.ts';
import styles from './evidence.module.css';
import { EvidenceSource } from './evidence-source.tsx';

/** Where files become evidence: dropped, chosen from this machine, or from what is held already. */
export function AddEvidence({ desk }: { desk: EvidenceDesk }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const [isOver, setIsOver] = useState(false);
  const [source, setSource] = useState<'base' | 'reading' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const upload = (files: ReturnType<typeof collectFromList>) => uploadEvidence(desk.matterId, files);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const { files, pages, bytes } = EVIDENCE_LIMITS;
  return (
    <>
      <section
        className={`${styles.drop} ${isOver ? styles.over : ''}`}
        aria-label={t('add.title')}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setIsOver(false);
          void collectFromTransfer(event.dataTransfer).then(upload);
        }}
      >
        <p className={styles.dropWords}>{isOver ? t('add.dropNow') : t('add.drop')}</p>
        <div className={styles.dropButtons}>
          <Button
            type="primary"
            icon={<FileAddOutlined aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {t('add.upload')}
          </Button>
          <Button icon={<DatabaseOutlined aria-hidden />} onClick={() => setSource('base')}>
            {t('add.fromBase')}
          </Button>
          <Button icon={<ReadOutlined aria-hidden />} onClick={() => setSource('reading')}>
            {t('add.fromReading')}
          </Button>
        </div>
        <p className={styles.kinds}>{t('add.kinds', { files, pages, bytes: formatBytes(bytes) })}</p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          data-testid="choose-evidence"
          accept={EVIDENCE_ENDINGS.join(',')}
          onChange={(event) => {
            upload(collectFromList(event.target.files ?? []));
            event.target.value = '';
          }}
        />
      </section>
      <UploadRows group={evidenceUploads(desk.matterId)} />
      {source ? <EvidenceSource desk={desk} from={source} onClose={() => setSource(null)} /> : null}
    </>
  );
}
