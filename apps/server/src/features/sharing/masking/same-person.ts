/** A name that was found, as it is written, and what stands for whoever is meant. */
interface FoundName {
  written: string;
  replacement: string;
  /** Whoever is called so speaks under it: 李律师 before what was said. */
  isSpeaker?: boolean;
}

/** 陈 of 陈总, 老李, 小王: a surname with nothing that tells whose. */
const SURNAME_ALONE = /^[老小阿]?(\p{Script=Han})$/u;
const FULL_NAME = /^(?![老小阿])\p{Script=Han}{2,4}$/u;

/**
 * Replacements that stand for one person: where one full name alone has a surname, 陈总 and 老陈 are called what 陈建业 is called. With
 * two of the surname nobody says which of them is meant: 陈总 is 陈某总, who is neither of them, and no third. Whoever speaks under a surname
 * with a title is a person of their own.
 * @returns what is to be used in the place of a replacement
 */
export function samePerson(names: readonly FoundName[]): ReadonlyMap<string, string> {
  const written = new Map<string, Set<string>>();
  for (const name of names)
    written.set(name.replacement, (written.get(name.replacement) ?? new Set()).add(name.written));
  const full = new Map<string, Set<string>>();
  for (const { written: name, replacement } of names)
    if (FULL_NAME.test(name)) {
      const surname = name.charAt(0);
      full.set(surname, (full.get(surname) ?? new Set()).add(replacement));
    }
  const speaking = new Set(names.flatMap(({ isSpeaker, replacement }) => (isSpeaker ? [replacement] : [])));
  const same = new Map<string, string>();
  for (const [replacement, forms] of written) {
    const surnames = new Set([...forms].map((form) => SURNAME_ALONE.exec(form)?.[1] ?? ''));
    const [surname = ''] = surnames;
    const people = [...(full.get(surname) ?? [])].filter((one) => one !== replacement);
    const [only] = people;
    if (surnames.size !== 1 || surname === '' || speaking.has(replacement)) continue;
    if (people.length === 1 && only !== undefined) same.set(replacement, only);
    // 老陈 and 小陈 may be two: only what stands before a title is open.
    const open = replacement.replace(/(?<=某)[甲乙丙丁戊己庚辛壬癸\d]+$/, '');
    if (people.length > 1 && forms.size === 1 && forms.has(surname) && !written.has(open))
      same.set(replacement, open);
  }
  return same;
}
