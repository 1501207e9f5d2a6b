/** How an answer tells from which day it counted and how many are left: 从 2026-11-20 起算, 还剩 12 天, counted from 20 November 2026. */
const RECKONING =
  /[（(]\s?从 ?(?:19|20)\d\d(?:-\d\d-\d\d|年\d{1,2}月\d{1,2}日) ?起算?\s?[）)]|，?(?:还剩|已过) ?\d+ ?天|[（(](?:counted )?from (?:(?:19|20)\d\d-\d\d-\d\d|\d{1,2} [A-Z][a-z]+ (?:19|20)\d\d)[）)]|,? ?\d+ days? left/g;

/** A sentence without what was reckoned for one person: no article names their days, so it can neither agree with one nor differ from it. */
export const withoutReckoning = (sentence: string): string => sentence.replace(RECKONING, '');
