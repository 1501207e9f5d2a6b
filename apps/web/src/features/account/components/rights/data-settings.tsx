import type { Profile } from '@mingfa/contract/account';
import { getAcceptance, getDeletion } from '@mingfa/contract/rights';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatTime } from '../../../../lib/dates.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { SettingsSection } from '../settings-section.tsx';
import { AGREEMENT_PAGES } from './agreement-pages.ts';
import { CancelDeletionButton } from './cancel-deletion-button.tsx';
import { ExportBlock } from './export-block.tsx';
import styles from './rights.module.css';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

function ConsentBlock() {
  const { t } = useTranslation(['rights', 'account']);
  const { data } = useEndpoint(getAcceptance, { query: { language: currentLanguage() } });
  return (
    <div className={styles.block}>
      <h3 className={styles.heading}>{t('consents.title')}</h3>
      <ul className={styles.list}>
        {data?.history.length === 0 ? <li className={styles.quiet}>{t('consents.none')}</li> : null}
        {data?.history.map(({ agreement, version, acceptedAt }) => (
          <li key={`${agreement}-${version}`}>
            <Link to={AGREEMENT_PAGES[agreement].path}>
              {t('consents.accepted', {
                name: t(AGREEMENT_PAGES[agreement].label),
                version,
                time: formatTime(acceptedAt),
              })}
            </Link>
          </li>
        ))}
        <li className={styles.quiet}>{t('consents.clones')}</li>
      </ul>
    </div>
  );
}

function DeletionBlock({ dueAt }: { dueAt: string | null }) {
  const { t } = useTranslation('rights');
  const [open, setOpen] = useState(false);
  const { data } = useEndpoint(getDeletion, {});
  return (
    <div className={styles.block}>
      <h3 className={styles.heading}>{t('delete.title')}</h3>
      <p className={styles.quiet}>{t('delete.text')}</p>
      {data?.onlyAdministrator ? <p>{t('delete.onlyAdministrator')}</p> : null}
      {dueAt ? (
        <>
          <p>{t('delete.waiting', { time: formatTime(dueAt) })}</p>
          <CancelDeletionButton />
        </>
      ) : (
        <Button danger disabled={data?.onlyAdministrator !== false} onClick={() => setOpen(true)}>
          {t('delete.open')}
        </Button>
      )}
      <Suspense>{open ? <DeleteAccountDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  );
}

/** Rights over one's data: a copy, what was agreed to, deletion. */
export function DataSettings({ profile }: { profile: Profile }) {
  const { t } = useTranslation('rights');
  return (
    <SettingsSection title={t('data.title')} hint={t('data.hint')}>
      <ExportBlock />
      <ConsentBlock />
      <DeletionBlock dueAt={profile.deletionDueAt} />
    </SettingsSection>
  );
}
