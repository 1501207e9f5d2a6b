import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { CHART_KIND_LABELS } from '@mingfa/contract/labels/table-labels';
import type { TableResult } from '@mingfa/contract/table-query';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useThemeMode } from '../../../../lib/theme.ts';
import { chartKinds } from '../../model/chart-kinds.ts';
import styles from './chart.module.css';
import { readChartColours } from './chart-colours.ts';
import { chartOption } from './chart-option.ts';
import { initChart } from './load-echarts.ts';
import { savePng, saveSvg, svgOf } from './save-chart.ts';

/** Names in a lying chart each need a line. */
const LINE_PX = 30;
const HEIGHT_PX = 360;
const HEIGHT_MAX_PX = 900;
/** More can be seen in no chart. */
const DRAWN_ROWS = 2000;

/** The chart of an answer, as another kind where one likes. The table below it says the same in figures. */
export default function ResultChart({ result, title }: { result: TableResult; title: string }) {
  const { t } = useTranslation('dataset');
  const mode = useThemeMode((state) => state.mode);
  const element = useRef<HTMLDivElement>(null);
  const kinds = chartKinds(result);
  const [chosen, setChosen] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const spec = kinds[chosen] ?? kinds[0];
  const names = CHART_KIND_LABELS[currentLanguage()];
  const blank = t('result.blank');
  const counted = t('chart.rows');
  const height =
    spec?.kind === 'bar_horizontal'
      ? Math.min(
          HEIGHT_MAX_PX,
          Math.max(HEIGHT_PX, 80 + result.rows.length * LINE_PX * Math.max(1, spec.y.length * 0.6)),
        )
      : HEIGHT_PX;

  useEffect(() => {
    const place = element.current;
    if (!place || !spec || mode === undefined) return;
    const chart = initChart(place);
    try {
      const drawn = { columns: result.columns, rows: result.rows.slice(0, DRAWN_ROWS) };
      chart.setOption(chartOption(drawn, spec, readChartColours(place), { blank, rows: counted }));
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
    const { surface } = readChartColours(element.current);
    const text = svgOf(svg, surface);
    if (format === 'svg') saveSvg(text, title);
    else void savePng(text, { width: svg.clientWidth, height: svg.clientHeight }, surface, title);
  };
  const columns = [spec.x, ...spec.y].map((place) => result.columns[place]?.label ?? '').join(t('listed'));
  return (
    <figure className={styles.figure}>
      <div className={styles.bar}>
        <SelectField
          small
          label={t('chart.kind')}
          labelPlace="hidden"
          value={String(kinds.indexOf(spec))}
          options={kinds.map(({ kind }, place) => ({ value: String(place), label: names[kind] }))}
          onChange={(to) => setChosen(Number(to))}
        />
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
