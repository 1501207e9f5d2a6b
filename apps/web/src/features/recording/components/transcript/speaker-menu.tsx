import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuTriggerProps } from '../../../../components/action-menu.tsx';
import { useSpeakers } from '../../hooks/use-speakers.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import { SpeakerDot } from './speaker-dot.tsx';

interface SpeakerMenuProps {
  desk: RecordingDesk;
  label: string;
  onChoose: (speakerId: string | null) => void;
  onManage: () => void;
  trigger: (props: MenuTriggerProps) => ReactNode;
}

/** Who said it: somebody known, somebody new, or nobody yet. */
export function SpeakerMenu({ desk, label, onChoose, onManage, trigger }: SpeakerMenuProps) {
  const { t } = useTranslation('recording');
  const { speakers, add } = useSpeakers(desk);
  const addOne = async () => {
    const speakerId = await add(t('speakers.new', { number: speakers.length + 1 }));
    if (speakerId) onChoose(speakerId);
  };
  return (
    <ActionMenu
      label={label}
      trigger={trigger}
      actions={[
        ...speakers.map(({ speakerId, name }) => ({
          key: speakerId,
          label: name,
          icon: <SpeakerDot speakers={speakers} speakerId={speakerId} />,
          onSelect: () => onChoose(speakerId),
        })),
        { key: 'new', label: t('speakers.addAndChoose'), separated: true, onSelect: () => void addOne() },
        { key: 'nobody', label: t('speakers.nobody'), onSelect: () => onChoose(null) },
        { key: 'manage', label: t('speakers.manage'), separated: true, onSelect: onManage },
      ]}
    />
  );
}
