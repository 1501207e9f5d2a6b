export interface ChartColours {
  series: readonly string[];
  text: string;
  quiet: string;
  line: string;
  surface: string;
  /** Names are measured in it. */
  font: string;
  /** From nothing to most. */
  heat: readonly [string, string];
}

const SERIES = 8;

/** The colours of a chart from the tokens of the theme; those of series are told apart by people who see few colours, too. */
export function readChartColours(element: HTMLElement): ChartColours {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    series: Array.from({ length: SERIES }, (_, place) => colour(`--series-${place + 1}`)),
    text: colour('--text'),
    quiet: colour('--text-secondary'),
    line: colour('--line'),
    surface: colour('--surface'),
    font: style.fontFamily,
    heat: [colour('--primary-tint'), colour('--primary')],
  };
}
