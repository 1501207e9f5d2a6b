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
        <p id={id} role="alert" className={styles.problem}>
          {at === null ? null : t('sql.at', placeOf(sql, at))}
          {problem.message}
          {at === null ? null : (
            <Button size="small" type="link" onClick={() => showPlace(sql, at)}>
              {t('sql.show')}
            </Button>
          )}
        </p>
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

/** Line and column of a place, from 1. */
function placeOf(text: string, position: number) {
  const lines = text.slice(0, position).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
