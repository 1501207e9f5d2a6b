import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { CHART_KIND_LABELS } from '@mingfa/contract/labels/table-labels';
import type { ChartSpec, TableResult } from '@mingfa/contract/table-query';
import { chartOption } from '@mingfa/tables/charts/chart-option';
import { chartHeight, DRAWN_ROWS } from '@mingfa/tables/charts/chart-size';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { useThemeMode } from '../../lib/theme.ts';
import { ActionMenu } from '../action-menu.tsx';
import { SelectField } from '../select-field.tsx';
import styles from './chart.module.css';
import { readChartColours } from './chart-colours.ts';
import { chartKinds } from './chart-kinds.ts';
import { initChart } from './load-echarts.ts';
import { savePng, saveSvg, svgOf } from './save-chart.ts';

interface ResultChartProps {
  result: Pick<TableResult, 'columns' | 'rows' | 'charts'>;
  title: string;
  /** How it is drawn where somebody keeps that; else it is chosen here. */
  kept?: { spec: ChartSpec | null; onChange: ((spec: ChartSpec) => void) | null };
}

/** The chart of an answer, as another kind where one likes. The table below it says the same in figures. */
export default function ResultChart({ result, title, kept }: ResultChartProps) {
  const { t } = useTranslation('dataset');
  const mode = useThemeMode((state) => state.mode);
  const element = useRef<HTMLDivElement>(null);
  const { kinds, spec, choose } = useChosenChart(result, kept);
  const [hasFailed, setHasFailed] = useState(false);
  const names = CHART_KIND_LABELS[currentLanguage()];
  const blank = t('result.blank');
  const counted = t('chart.rows');
  const height = spec ? chartHeight(spec, result.rows.length) : 0;

  useEffect(() => {
    const place = element.current;
    if (!place || !spec) return;
    const chart = initChart(place);
    try {
      const drawn = { columns: result.columns, rows: result.rows.slice(0, DRAWN_ROWS) };
      chart.setOption(chartOption(drawn, spec, readChartColours(place, mode), { blank, rows: counted }));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(place);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [result, spec, mode, blank, counted]);

  if (!spec) return null;
  const drawing = () => element.current?.querySelector('svg') ?? null;
  const download = (format: 'png' | 'svg') => {
    const svg = drawing();
    if (!svg || !element.current) return;
    const { surface } = readChartColours(element.current, mode);
    const text = svgOf(svg, surface);
    if (format === 'svg') saveSvg(text, title);
    else void savePng(text, { width: svg.clientWidth, height: svg.clientHeight }, surface, title);
  };
  const columns = [spec.x, ...spec.y].map((place) => result.columns[place]?.label ?? '').join(t('listed'));
  return (
    <figure className={styles.figure}>
      <div className={styles.bar}>
        {choose ? (
          <SelectField
            small
            label={t('chart.kind')}
            labelPlace="hidden"
            value={String(kinds.indexOf(spec))}
            options={kinds.map(({ kind }, place) => ({ value: String(place), label: names[kind] }))}
            onChange={(to) => choose(Number(to))}
          />
        ) : null}
        <ActionMenu
          label={t('chart.download')}
          trigger={(trigger) => (
            <Button {...trigger} size="small" type="text" icon={<DownloadOutlined aria-hidden />}>
              {t('chart.download')}
            </Button>
          )}
          actions={(['png', 'svg'] as const).map((format) => ({
            key: format,
            label: t(`chart.${format}`),
            onSelect: () => download(format),
          }))}
        />
      </div>
      {hasFailed ? (
        <p role="alert" className={styles.failed}>
          {t('chart.failed')}
        </p>
      ) : null}
      <div
        ref={element}
        role="img"
        aria-label={t('chart.label', { kind: names[spec.kind], columns })}
        className={styles.chart}
        style={{ height }}
      />
      {result.rows.length > DRAWN_ROWS ? (
        <figcaption className={styles.note}>
          {t('chart.cut', { shown: DRAWN_ROWS.toLocaleString() })}
        </figcaption>
      ) : null}
    </figure>
  );
}

/** The kinds it may be drawn as and which one is: as it is kept, or as it was chosen here. */
function useChosenChart(result: ResultChartProps['result'], kept: ResultChartProps['kept']) {
  const [chosen, setChosen] = useState(0);
  const proposed = useMemo(() => chartKinds(result), [result]);
  const own = kept?.spec ?? null;
  const text = own ? JSON.stringify(own) : null;
  const kinds = useMemo((): ChartSpec[] => {
    if (text === null || proposed.some((one) => JSON.stringify(one) === text)) return proposed;
    return [JSON.parse(text), ...proposed];
  }, [proposed, text]);
  const place = text === null ? chosen : kinds.findIndex((one) => JSON.stringify(one) === text);
  const choose = (to: number) => {
    const spec = kinds[to];
    if (kept && spec) kept.onChange?.(spec);
    else setChosen(to);
  };
  return { kinds, spec: kinds[place] ?? kinds[0], choose: kept?.onChange === null ? null : choose };
}
