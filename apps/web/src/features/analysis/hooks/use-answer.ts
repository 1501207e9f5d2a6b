import { getAnalysisAnswer } from '@mingfa/contract/analysis';
import type { StepOutcome } from '@mingfa/contract/analysis-result';
import { useEndpoint } from '../../../lib/query.ts';

/** Which answers are read: of the analysis as it stands, or of a version. */
export interface AnswerPlace {
  analysisId: string;
  versionId?: string;
}

/** Rows that a table or chart shows at most. */
const SHOWN_ROWS = 2000;

/** The rows that were kept of a step's answer; null where there is none. */
export function useAnswer({ analysisId, versionId }: AnswerPlace, source: StepOutcome | undefined) {
  const hasAnswer = source !== undefined && source.ranAt !== null && source.state !== 'failed';
  const answer = useEndpoint(
    getAnalysisAnswer,
    {
      params: { analysisId },
      query: {
        stepId: source?.stepId ?? 'none',
        limit: SHOWN_ROWS,
        ...(versionId === undefined ? {} : { versionId }),
      },
    },
    { enabled: hasAnswer },
  );
  return hasAnswer ? answer : null;
}
