import { type AnalysisVersion, getAnalysisVersion } from '@mingfa/contract/analysis-version';
import { ANALYSIS_STEP_LABELS } from '@mingfa/contract/labels/analysis-labels';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import type { NotebookDesk } from '../../model/notebook-desk.ts';
import { StepBody } from '../notebook/step-body.tsx';
import { StepFrame } from '../notebook/step-frame.tsx';
import styles from './versions.module.css';

interface VersionViewProps {
  analysisId: string;
  version: AnalysisVersion;
}

/** A version as it stood, with its answers, to be read. */
export function VersionView({ analysisId, version: { versionId } }: VersionViewProps) {
  const { t } = useTranslation('analysis');
  const found = useEndpoint(getAnalysisVersion, { params: { analysisId, versionId } });
  return (
    <Loaded query={found} missing={t('versions.gone')}>
      {({ title, stepList, outcomes }) => {
        const nameOf = (stepId: string) => {
          const place = stepList.findIndex((one) => one.stepId === stepId);
          const step = stepList[place];
          if (!step) return t('step.gone');
          return t('step.name', {
            number: place + 1,
            kind: ANALYSIS_STEP_LABELS[currentLanguage()][step.kind],
          });
        };
        const desk: NotebookDesk = {
          title,
          place: { analysisId, versionId },
          steps: stepList,
          outcomeOf: (stepId) => outcomes.find((one) => one.stepId === stepId),
          nameOf,
          write: null,
        };
        return (
          <div className={styles.steps}>
            <h2 className={styles.title}>{title}</h2>
            {stepList.map((step, place) => (
              <StepFrame
                key={step.stepId}
                step={step}
                number={place + 1}
                count={stepList.length}
                name={nameOf(step.stepId)}
                outcome={desk.outcomeOf(step.stepId)}
                write={null}
              >
                <StepBody desk={desk} step={step} />
              </StepFrame>
            ))}
          </div>
        );
      }}
    </Loaded>
  );
}
