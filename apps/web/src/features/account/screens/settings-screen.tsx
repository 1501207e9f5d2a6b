import { accountOptions } from '@mingfa/contract/account';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { useIsMember, useSession } from '../../../lib/session.ts';
import { AppearanceSettings } from '../components/appearance-settings.tsx';
import { ClaimSetupForm } from '../components/claim-setup-form.tsx';
import { PasswordSettings } from '../components/password-settings.tsx';
import { ProfileSettings } from '../components/profile-settings.tsx';
import { QuotaSettings } from '../components/quota-settings.tsx';
import { DataSettings } from '../components/rights/data-settings.tsx';
import { SecondFactorSettings } from '../components/second-factor-settings.tsx';
import { SessionSettings } from '../components/session-settings.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import styles from './settings-screen.module.css';

export interface SettingsScreenProps {
  /** What one has shared, given from outside. */
  Shares: ComponentType;
}

function MemberSettings({ Shares }: SettingsScreenProps) {
  const { t } = useTranslation('account');
  const profile = useSession((state) => state.profile);
  const { data } = useEndpoint(accountOptions, {}, { retry: false });
  return (
    <>
      {data?.needsSetup ? (
        <SettingsSection title={t('settings.setup')} hint={t('settings.setupHint')}>
          <ClaimSetupForm />
        </SettingsSection>
      ) : null}
      <ProfileSettings profile={profile} />
      <AppearanceSettings />
      <QuotaSettings />
      <SettingsSection title={t('settings.shares')} hint={t('settings.sharesHint')}>
        <Shares />
      </SettingsSection>
      <PasswordSettings mobile={profile.mobile} />
      <SecondFactorSettings />
      <SessionSettings />
      <DataSettings profile={profile} />
    </>
  );
}

function GuestSettings() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const hasSession = useSession((state) => state.hasSession);
  return (
    <>
      <EmptyState
        sentence={t('settings.guestTitle')}
        hint={t('settings.guestHint')}
        action={
          <Button type="primary" onClick={() => void navigate('/sign_up', { state: { from: '/settings' } })}>
            {t('signUp.submit')}
          </Button>
        }
      />
      <AppearanceSettings />
      {hasSession ? <QuotaSettings /> : null}
    </>
  );
}

export default function SettingsScreen({ Shares }: SettingsScreenProps) {
  const { t } = useTranslation('account');
  const isMember = useIsMember();
  const ready = useSession((state) => state.ready);
  return (
    <>
      <ScreenHeader title={t('settings.title')} />
      <div className={styles.scroll}>
        <div className={styles.column}>
          {ready ? isMember ? <MemberSettings Shares={Shares} /> : <GuestSettings /> : <PageLoading />}
        </div>
      </div>
    </>
  );
}
