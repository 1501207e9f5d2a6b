import { SPEAKER_ROLE_LABELS } from '@mingfa/contract/labels/recording-labels';
import { formatSpokenTime } from '@mingfa/contract/labels/time-labels';
import type { RecordingSpeaker } from '@mingfa/contract/recording';
import { getRecordingFindings } from '@mingfa/contract/recording-findings';
import { isAddressOf } from '@mingfa/legal/recordings/is-address-of';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { useSpeakers } from '../../hooks/use-speakers.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import { SpeakerDot } from '../transcript/speaker-dot.tsx';
import styles from './dialogs.module.css';

const NAME_MAX = 60;
const ROLES = ['asks', 'answers', 'other'] as const;

/** Who speaks: names, parts, two that were one; and what the talk itself says of their names. */
export function SpeakersSheet({ desk, onClose }: { desk: RecordingDesk; onClose: () => void }) {
  const { t } = useTranslation('recording');
  const { speakers, add } = useSpeakers(desk);
  return (
    <Sheet open onClose={onClose} title={t('speakers.title')}>
      <p className={styles.quiet}>{t('speakers.intro')}</p>
      <ul className={styles.list}>
        {speakers.map((speaker) => (
          <SpeakerRow key={speaker.speakerId} desk={desk} speaker={speaker} />
        ))}
      </ul>
      {speakers.length === 0 ? <p className={styles.quiet}>{t('speakers.none')}</p> : null}
      <Button onClick={() => void add(t('speakers.new', { number: speakers.length + 1 }))}>
        {t('speakers.add')}
      </Button>
      {desk.transcript.segments.length > 0 ? <Hints desk={desk} /> : null}
    </Sheet>
  );
}

function SpeakerRow({ desk, speaker }: { desk: RecordingDesk; speaker: RecordingSpeaker }) {
  const { t } = useTranslation('recording');
  const { speakers, change, merge } = useSpeakers(desk);
  const { speakerId, name, role } = speaker;
  const [typed, setTyped] = useState<string | null>(null);
  const rename = async () => {
    const to = typed?.trim() ?? '';
    if (to === '' || to === name) return setTyped(null);
    // Not taken: the typed name stays in its field.
    if (await change(speakerId, { name: to })) setTyped(null);
  };
  const join = async (intoId: string) => {
    const into = speakers.find((one) => one.speakerId === intoId);
    if (!into) return;
    const confirmed = await confirmAction({
      title: t('speakers.mergeTitle', { name, into: into.name }),
      text: t('speakers.mergeText', { into: into.name }),
      confirmText: t('speakers.merge'),
    });
    if (confirmed) await merge(speakerId, intoId);
  };
  const turns = desk.transcript.segments.filter((one) => one.speakerId === speakerId).length;
  const others = speakers.filter((one) => one.speakerId !== speakerId);
  return (
    <li className={styles.speaker}>
      <SpeakerDot speakers={speakers} speakerId={speakerId} />
      <input
        className={`${styles.field} ${styles.grow}`}
        aria-label={t('speakers.name', { name })}
        value={typed ?? name}
        maxLength={NAME_MAX}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void rename()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void rename();
        }}
      />
      <SelectField
        small
        label={t('speakers.role', { name })}
        labelPlace="hidden"
        value={role}
        options={ROLES.map((value) => ({ value, label: SPEAKER_ROLE_LABELS[currentLanguage()][value] }))}
        onChange={(to) => void change(speakerId, { role: to })}
      />
      {others.length > 0 ? (
        <SelectField
          small
          label={t('speakers.mergeOf', { name })}
          labelPlace="hidden"
          value=""
          options={[
            { value: '', label: t('speakers.mergeInto') },
            ...others.map((one) => ({ value: one.speakerId, label: one.name })),
          ]}
          onChange={(to) => void join(to)}
        />
      ) : null}
      <span className={styles.quiet}>{t('speakers.turns', { count: turns })}</span>
    </li>
  );
}

/** How somebody was addressed or named themselves: a hint, never taken by itself. */
function Hints({ desk }: { desk: RecordingDesk }) {
  const { t } = useTranslation('recording');
  const { change, merge, speakers } = useSpeakers(desk);
  const findings = useEndpoint(getRecordingFindings, { params: { recordingId: desk.recording.recordingId } });
  const nameOf = (id: string | null) => speakers.find((one) => one.speakerId === id)?.name;
  const hints = (findings.data?.speakerHints ?? []).filter(({ speakerId, name }) => {
    const own = nameOf(speakerId);
    // 刘建国 who is called 刘哥 keeps the name that says more.
    return own !== undefined && own !== name && !isAddressOf(name, own);
  });
  const take = async (speakerId: string, name: string) => {
    const same = speakers.find((one) => one.name === name && one.speakerId !== speakerId);
    if (!same) return void (await change(speakerId, { name }));
    // Another speaker has that name already: two that may be one are joined by a person alone.
    const confirmed = await confirmAction({
      title: t('speakers.mergeTitle', { name: nameOf(speakerId) ?? '', into: name }),
      text: t('speakers.mergeText', { into: name }),
      confirmText: t('speakers.merge'),
    });
    if (confirmed) await merge(speakerId, same.speakerId);
  };
  if (hints.length === 0) return null;
  return (
    <>
      <h3 className={styles.section}>{t('speakers.hints')}</h3>
      <ul className={styles.list}>
        {hints.map(({ speakerId, name, at }) => (
          <li key={`${speakerId} ${name} ${at.segmentId}`} className={styles.speaker}>
            <span className={styles.grow}>
              {t('speakers.hint', { speaker: nameOf(speakerId) ?? '', name })}
              <span className={styles.quiet}> {at.words}</span>
            </span>
            <Button size="small" onClick={() => desk.hear(at.time.startMs)}>
              {formatSpokenTime(at.time, currentLanguage())}
            </Button>
            <Button size="small" onClick={() => speakerId && void take(speakerId, name)}>
              {t(speakers.some((one) => one.name === name) ? 'speakers.merge' : 'speakers.take')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
