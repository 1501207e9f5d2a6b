import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useIsMember } from '../../../lib/session.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { ClaimCodeForm } from '../components/claim-code-form.tsx';
import { RequestCodeForm } from '../components/request-code-form.tsx';

/** Asks for an invite code, or enters one; open to everybody. */
export default function ApplyCodeScreen() {
  const { t } = useTranslation('invite');
  const navigate = useNavigate();
  const isMember = useIsMember();
  return (
    <AuthLayout
      title={t('apply.title')}
      intro={t('apply.intro')}
      footer={
        isMember ? <Link to="/vip">{t('vip.title')}</Link> : <Link to="/sign_in">{t('apply.back')}</Link>
      }
    >
      <Tabs
        items={[
          {
            key: 'redeem',
            label: t('apply.redeemTab'),
            children: <ClaimCodeForm onDone={() => void navigate('/vip')} />,
          },
          { key: 'ask', label: t('apply.askTab'), children: <RequestCodeForm /> },
        ]}
      />
    </AuthLayout>
  );
}
