/** What a chart is drawn in. */
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

/** After Okabe and Ito, with our purple first: told apart with any kind of colour blindness, and as light and dark. */
export const SERIES_COLOURS = {
  light: ['#5b3fc4', '#d55e00', '#0072b2', '#b8860b', '#007a5e', '#b4528b', '#2f9bd6', '#6b6878'],
  dark: ['#b3a4ff', '#ff9d5c', '#6cb6f0', '#f0cf65', '#4fc9a4', '#eda6cf', '#9adcff', '#a8a4b5'],
} as const;
