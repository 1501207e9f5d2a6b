import {
  exportCaseReport,
  getCaseReport,
  listReportVersions,
  restoreReportVersion,
  saveReportVersion,
} from '@mingfa/contract/case-report';
import type { ReportVersion } from '@mingfa/contract/case-report-project';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../../components/confirm-action.tsx';
import { FieldGroup } from '../../../../../components/fields/field-group.tsx';
import { ExportButton } from '../../../../../components/file-label/export-button.tsx';
import { formatChoices, PRINTED_FORMATS } from '../../../../../components/file-label/format-choices.ts';
import { Loaded } from '../../../../../components/loaded.tsx';
import { QuietNote } from '../../../../../components/quiet-note.tsx';
import { ListRow } from '../../../../../components/row-list/list-row.tsx';
import { RowList } from '../../../../../components/row-list/row-list.tsx';
import { formatTime } from '../../../../../lib/dates.ts';
import { toastFailure } from '../../../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../../../lib/download-or-toast.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../../../lib/query.ts';
import { toast } from '../../../../../lib/toast.ts';
import { type OpenReport, storeReport } from '../../../hooks/use-report.ts';
import styles from './finish.module.css';
import { VersionSheet } from './version-sheet.tsx';

/** Versions kept by hand, and what stood there before an earlier one was brought back. */
export function ReportVersions({ open }: { open: OpenReport }) {
  const { t } = useTranslation('case-report');
  const [note, setNote] = useState('');
  const [shown, setShown] = useState<ReportVersion | null>(null);
  const { reportId } = open.report;
  const { keeper } = open.kept;
  const versions = useEndpoint(listReportVersions, {
    params: { reportId },
    query: { page: 1, pageSize: 100 },
  });
  const saving = useEndpointMutation(saveReportVersion, {
    onSuccess: async ({ number }) => {
      setNote('');
      toast.success(t('version.saved', { number }));
      await refreshEndpoints(listReportVersions, getCaseReport);
    },
    onError: toastFailure,
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    await keeper.settle();
    saving.mutate({ params: { reportId }, body: { note: note.trim() } });
  };
  return (
    <FieldGroup label={t('version.label')} help={t('version.help')}>
      <form className={styles.saveRow} onSubmit={(event) => void save(event)}>
        <Input
          aria-label={t('version.note')}
          placeholder={t('version.note')}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button htmlType="submit" loading={saving.isPending}>
          {t('version.save')}
        </Button>
      </form>
      <Loaded query={versions}>
        {({ items }) =>
          items.length === 0 ? (
            <QuietNote>{t('version.none')}</QuietNote>
          ) : (
            <RowList>
              {items.map((version) => (
                <VersionRow
                  key={version.versionId}
                  version={version}
                  open={open}
                  onShow={() => setShown(version)}
                />
              ))}
            </RowList>
          )
        }
      </Loaded>
      {shown ? <VersionSheet reportId={reportId} version={shown} onClose={() => setShown(null)} /> : null}
    </FieldGroup>
  );
}

interface VersionRowProps {
  version: ReportVersion;
  open: OpenReport;
  onShow: () => void;
}

function VersionRow({ version, open, onShow }: VersionRowProps) {
  const { t } = useTranslation('case-report');
  const { reportId, title } = open.report;
  const { keeper } = open.kept;
  const { versionId, number, note, reason, caseCount, savedAt } = version;
  const name = t('version.number', { number });
  const restoring = useEndpointMutation(restoreReportVersion, {
    onSuccess: (changed) => {
      keeper.forget();
      storeReport(changed);
      toast.success(t('version.restored', { number }));
      void refreshEndpoints(listReportVersions);
    },
    onError: toastFailure,
  });
  const restore = async () => {
    const confirmed = await confirmAction({
      title: t('version.restoreTitle', { number }),
      text: t('version.restoreText'),
      confirmText: t('version.restore'),
    });
    if (!confirmed) return;
    await keeper.settle();
    restoring.mutate({ params: { reportId, versionId } });
  };
  return (
    <ListRow
      name={[name, note].filter(Boolean).join(' · ')}
      about={[
        formatTime(savedAt),
        t('list.cases', { count: caseCount }),
        reason === 'restore' && t('version.beforeRestore'),
      ]}
      actions={
        <span className={styles.versionActions}>
          <Button size="small" aria-label={t('version.showOne', { number })} onClick={onShow}>
            {t('version.show')}
          </Button>
          <ExportButton
            size="small"
            label={t('version.exportOne', { number })}
            text={t('version.export')}
            choices={formatChoices(PRINTED_FORMATS, (format) =>
              downloadOrToast(
                exportCaseReport,
                { params: { reportId }, query: { versionId, format } },
                `${title}（${name}）.${format}`,
              ),
            )}
          />
          <Button
            size="small"
            loading={restoring.isPending}
            aria-label={t('version.restoreOne', { number })}
            onClick={() => void restore()}
          >
            {t('version.restore')}
          </Button>
        </span>
      }
    />
  );
}
