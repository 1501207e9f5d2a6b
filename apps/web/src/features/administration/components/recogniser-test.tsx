import { UPLOAD_PURPOSES } from '@mingfa/contract/upload';
import { Button } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../lib/describe-failure.ts';
import type { useRecogniserTest } from '../hooks/use-recogniser-test.ts';
import styles from './administration.module.css';

type Testing = ReturnType<typeof useRecogniserTest>;
const { endings } = UPLOAD_PURPOSES.recording;

/** With a tone, or with a file of the person's own. */
export function RecogniserTestButtons({ testing, name }: { testing: Testing; name: string }) {
  const { t } = useTranslation('administration');
  const picker = useRef<HTMLInputElement>(null);
  const isWithFile = testing.isPending && testing.variables !== null;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) testing.mutate(file);
  };
  return (
    <>
      <Button
        size="small"
        loading={testing.isPending && !isWithFile}
        disabled={isWithFile}
        aria-label={t('models.testLabel', { name })}
        onClick={() => testing.mutate(null)}
      >
        {t('models.test')}
      </Button>
      <input
        ref={picker}
        type="file"
        style={{ display: 'none' }}
        accept={endings.join(',')}
        aria-label={t('models.transcription.testFileLabel', { name })}
        onChange={choose}
      />
      <Button
        size="small"
        loading={isWithFile}
        disabled={testing.isPending && !isWithFile}
        aria-label={t('models.transcription.testFileLabel', { name })}
        onClick={() => picker.current?.click()}
      >
        {t('models.transcription.testFile')}
      </Button>
    </>
  );
}

/** What was heard, and how long that took: in words and not by colour alone. */
export function RecogniserTestResult({ testing }: { testing: Testing }) {
  const { t } = useTranslation('administration');
  const { data, error } = testing;
  if (!data && !error) return null;
  if (!data?.ok) {
    const problem = error ? describeError(error) : (data?.errorMessage ?? '');
    return (
      <p className={`${styles.result} ${styles.bad}`} role="status">
        {t('models.testFailed', { problem })}
      </p>
    );
  }
  const { text, heardSeconds: heard, tookSeconds: took } = data;
  return (
    <div className={styles.result} role="status">
      <p className={styles.good}>
        {t(text === '' ? 'models.transcription.testSilent' : 'models.transcription.testOk', { heard, took })}
      </p>
      {text === '' ? null : <p className={styles.heard}>{text}</p>}
    </div>
  );
}
