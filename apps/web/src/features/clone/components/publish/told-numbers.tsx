import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import type { CloneGap } from '@mingfa/contract/clone-content';
import { CLONE_GAP_LABELS } from '@mingfa/contract/labels/clone-labels';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { fieldName } from '../../model/field-name.ts';
import styles from './publish.module.css';

/** In which fields everybody would read numbers of persons; whoever publishes may mean it. */
export function ToldNumbers({ gaps }: { gaps: readonly CloneGap[] }) {
  const { t } = useTranslation('clone');
  const told = gaps.filter(({ problem }) => problem === 'holds_numbers');
  if (told.length === 0) return null;
  return (
    <ul className={styles.told}>
      {told.map(({ path }) => (
        <li key={path}>
          <ExclamationCircleOutlined aria-hidden /> {fieldName(t, path)} ·{' '}
          {CLONE_GAP_LABELS[currentLanguage()].holds_numbers}
        </li>
      ))}
    </ul>
  );
}
