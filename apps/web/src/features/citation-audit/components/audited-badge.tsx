import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined';
import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import { auditedStateLabel } from '@mingfa/contract/labels/citation-audit-labels';
import { CitationBadge } from '../../../components/citation-badge.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import styles from './citation-card.module.css';

/** What the audit says of a citation: the badge of answers, and a grey one for what answers do not have. */
export function AuditedBadge({ citation }: { citation: AuditedCitation }) {
  const { state, type, isWholeLaw, missing, partly, ofItsTime = false } = citation;
  if (state !== 'not_run' && !(state === 'not_compared' && (isWholeLaw || ofItsTime)))
    return <CitationBadge state={state} isCase={type === 'case'} missing={missing} partly={partly} />;
  return (
    <span className={styles.badge}>
      <MinusCircleOutlined aria-hidden /> {auditedStateLabel(citation, currentLanguage())}
    </span>
  );
}
