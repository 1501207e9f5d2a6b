import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { deleteSavedCaseSearch, listSavedCaseSearches, saveCaseSearch } from '@mingfa/contract/case-search';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../components/icon-button.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { useIsMember } from '../../../lib/session.ts';
import styles from './saved-searches.module.css';

/** Searches kept before, each with what is new in it; opening one counts from now on. */
export function SavedSearches() {
  const { t } = useTranslation('case');
  const isMember = useIsMember();
  const saved = useEndpoint(
    listSavedCaseSearches,
    { query: { page: 1, pageSize: 50 } },
    { enabled: isMember },
  );
  const refresh = () => void refreshEndpoints(listSavedCaseSearches);
  const open = useEndpointMutation(saveCaseSearch, { onSuccess: refresh });
  const remove = useEndpointMutation(deleteSavedCaseSearch, { onSuccess: refresh, onError: toastFailure });
  const items = saved.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className={styles.saved} aria-label={t('saved.label')}>
      <h2 className={styles.heading}>{t('saved.label')}</h2>
      <ul className={styles.list}>
        {items.map(({ searchId, name, query, newCount }) => (
          <li key={searchId} className={styles.one}>
            <Link
              className={styles.name}
              to={`/case_search?${query}`}
              onClick={() => open.mutate({ body: { searchId, name, query } })}
            >
              {name}
              {newCount > 0 ? (
                <span className={styles.fresh}>{t('saved.fresh', { count: newCount })}</span>
              ) : null}
            </Link>
            <IconButton
              size="small"
              icon={<DeleteOutlined />}
              label={t('saved.delete', { name })}
              onClick={() => remove.mutate({ params: { searchId } })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
