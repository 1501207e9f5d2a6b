import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { checkDatasetSql } from '@mingfa/contract/dataset-question';
import { TABLE_QUERY_LIMITS } from '@mingfa/contract/table-query';
import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../../lib/clipboard.ts';
import { describeError } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import styles from './ask.module.css';

interface SqlPanelProps {
  datasetId: string;
  /** What was asked. */
  sql: string;
  isBusy: boolean;
  onRun: (sql: string) => void;
}

/** The SQL of an answer, to be copied, changed, checked and run; what is wrong is told with its place. */
export function SqlPanel({ datasetId, sql, isBusy, onRun }: SqlPanelProps) {
  const { t } = useTranslation('dataset');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState(sql);
  const checking = useEndpointMutation(checkDatasetSql);
  const problem = checking.data?.problem ?? null;
  const at = problem?.position ?? null;
  const check = async () => {
    const { problem: found } = await checking.mutateAsync({ params: { datasetId }, body: { sql: written } });
    return found;
  };
  const showPlace = (position: number | null) => {
    if (position === null || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(position, wordEnd(written, position));
  };
  const run = async () => {
    // A failed check is told below; it is asked of the rows only where it would run.
    const found = await check().catch(() => undefined);
    if (found === null) onRun(written);
    else if (found) showPlace(found.position);
  };
  const place = at === null ? null : placeOf(written, at);
  return (
    <div className={styles.sql}>
      <label className={styles.sqlLabel} htmlFor={id}>
        {t('sql.label')}
      </label>
      <p className={styles.hint}>{t('sql.hint')}</p>
      <textarea
        ref={field}
        id={id}
        className={styles.code}
        value={written}
        maxLength={TABLE_QUERY_LIMITS.sqlCharacters}
        rows={Math.min(18, Math.max(5, written.split('\n').length + 1))}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => {
          setWritten(target.value);
          checking.reset();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void run();
        }}
      />
      {problem ? (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {place ? t('sql.at', place) : null}
          {problem.message}
          {at === null ? null : (
            <Button size="small" type="link" onClick={() => showPlace(at)}>
              {t('sql.show')}
            </Button>
          )}
        </p>
      ) : null}
      {checking.isError ? (
        <p role="alert" className={styles.problem}>
          {describeError(checking.error)}
        </p>
      ) : null}
      {checking.data && !problem ? (
        <p role="status" className={styles.good}>
          {t('sql.fine', { count: checking.data.columns.length })}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button
          type="primary"
          size="small"
          disabled={written.trim() === ''}
          loading={isBusy}
          onClick={() => void run()}
        >
          {t('sql.run')}
        </Button>
        <Button size="small" loading={checking.isPending} onClick={() => void check().catch(() => {})}>
          {t('sql.check')}
        </Button>
        <Button
          size="small"
          icon={<CopyOutlined aria-hidden />}
          onClick={async () => {
            const copied = await copyText(written);
            if (copied) toast.success(t('sql.copied'));
            else toast.error(t('sql.notCopied'));
          }}
        >
          {t('sql.copy')}
        </Button>
        {written === sql ? null : (
          <Button
            size="small"
            type="text"
            onClick={() => {
              setWritten(sql);
              checking.reset();
            }}
          >
            {t('sql.reset')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Line and column of a place, from 1. */
function placeOf(text: string, position: number) {
  const lines = text.slice(0, position).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function wordEnd(text: string, position: number): number {
  const rest = text.slice(position).match(/^("[^"]*"|[^\s,()]+)/)?.[0] ?? '';
  return position + Math.max(1, rest.length);
}
