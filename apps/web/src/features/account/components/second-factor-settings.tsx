import { getSecondFactor } from '@mingfa/contract/second-factor';
import { listSessions } from '@mingfa/contract/session';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { refreshEndpoints, useEndpoint } from '../../../lib/query.ts';
import styles from './settings-section.module.css';
import { SettingsSection } from './settings-section.tsx';

const SetUpDialog = lazy(() => import('./set-up-second-factor-dialog.tsx'));
const ChangeDialog = lazy(() => import('./change-second-factor-dialog.tsx'));

/** The second factor at sign-in: offered, and where administrators must have one, asked for. */
export function SecondFactorSettings() {
  const { t } = useTranslation('account');
  const state = useEndpoint(getSecondFactor, {});
  const [dialog, setDialog] = useState<'setUp' | 'off' | 'renew' | null>(null);
  const refresh = () => void refreshEndpoints(getSecondFactor, listSessions);
  const close = () => setDialog(null);
  const { enabled = false, recoveryCodesLeft = 0, required = false } = state.data ?? {};
  return (
    <SettingsSection
      title={t('secondFactor.title')}
      hint={t(required && !enabled ? 'secondFactor.required' : 'secondFactor.hint')}
    >
      {state.isError ? <ErrorState error={state.error} onRetry={() => void state.refetch()} /> : null}
      {state.data && enabled ? (
        <>
          <div>
            {t('secondFactor.isOn')}
            <span className={styles.small}>{t('secondFactor.codesLeft', { left: recoveryCodesLeft })}</span>
          </div>
          <div className={styles.row}>
            <Button onClick={() => setDialog('renew')}>{t('secondFactor.renew')}</Button>
            <Button onClick={() => setDialog('off')}>{t('secondFactor.off')}</Button>
          </div>
        </>
      ) : null}
      {state.data && !enabled ? (
        <div>
          <Button type={required ? 'primary' : 'default'} onClick={() => setDialog('setUp')}>
            {t('secondFactor.setUp')}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {dialog === 'setUp' ? <SetUpDialog onClose={close} onSwitchedOn={refresh} /> : null}
        {dialog === 'off' || dialog === 'renew' ? (
          <ChangeDialog change={dialog} onClose={close} onChanged={refresh} />
        ) : null}
      </Suspense>
    </SettingsSection>
  );
}
