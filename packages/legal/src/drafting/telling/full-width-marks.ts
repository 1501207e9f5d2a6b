const FULL: Readonly<Record<string, string>> = {
  ',': '，',
  ':': '：',
  ';': '；',
  '?': '？',
  '!': '！',
};
/** A mark of half width in a Chinese text; a comma between digits, a time of day and a Latin sentence keep theirs. */
const MARK =
  /(?<=[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef“”’)\]])[,:;?!]|(?<=[\dA-Za-z])[,;?!](?=[\u3400-\u9fff“])/g;

/** A telling with the marks that Chinese papers have: as long as before, so that a place in it is one in what was written. */
export const fullWidthMarks = (written: string): string =>
  written.replace(MARK, (mark) => FULL[mark] ?? mark);
