import CopyOutlined from '@ant-design/icons/CopyOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { createInvite, listInvites } from '@mingfa/contract/admin';
import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { endpointKey, queryClient, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './administration.module.css';
import { InviteRequests } from './invite-requests.tsx';
import { VipSettings } from './vip-settings.tsx';

const PAGE_SIZE = 20;

/** Requests for codes, codes for one registration, and what codes and administrators give. */
export function Invites() {
  const { t } = useTranslation('administration');
  return (
    <>
      <InviteRequests />
      <section className={styles.section} aria-label={t('invites.title')}>
        <h2 className={styles.heading}>{t('invites.title')}</h2>
        <InviteList />
      </section>
      <VipSettings />
    </>
  );
}

function InviteList() {
  const { t } = useTranslation(['administration', 'shell']);
  const [page, setPage] = useState(1);
  const invites = useEndpoint(listInvites, { query: { page, pageSize: PAGE_SIZE } });
  const creating = useEndpointMutation(createInvite, {
    onSuccess: ({ code }) => {
      toast.success(t('invites.created', { code }));
      setPage(1);
      void queryClient.invalidateQueries({ queryKey: endpointKey(listInvites) });
    },
    onError: toastFailure,
  });
  const copy = async (code: string) => {
    if (await copyText(code)) toast.success(t('shell:action.copied'));
    else toast.error(t('shell:action.copyFailed'));
  };
  const create = (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      loading={creating.isPending}
      onClick={() => creating.mutate({})}
    >
      {t('invites.create')}
    </Button>
  );
  if (invites.isPending) return <PageLoading />;
  if (invites.isError) return <ErrorState error={invites.error} onRetry={() => void invites.refetch()} />;
  const { items, total } = invites.data;
  if (total === 0)
    return <EmptyState sentence={t('invites.empty')} hint={t('invites.emptyHint')} action={create} />;
  return (
    <>
      <p className={styles.intro}>{t('invites.intro')}</p>
      <ul className={styles.list}>
        {items.map((invite) => (
          <li key={invite.inviteId} className={`${styles.card} ${styles.cardRow}`}>
            <span className={styles.grow}>
              <span className={styles.code}>{invite.code}</span>
              <span className={styles.small}>
                {invite.usedBy ? t('invites.used', { who: invite.usedBy }) : t('invites.unused')} ·{' '}
                {t('invites.createdAt')} {formatTime(invite.createdAt)}
              </span>
            </span>
            {invite.usedBy ? null : (
              <Button
                size="small"
                icon={<CopyOutlined />}
                aria-label={t('invites.copyLabel', { code: invite.code })}
                onClick={() => void copy(invite.code)}
              >
                {t('shell:action.copy')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {total > PAGE_SIZE ? (
        <Pagination
          current={page}
          pageSize={PAGE_SIZE}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
      <div className={styles.toolbar}>{create}</div>
    </>
  );
}
