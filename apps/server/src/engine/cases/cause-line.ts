import { placeCause } from '@mingfa/legal/judgments/cause-tree';

/** A cause with those above it in the catalogue, itself first; civil and criminal are the filter of areas. */
export const causeLine = (cause: string): readonly string[] =>
  placeCause(cause)?.path.slice(1).reverse() ?? [cause];
