import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../lib/api-answer.ts';
import { describeError } from '../lib/describe-failure.ts';
import { askForFeedback } from '../lib/feedback-request.ts';
import styles from './error-state.module.css';
import { LazyLimitNote } from './limit/lazy-limit-note.tsx';

export interface ErrorStateProps {
  error: unknown;
  title?: string;
  onRetry?: () => void;
  /** Another way on, for example signing up. */
  action?: ReactNode;
}

/** What a screen shows when its data did not come: why, the request id, and a way on. */
export function ErrorState({ error, title, onRetry, action }: ErrorStateProps) {
  const { t } = useTranslation('shell');
  const failure = failureOf(error);
  const requestId = failure?.requestId;
  // Trying again would not help; the ways on do.
  if (failure?.refusal) return <LazyLimitNote failure={failure} />;
  return (
    <div className={styles.error} role="alert">
      <ExclamationCircleOutlined className={styles.icon} aria-hidden="true" />
      <p className={styles.title}>{title ?? t('failure.title')}</p>
      <p className={styles.message}>{describeError(error)}</p>
      {requestId ? <p className={styles.requestId}>{t('failure.requestId', { id: requestId })}</p> : null}
      <div className={styles.actions}>
        {onRetry ? <Button onClick={onRetry}>{t('action.retry')}</Button> : null}
        {action}
        {requestId ? (
          <Button type="link" onClick={() => askForFeedback(error)}>
            {t('failure.report')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
