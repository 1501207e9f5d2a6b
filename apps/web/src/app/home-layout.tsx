import MenuOutlined from '@ant-design/icons/MenuOutlined';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { DialogFrame } from '../components/dialog-frame.tsx';
import { PageLoading } from '../components/page-loading.tsx';
import { useIsPhone } from '../lib/media-query.ts';
import { useIsMember, useSession } from '../lib/session.ts';
import { readStored, writeStored } from '../lib/stored-value.ts';
import { AccountNotices } from './account-notices.tsx';
import { FirstRunOnHome } from './first-run-on-home.tsx';
import styles from './home-layout.module.css';
import { ShareHost } from './share-host.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';

const SetupBanner = lazy(() => import('./setup-banner.tsx'));

const COLLAPSED_KEY = 'sidebarCollapsed';

function useCollapsed() {
  const [collapsed, setCollapsed] = useState(() => readStored(COLLAPSED_KEY) === 'yes');
  const toggle = () => {
    writeStored(COLLAPSED_KEY, collapsed ? null : 'yes');
    setCollapsed(!collapsed);
  };
  return { collapsed, toggle };
}

function PhoneSidebar() {
  const { t } = useTranslation('shell');
  const location = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever the address changes
  useEffect(() => setOpen(false), [location.key]);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={t('sidebar.open')}
        onClick={() => setOpen(true)}
      >
        <MenuOutlined />
      </button>
      <DialogFrame bare place="start" title={t('sidebar.label')} open={open} onClose={() => setOpen(false)}>
        <Sidebar onToggle={() => setOpen(false)} />
      </DialogFrame>
    </>
  );
}

/** Says the new screen's title to screen readers after a change of address. */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (!pathname) return;
    const timer = setTimeout(() => setTitle(document.title), 300);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {title}
    </div>
  );
}

export function HomeLayout() {
  const { t } = useTranslation('shell');
  const isPhone = useIsPhone();
  const navigation = useNavigation();
  const { collapsed, toggle } = useCollapsed();
  const isMember = useIsMember();
  if (useSession(({ profile }) => profile.mustChangePassword)) return <AccountNotices />;
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip}>
        {t('skipToContent')}
      </a>
      {isPhone ? (
        <PhoneSidebar />
      ) : (
        <div className={`${styles.aside} ${collapsed ? styles.collapsed : ''}`}>
          <Sidebar collapsed={collapsed} onToggle={toggle} />
        </div>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {isMember ? (
          <Suspense>
            <SetupBanner />
          </Suspense>
        ) : null}
        <AccountNotices />
        <Outlet />
        <FirstRunOnHome />
        {navigation.state === 'loading' ? (
          <div className={styles.pending}>
            <PageLoading />
          </div>
        ) : null}
      </main>
      <ShareHost />
      <RouteAnnouncer />
    </div>
  );
}
