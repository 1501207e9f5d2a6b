import FileAddOutlined from '@ant-design/icons/FileAddOutlined';
import { AUDITED_TEXT_MAX_CHARACTERS, createCitationAudit } from '@mingfa/contract/citation-audit';
import { createDocument } from '@mingfa/contract/document';
import { Button } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DateField } from '../../../components/date-field.tsx';
import { UploadRows } from '../../../components/file-progress/upload-rows.tsx';
import { callEndpoint } from '../../../lib/client.ts';
import { today } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import {
  type CollectedFile,
  collectFromList,
  collectFromTransfer,
} from '../../../lib/upload/collect-files.ts';
import { enqueueUploads } from '../../../lib/upload/upload-queue.ts';
import { auditAddress } from '../model/audit-address.ts';
import { refreshAudits } from '../model/refresh-audits.ts';
import styles from './audit.module.css';

const AUDIT_UPLOADS = 'citation-audit';
const ENDINGS = '.docx,.pdf,.txt,.md,.markdown';

/** A text to paste or a file to upload, and the day whose law it is held against. */
export function AuditStart() {
  const { t } = useTranslation('citation-audit');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [asOf, setAsOf] = useState<string>(() => today());
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const open = async (auditId: string) => {
    await refreshAudits();
    await navigate(auditAddress(auditId));
  };
  const starting = useEndpointMutation(createCitationAudit, {
    onSuccess: ({ auditId }) => open(auditId),
    onError: toastFailure,
  });
  const addFiles = (files: readonly CollectedFile[]) =>
    enqueueUploads(AUDIT_UPLOADS, files, async (uploadId) => {
      const made = await callEndpoint(createDocument, { body: { uploadId } });
      if (!made.status) return made;
      const { documentId } = made.data;
      const begun = await callEndpoint(createCitationAudit, { body: { documentId, asOf } });
      if (begun.status && files.length === 1) await open(begun.data.auditId);
      else await refreshAudits();
      return begun;
    });
  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    addFiles(await collectFromTransfer(event.dataTransfer));
  };
  const isTooLong = text.length > AUDITED_TEXT_MAX_CHARACTERS;
  return (
    <div className={styles.start}>
      <div className={styles.day}>
        <DateField
          label={t('asOf')}
          value={asOf}
          clearable={false}
          onChange={(day) => setAsOf(day ?? today())}
        />
      </div>
      <textarea
        className={styles.text}
        aria-label={t('text')}
        placeholder={t('placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isTooLong ? (
        <p role="alert" className={styles.bad}>
          {t('tooLong', { limit: AUDITED_TEXT_MAX_CHARACTERS.toLocaleString() })}
        </p>
      ) : null}
      <div>
        <Button
          type="primary"
          disabled={text.trim() === '' || isTooLong}
          loading={starting.isPending}
          onClick={() => starting.mutate({ body: { text, asOf } })}
        >
          {t('startText')}
        </Button>
      </div>
      <section
        className={`${styles.drop} ${isOver ? styles.over : ''}`}
        aria-label={t('file')}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => void onDrop(event)}
      >
        <span>{t('file')}</span>
        <Button icon={<FileAddOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('chooseFile')}
        </Button>
        <span className={styles.kinds}>{t('kinds')}</span>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          data-testid="choose-audited"
          accept={ENDINGS}
          onChange={(event) => {
            addFiles(collectFromList(event.target.files ?? []));
            event.target.value = '';
          }}
        />
      </section>
      <UploadRows group={AUDIT_UPLOADS} />
    </div>
  );
}
