import { useTranslation } from 'react-i18next';
import { LegalText } from '../components/legal-text.tsx';

export default function PrivacyPolicyScreen() {
  const { t } = useTranslation('account');
  return <LegalText name="privacy-policy" title={t('agreement.privacyPolicy')} />;
}
