import type { GoldenPlace } from '@mingfa/contract/clone-golden';
import {
  formatArticleKey,
  formatArticleLabel,
  parseArticleKey,
  parseArticleLabel,
} from '@mingfa/legal/statute/article-number';

const PLACE =
  /^《?((?!第)[^《》]{1,79}?[^《》\s\d第])》?\s*(第?\s*[〇零一二三四五六七八九十百千两\d０-９]+\s*条(?:\s*之\s*[〇零一二三四五六七八九十百\d０-９]+)?|\d{1,4}(?:-\d{1,2})?)$/;

/** A place of the law as people write it: `劳动合同法第87条`, `《民法典》第五百七十七条`, `民法典 577`; null where it is none. */
export function readPlace(text: string): GoldenPlace | null {
  const [, law = '', label = ''] = PLACE.exec(text.trim()) ?? [];
  const article = parseArticleLabel(label);
  const name = law.trim();
  return article && article.main > 0 && name.length > 1
    ? { law: name, article: formatArticleKey(article) }
    : null;
}

/** A place of the law as statutes are cited: `劳动合同法第八十七条`. */
export function writePlace({ law, article }: GoldenPlace): string {
  const number = parseArticleKey(article);
  return number ? `${law}${formatArticleLabel(number)}` : `${law} ${article}`;
}
