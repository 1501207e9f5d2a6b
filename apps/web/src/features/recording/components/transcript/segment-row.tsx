import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { formatSpokenTime, formatTime } from '@mingfa/contract/labels/time-labels';
import type { RecordingSegment, TranscriptChange } from '@mingfa/contract/recording-transcript';
import { Button } from 'antd';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import type { TranscriptEditing } from '../../hooks/use-transcript-editing.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import { colourOf } from '../../model/speaker-colours.ts';
import { MachineWords } from './machine-words.tsx';
import { SegmentEditor } from './segment-editor.tsx';
import { SegmentWords } from './segment-words.tsx';
import { SpeakerDot } from './speaker-dot.tsx';
import { SpeakerMenu } from './speaker-menu.tsx';
import styles from './transcript.module.css';

export interface SegmentRowProps {
  desk: RecordingDesk;
  editing: TranscriptEditing;
  segment: RecordingSegment;
  index: number;
  isActive: boolean;
  hidesFillers: boolean;
  find: string;
  onSpeakers: () => void;
}

/** One turn: when, who, what; pressed it is heard, or written in. */
export function SegmentRow(props: SegmentRowProps) {
  const { desk, editing, segment, index, isActive, hidesFillers, find, onSpeakers } = props;
  const { t } = useTranslation('recording');
  const [showsMachine, setShowsMachine] = useState(false);
  const { segmentId, startMs, endMs, speakerId, machineText, isUnchecked } = segment;
  const { speakers } = desk.recording;
  const { keeper, segments, typed } = desk.transcript;
  const text = typed.get(segmentId)?.text ?? segment.text;
  const isOpen = editing.opened?.segmentId === segmentId;
  const isChosen = editing.chosen.has(segmentId);
  const speaker = speakers.find((one) => one.speakerId === speakerId);
  const time = formatSpokenTime(segment, currentLanguage());
  const press = (event: MouseEvent) => {
    if (window.getSelection()?.isCollapsed === false) return;
    if (editing.isOn) return editing.open(segmentId);
    const word = event.target instanceof HTMLElement ? event.target.dataset.start : undefined;
    desk.hear(word === undefined ? startMs : Number(word));
  };
  return (
    <div
      className={`${styles.segment} ${isActive ? styles.active : ''} ${isChosen ? styles.chosen : ''}`}
      data-speaker={colourOf(speakers, speakerId)}
      data-segment={segmentId}
      aria-current={isActive ? 'true' : undefined}
    >
      <div className={styles.head}>
        {editing.isOn ? (
          <input
            type="checkbox"
            aria-label={t('edit.choose', { time })}
            checked={isChosen}
            onChange={() => {}}
            onClick={(event) => editing.choose(index, event.shiftKey)}
          />
        ) : null}
        <button
          type="button"
          className={styles.time}
          aria-label={t('transcript.playFrom', { time })}
          onClick={() => desk.hear(startMs)}
        >
          {time}
        </button>
        <SpeakerMenu
          desk={desk}
          label={t('speakers.whoSaid', { time })}
          onChoose={(to) => void editing.act({ kind: 'speaker', segmentIds: [segmentId], speakerId: to })}
          onManage={onSpeakers}
          trigger={(trigger) => (
            <button {...trigger} type="button" className={styles.speaker}>
              <SpeakerDot speakers={speakers} speakerId={speakerId} />
              {speaker?.name ?? t('speakers.unknown')}
            </button>
          )}
        />
        {isUnchecked ? (
          <span className={`${styles.tag} ${styles.unchecked}`}>{t('transcript.unchecked')}</span>
        ) : null}
        {machineText === null ? null : (
          <button
            type="button"
            className={styles.plain}
            aria-expanded={showsMachine}
            onClick={() => setShowsMachine(!showsMachine)}
          >
            {t('machine.edited')}
          </button>
        )}
        <span className={styles.spacer} />
        <SegmentMenu {...props} onMachine={() => setShowsMachine(true)} />
      </div>
      {isOpen ? (
        <SegmentEditor
          text={text}
          caret={editing.opened?.caret ?? null}
          label={t('edit.words', { time })}
          isLast={index === segments.length - 1}
          onType={(to) => keeper.type(segment, to)}
          onSplit={(at) => void editing.act({ kind: 'split', segmentId, at })}
          onMerge={() => void editing.act({ kind: 'merge', segmentId })}
          onChecked={() => editing.checkAndGoOn(index)}
          onLeave={editing.leave}
          onMove={(by) => editing.openAt(index + by)}
        />
      ) : (
        <button
          type="button"
          className={`${styles.text} ${styles.pressed} ${text === '' ? styles.empty : ''}`}
          title={editing.isOn ? t('edit.press') : t('transcript.press')}
          onClick={press}
        >
          {text === '' ? (
            t('transcript.noWords', { end: formatTime(endMs) })
          ) : (
            <SegmentWords
              segment={segment}
              text={text}
              player={desk.player}
              isActive={isActive}
              hidesFillers={hidesFillers}
              find={find}
            />
          )}
        </button>
      )}
      {showsMachine ? (
        <MachineWords
          segment={segment}
          text={text}
          onRestore={() => void editing.act({ kind: 'restore', segmentIds: [segmentId] })}
          onClose={() => setShowsMachine(false)}
        />
      ) : null}
    </div>
  );
}

function SegmentMenu({
  desk,
  editing,
  segment,
  index,
  onMachine,
}: SegmentRowProps & { onMachine: () => void }) {
  const { t } = useTranslation('recording');
  const { segmentId, startMs, endMs, isUnchecked, machineText } = segment;
  const isLast = index === desk.transcript.segments.length - 1;
  const check: TranscriptChange = { kind: 'checked', segmentIds: [segmentId], isChecked: isUnchecked };
  const label = t('edit.more', { time: formatSpokenTime(segment, currentLanguage()) });
  return (
    <ActionMenu
      label={label}
      trigger={(trigger) => (
        <Button {...trigger} size="small" type="text" icon={<MoreOutlined />} aria-label={label} />
      )}
      actions={[
        { key: 'edit', label: t('edit.do'), onSelect: () => editing.open(segmentId) },
        {
          key: 'check',
          label: t(isUnchecked ? 'edit.check' : 'edit.uncheck'),
          onSelect: () => void editing.act(check),
        },
        {
          key: 'loop',
          label: t('edit.loop'),
          onSelect: () => {
            desk.player.setLoop({ startMs, endMs });
            desk.player.playFrom(startMs);
          },
        },
        { key: 'begin', label: t('edit.beginHere'), onSelect: () => void editing.beginHere(segment) },
        { key: 'end', label: t('edit.endHere'), onSelect: () => void editing.endHere(segment) },
        ...(machineText === null ? [] : [{ key: 'machine', label: t('machine.look'), onSelect: onMachine }]),
        ...(isLast
          ? []
          : [
              {
                key: 'merge',
                label: t('edit.merge'),
                onSelect: () => void editing.act({ kind: 'merge', segmentId }),
              },
            ]),
        { key: 'note', label: t('notes.addHere'), onSelect: () => editing.note(startMs, endMs) },
        { key: 'out', label: t('edit.takeOut'), onSelect: () => desk.takeOut(startMs, endMs) },
        {
          key: 'remove',
          label: t('edit.remove'),
          danger: true,
          separated: true,
          onSelect: () => void editing.remove([segmentId]),
        },
      ]}
    />
  );
}
