import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import { Segments } from '../../../components/segments.tsx';
import type { ReaderAddress } from '../hooks/use-reader-address.ts';
import styles from './reader-tools.module.css';

/** Today's law, two versions beside each other, or the law of a day. */
export function ReaderTools({ address, canCompare }: { address: ReaderAddress; canCompare: boolean }) {
  const { t } = useTranslation('law');
  const { asOf, compares, isToday } = address;
  const today = { key: 'today', label: t('reader.today'), isOn: isToday, onChoose: address.showToday };
  const compare = {
    key: 'compare',
    label: t('reader.compare'),
    isOn: compares,
    onChoose: () => address.compare(!compares),
  };
  return (
    <div className={styles.tools}>
      <Segments segments={canCompare ? [today, compare] : [today]} />
      <DateField label={t('reader.byDay')} value={asOf} onChange={address.showDay} />
    </div>
  );
}
