import LockOutlined from '@ant-design/icons/LockOutlined';
import { SHARE_LIMITS, unlockShare } from '@mingfa/contract/share';
import { Button, Input } from 'antd';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppRequestError } from '../../../../lib/api-answer.ts';
import { describeError } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import styles from './page.module.css';

/** Asks for the password of a share. It travels in the body of a request, never in an address. */
export function PasswordForm({ shareId, onOpen }: { shareId: string; onOpen: () => void }) {
  const { t } = useTranslation('sharing');
  const id = useId();
  const [password, setPassword] = useState('');
  const unlock = useEndpointMutation(unlockShare, { onSuccess: onOpen });
  const waits = useSecondsLeft(unlock.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && waits === 0) unlock.mutate({ params: { shareId }, body: { password } });
  };
  const problem =
    waits > 0
      ? t('locked.wait', { count: waits })
      : unlock.error && unlock.error.failure.httpStatus !== 429
        ? describeError(unlock.error)
        : null;
  return (
    <form className={styles.locked} onSubmit={submit}>
      <LockOutlined className={styles.lock} aria-hidden />
      <p>{t('locked.hint')}</p>
      <label htmlFor={id}>{t('locked.label')}</label>
      <Input.Password
        id={id}
        value={password}
        autoComplete="off"
        maxLength={SHARE_LIMITS.passwordCharacters.most}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        {...(problem ? { status: 'error' as const } : {})}
        onChange={(event) => setPassword(event.target.value)}
      />
      {problem ? (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
      <Button
        type="primary"
        htmlType="submit"
        loading={unlock.isPending}
        disabled={password === '' || waits > 0}
      >
        {t('locked.open')}
      </Button>
    </form>
  );
}

/** Seconds until the server lets one try again; 0 where it does. */
function useSecondsLeft(error: AppRequestError | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const seconds = error?.failure.httpStatus === 429 ? (error.failure.retryAfterSeconds ?? 0) : 0;
    const until = Date.now() + seconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    count();
    if (seconds === 0) return;
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [error]);
  return left;
}
