/** A picture in its own dots. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What is looked at: how near, and the middle of it, in dots of the picture. */
export interface CropView {
  /** 1: the whole shorter side. */
  zoom: number;
  x: number;
  y: number;
}

export const ZOOM_MAX = 5;
export const ZOOM_STEP = 0.1;
/** A press of an arrow moves by so much of what is seen. */
const STEP = 0.04;

const PRESSES: Record<string, { x?: number; y?: number; zoom?: number }> = {
  ArrowLeft: { x: -STEP },
  ArrowRight: { x: STEP },
  ArrowUp: { y: -STEP },
  ArrowDown: { y: STEP },
  '+': { zoom: ZOOM_STEP },
  '=': { zoom: ZOOM_STEP },
  '-': { zoom: -ZOOM_STEP },
};

/** The middle, as near as the whole shorter side. */
export function wholeView({ width, height }: PictureSize): CropView {
  return { zoom: 1, x: width / 2, y: height / 2 };
}

/** The side of the square that a view shows. */
export const sideOf = ({ width, height }: PictureSize, { zoom }: CropView): number =>
  Math.min(width, height) / zoom;

/** The view moved no further than the picture goes, and no nearer than makes sense. */
export function within(size: PictureSize, view: CropView): CropView {
  const zoom = Math.min(ZOOM_MAX, Math.max(1, view.zoom));
  const half = sideOf(size, { ...view, zoom }) / 2;
  const clamp = (value: number, length: number) => Math.min(length - half, Math.max(half, value));
  return { zoom, x: clamp(view.x, size.width), y: clamp(view.y, size.height) };
}

/** The square that a view shows. */
export function squareOf(size: PictureSize, view: CropView): { left: number; top: number; side: number } {
  const side = sideOf(size, view);
  return { left: view.x - side / 2, top: view.y - side / 2, side };
}

/** The view after a key was pressed; null for a key that does nothing here. */
export function pressed(size: PictureSize, view: CropView, key: string): CropView | null {
  const by = PRESSES[key];
  if (!by) return null;
  const side = sideOf(size, view);
  return within(size, {
    zoom: view.zoom + (by.zoom ?? 0),
    x: view.x + (by.x ?? 0) * side,
    y: view.y + (by.y ?? 0) * side,
  });
}
