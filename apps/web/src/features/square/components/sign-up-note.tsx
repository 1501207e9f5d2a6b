import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import styles from './sign-up-note.module.css';

/** Why a guest cannot do something here, and the way to an account; one comes back here with it. */
export function SignUpNote({ sentence }: { sentence: string }) {
  const { t } = useTranslation('square');
  const { pathname, search } = useLocation();
  const state = { from: pathname + search };
  return (
    <p className={styles.note}>
      {sentence}{' '}
      <Link to="/sign_up" state={state}>
        {t('signUp.action')}
      </Link>
      {' · '}
      <Link to="/sign_in" state={state}>
        {t('signUp.signIn')}
      </Link>
    </p>
  );
}
