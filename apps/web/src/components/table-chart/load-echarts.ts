import {
  BarChart,
  BoxplotChart,
  HeatmapChart,
  LineChart,
  PieChart,
  SankeyChart,
  ScatterChart,
} from 'echarts/charts';
import {
  GridComponent,
  LegendComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
} from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([
  ...[BarChart, BoxplotChart, HeatmapChart, LineChart, PieChart, SankeyChart, ScatterChart],
  ...[GridComponent, LegendComponent, TooltipComponent, VisualMapContinuousComponent],
  SVGRenderer,
]);

/** Only what our charts are made of, drawn as SVG: sharp at every size, and the file one downloads. */
export const initChart = (element: HTMLElement) => init(element, null, { renderer: 'svg' });
