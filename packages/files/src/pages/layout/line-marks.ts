const CHINESE_NUMBER = '[〇零一二三四五六七八九十百千\\d]';
/** Numbers and signs that begin an item, a clause or a heading. */
const MARKS: readonly RegExp[] = [
  new RegExp(`^第${CHINESE_NUMBER}{1,7}[编章节条款部分篇](?:之[一二三四五六七八九十]{1,3})?`),
  new RegExp(`^[（(]${CHINESE_NUMBER}{1,3}[)）]`),
  /^[一二三四五六七八九十]{1,3}[、．.]/,
  /^\d{1,3}[、．]|^\d{1,3}\.(?!\d)|^\d{1,2}(?:\.\d{1,3}){1,4}[.、]?(?=\s|[^\d\s.,%％])|^\d{1,3}[)）]/,
  /^[①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳]/,
  /^[•●○◦▪■□◆◇➢✓✔※★☐☑☒·–—]\s*(?=\S)/,
  /^\((?:[a-z]{1,2}|[ivx]{1,5}|[A-Z]|\d{1,3})\)\s/,
  /^(?:[a-z]|[ivx]{2,5}|[A-Z])[.)]\s/,
  /^(?:article|section|chapter|part|schedule|annex|appendix|exhibit|clause)\s+(?:[ivxlc]+|\d+|[a-z])\b/i,
  /^§+\s?\d+/,
];
/** `第三条的规定`, `第5款约定`: a sentence speaks of a clause, it does not begin one. */
const MENTION = new RegExp(
  `^第${CHINESE_NUMBER}{1,7}[编章节条款项](?:之[一二三四五六七八九十]{1,3})?(?:第${CHINESE_NUMBER}{1,5}[款项])?(?:[的之、，,或及和与至中]|规定|约定|所|项下|第)`,
);
/** Labels that stand at the head of a line of their own: `甲方：`. */
const LABEL = /^[\u4e00-\u9fff（）() ]{1,14}[：:]/;
const ENDS_SENTENCE = /[。．！？；：.!?;:”’"'）)】》…]$|[。；！？]["”’]?$/;
const ENDS_HARD = /[。！？；：.!?;:]["”’）)]?$/;

/** The mark that a line begins with; null where there is none. */
export function markOf(text: string): string | null {
  for (const mark of MARKS) {
    const found = mark.exec(text)?.[0];
    if (found) return MENTION.test(text) ? null : found;
  }
  return null;
}

/** True for a line that begins an article, an item or a numbered point. */
export const beginsWithLabel = (text: string): boolean => LABEL.test(text);
/** True where a sentence may end. */
export const endsSentence = (text: string): boolean => ENDS_SENTENCE.test(text.trimEnd());
/** True where a sentence ends for certain. */
export const endsHard = (text: string): boolean => ENDS_HARD.test(text.trimEnd());
/** True where more than a third of the characters are Chinese. */
export const isMostlyChinese = (text: string): boolean =>
  (text.match(/[\u3400-\u9fff]/g)?.length ?? 0) * 3 > text.length;
