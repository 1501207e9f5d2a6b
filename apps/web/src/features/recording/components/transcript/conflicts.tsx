import { formatTime } from '@mingfa/contract/labels/time-labels';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { AppRequestError } from '../../../../lib/api-answer.ts';
import { copyText } from '../../../../lib/clipboard.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { toast } from '../../../../lib/toast.ts';
import type { OpenTranscript } from '../../hooks/use-transcript.ts';
import type { TypedConflict } from '../../model/typed-words.ts';
import styles from './transcript.module.css';

/** Segments that were written here and elsewhere: both are shown, and nothing is thrown away before one has decided. */
export function Conflicts({ transcript }: { transcript: OpenTranscript }) {
  const { t } = useTranslation('recording');
  const { conflicts, keeper } = transcript;
  if (conflicts.length === 0) return null;
  const settle = async (conflict: TypedConflict, side: 'mine' | 'theirs') => {
    const failure = await keeper.settle(conflict, side);
    if (failure) toastFailure(new AppRequestError(failure));
  };
  const copy = async (words: string) => {
    if (await copyText(words)) toast.success(t('conflict.copied'));
  };
  return (
    <section className={styles.conflicts} role="alert" aria-label={t('conflict.title')}>
      <h2>{t('conflict.title')}</h2>
      <p className={styles.quiet}>{t('conflict.text')}</p>
      <ul>
        {conflicts.map((conflict) => (
          <li key={`${conflict.segmentId} ${conflict.mine}`}>
            <strong>{formatTime(conflict.startMs)}</strong>
            <div className={styles.pair}>
              <div className={styles.side}>
                <p className={styles.quiet}>{t('conflict.mine')}</p>
                <p>{conflict.mine}</p>
                <div className={styles.buttons}>
                  <Button size="small" type="primary" onClick={() => void settle(conflict, 'mine')}>
                    {t(conflict.theirs === null ? 'conflict.insertMine' : 'conflict.takeMine')}
                  </Button>
                  <Button size="small" onClick={() => void copy(conflict.mine)}>
                    {t('conflict.copy')}
                  </Button>
                </div>
              </div>
              <div className={styles.side}>
                <p className={styles.quiet}>{t('conflict.theirs')}</p>
                <p>{conflict.theirs ?? t('conflict.gone')}</p>
                <Button size="small" onClick={() => void settle(conflict, 'theirs')}>
                  {t('conflict.takeTheirs')}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
