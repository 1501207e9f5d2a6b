import CopyOutlined from '@ant-design/icons/CopyOutlined';
import type { DatasetTable } from '@mingfa/contract/dataset';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SqlField } from '../../../../components/sql-editor/sql-field.tsx';
import { SqlNotes } from '../../../../components/sql-editor/sql-notes.tsx';
import { useSqlCheck } from '../../../../components/sql-editor/use-sql-check.ts';
import { copyText } from '../../../../lib/clipboard.ts';
import { toast } from '../../../../lib/toast.ts';
import styles from './ask.module.css';

interface SqlPanelProps {
  datasetId: string;
  tables: readonly DatasetTable[];
  /** What was asked. */
  sql: string;
  isBusy: boolean;
  onRun: (sql: string) => void;
}

/** The SQL of an answer, to be copied, changed, checked and run; what is wrong is told with its place. */
export function SqlPanel({ datasetId, tables, sql, isBusy, onRun }: SqlPanelProps) {
  const { t } = useTranslation('dataset');
  const id = useId();
  const [written, setWritten] = useState(sql);
  const sqlCheck = useSqlCheck(datasetId);
  const change = (to: string) => {
    setWritten(to);
    sqlCheck.forget();
  };
  // It is asked of the rows only where it would run.
  const run = async () => {
    if (await sqlCheck.check(written)) onRun(written);
  };
  return (
    <div className={styles.sql}>
      <span className={styles.sqlLabel}>{t('sql.label')}</span>
      <p className={styles.hint}>{t('sql.hint')}</p>
      <SqlField
        label={t('sql.label')}
        value={written}
        tables={tables}
        isInvalid={sqlCheck.problem !== null}
        describedBy={sqlCheck.problem ? id : undefined}
        shownPlace={sqlCheck.shownPlace}
        onChange={change}
        onRun={() => void run()}
      />
      <SqlNotes id={id} sql={written} sqlCheck={sqlCheck} />
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
        <Button size="small" loading={sqlCheck.isChecking} onClick={() => void sqlCheck.check(written)}>
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
          <Button size="small" type="text" onClick={() => change(sql)}>
            {t('sql.reset')}
          </Button>
        )}
      </div>
    </div>
  );
}
