import UploadOutlined from '@ant-design/icons/UploadOutlined';
import {
  type CaseFieldMapping,
  listCaseImports,
  previewCaseImport,
  startCaseImport,
  uploadCaseImport,
} from '@mingfa/contract/case-import';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { UPLOAD_PURPOSES } from '@mingfa/contract/upload';
import { useMutation } from '@tanstack/react-query';
import { Button, Input, Radio } from 'antd';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { requestData } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { sendUpload } from '../../../lib/upload/send-upload.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportRow, isLive } from './import-row.tsx';
import styles from './import-sheet.module.css';

const { endings, bytesMax } = UPLOAD_PURPOSES['case-file'];

type Preview = EndpointOutput<typeof previewCaseImport>;
interface Uploaded {
  uploadId: string;
  name: string;
  preview: Preview;
}

/** Brings judgments in: a file is uploaded, looked at, and imported; what was imported before stands below. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('case');
  const isAdministrator = useSession((state) => state.profile.role === 'admin');
  const [shared, setShared] = useState(isAdministrator);
  const [uploaded, setUploaded] = useState<Uploaded | null>(null);
  const imports = useEndpoint(listCaseImports, { query: { page: 1, pageSize: 20 } });
  const items = imports.data?.items ?? [];
  const started = () => {
    setUploaded(null);
    void refreshEndpoints(listCaseImports);
  };
  const isBusy = items.some(isLive);
  return (
    <Sheet open onClose={onClose} title={t('import.title')} width={640}>
      <div className={styles.sheet}>
        <p className={styles.intro}>{t('import.intro')}</p>
        {isAdministrator ? (
          <Radio.Group
            value={shared}
            onChange={(event) => setShared(event.target.value as boolean)}
            options={[
              { value: true, label: t('library.importShared') },
              { value: false, label: t('library.importOwn') },
            ]}
          />
        ) : null}
        <QuietNote>{t(shared ? 'import.sharedNote' : 'import.ownNote')}</QuietNote>
        {isBusy && !uploaded ? <QuietNote>{t('import.busy')}</QuietNote> : null}
        {uploaded ? (
          <Chosen uploaded={uploaded} shared={shared} disabled={isBusy} onStarted={started} />
        ) : (
          <FilePicker disabled={isBusy} onUploaded={setUploaded} />
        )}
        {isAdministrator && shared && !uploaded ? <PathForm disabled={isBusy} onStarted={started} /> : null}
        <h2 className={styles.heading}>{t('import.history')}</h2>
        {imports.isSuccess && items.length === 0 ? <QuietNote>{t('import.none')}</QuietNote> : null}
        <ul className={styles.list}>
          {items.map((item) => (
            <ImportRow key={item.importId} listed={item} />
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

/** Uploads one file and has it looked at. */
function FilePicker({
  disabled,
  onUploaded,
}: {
  disabled: boolean;
  onUploaded: (uploaded: Uploaded) => void;
}) {
  const { t } = useTranslation('case');
  const picker = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const uploadId = await sendUpload(file, 'case-file');
      const preview = await requestData(previewCaseImport, { body: { uploadId } }, { timeoutMs: false });
      return { uploadId, name: file.name, preview };
    },
    onSuccess: onUploaded,
    onError: toastFailure,
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (file.size > bytesMax) toast.error(t('import.tooLarge'));
    else upload.mutate(file);
  };
  return (
    <div>
      <input
        ref={picker}
        type="file"
        hidden
        accept={endings.join(',')}
        aria-label={t('import.pick')}
        onChange={choose}
      />
      <Button
        type="primary"
        icon={<UploadOutlined aria-hidden />}
        disabled={disabled}
        loading={upload.isPending}
        onClick={() => picker.current?.click()}
      >
        {upload.isPending ? t('import.uploading') : t('import.pick')}
      </Button>
    </div>
  );
}

interface ChosenProps {
  uploaded: Uploaded;
  shared: boolean;
  disabled: boolean;
  onStarted: () => void;
}

/** What was uploaded, as it would be read; a table's columns are mapped here. */
function Chosen({ uploaded, shared, disabled, onStarted }: ChosenProps) {
  const { t } = useTranslation(['case', 'shell']);
  const { uploadId, name } = uploaded;
  const [preview, setPreview] = useState(uploaded.preview);
  const look = useEndpointMutation(previewCaseImport, { onSuccess: setPreview, onError: toastFailure });
  const start = useEndpointMutation(uploadCaseImport, { onSuccess: onStarted, onError: toastFailure });
  const mapping: CaseFieldMapping | undefined = preview.table?.mapping;
  return (
    <section className={styles.chosen} aria-label={t('import.preview')}>
      <strong className={styles.name}>{name}</strong>
      <ImportPreview
        preview={preview}
        isPending={look.isPending}
        onMap={(changed) => look.mutate({ body: { uploadId, mapping: changed } })}
      />
      {disabled ? <QuietNote>{t('import.busy')}</QuietNote> : null}
      <div className={styles.actions}>
        <Button onClick={onStarted}>{t('shell:action.cancel')}</Button>
        <Button
          type="primary"
          disabled={disabled}
          loading={start.isPending}
          onClick={() => start.mutate({ body: { uploadId, shared, ...(mapping ? { mapping } : {}) } })}
        >
          {t('import.start')}
        </Button>
      </div>
    </section>
  );
}

/** From the server's own disk or an address, for administrators. */
function PathForm({ disabled, onStarted }: { disabled: boolean; onStarted: () => void }) {
  const { t } = useTranslation('case');
  const [source, setSource] = useState('');
  const start = useEndpointMutation(startCaseImport, {
    onSuccess: () => {
      setSource('');
      onStarted();
    },
    onError: toastFailure,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (source.trim() === '') toast.error(t('import.sourceRequired'));
    else start.mutate({ body: { source: source.trim() } });
  };
  return (
    <form className={styles.path} onSubmit={submit}>
      <Input
        aria-label={t('import.source')}
        placeholder={t('import.source')}
        maxLength={2000}
        spellCheck={false}
        value={source}
        onChange={(event) => setSource(event.target.value)}
      />
      <Button htmlType="submit" disabled={disabled} loading={start.isPending}>
        {t('import.path')}
      </Button>
    </form>
  );
}
