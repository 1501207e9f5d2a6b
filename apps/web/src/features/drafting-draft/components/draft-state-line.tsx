import { useTranslation } from 'react-i18next';
import { SaveStateLine } from '../../../components/steps/save-state-line.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { describeFailure } from '../../../lib/describe-failure.ts';
import type { OpenDraft } from '../hooks/use-draft.ts';
import type { SaveState } from '../model/draft-keeper.ts';

const TONES: Record<SaveState, 'saved' | 'busy' | 'trouble'> = {
  saved: 'saved',
  waiting: 'busy',
  saving: 'busy',
  lost: 'trouble',
  refused: 'trouble',
  changed: 'trouble',
};

/** Whether what was typed is kept, and since when. */
export function DraftStateLine({ draft }: { draft: OpenDraft }) {
  const { t } = useTranslation('draft');
  const { state, failure, keeper, base } = draft;
  const why = state === 'refused' && failure ? `：${describeFailure(failure)}` : '';
  const words = state === 'saved' ? t('save.saved', { time: formatTime(base.savedAt) }) : t(`save.${state}`);
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
