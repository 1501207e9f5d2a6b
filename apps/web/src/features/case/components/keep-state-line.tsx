import { useTranslation } from 'react-i18next';
import { SaveStateLine } from '../../../components/steps/save-state-line.tsx';
import { describeFailure } from '../../../lib/describe-failure.ts';
import type { KeepState, Kept, TypedKeeper } from '../model/typed-keeper.ts';

const TONES: Record<KeepState, 'saved' | 'busy' | 'trouble'> = {
  saved: 'saved',
  waiting: 'busy',
  saving: 'busy',
  lost: 'trouble',
  refused: 'trouble',
};

/** Whether what was typed is kept. */
export function KeepStateLine({ state, failure, keeper }: Kept & { keeper: TypedKeeper }) {
  const { t } = useTranslation('case');
  const why = state === 'refused' && failure ? describeFailure(failure) : '';
  return (
    <SaveStateLine
      tone={TONES[state]}
      state={state}
      words={`${t(`keep.${state}`)}${why ? `：${why}` : ''}`}
      retry={state === 'lost' ? { label: t('keep.now'), onRetry: keeper.flush } : null}
    />
  );
}
