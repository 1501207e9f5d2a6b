import type { AuditEntry } from '@mingfa/contract/admin-audit';
import { useTranslation } from 'react-i18next';
import styles from './admin-list.module.css';

/** What of a setting or a limit became what; of a secret only that it changed. */
export function AuditChanges({ changes }: { changes: AuditEntry['changes'] }) {
  const { t } = useTranslation('admin-lists');
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes} aria-label={t('audit.changes')}>
      {changes.map(({ key, from, to, isSecret }) => (
        <li key={key}>
          <code>{key}</code>{' '}
          {isSecret
            ? t('audit.secretChanged')
            : t('audit.fromTo', { from: from ?? t('audit.notSet'), to: to ?? t('audit.notSet') })}
        </li>
      ))}
    </ul>
  );
}
