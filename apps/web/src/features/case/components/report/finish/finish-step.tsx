import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import { useTranslation } from 'react-i18next';
import { DraftFromButton } from '../../../../../components/draft-from-button.tsx';
import { FieldGroup } from '../../../../../components/fields/field-group.tsx';
import { Section } from '../../../../../components/fields/section.tsx';
import { ShareButton } from '../../../../../components/share-button.tsx';
import { useReportWords } from '../../../hooks/use-report-words.ts';
import { stepOfPoint } from '../../../model/report-steps.ts';
import { ReportExportButton } from '../report-export-button.tsx';
import type { ReportStepProps } from '../report-step-props.ts';
import styles from './finish.module.css';
import { LogCheck } from './log-check.tsx';
import { ReportVersions } from './report-versions.tsx';

/** What is still missing, the Word file, the versions kept, and the log with its checksum. */
export function FinishStep({ open, onStep }: ReportStepProps) {
  const { t } = useTranslation('case-report');
  const names = useReportWords();
  const { openPoints, cases } = open.report;
  return (
    <Section title={t('step.finish')} intro={t('finish.intro')}>
      <FieldGroup label={t('finish.openLabel')}>
        {openPoints.length === 0 ? (
          <p className={styles.whole}>
            <CheckCircleOutlined aria-hidden /> {t('finish.whole')}
          </p>
        ) : (
          <ul className={styles.points}>
            {openPoints.map((point) => (
              <li key={`${point.kind} ${point.tier} ${point.caseId}`}>
                <button type="button" className={styles.point} onClick={() => onStep(stepOfPoint(point))}>
                  {t(`open.${point.kind}`)}
                  {point.tier ? `：${names.tier[point.tier]}` : ''}
                  {point.caseId
                    ? `：${cases.find(({ caseId }) => caseId === point.caseId)?.title ?? ''}`
                    : ''}
                </button>
              </li>
            ))}
          </ul>
        )}
      </FieldGroup>
      <FieldGroup label={t('finish.file')} help={t('finish.fileHelp')}>
        <div className={styles.ways}>
          <ReportExportButton open={open} primary />
          <ShareButton
            source={{ kind: 'report', reportId: open.report.reportId }}
            onBefore={() => open.kept.keeper.settle()}
          />
          <DraftFromButton kind="report" id={open.report.reportId} />
        </div>
      </FieldGroup>
      <ReportVersions open={open} />
      <LogCheck report={open.report} />
    </Section>
  );
}
