import type { CaseSummary } from '@mingfa/contract/case';
import { addReportCase } from '@mingfa/contract/case-report';
import { Button, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../../lib/query.ts';
import { toast } from '../../../../../lib/toast.ts';
import { type OpenReport, storeReport } from '../../../hooks/use-report.ts';
import { StanceField } from '../stance-field.tsx';
import styles from './searches.module.css';

interface ChooseCaseDialogProps {
  open: OpenReport;
  one: CaseSummary;
  /** What must be known of it first. */
  notice: ReactNode;
  onClose: () => void;
}

/** Chooses a case for the report: for whom it speaks, and why. */
export function ChooseCaseDialog({ open, one, notice, onClose }: ChooseCaseDialogProps) {
  const { t } = useTranslation(['case-report', 'shell']);
  const { caseId, title } = one;
  const { reportId, cases } = open.report;
  const chosen = cases.find((held) => held.caseId === caseId);
  const [stance, setStance] = useState(chosen?.stance ?? 'neutral');
  const [reason, setReason] = useState(chosen?.reason ?? '');
  const adding = useEndpointMutation(addReportCase, {
    onSuccess: (changed) => {
      storeReport(changed);
      toast.success(t('choose.done'));
      onClose();
    },
    onError: toastFailure,
  });
  const submit = () => {
    if (!chosen) {
      adding.mutate({ params: { reportId }, body: { caseId, stance, reason: reason.trim() } });
      return;
    }
    open.writeCase(caseId, { stance, reason: reason.trim() });
    onClose();
  };
  return (
    <ModalDialog
      open
      title={chosen ? t('choose.change') : t('choose.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="primary" loading={adding.isPending} onClick={submit}>
            {chosen ? t('shell:action.save') : t('choose.submit')}
          </Button>
        </>
      }
    >
      <p className={styles.chosenTitle}>{title}</p>
      {notice}
      <StanceField stance={stance} onStance={setStance} />
      <Input.TextArea
        className={styles.reason ?? ''}
        aria-label={t('cases.reason')}
        placeholder={t('cases.reasonPlaceholder')}
        value={reason}
        maxLength={2000}
        autoSize={{ minRows: 3, maxRows: 8 }}
        onChange={(event) => setReason(event.target.value)}
      />
    </ModalDialog>
  );
}
