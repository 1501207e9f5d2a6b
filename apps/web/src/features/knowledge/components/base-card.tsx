import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import type { KnowledgeBase } from '@mingfa/contract/knowledge';
import { Button, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ActionMenu } from '../../../components/action-menu.tsx';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useBaseActions } from '../hooks/use-base-actions.ts';
import { baseAddress } from '../model/new-base.ts';
import { refreshKnowledge } from '../model/refresh-knowledge.ts';
import styles from './base-card.module.css';
import { BaseState } from './base-state.tsx';

/** A base on the list: what is in it, how it stands, and what can be done with it. */
export function BaseCard({ base }: { base: KnowledgeBase }) {
  const { t } = useTranslation('knowledge');
  const { t: shared } = useTranslation('shell');
  const navigate = useNavigate();
  const actions = useBaseActions();
  const { konId, name, description } = base;
  const enabled = actions.isSwitching(base) ?? base.enabled;
  const remove = async () => {
    if (await actions.remove(base)) await refreshKnowledge();
  };
  return (
    <li className={`${styles.card} ${enabled ? '' : styles.off}`} data-card>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={baseAddress(konId)} className={styles.link} data-card-link>
            {name}
          </Link>
        </h2>
        <ActionMenu
          label={t('list.actions', { name })}
          actions={[
            {
              key: 'edit',
              label: shared('action.edit'),
              icon: <EditOutlined />,
              onSelect: () => void navigate(`${baseAddress(konId)}?tab=settings`),
            },
            {
              key: 'delete',
              label: shared('action.delete'),
              icon: <DeleteOutlined />,
              danger: true,
              separated: true,
              onSelect: () => void remove(),
            },
          ]}
          trigger={(props) => (
            <Button
              {...props}
              type="text"
              size="small"
              className={styles.more ?? ''}
              icon={<MoreOutlined />}
              aria-label={t('list.actions', { name })}
            />
          )}
        />
      </div>
      <p className={styles.description}>{description}</p>
      <p className={styles.counts}>
        {base.files === 0
          ? t('list.noFiles')
          : [
              t('list.files', { count: base.files }),
              t('list.segments', { count: base.segments }),
              formatBytes(base.bytes),
            ].join(' · ')}
      </p>
      <div className={styles.foot}>
        <BaseState base={base} />
        <Switch
          size="small"
          className={styles.switch ?? ''}
          checked={enabled}
          aria-label={t('list.onLabel', { name })}
          onChange={(wanted) => actions.switchBase(base, wanted)}
        />
      </div>
    </li>
  );
}
