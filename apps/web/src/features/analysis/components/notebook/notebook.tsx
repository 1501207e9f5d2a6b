import type { AnalysisDetail } from '@mingfa/contract/analysis';
import { ANALYSIS_STEP_LABELS } from '@mingfa/contract/labels/analysis-labels';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../../components/back-link.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ScreenColumn } from '../../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../../components/screen-header.tsx';
import { ANALYSES } from '../../../../lib/dataset-address.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useAnalysis } from '../../hooks/use-analysis.ts';
import { useRuns } from '../../hooks/use-runs.ts';
import { useSteps } from '../../hooks/use-steps.ts';
import { isAsking } from '../../model/new-step.ts';
import type { NotebookDesk } from '../../model/notebook-desk.ts';
import { AddStep } from './add-step.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import styles from './notebook.module.css';
import { NotebookStateLine } from './notebook-state-line.tsx';
import { NotebookTools } from './notebook-tools.tsx';
import { RunLine } from './run-line.tsx';
import { StepBody } from './step-body.tsx';
import { StepFrame } from './step-frame.tsx';
import { UndoBar } from './undo-bar.tsx';

/** An analysis as a notebook: its steps in order, each with what it came to. */
export function Notebook({ read }: { read: AnalysisDetail }) {
  const { t } = useTranslation('analysis');
  const analysis = useAnalysis(read);
  const runs = useRuns(analysis);
  const { base, written } = analysis;
  const { title, steps } = written;
  const [only] = base.datasets;
  const edits = useSteps(analysis, base.datasets.length === 1 ? (only?.datasetId ?? null) : null);
  const outcomes = useMemo(
    () => new Map(base.outcomes.map((outcome) => [outcome.stepId, outcome])),
    [base.outcomes],
  );
  const nameOf = (stepId: string) => {
    const place = steps.findIndex((one) => one.stepId === stepId);
    const step = steps[place];
    if (!step) return t('step.gone');
    const kind = ANALYSIS_STEP_LABELS[currentLanguage()][step.kind];
    const words = step.title || (step.kind === 'question' ? step.question : '');
    return [t('step.name', { number: place + 1, kind }), words].filter(Boolean).join(' ');
  };
  const desk: NotebookDesk = {
    title,
    place: { analysisId: base.analysisId },
    steps,
    outcomeOf: (stepId) => outcomes.get(stepId),
    nameOf,
    write: { change: edits.change, addAfter: edits.addAfter, runs },
  };
  const open = steps.filter(
    (step) => isAsking(step) && (outcomes.get(step.stepId)?.state ?? 'never') !== 'fresh',
  ).length;
  const isMoving = runs.progress.state === 'working';
  return (
    <>
      <ScreenHeader
        title={title || t('untitled')}
        start={<BackLink to={ANALYSES} label={t('back')} />}
        actions={<NotebookTools analysis={analysis} runs={runs} />}
      />
      <ScreenColumn>
        <div className={styles.notebook}>
          <div className={styles.top}>
            <NotebookStateLine analysis={analysis} />
            <RunLine title={title} runs={runs} open={open} />
          </div>
          <ChangedElsewhere analysis={analysis} nameOf={nameOf} />
          {steps.length === 0 ? <EmptyState sentence={t('empty.sentence')} hint={t('empty.hint')} /> : null}
          <ol className={styles.steps}>
            {steps.map((step, place) => {
              const { stepId } = step;
              const isRunning = runs.running === stepId || (isMoving && runs.progress.stepId === stepId);
              return (
                <li key={stepId}>
                  <AddStep
                    isSmall
                    label={t('step.addBefore', { number: place + 1 })}
                    onAdd={(kind) => edits.add(kind, place)}
                  />
                  <StepFrame
                    step={step}
                    number={place + 1}
                    count={steps.length}
                    name={nameOf(stepId)}
                    outcome={outcomes.get(stepId)}
                    write={{
                      isRunning,
                      onTitle: (to) => edits.change({ ...step, title: to }),
                      onRun: () => void runs.runStep(stepId),
                      onStop: () => (isMoving ? void runs.cancel() : runs.stopStep()),
                      onMove: (by) => edits.move(stepId, by),
                      onRemove: () => edits.remove(stepId),
                    }}
                  >
                    <StepBody desk={desk} step={step} />
                  </StepFrame>
                </li>
              );
            })}
          </ol>
          <AddStep isSmall={false} label={t('step.add')} onAdd={(kind) => edits.add(kind, steps.length)} />
          {edits.removed ? (
            <UndoBar
              key={edits.removed.step.stepId}
              removed={edits.removed}
              onUndo={edits.undo}
              onClose={edits.forget}
            />
          ) : null}
          <span className="visually-hidden" role="status">
            {edits.moved ? t('step.movedTo', { number: edits.moved.number }) : ''}
          </span>
        </div>
      </ScreenColumn>
    </>
  );
}
