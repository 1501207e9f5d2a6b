import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined';
import type { GoldenResult } from '@mingfa/contract/clone-golden';
import { useTranslation } from 'react-i18next';
import styles from './golden.module.css';

const ICONS = {
  passed: CheckCircleOutlined,
  failed: CloseCircleOutlined,
  waiting: ClockCircleOutlined,
  waived: ExclamationCircleOutlined,
  notRun: MinusCircleOutlined,
};

/** How a golden question came out last on the draft as it is, by a sign and a word. */
export function GoldenBadge({ last, isWaived }: { last: GoldenResult | null; isWaived: boolean }) {
  const { t } = useTranslation('clone');
  const state = last?.state === 'failed' && isWaived ? 'waived' : (last?.state ?? 'notRun');
  const Icon = ICONS[state];
  return (
    <span className={`${styles.badge} ${styles[state] ?? ''}`}>
      <Icon aria-hidden /> {t(`golden.states.${state}`)}
    </span>
  );
}
