import type { Province } from '@mingfa/contract/values';
import { findLawByName, type LawEntry, type LibraryIndex } from '../../library/index.ts';

/** Which law may answer. Empty lists: all. */
export interface LawBounds {
  /** Fields of law: guides of others are not used, and articles of laws that belong to them come first. */
  fields: readonly string[];
  /** Only these laws, as people call them. */
  lawsOnly: readonly string[];
  /** None of these laws, as people call them. */
  lawsWithout: readonly string[];
  /** Whose local regulations count beside the law of the whole country; null: those of every province. */
  region: Province | null;
}

/** Bounds as a library holds their laws. */
export interface AdmittedLaws {
  admits(law: LawEntry): boolean;
  /** The only laws that are admitted; null where there are others. */
  lawIds: readonly string[] | null;
}

/** Whether bounds leave anything out, or weigh it. */
export const isBounded = ({ fields, lawsOnly, lawsWithout, region }: LawBounds): boolean =>
  fields.length + lawsOnly.length + lawsWithout.length > 0 || region !== null;

/**
 * The laws that bounds admit. A name is understood as a citation is; one that the library does not know admits and keeps out nothing.
 * @returns null where every law is admitted
 */
export function admitLaws(library: LibraryIndex, bounds: LawBounds | null | undefined): AdmittedLaws | null {
  if (!bounds) return null;
  const { lawsOnly, lawsWithout, region } = bounds;
  if (lawsOnly.length + lawsWithout.length === 0 && region === null) return null;
  const idsOf = (names: readonly string[]) =>
    new Set(names.flatMap((name) => findLawByName(library, name)?.id ?? []));
  const only = lawsOnly.length > 0 ? idsOf(lawsOnly) : null;
  const without = idsOf(lawsWithout);
  const admits = (law: LawEntry) =>
    (only?.has(law.id) ?? true) && !without.has(law.id) && (region === null || countsIn(region, law));
  const isAdmitted = (id: string) => {
    const law = library.laws.get(id);
    return law !== undefined && admits(law);
  };
  return { admits, lawIds: only && [...only].filter(isAdmitted) };
}

/** The law of the whole country counts everywhere; a local regulation of no province that is known counts nowhere. */
const countsIn = (region: Province, law: LawEntry): boolean =>
  law.region === region || (law.region === null && !law.kind.startsWith('地方'));
