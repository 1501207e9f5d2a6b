import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../lib/describe-failure.ts';
import styles from './sql-notes.module.css';
import type { SqlCheck } from './use-sql-check.ts';

interface SqlNotesProps {
  id: string;
  sql: string;
  sqlCheck: SqlCheck;
}

/** What is said of SQL that was checked: that it runs, or what is wrong and where. */
export function SqlNotes({ id, sql, sqlCheck }: SqlNotesProps) {
  const { t } = useTranslation('dataset');
  const { problem, columns, error, showPlace } = sqlCheck;
  const at = problem?.position ?? null;
  return (
    <>
      {problem ? (
        <div id={id} role="alert" className={styles.problem}>
          {problem.message}
          {at === null ? null : (
            <Button size="small" type="link" onClick={() => showPlace(sql, at)}>
              {t('sql.show')}
            </Button>
          )}
          {problem.original ? (
            <details className={styles.original}>
              <summary>{t('sql.original')}</summary>
              <code lang="en">{problem.original}</code>
            </details>
          ) : null}
        </div>
      ) : null}
      {error ? (
        <p role="alert" className={styles.problem}>
          {describeError(error)}
        </p>
      ) : null}
      {columns === null ? null : (
        <p role="status" className={styles.good}>
          {t('sql.fine', { count: columns })}
        </p>
      )}
    </>
  );
}
