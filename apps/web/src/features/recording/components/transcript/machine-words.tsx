import type { RecordingSegment } from '@mingfa/contract/recording-transcript';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { compareWords } from '../../model/compare-words.ts';
import styles from './transcript.module.css';

interface MachineWordsProps {
  segment: RecordingSegment;
  text: string;
  onRestore: () => void;
  onClose: () => void;
}

/** What the recogniser or the imported file had, beside what stands here now. */
export function MachineWords({ segment, text, onRestore, onClose }: MachineWordsProps) {
  const { t } = useTranslation('recording');
  const { machineText } = segment;
  if (machineText === null) return null;
  return (
    <div className={styles.machine}>
      <p>
        <strong>{t('machine.title')}</strong> {machineText}
      </p>
      <p>
        <strong>{t('machine.difference')}</strong>{' '}
        {compareWords(machineText, text).map(({ kind, text: words }, place) => {
          const Tag = kind === 'before' ? 'del' : kind === 'after' ? 'ins' : 'span';
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no names
          return <Tag key={place}>{words}</Tag>;
        })}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onRestore}>
          {t('machine.restore')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('machine.close')}
        </Button>
      </div>
    </div>
  );
}
