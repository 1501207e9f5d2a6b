import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import FolderOutlined from '@ant-design/icons/FolderOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import SendOutlined from '@ant-design/icons/SendOutlined';
import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined';
import type { OwnClone } from '@mingfa/contract/clone';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { CloneFace } from '../../../../components/clone-face.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { askToShare } from '../../../../lib/share-request.ts';
import { useCloneActions } from '../../hooks/use-clone-actions.ts';
import { dataAddress, workbenchAddress } from '../../model/clone-address.ts';
import styles from './clone-card.module.css';
import { CloneNumbersLine } from './clone-numbers-line.tsx';
import { CloneStateBadge } from './clone-state-badge.tsx';

/** A clone on the list of one's own: who it is, how it stands, its numbers, and what can be done with it. */
export function CloneCard({ clone }: { clone: OwnClone }) {
  const { t } = useTranslation(['clone', 'shell']);
  const navigate = useNavigate();
  const actions = useCloneActions();
  const { appId, name } = clone;
  const version =
    clone.publishedVersion === null
      ? t('card.neverPublished')
      : t('card.version', {
          version: clone.publishedVersion,
          visibility: t(`visibility.${clone.visibility}`),
        });
  return (
    <li className={styles.card} data-card>
      <div className={styles.head}>
        <CloneFace avatar={clone.avatar} />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <Link to={workbenchAddress(appId)} className={styles.link} data-card-link>
              {name}
            </Link>
          </h2>
          <CloneStateBadge clone={clone} />
        </div>
        <ActionMenu
          label={t('card.actions', { name })}
          actions={[
            {
              key: 'publish',
              label: t('card.publish'),
              icon: <SendOutlined />,
              onSelect: () => void navigate(workbenchAddress(appId, 'publish')),
            },
            {
              key: 'data',
              label: t('card.data'),
              icon: <BarChartOutlined />,
              onSelect: () => void navigate(dataAddress(appId)),
            },
            ...(clone.publishedVersion === null
              ? []
              : [
                  {
                    key: 'share',
                    label: t('shell:action.share'),
                    icon: <ShareAltOutlined />,
                    onSelect: () => askToShare({ source: { kind: 'clone', appId } }),
                  },
                ]),
            {
              key: 'copy',
              label: t('card.copy'),
              icon: <CopyOutlined />,
              onSelect: () => actions.copy(appId),
            },
            {
              key: 'export',
              label: t('card.export'),
              icon: <DownloadOutlined />,
              onSelect: () => actions.exportFile(clone),
            },
            {
              key: 'archive',
              label: t(clone.archived ? 'card.takeOut' : 'card.archive'),
              icon: <FolderOutlined />,
              separated: true,
              onSelect: () => void actions.archive(clone),
            },
            {
              key: 'delete',
              label: t('card.delete'),
              icon: <DeleteOutlined />,
              danger: true,
              onSelect: () => void actions.remove(clone),
            },
          ]}
          trigger={(props) => (
            <Button
              {...props}
              type="text"
              size="small"
              className={styles.more ?? ''}
              icon={<MoreOutlined />}
              aria-label={t('card.actions', { name })}
            />
          )}
        />
      </div>
      <p className={styles.introduction}>{clone.introduction || t('card.noIntroduction')}</p>
      {clone.listing === 'refused' && clone.listingReason ? (
        <p className={styles.broken}>
          <ExclamationCircleOutlined aria-hidden /> {t('publish.refused', { reason: clone.listingReason })}
        </p>
      ) : null}
      {clone.broken.length > 0 ? (
        <p className={styles.broken}>
          <ExclamationCircleOutlined aria-hidden /> {t('card.broken', { count: clone.broken.length })}
        </p>
      ) : null}
      <p className={styles.about}>
        {t(`categories.${clone.category}`)} · {version}
      </p>
      <div className={styles.foot}>
        <span>{t('card.saved', { time: formatTime(clone.savedAt) })}</span>
        <CloneNumbersLine clone={clone} />
      </div>
    </li>
  );
}
