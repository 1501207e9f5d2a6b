import { useTranslation } from 'react-i18next';
import { MembersOnly } from '../../../components/members-only.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { AuditList } from './audit-list.tsx';
import { AuditStart } from './audit-start.tsx';

/** A text to audit, and the audits made before. */
export function AuditsPanel() {
  const { t } = useTranslation('citation-audit');
  return (
    <MembersOnly sentence={t('signUpTitle')} hint={t('signUpHint')}>
      <QuietNote>{t('intro')}</QuietNote>
      <AuditStart />
      <AuditList />
    </MembersOnly>
  );
}
