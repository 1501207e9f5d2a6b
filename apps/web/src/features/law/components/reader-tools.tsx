import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import type { ReaderAddress } from '../hooks/use-reader-address.ts';
import styles from './reader-tools.module.css';

/** Today's law, two versions beside each other, or the law of a day. */
export function ReaderTools({ address, canCompare }: { address: ReaderAddress; canCompare: boolean }) {
  const { t } = useTranslation('law');
  const { asOf, compares, isToday } = address;
  const way = (label: string, isOn: boolean, onChoose: () => void) => (
    <button type="button" className={styles.way} aria-pressed={isOn} onClick={onChoose}>
      {label}
    </button>
  );
  return (
    <div className={styles.tools}>
      <div className={styles.ways}>
        {way(t('reader.today'), isToday, address.showToday)}
        {canCompare ? way(t('reader.compare'), compares, () => address.compare(!compares)) : null}
      </div>
      <DateField label={t('reader.byDay')} value={asOf} onChange={address.showDay} />
    </div>
  );
}
