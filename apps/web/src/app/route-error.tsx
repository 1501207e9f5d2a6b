import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { failureOf } from '../lib/api-answer.ts';
import { describeError } from '../lib/describe-failure.ts';
import { askForFeedback } from '../lib/feedback-request.ts';
import styles from './route-error.module.css';

/** A chunk that is gone after an upgrade of the server. */
const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed/i.test(error.message);

/** What stands in place of a screen that broke; the rest of the page goes on. */
export function RouteError() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  const known = failureOf(error) ? describeError(error) : null;
  return (
    <div className={styles.screen} role="alert">
      <h1 className={styles.title}>{t('failure.screenTitle')}</h1>
      <p className={styles.text}>
        {isMissingChunk(error) ? t('failure.newVersion') : (known ?? t('failure.screenText'))}
      </p>
      <div className={styles.actions}>
        <Button type="primary" onClick={() => window.location.reload()}>
          {t('failure.reload')}
        </Button>
        <Button href="/">{t('action.backHome')}</Button>
        <Button type="link" onClick={() => askForFeedback(error)}>
          {t('failure.report')}
        </Button>
      </div>
    </div>
  );
}
