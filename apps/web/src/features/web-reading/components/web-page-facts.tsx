import type { WebPage } from '@mingfa/contract/web-page';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/dates.ts';
import styles from './web-page-facts.module.css';

/** Where a page came from and when, with the checksum of what was fetched. */
export function WebPageFacts({ page }: { page: WebPage }) {
  const { t } = useTranslation('web-reading');
  const { author, publishedAt, source, fetchedAt, finalAddress, address, sha256 } = page;
  const link = finalAddress ?? address;
  return (
    <p className={styles.facts}>
      {source ? <span>{t('source', { name: source })}</span> : null}
      {author ? <span>{t('author', { name: author })}</span> : null}
      {publishedAt ? <span>{t('published', { time: publishedAt })}</span> : null}
      <span>{t('fetched', { time: formatTime(fetchedAt) })}</span>
      <span className={styles.hash} title={`${t('hash')} ${sha256}`}>
        SHA-256 {sha256.slice(0, 12)}…
      </span>
      {link && /^https?:\/\//i.test(link) ? (
        <a href={link} target="_blank" rel="noopener noreferrer nofollow">
          {t('original')}
        </a>
      ) : null}
    </p>
  );
}
