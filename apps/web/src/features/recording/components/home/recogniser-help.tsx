import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Sheet } from '../../../../components/sheet.tsx';
import styles from './home.module.css';

/** Each a line of what one does, in order. */
const OF_USER = ['now', 'import', 'ask', 'host'] as const;
const OF_ADMINISTRATOR = ['service', 'machine', 'variables', 'test', 'host', 'without'] as const;

/** How speech comes to be recognised: what somebody who records can do, and what an administrator sets and where. */
export function RecogniserHelp({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  const { t } = useTranslation('recording');
  const user = (
    <section key="user">
      <h3 className={styles.title}>{t('recogniserHelp.forUser')}</h3>
      <ol className={styles.steps}>
        {OF_USER.map((key) => (
          <li key={key}>{t(`recogniserHelp.user.${key}`)}</li>
        ))}
      </ol>
    </section>
  );
  const administrator = (
    <section key="administrator">
      <h3 className={styles.title}>{t('recogniserHelp.forAdministrator')}</h3>
      {isAdmin ? (
        <p>
          <Link to="/admin?tab=models">{t('none.set')}</Link>
        </p>
      ) : null}
      <ol className={styles.steps}>
        {OF_ADMINISTRATOR.map((key) => (
          <li key={key}>{t(`recogniserHelp.administrator.${key}`)}</li>
        ))}
      </ol>
    </section>
  );
  return (
    <Sheet open onClose={onClose} title={t('recogniserHelp.title')}>
      {isAdmin ? [administrator, user] : [user, administrator]}
    </Sheet>
  );
}
