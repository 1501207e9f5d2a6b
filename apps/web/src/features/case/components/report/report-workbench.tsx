import type { CaseReport } from '@mingfa/contract/case-report-project';
import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../../../components/back-link.tsx';
import { ScreenHeader } from '../../../../components/screen-header.tsx';
import { StepList } from '../../../../components/steps/step-list.tsx';
import { StepTurner } from '../../../../components/steps/step-turner.tsx';
import { useReport } from '../../hooks/use-report.ts';
import { CASE_REPORTS } from '../../model/case-work-address.ts';
import { REPORT_STEPS, type ReportStep, readReportStep, stepOfPoint } from '../../model/report-steps.ts';
import { KeepStateLine } from '../keep-state-line.tsx';
import { CasesStep } from './cases/cases-step.tsx';
import { FinishStep } from './finish/finish-step.tsx';
import { PendingStep } from './pending-step.tsx';
import { ReportExportButton } from './report-export-button.tsx';
import type { ReportStepProps } from './report-step-props.ts';
import styles from './report-workbench.module.css';
import { SearchesStep } from './searches/searches-step.tsx';
import { TextStep } from './text/text-step.tsx';

const STEPS: Record<ReportStep, ComponentType<ReportStepProps>> = {
  pending: PendingStep,
  searches: SearchesStep,
  cases: CasesStep,
  text: TextStep,
  finish: FinishStep,
};

/** The steps of a report, the one in use beside them, and how what is typed is kept. */
export function ReportWorkbench({ read }: { read: CaseReport }) {
  const { t } = useTranslation('case-report');
  const [params, setParams] = useSearchParams();
  const step = readReportStep(params.get('step'));
  const open = useReport(read);
  const { report, kept } = open;
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    body.current?.scrollTo({ top: 0 });
    body.current?.querySelector<HTMLElement>('[data-step-title]')?.focus({ preventScroll: true });
  }, [step]);
  const goTo = (to: ReportStep) => setParams({ step: to });
  const Step = STEPS[step];
  const entries = REPORT_STEPS.map((one) => {
    const open = report.openPoints.filter((point) => stepOfPoint(point) === one).length;
    return { step: one, name: t(`step.${one}`), open, openWords: t('openIn', { count: open }) };
  });
  const place = REPORT_STEPS.indexOf(step);
  const turn = (way: 'before' | 'after', to: ReportStep | undefined) =>
    to ? { label: t(`turn.${way}`, { step: t(`step.${to}`) }), onTurn: () => goTo(to) } : null;
  return (
    <>
      <ScreenHeader
        title={report.title.trim() || t('untitled')}
        start={<BackLink to={CASE_REPORTS} label={t('back')} />}
        actions={
          <>
            <KeepStateLine {...kept} />
            <ReportExportButton open={open} />
          </>
        }
      />
      <div className={styles.workbench}>
        <StepList label={t('steps')} current={step} entries={entries} onStep={goTo} />
        <div className={styles.body} ref={body}>
          <Step open={open} onStep={goTo} />
          <div className={`${styles.turner} ${step === 'searches' ? styles.wide : ''}`}>
            <StepTurner
              before={turn('before', REPORT_STEPS[place - 1])}
              after={turn('after', REPORT_STEPS[place + 1])}
            />
          </div>
        </div>
      </div>
    </>
  );
}
