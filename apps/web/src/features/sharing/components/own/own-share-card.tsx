import CopyOutlined from '@ant-design/icons/CopyOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import SyncOutlined from '@ant-design/icons/SyncOutlined';
import type { OwnShare } from '@mingfa/contract/share';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '../../../../components/action-menu.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { useShareActions } from '../../hooks/use-share-actions.ts';
import type { MessagesSlot } from '../../model/messages-slot.ts';
import { shareAddress } from '../../model/share-address.ts';
import { EditShare } from './edit-share.tsx';
import styles from './own.module.css';
import { ShareMarks } from './share-marks.tsx';
import { UpdateShare } from './update-share.tsx';
import { ViewsChart } from './views-chart.tsx';

/** A share of one's own: how it stands, who may open it, how often it was opened, and what can be done with it. */
export function OwnShareCard({ share, Messages }: { share: OwnShare; Messages: MessagesSlot }) {
  const { t } = useTranslation(['sharing', 'shell']);
  const { title, type, source, state, endedReason, views, viewsByDay, snapshotAt } = share;
  const [opened, setOpened] = useState<'edit' | 'marks' | 'update' | null>(null);
  const actions = useShareActions(share);
  const isOpen = state === 'open';
  const mayChange = isOpen || state === 'expired' || state === 'used_up';
  const facts = [
    share.expiresOn ? t('own.until', { day: share.expiresOn }) : t('own.forever'),
    ...(share.hasPassword ? [t('own.locked')] : []),
    ...(share.viewLimit === null ? [] : [t('own.limit', { count: share.viewLimit })]),
    t(share.isRedacted ? 'own.masked' : 'own.unmasked'),
    t('own.snapshot', { time: formatTime(snapshotAt) }),
  ];
  const menu: MenuAction[] = [
    ...(mayChange
      ? [
          {
            key: 'edit',
            label: t('own.edit'),
            icon: <EditOutlined />,
            onSelect: () => setOpened('edit'),
          },
          {
            key: 'update',
            label: t('own.update'),
            icon: <SyncOutlined />,
            onSelect: () => setOpened('update'),
          },
        ]
      : []),
    ...(share.isRedacted
      ? [
          {
            key: 'marks',
            label: t('own.marks'),
            icon: <EyeInvisibleOutlined />,
            onSelect: () => setOpened('marks'),
          },
        ]
      : []),
    {
      key: 'revoke',
      label: t('own.revoke'),
      icon: <StopOutlined />,
      danger: true,
      separated: true,
      onSelect: () => void actions.revoke(),
    },
  ];
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={`${styles.state} ${isOpen ? styles.open : ''}`}>{t(`state.${state}`)}</span>
        <strong className={styles.title}>{title}</strong>
        <ActionMenu
          label={t('own.actions', { title })}
          actions={menu}
          trigger={(props) => (
            <Button
              {...props}
              type="text"
              size="small"
              icon={<MoreOutlined />}
              loading={actions.isBusy}
              aria-label={t('own.actions', { title })}
            />
          )}
        />
      </div>
      <p className={styles.facts}>
        {t(`of.${source.kind}`)} · {facts.join(' · ')}
      </p>
      {share.note ? <p className={styles.facts}>{share.note}</p> : null}
      {isOpen || endedReason ? null : <p className={styles.facts}>{t(`stateWhy.${state}`)}</p>}
      {endedReason ? (
        <p className={styles.reason} role="note">
          {t('own.endedReason', { reason: endedReason })}
        </p>
      ) : null}
      <div className={styles.foot}>
        <ViewsChart title={title} views={views} viewsByDay={viewsByDay} />
        {isOpen ? (
          <span className={styles.buttons}>
            <Button
              size="small"
              icon={<CopyOutlined aria-hidden />}
              aria-label={t('own.copyLabel', { title })}
              onClick={() => void actions.copyAddress()}
            >
              {t('own.copy')}
            </Button>
            <Button
              size="small"
              icon={<LinkOutlined aria-hidden />}
              href={shareAddress(share.shareId, type)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('own.openLabel', { title })}
            >
              {t('own.open')}
            </Button>
          </span>
        ) : null}
      </div>
      {opened === 'update' ? (
        <UpdateShare share={share} Messages={Messages} onClose={() => setOpened(null)} />
      ) : null}
      {opened === 'edit' ? <EditShare share={share} onClose={() => setOpened(null)} /> : null}
      {opened === 'marks' ? <ShareMarks share={share} onClose={() => setOpened(null)} /> : null}
    </li>
  );
}
