import {
  approveInviteRequest,
  inviteRequestState,
  listInviteRequests,
  refuseInviteRequest,
} from '@mingfa/contract/invite';
import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './administration.module.css';

const PAGE_SIZE = 20;
const STATES = inviteRequestState.options;

/** People who asked for a code: each is approved with a code of its own, or refused with a reason. */
export function InviteRequests() {
  const { t } = useTranslation('administration');
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [refused, setRefused] = useState<string | null>(null);
  const requests = useEndpoint(
    listInviteRequests,
    { query: { page, pageSize: PAGE_SIZE, state, ...(q ? { q } : {}) } },
    { staleTime: 0 },
  );
  const after = () => void refreshEndpoints(listInviteRequests);
  const approving = useEndpointMutation(approveInviteRequest, {
    onSuccess: ({ code, sent }) => {
      toast.success(t(sent ? 'requests.sent' : 'requests.made', { code: code ?? '' }));
      setState('approved');
      setPage(1);
      after();
    },
    onError: (error) => {
      toastFailure(error);
      after();
    },
  });
  const refusing = useEndpointMutation(refuseInviteRequest, {
    onSuccess: () => {
      setRefused(null);
      after();
    },
    onError: toastFailure,
  });
  return (
    <section className={styles.section} aria-label={t('requests.title')}>
      <h2 className={styles.heading}>{t('requests.title')}</h2>
      <p className={styles.intro}>{t('requests.intro')}</p>
      <div className={styles.presets}>
        <SelectField
          label={t('requests.state')}
          labelPlace="before"
          value={state}
          options={STATES.map((value) => ({ value, label: t(`requests.${value}`) }))}
          onChange={(value) => {
            setState(value);
            setPage(1);
          }}
        />
        <SearchField
          label={t('requests.search')}
          value={q}
          onChange={(value) => {
            setQ(value);
            setPage(1);
          }}
        />
      </div>
      <Loaded query={requests}>
        {({ items, total }) => (
          <>
            {total === 0 ? <p className={styles.small}>{t('requests.empty')}</p> : null}
            <ul className={styles.list}>
              {items.map((one) => (
                <li key={one.requestId} className={`${styles.card} ${styles.cardRow}`}>
                  <span className={styles.grow}>
                    <span className={styles.name}>{one.name}</span> {one.mobile}
                    <span className={styles.small}>{one.reason}</span>
                    <span className={styles.small}>
                      {formatTime(one.createdAt)}
                      {one.answer ? ` · ${t('requests.answer', { reason: one.answer })}` : ''}
                      {one.code ? ` · ${t(one.sent ? 'requests.sentNote' : 'requests.handOn')}` : ''}
                    </span>
                    {one.code ? <span className={styles.code}>{one.code}</span> : null}
                  </span>
                  {one.state === 'open' ? (
                    <span className={styles.actions}>
                      <Button onClick={() => setRefused(one.requestId)}>{t('requests.refuse')}</Button>
                      <Button
                        type="primary"
                        loading={approving.isPending}
                        onClick={() => approving.mutate({ params: { requestId: one.requestId } })}
                      >
                        {t('requests.approve')}
                      </Button>
                    </span>
                  ) : null}
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
          </>
        )}
      </Loaded>
      {refused ? (
        <ReasonDialog
          title={t('requests.refuseTitle')}
          hint={t('requests.refuseHint')}
          label={t('requests.reason')}
          confirm={t('requests.refuse')}
          isPending={refusing.isPending}
          onConfirm={(reason) => refusing.mutate({ params: { requestId: refused }, body: { reason } })}
          onClose={() => setRefused(null)}
        />
      ) : null}
    </section>
  );
}
