import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import { getTranscriber } from '@mingfa/contract/recording';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { WaysOn } from '../../../../components/ways-on.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import { RecogniserNote } from '../home/recogniser-note.tsx';

interface EmptyTranscriptProps {
  isReady: boolean;
  isMoving: boolean;
  /** It was written down, and nobody speaks in it. */
  isSilent: boolean;
  /** Nothing can be heard in it: only words from elsewhere are of use. */
  hasFailed: boolean;
  onTranscribe: () => void;
  onImport: () => void;
  onType: () => void;
}

/** No words yet: the ways to them. */
export function EmptyTranscript({
  isReady,
  isMoving,
  isSilent,
  hasFailed,
  onTranscribe,
  onImport,
  onType,
}: EmptyTranscriptProps) {
  const { t } = useTranslation('recording');
  const transcriber = useEndpoint(getTranscriber, {});
  const has = transcriber.data !== undefined && transcriber.data.kind !== 'none';
  return (
    <>
      <EmptyState
        icon={<FileTextOutlined />}
        sentence={t(isSilent ? 'transcript.silent' : 'transcript.empty')}
        hint={t(hintOf({ isReady, isMoving, isSilent, hasFailed }))}
        action={
          <WaysOn>
            {has && !hasFailed ? (
              <Button type={isSilent ? 'default' : 'primary'} disabled={!isReady} onClick={onTranscribe}>
                {t(isSilent ? 'transcribe.again' : 'transcribe.do')}
              </Button>
            ) : null}
            <Button onClick={onImport}>{t('import.do')}</Button>
            <Button onClick={onType}>{t('along.do')}</Button>
          </WaysOn>
        }
      />
      <RecogniserNote />
    </>
  );
}

function hintOf(
  is: Pick<EmptyTranscriptProps, 'isReady' | 'isMoving' | 'isSilent' | 'hasFailed'>,
): 'transcript.silentHint' | 'transcript.failedHint' | 'transcript.notReady' | 'transcript.emptyHint' {
  if (is.isSilent) return 'transcript.silentHint';
  if (is.hasFailed) return 'transcript.failedHint';
  return is.isReady || !is.isMoving ? 'transcript.emptyHint' : 'transcript.notReady';
}
