import {
  changeRole,
  getUser,
  listUsers,
  lockUser,
  removeUserSecondFactor,
  resetUserPassword,
  signOutUser,
} from '@mingfa/contract/admin-user';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './admin-list.module.css';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { GiveVip } from './give-vip.tsx';

export interface UserActionsProps {
  user: EndpointOutput<typeof getUser>;
  onDeleted: () => void;
}

/** What an administrator can do with an account; each asks first. */
export function UserActions({ user, onDeleted }: UserActionsProps) {
  const { t } = useTranslation(['admin-lists', 'administration', 'shell']);
  const [deletes, setDeletes] = useState(false);
  const [gives, setGives] = useState(false);
  const ownId = useSession(({ profile }) => profile.uuid);
  const { userId, role, isLocked } = user;
  const params = { userId };
  const afterwards = {
    onSuccess: () => {
      toast.success(t('users.done'));
      return refreshEndpoints(getUser, listUsers);
    },
    onError: toastFailure,
  };
  const changing = useEndpointMutation(changeRole, afterwards);
  const locking = useEndpointMutation(lockUser, afterwards);
  const signingOut = useEndpointMutation(signOutUser, afterwards);
  const switchingOff = useEndpointMutation(removeUserSecondFactor, afterwards);
  const resetting = useEndpointMutation(resetUserPassword, afterwards);
  const asked = (what: 'makeAdmin' | 'makeUser' | 'lock' | 'unlock' | 'signOut' | 'reset' | 'factorOff') =>
    confirmAction({
      title: t(`users.${what}`),
      text: t(`users.${what}Text`),
      danger: what === 'lock' || what === 'reset',
    });
  const isOneself = userId === ownId;
  const hasAccount = role !== 'guest';
  const changeTo = role === 'admin' ? ('user' as const) : ('admin' as const);
  const roleWord = role === 'admin' ? 'makeUser' : 'makeAdmin';
  const lockWord = isLocked ? 'unlock' : 'lock';
  return (
    <>
      <div className={styles.actions}>
        {hasAccount ? (
          <Button
            onClick={() =>
              void asked(roleWord).then((yes) => yes && changing.mutate({ params, body: { role: changeTo } }))
            }
          >
            {t(`users.${roleWord}`)}
          </Button>
        ) : null}
        <Button onClick={() => void asked('signOut').then((yes) => yes && signingOut.mutate({ params }))}>
          {t('users.signOut')}
        </Button>
        {hasAccount ? (
          <Button onClick={() => void asked('reset').then((yes) => yes && resetting.mutate({ params }))}>
            {t('users.reset')}
          </Button>
        ) : null}
        {hasAccount ? (
          <Button aria-expanded={gives} onClick={() => setGives(!gives)}>
            {t('administration:vip.give')}
          </Button>
        ) : null}
        {user.hasSecondFactor ? (
          <Button
            onClick={() => void asked('factorOff').then((yes) => yes && switchingOff.mutate({ params }))}
          >
            {t('users.factorOff')}
          </Button>
        ) : null}
        {isOneself ? null : (
          <>
            <Button
              danger={!isLocked}
              onClick={() =>
                void asked(lockWord).then(
                  (yes) => yes && locking.mutate({ params, body: { isLocked: !isLocked } }),
                )
              }
            >
              {t(`users.${lockWord}`)}
            </Button>
            <Button danger onClick={() => setDeletes(true)}>
              {t('users.delete')}
            </Button>
          </>
        )}
      </div>
      {gives ? <GiveVip userId={userId} onGiven={() => setGives(false)} /> : null}
      {resetting.data ? (
        <div className={styles.detail} role="status">
          <p>{t('users.newPassword')}</p>
          <code className={styles.code}>{resetting.data.password}</code>
          <div>
            <Button
              size="small"
              onClick={() =>
                void copyText(resetting.data.password).then((is) => is && toast.success(t('copied')))
              }
            >
              {t('copy')}
            </Button>
          </div>
        </div>
      ) : null}
      {deletes ? (
        <DeleteUserDialog user={user} onClose={() => setDeletes(false)} onDeleted={onDeleted} />
      ) : null}
    </>
  );
}
