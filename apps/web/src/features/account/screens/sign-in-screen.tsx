import { accountOptions } from '@mingfa/contract/account';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useEndpoint } from '../../../lib/query.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';

export default function SignInScreen() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const location = useLocation();
  // The form needs no answer to be used: without SMS it is the same form.
  const { data } = useEndpoint(accountOptions, {}, { retry: false });
  const from = (location.state as { from?: string } | null)?.from ?? '/';
  return (
    <AuthLayout
      title={t('signIn.title')}
      footer={
        <>
          <span>{t('signIn.noAccount')}</span>
          <Link to="/sign_up" state={location.state}>
            {t('signUp.title')}
          </Link>
          {data?.guests ? <Link to="/">{t('signIn.asGuest')}</Link> : null}
        </>
      }
    >
      <SignInForm sms={data?.sms ?? false} onDone={() => void navigate(from, { replace: true })} />
    </AuthLayout>
  );
}
