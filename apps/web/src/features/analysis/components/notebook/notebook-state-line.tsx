import { useTranslation } from 'react-i18next';
import { SaveStateLine } from '../../../../components/steps/save-state-line.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { describeFailure } from '../../../../lib/describe-failure.ts';
import type { OpenAnalysis } from '../../hooks/use-analysis.ts';
import type { SaveState } from '../../model/analysis-keeper.ts';

const TONES: Record<SaveState, 'saved' | 'busy' | 'trouble'> = {
  saved: 'saved',
  waiting: 'busy',
  saving: 'busy',
  lost: 'trouble',
  refused: 'trouble',
  changed: 'trouble',
};

/** Whether what was written is kept, and since when. */
export function NotebookStateLine({
  analysis: { state, failure, keeper, base },
}: {
  analysis: OpenAnalysis;
}) {
  const { t } = useTranslation('analysis');
  const why = state === 'refused' && failure ? `${t('between')}${describeFailure(failure)}` : '';
  const words =
    state === 'saved' ? t('save.saved', { time: formatTime(base.updatedAt) }) : t(`save.${state}`);
  const canRetry = state === 'lost' || state === 'refused';
  return (
    <SaveStateLine
      tone={TONES[state]}
      state={state}
      words={`${words}${why}`}
      retry={canRetry ? { label: t('again'), onRetry: keeper.flush } : null}
    />
  );
}
