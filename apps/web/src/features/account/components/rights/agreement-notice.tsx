import { acceptAgreements, getAcceptance } from '@mingfa/contract/rights';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { signOut, storeProfile } from '../../../../lib/session.ts';
import { AGREEMENT_PAGES } from './agreement-pages.ts';
import styles from './rights.module.css';

/** Asks for consent again where the agreements have changed; what is on Settings stays in reach. */
export function AgreementNotice() {
  const { t } = useTranslation(['rights', 'account']);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data } = useEndpoint(getAcceptance, { query: { language: currentLanguage() } });
  const accepting = useEndpointMutation(acceptAgreements, {
    onSuccess: (profile) => {
      storeProfile(profile);
      void refreshEndpoints(getAcceptance);
    },
    onError: (error) => {
      toastFailure(error);
      void refreshEndpoints(getAcceptance);
    },
  });
  if (!data) return null;
  if (pathname === '/settings')
    return (
      <div className={styles.banner} role="status">
        <span>{t('agreement.due')}</span>
        <Button size="small" onClick={() => void navigate('/')}>
          {t('agreement.see')}
        </Button>
      </div>
    );
  const due = data.inForce.filter(({ accepted }) => !accepted);
  const versionOf = (name: keyof typeof AGREEMENT_PAGES) =>
    data.inForce.find(({ agreement }) => agreement === name)?.version ?? '';
  const leave = () => void signOut().then(() => navigate('/'));
  return (
    <ModalDialog open title={t('agreement.title')} onClose={leave} focusTitle size="wide">
      <p>{t('agreement.text')}</p>
      {due.map(({ agreement, version, changes }) => (
        <div key={agreement} className={styles.block}>
          <h3 className={styles.heading}>
            {t('agreement.version', { name: t(AGREEMENT_PAGES[agreement].label), version })}
          </h3>
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={change.version}>{change.text}</li>
            ))}
          </ul>
          <Link to={AGREEMENT_PAGES[agreement].path} target="_blank">
            {t('agreement.read')}
          </Link>
        </div>
      ))}
      <div className={styles.actions}>
        <Button type="text" onClick={leave}>
          {t('agreement.leave')}
        </Button>
        <Button onClick={() => void navigate('/settings')}>{t('agreement.data')}</Button>
        <Button
          type="primary"
          loading={accepting.isPending}
          onClick={() =>
            accepting.mutate({
              body: {
                versions: {
                  'user-agreement': versionOf('user-agreement'),
                  'privacy-policy': versionOf('privacy-policy'),
                },
              },
            })
          }
        >
          {t('agreement.accept')}
        </Button>
      </div>
    </ModalDialog>
  );
}
