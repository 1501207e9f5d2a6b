import { accountOptions } from '@mingfa/contract/account';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { ResetPasswordForm } from '../components/reset-password-form.tsx';

export default function ForgotPasswordScreen() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const options = useEndpoint(accountOptions, {});
  const { data } = options;
  return (
    <AuthLayout
      title={t('reset.title')}
      {...(data?.sms ? { intro: t('reset.intro') } : {})}
      footer={<Link to="/sign_in">{t('reset.back')}</Link>}
    >
      {options.isPending ? <PageLoading /> : null}
      {options.isError ? <ErrorState error={options.error} onRetry={() => void options.refetch()} /> : null}
      {data && !data.sms ? <EmptyState sentence={t('reset.noSmsTitle')} hint={t('reset.noSmsHint')} /> : null}
      {data?.sms ? (
        <ResetPasswordForm
          onDone={() => {
            toast.success(t('reset.done'));
            void navigate('/sign_in');
          }}
        />
      ) : null}
    </AuthLayout>
  );
}
