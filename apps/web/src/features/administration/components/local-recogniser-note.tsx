import { getLocalRecogniser } from '@mingfa/contract/admin-recogniser';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/clipboard.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './administration.module.css';

/** What recognising on this machine still needs, and how it is got; nothing where all is there. */
export function LocalRecogniserNote() {
  const { t } = useTranslation(['administration', 'shell']);
  const { data } = useEndpoint(getLocalRecogniser, {});
  if (!data || (data.version !== null && data.hasFfmpeg)) return null;
  const { version, installCommand, hasFfmpeg } = data;
  const copy = async () =>
    (await copyText(installCommand))
      ? toast.success(t('shell:action.copied'))
      : toast.error(t('shell:action.copyFailed'));
  return (
    <div className={styles.small}>
      {version === null ? (
        <>
          <p>{t('models.transcription.notInstalled')}</p>
          <p className={styles.cardRow}>
            <code className={styles.grow}>{installCommand}</code>
            <Button size="small" onClick={() => void copy()}>
              {t('shell:action.copy')}
            </Button>
          </p>
        </>
      ) : null}
      {hasFfmpeg ? null : <p>{t('models.transcription.noFfmpeg')}</p>}
    </div>
  );
}
