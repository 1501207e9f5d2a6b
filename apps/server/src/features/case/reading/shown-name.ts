/** Compound surnames that are common enough to be met: of 欧阳锋 two characters stay. */
const COMPOUND = /^(?:欧阳|司马|上官|诸葛|司徒|夏侯|皇甫|尉迟|公孙|慕容|令狐|宇文|长孙|端木|东方|南宫)/;

/** A person's name as the text shows it: whole where it stands there, else the surname alone. */
export function shownName(name: string, maskedText: string): string {
  if (name.length < 2 || maskedText.includes(name)) return name;
  return `${COMPOUND.exec(name)?.[0] ?? [...name][0]}某`;
}
