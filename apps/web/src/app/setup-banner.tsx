import { accountOptions } from '@mingfa/contract/account';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useEndpoint } from '../lib/query.ts';
import styles from './setup-banner.module.css';

const ClaimSetupDialog = lazy(() => import('../features/account/components/claim-setup-dialog.tsx'));

/** Shown to an account while the installation has no administrator. */
export default function SetupBanner() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { data } = useEndpoint(accountOptions, {}, { retry: false });
  // The settings hold the same form.
  if (!data?.needsSetup || pathname === '/settings') return null;
  const close = () => setOpen(false);
  const begin = () => {
    close();
    // The first steps stand there.
    void navigate('/admin');
  };
  return (
    <div className={styles.banner} data-setup-banner>
      <span>{t('setup.needed')}</span>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('setup.claim')}
      </Button>
      <Suspense>{open ? <ClaimSetupDialog onClose={close} onDone={begin} /> : null}</Suspense>
    </div>
  );
}
