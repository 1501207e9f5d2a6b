import type { PartSize } from './places.ts';

/** Of a page whose size is not known, in points. */
export const A4 = { width: 595, height: 842 };

/** A page with the size it is shown in. */
export const sized = (part: PartSize): PartSize => ({
  ...part,
  width: part.width ?? A4.width,
  height: part.height ?? A4.height,
});
