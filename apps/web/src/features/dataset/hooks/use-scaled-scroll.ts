import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowsInView, scrollScale } from '../model/scaled-scroll.ts';

/** A scroll of the wheel that the browser counts in lines. */
const LINE_PX = 16;

/** Where the rows of a grid stand while it is scrolled, however many there are. `headPx` of the view are its head. */
export function useScaledScroll(
  scroller: RefObject<HTMLElement | null>,
  rows: number,
  rowPx: number,
  headPx: number,
) {
  const [viewPx, setViewPx] = useState(600);
  const [offset, setOffset] = useState(0);
  /** What the scroll was set to by us: its event tells nothing new. */
  const set = useRef(-1);
  const { height, scale } = scrollScale(rows, rowPx, viewPx);
  const most = Math.max(0, rows * rowPx - viewPx);
  const shown = Math.min(offset, most);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setViewPx(Math.max(rowPx, element.clientHeight - headPx));
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, rowPx, headPx]);

  const goTo = (to: number) => {
    const next = Math.min(most, Math.max(0, to));
    setOffset(next);
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = next / scale;
    set.current = element.scrollTop;
  };
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = (by) => goTo(shown + by);
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element || scale === 1) return;
    // On the small scale a turn of the wheel would jump over thousands of rows.
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      latest.current(event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [scroller, scale]);

  const onScroll = () => {
    const top = scroller.current?.scrollTop ?? 0;
    if (Math.abs(top - set.current) < 1) return;
    set.current = -1;
    setOffset(Math.min(most, top * scale));
  };
  /** Brings a row into view. */
  const showRow = (row: number) => {
    const top = row * rowPx;
    if (top < shown) goTo(top);
    else if (top + rowPx > shown + viewPx) goTo(top + rowPx - viewPx);
  };
  /** Where a row is drawn inside what scrolls. */
  const topOf = (row: number) => row * rowPx - shown + shown / scale;
  return {
    height,
    ...rowsInView(shown, viewPx, rowPx, rows),
    rowsAPage: Math.max(1, Math.floor(viewPx / rowPx) - 1),
    onScroll,
    showRow,
    topOf,
    toStart: () => goTo(0),
  };
}
