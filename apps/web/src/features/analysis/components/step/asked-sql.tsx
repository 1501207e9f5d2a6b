import CodeOutlined from '@ant-design/icons/CodeOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './step.module.css';

interface AskedSqlProps {
  sql: string;
  /** Makes a step of it that can be changed. */
  onTakeOver: ((sql: string) => void) | null;
}

/** What was asked of the tables, to be read. */
export function AskedSql({ sql, onTakeOver }: AskedSqlProps) {
  const { t } = useTranslation('analysis');
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.sql}>
      <Button
        size="small"
        type="text"
        icon={<CodeOutlined aria-hidden />}
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'sql.hide' : 'sql.show')}
      </Button>
      {isShown ? (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
          <pre className={styles.code} tabIndex={0}>
            {sql}
          </pre>
          {onTakeOver ? (
            <Button size="small" onClick={() => onTakeOver(sql)}>
              {t('sql.takeOver')}
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
