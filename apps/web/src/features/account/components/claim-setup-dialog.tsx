import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { ClaimSetupForm } from './claim-setup-form.tsx';

export default function ClaimSetupDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('account');
  return (
    <ModalDialog open title={t('claim.title')} onClose={onClose}>
      <p style={{ marginTop: 0 }}>{t('claim.text')}</p>
      <ClaimSetupForm onDone={onDone} />
    </ModalDialog>
  );
}
