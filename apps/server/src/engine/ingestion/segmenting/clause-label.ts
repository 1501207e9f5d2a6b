import { formatArticleLabel, parseArticleLabel } from '@mingfa/legal/statute/article-number';

/** What a line is numbered as, coarse to fine. */
export type ClauseKind = 'article' | 'point' | 'subpoint' | 'decimal' | 'figure';

const ARTICLE =
  /^[\s　]*(第\s?[〇零一二三四五六七八九十百千两\d０-９]{1,8}\s?条(?:\s?之\s?[一二三四五六七八九十\d]{1,3})?)(?![款项的规约])/;
const KINDS: [ClauseKind, RegExp][] = [
  ['article', /^[\s　]*((?:Article|Section|Clause)\s+(?:\d+(?:\.\d+)*|[IVXLC]+))\b/i],
  ['point', /^[\s　]*([一二三四五六七八九十]{1,4}[、．.])/],
  ['subpoint', /^[\s　]*([（(][一二三四五六七八九十\d０-９]{1,4}[）)])/],
  ['decimal', /^[\s　]*([\d０-９]{1,3}(?:[.．][\d０-９]{1,3}){1,4})(?![\d.．%％年月元万])/],
  ['figure', /^[\s　]*([\d０-９]{1,3}[.、．)）])(?![\d０-９])/],
];

/** The number a line begins with, as a label: `第十条`, `一、`, `（一）`, `5.1`; null for a line without one. */
export function readClauseLabel(line: string): { kind: ClauseKind; label: string } | null {
  const head = line.slice(0, 60);
  const article = ARTICLE.exec(head)?.[1];
  if (article) {
    const number = parseArticleLabel(article.replace(/[\s　]/g, ''));
    return { kind: 'article', label: number && number.main <= 9999 ? formatArticleLabel(number) : article };
  }
  for (const [kind, pattern] of KINDS) {
    const label = pattern.exec(head)?.[1];
    if (label) return { kind, label: label.normalize('NFKC').replace(/\(/g, '（').replace(/\)/g, '）') };
  }
  return null;
}
