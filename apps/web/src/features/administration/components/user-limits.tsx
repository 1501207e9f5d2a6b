import { getUser } from '@mingfa/contract/admin-user';
import { listUserLimits, type PersonLimit, removeUserLimit } from '@mingfa/contract/personal-quota';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './admin-list.module.css';
import { UserLimitForm } from './user-limit-form.tsx';

/** What an account may do, what it has used of it, and limits set for it alone. */
export function UserLimits({ userId }: { userId: string }) {
  const { t } = useTranslation(['admin-lists', 'quota']);
  const limits = useEndpoint(listUserLimits, { params: { userId } }, { staleTime: 0 });
  return (
    <section aria-label={t('users.limits.title')}>
      <h3>{t('users.limits.title')}</h3>
      <Loaded query={limits}>
        {({ tier, items }) => (
          <>
            <p className={styles.quiet}>{t('users.limits.tier', { tier: t(`quota:tiers.${tier}`) })}</p>
            <ul className={styles.list}>
              {items.map((item) => (
                <LimitRow key={item.kind} userId={userId} item={item} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}

function LimitRow({ userId, item }: { userId: string; item: PersonLimit }) {
  const { t } = useTranslation(['admin-lists', 'quota', 'shell']);
  const [edits, setEdits] = useState(false);
  const { kind, measure, limit, usualLimit, used, resetsAt, own } = item;
  const name = t(`quota:kinds.${kind}`);
  const number = (value: number) =>
    measure === 'bytes' ? formatBytes(value) : value.toLocaleString('en-US');
  const most = (value: number) => (value === 0 ? t('quota:unlimited') : number(value));
  const removing = useEndpointMutation(removeUserLimit, {
    onSuccess: () => {
      toast.success(t('users.limits.removed'));
      return refreshEndpoints(listUserLimits, getUser);
    },
    onError: toastFailure,
  });
  const remove = async () => {
    const text = t('users.limits.removeText', { limit: most(usualLimit) });
    if (await confirmAction({ title: t('users.limits.removeTitle', { kind: name }), text }))
      removing.mutate({ params: { userId }, body: { kind } });
  };
  return (
    <li className={styles.plainRow}>
      <span className={styles.grow}>
        <span className={styles.rowHead}>
          <strong>{name}</strong>
          <span>
            {limit === 0
              ? t('users.limits.usedOfAny', { used: number(used) })
              : t('users.limits.usedOf', {
                  used: number(used),
                  limit: number(limit),
                  left: number(Math.max(0, limit - used)),
                })}
          </span>
          {resetsAt && limit > 0 ? (
            <span>{t('users.limits.resets', { time: formatTime(resetsAt) })}</span>
          ) : null}
        </span>
        {own ? (
          <span className={styles.quiet}>
            {t('users.limits.own', {
              usual: most(usualLimit),
              reason: own.reason,
              by: own.setBy || t('users.limits.somebody'),
              time: formatTime(own.setAt),
            })}
          </span>
        ) : null}
      </span>
      <Button
        size="small"
        aria-expanded={edits}
        aria-label={t(own ? 'users.limits.changeLabel' : 'users.limits.setLabel', { kind: name })}
        onClick={() => setEdits(!edits)}
      >
        {t(own ? 'users.limits.change' : 'users.limits.set')}
      </Button>
      {own ? (
        <Button
          size="small"
          loading={removing.isPending}
          aria-label={t('users.limits.removeLabel', { kind: name })}
          onClick={() => void remove()}
        >
          {t('users.limits.remove')}
        </Button>
      ) : null}
      {edits ? <UserLimitForm userId={userId} item={item} onSaved={() => setEdits(false)} /> : null}
    </li>
  );
}
