import type { AuditEntry } from '@mingfa/contract/admin-audit';
import { limitKind } from '@mingfa/contract/limit-kind';
import { useTranslation } from 'react-i18next';
import styles from './admin-list.module.css';

/** What of a setting or a limit became what; of a secret only that it changed. */
export function AuditChanges({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>) {
  const { t } = useTranslation(['admin-lists', 'quota']);
  if (changes.length === 0) return null;
  const isLimit = action === 'limit_set' || action === 'limit_removed';
  const value = (held: string | null) => {
    if (held === null) return t('audit.notSet');
    return isLimit && held === '0' ? t('users.noLimit') : held;
  };
  return (
    <ul className={styles.changes} aria-label={t('audit.changes')}>
      {changes.map(({ key, from, to, isSecret }) => {
        const kind = isLimit ? limitKind.safeParse(key).data : undefined;
        return (
          <li key={key}>
            {kind ? t(`quota:kinds.${kind}`) : <code>{key}</code>}{' '}
            {isSecret ? t('audit.secretChanged') : t('audit.fromTo', { from: value(from), to: value(to) })}
          </li>
        );
      })}
    </ul>
  );
}
