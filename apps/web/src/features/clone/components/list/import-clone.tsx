import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { importClone } from '@mingfa/contract/clone';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { workbenchAddress } from '../../model/clone-address.ts';
import { fieldName } from '../../model/field-name.ts';
import { readCloneFile } from '../../model/read-clone-file.ts';
import { refreshClones } from '../../model/refresh-clones.ts';
import styles from './import-clone.module.css';

/** Makes a clone of a file; what this installation does not know, and which bases it had, is told. */
export function ImportClone() {
  const { t } = useTranslation('clone');
  const input = useRef<HTMLInputElement>(null);
  const [imported, setImported] = useState<EndpointOutput<typeof importClone> | null>(null);
  const importing = useEndpointMutation(importClone, {
    onSuccess: (made) => {
      setImported(made);
      void refreshClones();
    },
    onError: toastFailure,
  });
  const take = async (file: File | undefined) => {
    if (!file) return;
    const body = readCloneFile(await file.text());
    if (body) importing.mutate({ body });
    else toast.error(t('import.unreadable', { name: file.name }));
  };
  return (
    <>
      <Button
        icon={<UploadOutlined aria-hidden />}
        loading={importing.isPending}
        onClick={() => input.current?.click()}
      >
        {t('import.label')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('import.label')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Imported made={imported} onClose={() => setImported(null)} />
    </>
  );
}

interface ImportedProps {
  made: EndpointOutput<typeof importClone> | null;
  onClose: () => void;
}

function Imported({ made, onClose }: ImportedProps) {
  const { t } = useTranslation('clone');
  const navigate = useNavigate();
  if (!made) return null;
  const { name, passedOver, knowledgeBases, appId } = made;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('import.done', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('import.later')}</Button>
          <Button type="primary" onClick={() => void navigate(workbenchAddress(appId))}>
            {t('import.open')}
          </Button>
        </>
      }
    >
      {passedOver.length === 0 && knowledgeBases.length === 0 ? <p>{t('import.whole')}</p> : null}
      {passedOver.length > 0 ? (
        <>
          <p className={styles.title}>{t('import.passedOver')}</p>
          <ul className={styles.list}>
            {passedOver.map((one) => (
              <li key={`${one.path} ${one.name}`}>
                {[fieldName(t, one.path), one.name].filter(Boolean).join('：')}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {knowledgeBases.length > 0 ? (
        <>
          <p className={styles.title}>{t('import.bases')}</p>
          <ul className={styles.list}>
            {knowledgeBases.map((base) => (
              <li key={base}>{base}</li>
            ))}
          </ul>
          <p className={styles.quiet}>{t('import.basesHelp')}</p>
        </>
      ) : null}
    </ModalDialog>
  );
}
