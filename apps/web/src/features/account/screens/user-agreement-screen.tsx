import { useTranslation } from 'react-i18next';
import { LegalText } from '../components/legal-text.tsx';

export default function UserAgreementScreen() {
  const { t } = useTranslation('account');
  return <LegalText name="user-agreement" title={t('agreement.userAgreement')} />;
}
