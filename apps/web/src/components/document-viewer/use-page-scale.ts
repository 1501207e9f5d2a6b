import { useEffect, useMemo } from 'react';
import { A4 } from './paper-size.ts';
import type { PartSize } from './places.ts';
import { PX_PER_PT, type Zoom } from './view-props.ts';

const MARGIN_PX = 24;
const NARROW_MARGIN_PX = 8;
/** On a wide screen a page as wide as the window would be too large to read. */
const FIT_MOST = 1.6;

/** How large pages are shown in a window of a width. */
export function usePageScale(
  parts: readonly PartSize[],
  width: number,
  zoom: Zoom,
  onZoom: (factor: number) => void,
): { scale: number; margin: number; widest: number } {
  const margin = width < 640 ? NARROW_MARGIN_PX : MARGIN_PX;
  const widths = useMemo(() => parts.map((part) => part.width ?? A4.width).sort((a, b) => a - b), [parts]);
  const widest = widths.at(-1) ?? A4.width;
  // A few wide pages (plans, tables) do not make all others small.
  const usual = widths[Math.floor(widths.length / 2)] ?? A4.width;
  const fit = Math.max(0.1, (width - 2 * margin) / (usual * PX_PER_PT));
  const factor = zoom === 'fit' ? Math.min(fit, FIT_MOST) : zoom;
  useEffect(() => onZoom(factor), [factor, onZoom]);
  return { scale: factor * PX_PER_PT, margin, widest };
}
