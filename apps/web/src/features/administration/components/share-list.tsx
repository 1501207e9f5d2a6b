import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { listAllShares, revokeAnyShare } from '@mingfa/contract/share';
import { Button, Input, Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './administration.module.css';
import { SharingSwitch } from './sharing-switch.tsx';

const PAGE_SIZE = 20;
type KnownShare = EndpointOutput<typeof listAllShares>['items'][number];

/** Whether sharing is on, and all shares that open. */
export function ShareList() {
  return (
    <>
      <SharingSwitch />
      <OpenShares />
    </>
  );
}

/** Without their words or titles; each can be ended with a reason. */
function OpenShares() {
  const { t } = useTranslation('administration');
  const [page, setPage] = useState(1);
  const [ending, setEnding] = useState<KnownShare | null>(null);
  const [shareId, setShareId] = useState<string | undefined>();
  const shares = useEndpoint(
    listAllShares,
    { query: { page, pageSize: PAGE_SIZE, shareId } },
    { staleTime: 0 },
  );
  const find = (address: string) => {
    setShareId(idIn(address));
    setPage(1);
  };
  const end = useEndpointMutation(revokeAnyShare, {
    onSuccess: () => {
      toast.success(t('shares.ended'));
      setEnding(null);
    },
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listAllShares),
  });
  return (
    <>
      <p className={styles.intro}>{t('shares.intro')}</p>
      <Input.Search
        allowClear
        aria-label={t('shares.find')}
        placeholder={t('shares.find')}
        enterButton={t('shares.findIt')}
        onSearch={find}
      />
      {openShares()}
    </>
  );

  function openShares() {
    return (
      <Loaded query={shares}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState
              sentence={t(shareId === undefined ? 'shares.empty' : 'shares.notOpen')}
              hint={t(shareId === undefined ? 'shares.emptyHint' : 'shares.notOpenHint')}
            />
          ) : (
            <>
              <ul className={styles.list}>
                {items.map((share) => (
                  <li key={share.reference} className={`${styles.card} ${styles.cardRow}`}>
                    <span className={styles.grow}>
                      <span className={styles.name}>{share.owner}</span>
                      <span className={styles.tag}>{t(`shares.type.${share.type}`)}</span>
                      <span className={styles.small}>{factsOf(share).join(' · ')}</span>
                    </span>
                    <Button
                      size="small"
                      danger
                      aria-label={t('shares.endLabel', {
                        owner: share.owner,
                        time: formatTime(share.createdAt),
                      })}
                      onClick={() => setEnding(share)}
                    >
                      {t('shares.end')}
                    </Button>
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
              {ending ? (
                <ReasonDialog
                  title={t('shares.endTitle')}
                  hint={t('shares.endHint')}
                  label={t('shares.reason')}
                  confirm={t('shares.end')}
                  isPending={end.isPending}
                  onConfirm={(reason) =>
                    end.mutate({ params: { reference: ending.reference }, body: { reason } })
                  }
                  onClose={() => setEnding(null)}
                />
              ) : null}
            </>
          )
        }
      </Loaded>
    );
  }

  function factsOf({ createdAt, views, expiresOn, hasPassword, isRedacted }: KnownShare): string[] {
    return [
      formatTime(createdAt),
      t('shares.views', { count: views }),
      expiresOn ? t('shares.until', { day: expiresOn }) : t('shares.forever'),
      ...(hasPassword ? [t('shares.locked')] : []),
      t(isRedacted ? 'shares.masked' : 'shares.unmasked'),
    ];
  }
}

/** The id in the address of a share that somebody sent; empty: all. */
function idIn(address: string): string | undefined {
  const text = address.trim();
  return text === '' ? undefined : (/\/share\/([^/?#]+)/.exec(text)?.[1] ?? text).slice(0, 60);
}
