import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import CodeOutlined from '@ant-design/icons/CodeOutlined';
import type { DatasetDetail } from '@mingfa/contract/dataset';
import { exportDataset } from '@mingfa/contract/dataset-question';
import type { TableCellValue } from '@mingfa/contract/table-query';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { BasisLine } from '../../../../components/table-answer/basis-line.tsx';
import { ResultTable } from '../../../../components/table-answer/result-table.tsx';
import { TraceSheet } from '../../../../components/table-answer/trace-sheet.tsx';
import { downloadOrToast } from '../../../../lib/download-or-toast.ts';
import type { Answer } from '../../hooks/use-asking.ts';
import { ExportMenu } from '../export-menu.tsx';
import styles from './ask.module.css';
import { SqlPanel } from './sql-panel.tsx';
import { ToAnalysisButton } from './to-analysis-button.tsx';

// The library of charts is heavy; figures do not wait for it.
const ResultChart = lazy(() => import('../../../../components/table-chart/result-chart.tsx'));

interface ResultViewProps {
  dataset: DatasetDetail;
  answer: Answer;
  /** The words it was asked in; empty where it was built, or written as SQL. */
  question: string;
  isBusy: boolean;
  onRunSql: (sql: string) => void;
}

/** An answer: its table with figures that lead to their rows, what it rests on, a chart where one fits, and its SQL. */
export function ResultView({ dataset, answer, question, isBusy, onRunSql }: ResultViewProps) {
  const { t } = useTranslation('dataset');
  const { result, query } = answer;
  const { datasetId, tableList } = dataset;
  const [traced, setTraced] = useState<{ key: TableCellValue[]; measure: number; label: string } | null>(
    null,
  );
  const [isChartShown, setIsChartShown] = useState(true);
  const [isSqlShown, setIsSqlShown] = useState(query === null);
  const download = (format: 'csv' | 'xlsx', withNumbers: boolean) =>
    void downloadOrToast(
      exportDataset,
      {
        params: { datasetId },
        body: {
          format,
          withNumbers,
          of: query ? { kind: 'query', query } : { kind: 'sql', sql: result.sql },
        },
      },
      `${dataset.title}.${format}`,
    );
  const hasChart = result.charts.length > 0;
  return (
    <section className={styles.result} aria-label={t('result.label')}>
      <div className={styles.tools}>
        {hasChart ? (
          <Button
            size="small"
            type="text"
            icon={<BarChartOutlined aria-hidden />}
            aria-pressed={isChartShown}
            onClick={() => setIsChartShown(!isChartShown)}
          >
            {t(isChartShown ? 'result.hideChart' : 'result.showChart')}
          </Button>
        ) : null}
        <Button
          size="small"
          type="text"
          icon={<CodeOutlined aria-hidden />}
          aria-expanded={isSqlShown}
          onClick={() => setIsSqlShown(!isSqlShown)}
        >
          {t(isSqlShown ? 'result.hideSql' : 'result.showSql')}
        </Button>
        <ToAnalysisButton dataset={dataset} answer={answer} question={question} />
        <ExportMenu onExport={download} />
      </div>
      {hasChart && isChartShown ? (
        <Suspense fallback={<SkeletonRows count={5} />}>
          <ResultChart result={result} title={dataset.title} />
        </Suspense>
      ) : null}
      <ResultTable
        result={result}
        groups={query && query.measures.length > 0 ? query.dimensions.length : null}
        onTrace={(key, measure, label) => setTraced({ key, measure, label })}
      />
      <BasisLine basis={result.basis} query={query} tables={tableList} totalRows={result.totalRows} />
      {isSqlShown ? (
        <SqlPanel
          datasetId={datasetId}
          tables={tableList}
          sql={result.sql}
          isBusy={isBusy}
          onRun={onRunSql}
        />
      ) : null}
      {query && traced ? (
        <TraceSheet datasetId={datasetId} query={query} figure={traced} onClose={() => setTraced(null)} />
      ) : null}
    </section>
  );
}
