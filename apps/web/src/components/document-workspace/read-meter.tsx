import type { ReadDocument } from '@mingfa/contract/document';
import { useTranslation } from 'react-i18next';
import styles from './tools.module.css';

/** How much of the document was read, and what of it is recognised from pictures. */
export function ReadMeter({ file }: { file: ReadDocument }) {
  const { t } = useTranslation('document');
  const parts = file.pages
    ? t('meter.pages', { count: file.pages })
    : t('meter.parts', { count: file.segments });
  return (
    <section className={styles.meter} aria-label={t('meter.label')}>
      <p>{t('meter.whole', { parts })}</p>
      {file.recognisedPages > 0 ? (
        <p className={styles.caution}>{t('meter.recognised', { count: file.recognisedPages })}</p>
      ) : null}
    </section>
  );
}
