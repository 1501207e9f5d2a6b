import { lawKey, normalizeLawTitle } from '@mingfa/legal/statute/law-title';
import { LAW_KINDS } from '@mingfa/legal/statute/statute';
import type { LawEntry, LibraryIndex, RepealEntry } from './library-index.ts';
import { findByNickname } from './nicknames.ts';

const BOOK_OF_A_CODE = /^(.+法典?)第?[一二三四五六七八九十总则物权合同人格婚姻家庭继承侵责任]{1,8}编$/;

/**
 * The law that a name means: full title, short title, abbreviation (民诉法), English title, a book of a code
 * (民法典合同编) or a piece of one title alone (信息公开条例). Null when the library has none of that name.
 */
export function findLawByName(index: LibraryIndex, name: string): LawEntry | null {
  const found = byKey(index, lawKey(name)) ?? byKey(index, normalizeLawTitle(name));
  if (found) return found;
  const book = BOOK_OF_A_CODE.exec(name.replace(/[《》〈〉\s]/g, ''));
  return (book?.[1] ? byKey(index, lawKey(book[1])) : null) ?? findByNickname(index, name);
}

/** Another law's word that a law of this name was repealed; for laws of which nothing is held. */
export function findRepealByName(index: LibraryIndex, name: string): RepealEntry | null {
  return index.repeals.get(lawKey(name)) ?? index.repeals.get(normalizeLawTitle(name)) ?? null;
}

function byKey(index: LibraryIndex, key: string): LawEntry | null {
  const ids = index.names.get(key) ?? [];
  const entries = ids.map((id) => index.laws.get(id)).filter((entry) => entry !== undefined);
  const exact = entries.find((entry) => entry.titleKey === key);
  return exact ?? entries.sort(byStanding)[0] ?? null;
}

/** Texts before digests, then by the ladder of 立法法 §98–106. */
function byStanding(a: LawEntry, b: LawEntry): number {
  return Number(b.versions.length > 0) - Number(a.versions.length > 0) || rank(a) - rank(b);
}

const rank = (entry: LawEntry): number => {
  const place = (LAW_KINDS as readonly string[]).indexOf(entry.kind);
  return place === -1 ? LAW_KINDS.length : place;
};
