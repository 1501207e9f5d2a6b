import type { Guide } from '@mingfa/content/guide';

/** The English that our guides are written in: words about troubles and law, written small, which name nobody. */
export function englishVocabulary(guides: readonly Guide[]): ReadonlySet<string> {
  return new Set(JSON.stringify(guides).match(/(?<![A-Za-z])[a-z]{2,}(?![A-Za-z])/g) ?? []);
}
