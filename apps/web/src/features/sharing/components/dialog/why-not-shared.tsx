import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import type { AppRequestError } from '../../../../lib/api-answer.ts';

/** What keeps a thing from being shared, and what its owner can do. */
const TOLD = [
  'not_found',
  'run_in_progress',
  'file_not_ready',
  'too_long_to_share',
  'parser_timeout',
  'parser_memory',
  'sharing_off',
] as const;

/** Why something cannot be shared, in words, with the way on; what is no reason of sharing is told as everywhere. */
export function WhyNotShared({ error, onRetry }: { error: AppRequestError; onRetry: () => void }) {
  const { t } = useTranslation(['sharing', 'shell']);
  const reason = TOLD.find((code) => code === error.failure.errorCode);
  if (reason === undefined) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState
        sentence={t(`why.${reason}.what`)}
        hint={t(`why.${reason}.way`)}
        action={
          reason === 'sharing_off' ? null : <Button onClick={onRetry}>{t('shell:action.retry')}</Button>
        }
      />
    </div>
  );
}
