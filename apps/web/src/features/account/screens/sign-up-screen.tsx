import { accountOptions } from '@mingfa/contract/account';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import styles from '../components/auth-layout.module.css';
import { AuthLayout } from '../components/auth-layout.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';

export default function SignUpScreen() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const hasSession = useSession((state) => state.hasSession);
  const options = useEndpoint(accountOptions, {});
  const { data } = options;
  const from = (location.state as { from?: string } | null)?.from ?? '/';
  return (
    <AuthLayout
      title={t('signUp.title')}
      intro={hasSession ? t('signUp.keepsGuest') : t('signUp.intro')}
      footer={
        <>
          <span>{t('signUp.haveAccount')}</span>
          <Link to="/sign_in" state={location.state}>
            {t('signIn.title')}
          </Link>
          <Link to="/apply_code">{t('signUp.askForCode')}</Link>
        </>
      }
    >
      {options.isPending ? <PageLoading /> : null}
      {options.isError ? <ErrorState error={options.error} onRetry={() => void options.refetch()} /> : null}
      {data?.registration === 'closed' && !data.needsSetup ? (
        <EmptyState sentence={t('signUp.closedTitle')} hint={t('signUp.closedHint')} />
      ) : null}
      {data && (data.registration !== 'closed' || data.needsSetup) ? (
        <>
          {data.needsSetup ? <p className={styles.notice}>{t('signUp.setupHint')}</p> : null}
          <SignUpForm
            sms={data.sms}
            byInvite={data.registration === 'invite'}
            inviteCode={search.get('invite') ?? ''}
            onDone={() => {
              toast.success(t('signUp.done'));
              void navigate(from, { replace: true });
            }}
          />
        </>
      ) : null}
    </AuthLayout>
  );
}
