import { detectField, type Field } from '@mingfa/content/fields';
import type { Guide } from '@mingfa/content/guide';
import { findLawByName, type LawEntry, type LibraryIndex } from '../../library/index.ts';

/** Whether a law belongs to one of some fields of law. */
export type BelongsToFields = (library: LibraryIndex, law: LawEntry, fields: readonly string[]) => boolean;

/**
 * A law belongs to the fields whose guides rest on it, and to the one its title speaks of: a local regulation on labour contracts to
 * employment.
 */
export function lawsOfFields(fields: Field[], guides: readonly Guide[]): BelongsToFields {
  const restedOn = new WeakMap<LibraryIndex, ReadonlyMap<string, ReadonlySet<string>>>();
  const byTitle = new Map<string, string | null>();
  return (library, law, wanted) => {
    const known = restedOn.get(library) ?? fieldsByLaw(library, guides);
    restedOn.set(library, known);
    const ofGuides = known.get(law.id);
    if (wanted.some((field) => ofGuides?.has(field))) return true;
    const told = byTitle.get(law.title) ?? detectField(fields, law.title)?.id ?? null;
    byTitle.set(law.title, told);
    return told !== null && wanted.includes(told);
  };
}

function fieldsByLaw(library: LibraryIndex, guides: readonly Guide[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { field, articles } of guides)
    for (const { place } of articles) {
      const law = findLawByName(library, place.split(' ')[0] ?? '');
      if (law) found.set(law.id, (found.get(law.id) ?? new Set()).add(field));
    }
  return found;
}
