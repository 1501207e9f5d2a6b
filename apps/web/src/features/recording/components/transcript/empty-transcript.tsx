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
  onTranscribe: () => void;
  onImport: () => void;
  onType: () => void;
}

/** No words yet: the ways to them. */
export function EmptyTranscript({ isReady, isMoving, onTranscribe, onImport, onType }: EmptyTranscriptProps) {
  const { t } = useTranslation('recording');
  const transcriber = useEndpoint(getTranscriber, {});
  const has = transcriber.data !== undefined && transcriber.data.kind !== 'none';
  return (
    <>
      <EmptyState
        icon={<FileTextOutlined />}
        sentence={t('transcript.empty')}
        hint={t(isReady || !isMoving ? 'transcript.emptyHint' : 'transcript.notReady')}
        action={
          <WaysOn>
            {has ? (
              <Button type="primary" disabled={!isReady} onClick={onTranscribe}>
                {t('transcribe.do')}
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
