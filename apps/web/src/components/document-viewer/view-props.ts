import type { ReadDocument } from '@mingfa/contract/document';
import type { PartSize } from './places.ts';
import type { SearchHit, ShownMark, ViewTarget } from './shown-marks.ts';

/** A factor of the natural size, or as wide as there is room. */
export type Zoom = number | 'fit';
export const ZOOM_STEPS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

/** CSS pixels for a point. */
export const PX_PER_PT = 96 / 72;

/** What every way of showing a document gets. */
export interface DocumentViewProps {
  document: ReadDocument;
  parts: readonly PartSize[];
  marks: readonly ShownMark[];
  hits: ReadonlyMap<string, readonly SearchHit[]>;
  target: ViewTarget | null;
  /** A part to go to; a new object goes again. */
  jump: { part: number } | null;
  zoom: Zoom;
  /** Tells the factor that `fit` comes to. */
  onZoom: (factor: number) => void;
  /** Index of the part that is looked at. */
  onPart: (part: number) => void;
  /** This way of showing it does not work; the text takes its place. */
  onFailed?: () => void;
}
