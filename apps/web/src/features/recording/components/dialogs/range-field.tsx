import type { TimeRange } from '@mingfa/contract/evidence';
import { formatTime } from '@mingfa/contract/labels/time-labels';
import { Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readClock } from '../../model/read-clock.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import styles from './dialogs.module.css';

interface RangeFieldProps {
  desk: RecordingDesk;
  range: TimeRange | null;
  onRange: (range: TimeRange | null) => void;
}

/** All of a recording or a part of it: typed as times, or the passage that is played again and again. */
export function RangeField({ desk, range, onRange }: RangeFieldProps) {
  const { t } = useTranslation('recording');
  const { loop } = desk.player.read();
  const usual = loop ?? { startMs: 0, endMs: desk.recording.durationMs ?? desk.player.durationMs };
  const [typed, setTyped] = useState<{ from: string; to: string }>(() => wordsOf(range ?? usual));
  const take = (next: { from: string; to: string }) => {
    setTyped(next);
    const startMs = readClock(next.from);
    const endMs = readClock(next.to);
    if (startMs !== null && endMs !== null && endMs > startMs) onRange({ startMs, endMs });
  };
  const startMs = readClock(typed.from);
  const endMs = readClock(typed.to);
  const isWrong = range !== null && (startMs === null || endMs === null || endMs <= startMs);
  return (
    <fieldset className={styles.group}>
      <legend>{t('export.range')}</legend>
      <Radio.Group
        value={range !== null}
        onChange={({ target }) => {
          if (!target.value) return onRange(null);
          setTyped(wordsOf(usual));
          onRange(usual);
        }}
        options={[
          { value: false, label: t('export.whole') },
          { value: true, label: t('export.part') },
        ]}
      />
      {range === null ? null : (
        <div className={styles.row}>
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className={styles.row}>
              {t(`export.${end}`)}
              <input
                className={styles.field}
                value={typed[end]}
                inputMode="numeric"
                maxLength={12}
                size={9}
                onChange={({ target }) => take({ ...typed, [end]: target.value })}
              />
            </label>
          ))}
        </div>
      )}
      {isWrong ? (
        <p className={styles.problem} role="alert">
          {t('export.wrongRange')}
        </p>
      ) : null}
    </fieldset>
  );
}

const wordsOf = ({ startMs, endMs }: TimeRange) => ({
  from: formatTime(startMs),
  // A second is not cut short by how it is written.
  to: formatTime(Math.ceil(endMs / 1000) * 1000),
});
