import { type ChartColours, SERIES_COLOURS } from '@mingfa/tables/charts/chart-colours';

/** The colours of a chart from the tokens of the theme. */
export function readChartColours(element: HTMLElement, mode: 'light' | 'dark'): ChartColours {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    series: SERIES_COLOURS[mode],
    text: colour('--text'),
    quiet: colour('--text-secondary'),
    line: colour('--line'),
    surface: colour('--surface'),
    font: style.fontFamily,
    heat: [colour('--primary-tint'), colour('--primary')],
  };
}
