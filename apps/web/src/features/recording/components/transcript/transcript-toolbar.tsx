import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../components/segments.tsx';
import { SaveStateLine } from '../../../../components/steps/save-state-line.tsx';
import { describeFailure } from '../../../../lib/describe-failure.ts';
import type { OpenTranscript } from '../../hooks/use-transcript.ts';
import styles from './transcript.module.css';

/** How the transcript is shown. */
export interface TranscriptView {
  hidesFillers: boolean;
  onlyUnchecked: boolean;
  follows: boolean;
}

interface TranscriptToolbarProps {
  transcript: OpenTranscript;
  view: TranscriptView;
  onView: (to: Partial<TranscriptView>) => void;
  isEditing: boolean;
  onEditing: (to: boolean) => void;
  isFinding: boolean;
  onFinding: (to: boolean) => void;
  onSpeakers: () => void;
}

/** Listening or correcting, what is shown, and whether all is kept. */
export function TranscriptToolbar(props: TranscriptToolbarProps) {
  const { transcript, view, onView, isEditing, onEditing, isFinding, onFinding, onSpeakers } = props;
  const { t } = useTranslation('recording');
  const unchecked = transcript.segments.reduce((count, one) => count + Number(one.isUnchecked), 0);
  const toggle = (label: string, isOn: boolean, onToggle: () => void) => (
    <Button size="small" className={isOn ? (styles.on ?? '') : ''} aria-pressed={isOn} onClick={onToggle}>
      {label}
    </Button>
  );
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('transcript.tools')}>
      <Segments
        label={t('transcript.mode')}
        segments={[
          {
            key: 'listen',
            label: t('transcript.listen'),
            isOn: !isEditing,
            onChoose: () => onEditing(false),
          },
          { key: 'edit', label: t('transcript.correct'), isOn: isEditing, onChoose: () => onEditing(true) },
        ]}
      />
      <Button
        size="small"
        icon={<SearchOutlined aria-hidden />}
        className={isFinding ? (styles.on ?? '') : ''}
        aria-pressed={isFinding}
        onClick={() => onFinding(!isFinding)}
      >
        {t('find.do')}
      </Button>
      <Button size="small" onClick={onSpeakers}>
        {t('speakers.title')}
      </Button>
      {toggle(t('transcript.hideFillers'), view.hidesFillers, () =>
        onView({ hidesFillers: !view.hidesFillers }),
      )}
      {unchecked > 0 || view.onlyUnchecked
        ? toggle(t('transcript.onlyUnchecked', { count: unchecked }), view.onlyUnchecked, () =>
            onView({ onlyUnchecked: !view.onlyUnchecked }),
          )
        : null}
      {toggle(t('transcript.follow'), view.follows, () => onView({ follows: !view.follows }))}
      <span className={styles.spacer} />
      <SaveLine transcript={transcript} />
    </div>
  );
}

function SaveLine({ transcript }: { transcript: OpenTranscript }) {
  const { t } = useTranslation('recording');
  const { state, failure, keeper } = transcript;
  const isTrouble = state === 'lost' || state === 'refused' || state === 'changed';
  const why = failure && state !== 'changed' ? describeFailure(failure) : '';
  return (
    <SaveStateLine
      tone={isTrouble ? 'trouble' : state === 'saved' ? 'saved' : 'busy'}
      state={state}
      words={[t(`save.${state}`), why].filter(Boolean).join(' ')}
      retry={
        state === 'lost' || state === 'refused'
          ? { label: t('again'), onRetry: () => void keeper.flush() }
          : null
      }
    />
  );
}
