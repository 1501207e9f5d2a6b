import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { documentAddress } from '../../../lib/document-address.ts';
import { isMoving } from '../../../lib/poll-while.ts';
import styles from '../components/audit.module.css';
import { AuditExports } from '../components/audit-exports.tsx';
import { AuditView } from '../components/audit-view.tsx';
import { useAudit } from '../hooks/use-audit.ts';
import { AUDITS } from '../model/audit-address.ts';

/** One audit of the citations of a text. */
export default function CitationAuditScreen() {
  const { t } = useTranslation('citation-audit');
  const { auditId = '' } = useParams();
  return (
    <MembersScreen title={t('title')} start={<BackLink to={AUDITS} label={t('back')} />}>
      <OpenedAudit key={auditId} auditId={auditId} />
    </MembersScreen>
  );
}

function OpenedAudit({ auditId }: { auditId: string }) {
  const { t } = useTranslation('citation-audit');
  const navigate = useNavigate();
  const opened = useAudit(auditId, () => void navigate(AUDITS));
  const { data } = opened.audit;
  const documentId = data?.documentId;
  return (
    <>
      <ScreenHeader title={data?.name ?? t('title')} start={<BackLink to={AUDITS} label={t('back')} />} />
      <ScreenColumn>
        {data && !isMoving(data) ? (
          <div className={styles.exports}>
            <AuditExports audit={data} onDownload={opened.download} />
          </div>
        ) : null}
        <AuditView
          opened={opened}
          {...(documentId
            ? { onOpen: () => void navigate(`${documentAddress(documentId)}?tool=audit`) }
            : {})}
        />
      </ScreenColumn>
    </>
  );
}
