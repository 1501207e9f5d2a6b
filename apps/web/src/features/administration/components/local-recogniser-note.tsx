import { getLocalRecogniser } from '@mingfa/contract/admin-recogniser';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/clipboard.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './administration.module.css';

/** Kinds of models with the files that a folder holds of each, and one that is published under this name. */
const FAMILIES = [
  ['SenseVoice', 'model.int8.onnx, tokens.txt', 'sherpa-onnx-sense-voice-zh-en-ja-ko-yue-2024-07-17'],
  ['Paraformer', 'model.int8.onnx, tokens.txt', 'sherpa-onnx-paraformer-zh-2024-03-09'],
  [
    'Whisper',
    'small-encoder.int8.onnx, small-decoder.int8.onnx, small-tokens.txt',
    'sherpa-onnx-whisper-small',
  ],
  ['Zipformer CTC', 'model.int8.onnx, tokens.txt', 'sherpa-onnx-zipformer-ctc-zh-int8-2025-07-03'],
  [
    'Zipformer transducer',
    'encoder….onnx, decoder….onnx, joiner….onnx, tokens.txt',
    'sherpa-onnx-zipformer-zh-en-2023-11-22',
  ],
] as const;

/** What recognising on this machine still needs, what the folder lacks, and how both are got. */
export function LocalRecogniserNote({ folder }: { folder: string | null }) {
  const { t } = useTranslation(['administration', 'shell']);
  const { data } = useEndpoint(getLocalRecogniser, { query: folder === null ? {} : { folder } });
  const copy = async (command: string) =>
    (await copyText(command))
      ? toast.success(t('shell:action.copied'))
      : toast.error(t('shell:action.copyFailed'));
  const found = data?.found ?? null;
  return (
    <div className={styles.recogniser}>
      <div role="status">
        {found?.title != null ? (
          <p>
            {t('models.transcription.found', {
              title: found.title,
              files: found.files.join(t('models.transcription.comma')),
            })}
          </p>
        ) : null}
        {found?.problem != null ? <p className={styles.bad}>{found.problem}</p> : null}
      </div>
      {data?.version === null ? (
        <>
          <p>{t('models.transcription.notInstalled')}</p>
          <p className={styles.cardRow}>
            <code className={styles.grow}>{data.installCommand}</code>
            <Button size="small" onClick={() => void copy(data.installCommand)}>
              {t('shell:action.copy')}
            </Button>
          </p>
        </>
      ) : null}
      {data?.version != null ? <p>{t('models.transcription.installed', { version: data.version })}</p> : null}
      {data?.hasFfmpeg === false ? <p>{t('models.transcription.noFfmpeg')}</p> : null}
      <details open={found?.problem != null}>
        <summary>{t('models.transcription.families')}</summary>
        <p>{t('models.transcription.familiesHint')}</p>
        <dl>
          {FAMILIES.map(([family, files, example]) => (
            <div key={family}>
              <dt>{family}</dt>
              <dd>
                <code>{files}</code>
              </dd>
              <dd>{t('models.transcription.example', { example })}</dd>
            </div>
          ))}
        </dl>
        <p>{t('models.transcription.weights')}</p>
      </details>
    </div>
  );
}
