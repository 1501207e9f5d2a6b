import { PROVINCES } from '@mingfa/contract/values';

/** The province a local regulation is of, from its title or issuer; null for national texts. */
export function regionOf(kind: string, title: string, issuer: string | null): string | null {
  if (!kind.startsWith('地方')) return null;
  return PROVINCES.find((name) => title.startsWith(name) || issuer?.startsWith(name)) ?? null;
}
