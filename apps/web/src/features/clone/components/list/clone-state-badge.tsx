import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined';
import type { CloneState, OwnClone } from '@mingfa/contract/clone';
import { useTranslation } from 'react-i18next';
import styles from './clone-state-badge.module.css';

const ICONS = {
  draft: EditOutlined,
  published: CheckCircleOutlined,
  update_pending: ExclamationCircleOutlined,
  unpublished: MinusCircleOutlined,
  waiting: ClockCircleOutlined,
  refused: CloseCircleOutlined,
} satisfies Record<CloneState | 'waiting' | 'refused', unknown>;

/** One word on how something stands, with a sign. */
export function StateBadge({ state }: { state: keyof typeof ICONS }) {
  const { t } = useTranslation('clone');
  const Icon = ICONS[state];
  return (
    <span className={`${styles.badge} ${styles[state]}`}>
      <Icon aria-hidden /> {t(`states.${state}`)}
    </span>
  );
}

/** How a clone stands, and whether an administrator has still to let it into the square, or did not. */
export function CloneStateBadge({ clone }: { clone: Pick<OwnClone, 'state' | 'listing' | 'listingReason'> }) {
  const { state, listing } = clone;
  return (
    <span className={styles.badges}>
      <StateBadge state={state} />
      {listing === 'waiting' || listing === 'refused' ? <StateBadge state={listing} /> : null}
    </span>
  );
}
