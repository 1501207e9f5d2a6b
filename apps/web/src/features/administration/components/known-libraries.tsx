import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { KNOWN_LIBRARIES } from '../model/known-libraries.ts';
import styles from './administration.module.css';

/** Public collections of law by name, each imported with one click; without internet their archive is uploaded as a file. */
export function KnownLibraries({
  disabled,
  onImport,
}: {
  disabled: boolean;
  onImport: (address: string) => void;
}) {
  const { t } = useTranslation('administration');
  return (
    <section aria-labelledby="known-libraries">
      <h2 id="known-libraries" className={styles.heading}>
        {t('library.known')}
      </h2>
      <p className={styles.small}>{t('library.knownHelp')}</p>
      <ul className={styles.list}>
        {KNOWN_LIBRARIES.map(({ id, name, page, archive, licence, ...size }) => (
          <li key={id} className={styles.cardRow}>
            <span className={styles.grow}>
              <a href={page} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
              <span className={styles.small}>
                {t(`library.known_${id}`)} ·{' '}
                {t('library.knownSize', {
                  texts: size.texts.toLocaleString('en-US'),
                  articles: size.articles.toLocaleString('en-US'),
                  megabytes: size.megabytes,
                })}{' '}
                · {licence ? t('library.licence', { licence }) : t('library.noLicence')}
              </span>
            </span>
            <Button
              size="small"
              disabled={disabled}
              aria-label={t('library.importKnown', { name })}
              onClick={() => onImport(archive)}
            >
              {t('library.start')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
