/** Fewer characters than this say nothing about their sense. */
const JUDGED_FROM = 40;
const LETTERS_JUDGED_FROM = 120;

/** The 3,755 characters of everyday use: level 1 of GB 2312, rows B0 to D7. Of a plain text they are nine in ten. */
const everydayCharacters = (() => {
  let known: Set<string> | undefined;
  return (): Set<string> => {
    if (!known) {
      const bytes: number[] = [];
      for (let row = 0xb0; row <= 0xd7; row += 1) {
        for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell += 1) bytes.push(row, cell);
      }
      known = new Set(new TextDecoder('gb18030').decode(new Uint8Array(bytes)));
    }
    return known;
  };
})();

/**
 * Whether the text of a page is text. Some files give their letters numbers of their own and do not say which number is which
 * letter: what comes out then is signs from anywhere, and the page has to be recognised by its looks.
 */
export function isReadable(text: string): boolean {
  const signs = Array.from(text.replace(/\s/g, ''));
  if (signs.length < JUDGED_FROM) return signs.length === 0 || shareOf(signs, isUnknown) < 0.5;
  if (shareOf(signs, isUnknown) > 0.2) return false;
  const han = signs.filter((sign) => /[\u3400-\u9fff]/.test(sign));
  if (han.length >= LETTERS_JUDGED_FROM) {
    const everyday = everydayCharacters();
    if (shareOf(han, (sign) => everyday.has(sign)) < 0.4) return false;
  }
  const letters = signs.filter((sign) => /[a-z]/i.test(sign));
  if (letters.length >= LETTERS_JUDGED_FROM && letters.length > signs.length * 0.4) {
    return shareOf(letters, (sign) => /[aeiouy]/i.test(sign)) > 0.15;
  }
  return true;
}

/** No character, one of private meaning, or a sign out of the depths of a script that is not used here. */
const isUnknown = (sign: string): boolean => /[\p{Cc}\p{Cn}\p{Co}\p{Mn}\ufffd\u0180-\u02ff]/u.test(sign);

function shareOf(signs: readonly string[], has: (sign: string) => boolean): number {
  return signs.filter(has).length / signs.length;
}
