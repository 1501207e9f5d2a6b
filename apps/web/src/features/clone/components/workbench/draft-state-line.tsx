import { useTranslation } from 'react-i18next';
import { SaveStateLine } from '../../../../components/steps/save-state-line.tsx';
import { describeFailure } from '../../../../lib/describe-failure.ts';
import type { Draft } from '../../hooks/use-draft.ts';
import type { SaveState } from '../../model/draft-keeper.ts';

const TONES: Record<SaveState, 'saved' | 'busy' | 'trouble'> = {
  saved: 'saved',
  waiting: 'busy',
  saving: 'busy',
  lost: 'trouble',
  nameless: 'trouble',
  refused: 'trouble',
  changed: 'trouble',
};

/** Whether the draft of a clone is kept. */
export function DraftStateLine({ draft }: { draft: Draft }) {
  const { t } = useTranslation('clone');
  const { state, failure, keeper } = draft;
  const why = state === 'refused' && failure ? describeFailure(failure) : '';
  return (
    <SaveStateLine
      tone={TONES[state]}
      state={state}
      words={`${t(`save.${state}`)}${why ? `：${why}` : ''}`}
      retry={state === 'lost' ? { label: t('save.now'), onRetry: keeper.flush } : null}
    />
  );
}
