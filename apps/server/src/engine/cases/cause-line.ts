import { causeIn } from '@mingfa/legal/judgments/cause-head';
import { placeCause } from '@mingfa/legal/judgments/cause-tree';

/**
 * A cause with those above it in the catalogue, itself first; civil and criminal are the filter of areas. Empty for what has no place
 * there or holds more than a cause, such as the name of a party: everybody sees the filters.
 */
export function causeLine(cause: string): readonly string[] {
  const place = placeCause(cause);
  if (!place || (!place.listed && causeIn(cause) !== cause)) return [];
  return place.path.slice(1).reverse();
}
