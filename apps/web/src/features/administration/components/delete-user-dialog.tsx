import { deleteUser, type ListedUser, listUsers } from '@mingfa/contract/admin-user';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';

export interface DeleteUserDialogProps {
  user: ListedUser;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a person once their number, or a guest's id, was typed. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const { t } = useTranslation(['admin-lists', 'shell']);
  const [typed, setTyped] = useState('');
  const field = useId();
  const wanted = user.mobile || user.userId;
  const deleting = useEndpointMutation(deleteUser, {
    onSuccess: () => {
      toast.success(t('users.deleted'));
      void refreshEndpoints(listUsers);
      onDeleted();
    },
    onError: toastFailure,
  });
  return (
    <ModalDialog
      open
      focusTitle
      title={t('users.deleteTitle', { name: user.nickname || wanted })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button
            type="primary"
            danger
            disabled={typed.trim() !== wanted}
            loading={deleting.isPending}
            onClick={() =>
              deleting.mutate({ params: { userId: user.userId }, body: { typed: typed.trim() } })
            }
          >
            {t('users.delete')}
          </Button>
        </>
      }
    >
      <p>{t('users.deleteText')}</p>
      <label htmlFor={field}>{t('users.typeToDelete', { wanted })}</label>
      <Input id={field} value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
    </ModalDialog>
  );
}
