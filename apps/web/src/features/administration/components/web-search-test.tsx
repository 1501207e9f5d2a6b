import type { testWebSearch } from '@mingfa/contract/web-search';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../lib/describe-failure.ts';
import type { useEndpointMutation } from '../../../lib/query.ts';
import styles from './administration.module.css';

/** What a trial search found, or why it found nothing: in words, and not by colour alone. */
export function WebSearchTest({
  testing,
}: {
  testing: ReturnType<typeof useEndpointMutation<typeof testWebSearch>>;
}) {
  const { t } = useTranslation('administration');
  const { data, error } = testing;
  const problem = error ? describeError(error) : (data?.errorMessage ?? data?.errorCode ?? '');
  return (
    <div role="status">
      {error || (data && !data.ok) ? (
        <p className={`${styles.result} ${styles.bad}`}>{t('models.testFailed', { problem })}</p>
      ) : null}
      {data?.ok ? (
        <>
          <p className={`${styles.result} ${styles.good}`}>
            {t('webSearch.testOk', {
              query: data.query,
              ms: data.tookMs ?? 0,
              count: data.results.length,
            })}
          </p>
          <ol className={styles.found}>
            {data.results.map(({ address, title, snippet }) => (
              <li key={address}>
                <span className={styles.name}>{title || address}</span>
                <span className={styles.small}>{hostOf(address)}</span>
                <span className={styles.small}>{snippet}</span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </div>
  );
}

/** Whose page it is; the address itself where it is none. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);
