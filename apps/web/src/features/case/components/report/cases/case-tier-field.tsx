import { editReportCase } from '@mingfa/contract/case-report';
import { type CaseTier, caseTier } from '@mingfa/contract/case-report-content';
import type { ReportCase } from '@mingfa/contract/case-report-project';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../../components/fields/field-group.tsx';
import { ReasonDialog } from '../../../../../components/reason-dialog.tsx';
import { SelectField } from '../../../../../components/select-field.tsx';
import { toastFailure } from '../../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../../lib/query.ts';
import { type OpenReport, storeReport } from '../../../hooks/use-report.ts';
import { useReportWords } from '../../../hooks/use-report-words.ts';
import styles from './cases.module.css';

/** Where the case stands in the order: as computed, or as the author says, with why. */
export function CaseTierField({ one, open }: { one: ReportCase; open: OpenReport }) {
  const { t } = useTranslation('case-report');
  const names = useReportWords();
  const [wanted, setWanted] = useState<CaseTier | null>(null);
  const { caseId, tier, tierByAuthor, tierReason } = one;
  const editing = useEndpointMutation(editReportCase, {
    onSuccess: (changed) => {
      storeReport(changed);
      setWanted(null);
    },
    onError: toastFailure,
  });
  const set = (to: CaseTier | null, reason: string) =>
    editing.mutate({
      params: { reportId: open.report.reportId },
      body: { caseId, tier: to, tierReason: reason },
    });
  return (
    <FieldGroup label={t('cases.tier')}>
      <SelectField
        label={t('cases.tier')}
        labelPlace="hidden"
        value={tier}
        disabled={editing.isPending}
        options={caseTier.options.map((value) => ({ value, label: names.tier[value] }))}
        onChange={setWanted}
      />
      {tierByAuthor ? (
        <p className={styles.quiet}>
          {t('cases.tierByAuthor', { reason: tierReason })}{' '}
          <Button type="link" size="small" loading={editing.isPending} onClick={() => set(null, '')}>
            {t('cases.tierBack')}
          </Button>
        </p>
      ) : null}
      {wanted && wanted !== tier ? (
        <ReasonDialog
          title={t('cases.tierTo', { tier: names.tier[wanted] })}
          hint={t('cases.tierHint')}
          label={t('cases.tierReason')}
          confirm={t('cases.tierSet')}
          isPending={editing.isPending}
          onConfirm={(reason) => set(wanted, reason)}
          onClose={() => setWanted(null)}
        />
      ) : null}
    </FieldGroup>
  );
}
