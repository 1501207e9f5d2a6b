import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { checkReportLog, exportReportLog } from '@mingfa/contract/case-report';
import type { CaseReport } from '@mingfa/contract/case-report-project';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../../components/fields/field-group.tsx';
import { toastFailure } from '../../../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../../../lib/download-or-toast.ts';
import { useEndpointMutation } from '../../../../../lib/query.ts';
import styles from './finish.module.css';

const CHECKSUM = /^[0-9a-f]{64}$/;

/** The log as a file, and whether a checksum that stands on a printed report is that of this log. */
export function LogCheck({ report }: { report: CaseReport }) {
  const { t } = useTranslation('case-report');
  const { reportId, title } = report;
  const [typed, setTyped] = useState('');
  const checking = useEndpointMutation(checkReportLog, { onError: toastFailure });
  const checksum = typed.trim().toLowerCase();
  const isWrong = checksum !== '' && !CHECKSUM.test(checksum);
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) checking.mutate({ params: { reportId }, body: checksum ? { checksum } : {} });
  };
  return (
    <FieldGroup label={t('check.label')} help={t('check.help')}>
      <form className={styles.saveRow} onSubmit={check}>
        <Input
          aria-label={t('check.checksum')}
          aria-invalid={isWrong}
          placeholder={t('check.checksum')}
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button htmlType="submit" loading={checking.isPending} disabled={isWrong}>
          {t('check.submit')}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => void downloadOrToast(exportReportLog, { params: { reportId } }, `${title}.jsonl`)}
        >
          {t('check.download')}
        </Button>
      </form>
      {isWrong ? <p className={styles.bad}>{t('check.wrong')}</p> : null}
      <div role="status">
        {checking.data ? <Outcome asked={checking.variables.body?.checksum} outcome={checking.data} /> : null}
      </div>
    </FieldGroup>
  );
}

interface OutcomeProps {
  asked: string | undefined;
  outcome: EndpointOutput<typeof checkReportLog>;
}

function Outcome({ asked, outcome }: OutcomeProps) {
  const { t } = useTranslation('case-report');
  const { intact, entries, checksum, matches } = outcome;
  if (!intact) return <p className={styles.bad}>{t('check.changed')}</p>;
  if (asked === undefined)
    return (
      <p className={styles.good}>
        {t('check.intact', { count: entries })} <code>{checksum}</code>
      </p>
    );
  if (matches === null) return <p className={styles.bad}>{t('check.other')}</p>;
  return (
    <p className={styles.good}>
      {matches === entries
        ? t('check.same', { count: entries })
        : t('check.first', { count: matches, entries })}
    </p>
  );
}
