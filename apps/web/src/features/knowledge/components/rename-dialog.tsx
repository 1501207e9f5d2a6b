import { type KnowledgeFile, renameFile } from '@mingfa/contract/knowledge';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { refreshKnowledge } from '../model/refresh-knowledge.ts';
import styles from './rename-dialog.module.css';

export function RenameDialog({ file, onClose }: { file: KnowledgeFile; onClose: () => void }) {
  const { t } = useTranslation('knowledge');
  const { t: shared } = useTranslation('shell');
  const [name, setName] = useState(file.name);
  const renaming = useEndpointMutation(renameFile, {
    onSuccess: async () => {
      onClose();
      await refreshKnowledge();
    },
    onError: toastFailure,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    renaming.mutate({ params: { fileId: file.fileId }, body: { name: name.trim() } });
  };
  return (
    <ModalDialog open title={t('files.rename')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <Input
          aria-label={t('files.renameLabel')}
          value={name}
          maxLength={200}
          autoFocus
          onChange={(event) => setName(event.target.value)}
        />
        <div className={styles.actions}>
          <Button onClick={onClose}>{shared('action.cancel')}</Button>
          <Button type="primary" htmlType="submit" disabled={name.trim() === ''} loading={renaming.isPending}>
            {shared('action.save')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
