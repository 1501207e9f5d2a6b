import { getRewardInfo } from '@mingfa/contract/invite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { refreshProfile, useSession } from '../../../lib/session.ts';
import { ClaimCodeForm } from '../components/claim-code-form.tsx';
import { OwnCode } from '../components/own-code.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { TierTable } from '../components/tier-table.tsx';
import styles from './settings-screen.module.css';

const DAY_MS = 24 * 3_600_000;

function VipState() {
  const { t } = useTranslation('invite');
  const { is_vip: isVip, vip_exp: until } = useSession((state) => state.profile);
  if (!until) return <p>{t('vip.stateNone')}</p>;
  if (!isVip) return <p>{t('vip.stateEnded', { time: formatTime(until) })}</p>;
  const count = Math.ceil((Date.parse(until) - Date.now()) / DAY_MS);
  return (
    <p>
      <strong>{t('vip.stateOn', { time: formatTime(until) })}</strong> · {t('vip.daysLeft', { count })}
    </p>
  );
}

function Vip() {
  const { t } = useTranslation('invite');
  const info = useEndpoint(getRewardInfo, {}, { staleTime: 0 });
  // It may have been given, or earned, since the page was opened.
  useEffect(() => void refreshProfile(), []);
  return (
    <>
      <ScreenHeader title={t('vip.title')} />
      <div className={styles.scroll}>
        <div className={styles.column}>
          <VipState />
          <Loaded query={info}>
            {(reward) => (
              <>
                <SettingsSection title={t('vip.ways')}>
                  <ul>
                    <li>{t('vip.wayCode', { claimerDays: reward.rules.claimerDays })}</li>
                    <li>
                      {t('vip.wayReward', {
                        inviterDays: reward.rules.inviterDays,
                        inviterDaysAMonth: reward.rules.inviterDaysAMonth,
                      })}
                    </li>
                    <li>{t('vip.wayAdministrator')}</li>
                    <li>{t('vip.wayNoPayment')}</li>
                  </ul>
                </SettingsSection>
                <OwnCode info={reward} />
                <SettingsSection title={t('claim.title')}>
                  {reward.hasClaimed ? <p>{t('claim.claimed')}</p> : <ClaimCodeForm />}
                </SettingsSection>
              </>
            )}
          </Loaded>
          <SettingsSection title={t('vip.gives')} hint={t('vip.givesHint')}>
            <TierTable />
          </SettingsSection>
        </div>
      </div>
    </>
  );
}

/** What VIP gives, how long it lasts, and how to get it. */
export default function VipScreen() {
  const { t } = useTranslation('invite');
  return (
    <MembersScreen title={t('vip.title')}>
      <Vip />
    </MembersScreen>
  );
}
