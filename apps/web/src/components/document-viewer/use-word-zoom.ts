import { useEffect, useState } from 'react';
import { useThemeMode } from '../../lib/theme.ts';
import type { Zoom } from './view-props.ts';

const MARGIN_PX = 48;
const NARROW_MARGIN_PX = 16;
const NARROW_PX = 640;
/** `--page` of the themes: the frame does not inherit it. */
const PAGE_COLOURS = { light: '#faf9fc', dark: '#1b1a21' };

/** Gives a drawn Word file its size and the colour around its pages. */
export function useWordZoom(
  drawnIn: Document | null,
  width: number,
  zoom: Zoom,
  onZoom: (factor: number) => void,
): void {
  const mode = useThemeMode((state) => state.mode);
  const [natural, setNatural] = useState(0);
  useEffect(() => {
    const widths = [...(drawnIn?.querySelectorAll<HTMLElement>('section.word') ?? [])].map(
      (section) => Number.parseFloat(section.style.width) * (96 / 72),
    );
    setNatural(Math.max(0, ...widths.filter(Number.isFinite)));
  }, [drawnIn]);
  const isNarrow = width < NARROW_PX;
  const room = width - (isNarrow ? NARROW_MARGIN_PX : MARGIN_PX);
  const fit = natural > 0 && width > 0 ? room / natural : 1;
  const factor = zoom === 'fit' ? Math.min(1.25, Math.max(0.2, fit)) : zoom;
  useEffect(() => onZoom(factor), [factor, onZoom]);
  useEffect(() => {
    const wrapper = drawnIn?.querySelector<HTMLElement>('.word-wrapper');
    if (!drawnIn || !wrapper) return;
    wrapper.style.zoom = String(factor);
    wrapper.style.padding = isNarrow ? '8px' : '24px';
    drawnIn.body.style.background = PAGE_COLOURS[mode];
  }, [drawnIn, factor, isNarrow, mode]);
}
