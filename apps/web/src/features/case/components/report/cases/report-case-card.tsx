import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import { removeReportCase } from '@mingfa/contract/case-report';
import type { ReportCase } from '@mingfa/contract/case-report-project';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../../../components/icon-button.tsx';
import { ReasonDialog } from '../../../../../components/reason-dialog.tsx';
import { caseAddress } from '../../../../../lib/case-address.ts';
import { toastFailure } from '../../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../../lib/query.ts';
import { type OpenReport, storeReport } from '../../../hooks/use-report.ts';
import { useReportWords } from '../../../hooks/use-report-words.ts';
import { useCaseFacts } from '../../case-tags.tsx';
import { CaseWarningList } from './case-warning-list.tsx';
import styles from './cases.module.css';
import { ReportCaseForm } from './report-case-form.tsx';
import { StandingButton } from './standing-button.tsx';

interface ReportCaseCardProps {
  one: ReportCase;
  open: OpenReport;
}

/** A chosen case: for whom it speaks, what to know before relying on it, and, opened, all that is said of it. */
export function ReportCaseCard({ one, open }: ReportCaseCardProps) {
  const { t } = useTranslation('case-report');
  const names = useReportWords();
  const facts = useCaseFacts();
  const bodyId = useId();
  const { caseId, title, number, stance, reason, use } = one;
  const lacks = [
    reason.trim() === '' && t('open.case_without_reason'),
    use === 'open' && t('open.case_without_use'),
  ].filter(Boolean);
  const [isOpen, setIsOpen] = useState(lacks.length > 0 && open.report.cases.length === 1);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {one.case ? (
          <Link className={styles.title} to={caseAddress(caseId)}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <span className={styles.marks}>
          <span className={`${styles.stance} ${styles[stance]}`}>{names.stance[stance]}</span>
          <RemoveButton one={one} open={open} />
        </span>
        <span className={styles.quiet}>{one.case ? facts(one.case) : number}</span>
      </div>
      <CaseWarningList effect={one.effect} warnings={one.warnings} />
      {one.standing ? (
        <div>
          <StandingButton one={one} open={open} />
        </div>
      ) : null}
      {lacks.length > 0 ? <p className={styles.lacks}>{lacks.join('；')}</p> : null}
      {reason.trim() !== '' && !isOpen ? <p className={styles.reason}>{reason}</p> : null}
      <Button
        type="text"
        size="small"
        className={styles.opener ?? ''}
        icon={<DownOutlined aria-hidden rotate={isOpen ? 180 : 0} />}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        aria-label={t(isOpen ? 'cases.closeOne' : 'cases.openOne', { title })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'cases.close' : 'cases.open')}
      </Button>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen ? <ReportCaseForm one={one} open={open} /> : null}
      </div>
    </li>
  );
}

/** Taken out, an adverse case stays among what was left out, with its reason. */
function RemoveButton({ one, open }: ReportCaseCardProps) {
  const { t } = useTranslation('case-report');
  const [isAsking, setIsAsking] = useState(false);
  const { caseId, title, stance, wasAdverse } = one;
  const { report, kept } = open;
  const removing = useEndpointMutation(removeReportCase, {
    onSuccess: (changed) => {
      kept.keeper.forget(`case ${caseId}`);
      storeReport(changed);
    },
    onError: toastFailure,
  });
  const remove = (reason: string) =>
    removing.mutate({ params: { reportId: report.reportId }, body: { caseId, reason } });
  return (
    <>
      <IconButton
        size="small"
        icon={<CloseOutlined />}
        loading={removing.isPending}
        label={t('cases.removeOne', { title })}
        tip={t('cases.remove')}
        onClick={() => {
          // Its stance must be kept before it is taken out by it.
          if (wasAdverse || stance === 'adverse') setIsAsking(true);
          else void kept.keeper.settle().then(() => remove(''));
        }}
      />
      {isAsking ? (
        <ReasonDialog
          title={t('cases.removeAdverse')}
          hint={t('cases.removeAdverseHint')}
          label={t('cases.removeReason')}
          confirm={t('cases.remove')}
          isPending={removing.isPending}
          onConfirm={(reason) => void kept.keeper.settle().then(() => remove(reason))}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
