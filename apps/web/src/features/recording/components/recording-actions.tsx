import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../components/action-menu.tsx';
import { ShareButton } from '../../../components/share-button.tsx';
import { useIsPhone } from '../../../lib/media-query.ts';
import { useDraftFrom } from '../hooks/use-draft-from.ts';
import type { RecordingDesk } from '../model/recording-desk.ts';
import type { OpenedDialog } from './recording-dialogs.tsx';

interface RecordingActionsProps {
  desk: RecordingDesk;
  onOpen: (dialog: OpenedDialog) => void;
  onDelete: () => void;
}

/** What is done with a whole recording. */
export function RecordingActions({ desk, onOpen, onDelete }: RecordingActionsProps) {
  const { t } = useTranslation('recording');
  const isPhone = useIsPhone();
  const { recording, transcript } = desk;
  const hasWords = transcript.segments.length > 0;
  const label = t('actions.more');
  const draft = useDraftFrom(recording.recordingId, transcript.keeper.flush);
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        {...(isPhone ? { 'aria-label': t('export.do'), title: t('export.do') } : {})}
        onClick={() => onOpen({ kind: 'export', range: null })}
      >
        {isPhone ? null : t('export.do')}
      </Button>
      {hasWords ? (
        <ShareButton
          source={{ kind: 'recording', recordingId: recording.recordingId }}
          iconOnly={isPhone}
          onBefore={transcript.keeper.flush}
        />
      ) : null}
      <ActionMenu
        label={label}
        trigger={(trigger) => (
          <Button {...trigger} type="text" icon={<MoreOutlined />} aria-label={label} title={label} />
        )}
        actions={[
          { key: 'transcribe', label: t('transcribe.do'), onSelect: () => onOpen({ kind: 'transcribe' }) },
          { key: 'import', label: t('import.do'), onSelect: () => onOpen({ kind: 'import' }) },
          { key: 'details', label: t('details.do'), onSelect: () => onOpen({ kind: 'details' }) },
          { key: 'speakers', label: t('speakers.manage'), onSelect: () => onOpen({ kind: 'speakers' }) },
          ...(hasWords
            ? [
                { key: 'draft', label: t('actions.draft'), onSelect: () => void draft() },
                { key: 'base', label: t('base.do'), onSelect: () => onOpen({ kind: 'base' } as const) },
              ]
            : []),
          { key: 'keys', label: t('keys.title'), onSelect: () => onOpen({ kind: 'keys' }) },
          { key: 'delete', label: t('delete.do'), danger: true, separated: true, onSelect: onDelete },
        ]}
      />
    </>
  );
}
