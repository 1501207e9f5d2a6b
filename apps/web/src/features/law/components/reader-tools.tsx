import SplitCellsOutlined from '@ant-design/icons/SplitCellsOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import type { ReaderAddress } from '../hooks/use-reader-address.ts';
import styles from './reader-tools.module.css';

/** Today's law, the law of a day, or two versions beside each other. */
export function ReaderTools({ address, canCompare }: { address: ReaderAddress; canCompare: boolean }) {
  const { t } = useTranslation('law');
  const { asOf, compares, isToday } = address;
  return (
    <div className={styles.tools}>
      <Button type={isToday ? 'primary' : 'default'} onClick={address.showToday}>
        {t('reader.today')}
      </Button>
      <DateField label={t('reader.byDay')} value={asOf} onChange={address.showDay} />
      {canCompare ? (
        <Button
          icon={<SplitCellsOutlined />}
          type={compares ? 'primary' : 'default'}
          aria-pressed={compares}
          onClick={() => address.compare(!compares)}
        >
          {t('reader.compare')}
        </Button>
      ) : null}
    </div>
  );
}
