import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { loadNamespaces } from '../lib/i18n.ts';
import { useSession } from '../lib/session.ts';
import styles from './first-run-on-home.module.css';

const FirstRunPath = lazy(async () => {
  const [file] = await Promise.all([
    import('../features/administration/components/first-run-path.tsx'),
    loadNamespaces('administration'),
  ]);
  return { default: file.FirstRunPath };
});

/** An administrator of an installation that lacks something is shown the next step at home; nobody else loads this. */
export function FirstRunOnHome() {
  const isAdministrator = useSession((state) => state.profile.role === 'admin');
  const { pathname } = useLocation();
  if (!isAdministrator || pathname !== '/') return null;
  return (
    <div className={styles.column}>
      <Suspense>
        <FirstRunPath />
      </Suspense>
    </div>
  );
}
