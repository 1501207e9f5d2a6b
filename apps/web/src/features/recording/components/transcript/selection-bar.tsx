import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TranscriptEditing } from '../../hooks/use-transcript-editing.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import { SpeakerMenu } from './speaker-menu.tsx';
import styles from './transcript.module.css';

interface SelectionBarProps {
  desk: RecordingDesk;
  editing: TranscriptEditing;
  onSpeakers: () => void;
}

/** What can be done with the turns that were chosen. */
export function SelectionBar({ desk, editing, onSpeakers }: SelectionBarProps) {
  const { t } = useTranslation('recording');
  const chosen = desk.transcript.segments.filter(({ segmentId }) => editing.chosen.has(segmentId));
  const first = chosen[0];
  if (!first) return null;
  const ids = chosen.map(({ segmentId }) => segmentId);
  const endMs = chosen.reduce((latest, one) => Math.max(latest, one.endMs), 0);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('edit.chosen', { count: ids.length })}>
      <span className={styles.count} role="status">
        {t('edit.chosen', { count: ids.length })}
      </span>
      <SpeakerMenu
        desk={desk}
        label={t('edit.assign')}
        onChoose={(speakerId) => void editing.assign(ids.slice(0, 2000), speakerId)}
        onManage={onSpeakers}
        trigger={(trigger) => (
          <Button {...trigger} size="small" type="primary">
            {t('edit.assign')}
          </Button>
        )}
      />
      <Button size="small" onClick={() => void editing.check(ids)}>
        {t('edit.check')}
      </Button>
      <Button size="small" onClick={() => desk.takeOut(first.startMs, endMs)}>
        {t('edit.takeOut')}
      </Button>
      <Button size="small" danger onClick={() => void editing.remove(ids)}>
        {t('edit.remove')}
      </Button>
      <span className={styles.spacer} />
      <Button size="small" onClick={editing.chooseNone}>
        {t('edit.chooseNone')}
      </Button>
    </div>
  );
}
