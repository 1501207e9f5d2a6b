import type { ArticlePart } from './cited-text.ts';

/** 不得有下列行为：, 禁止生产经营下列食品：, and not 有下列情形之一的，不得解除：, whose items are cases. */
const FORBIDS_LIST = /(?:不得|禁止|严禁|不准|不允许)[^，。；：的因]{0,10}(?:下列|以下|如下)[^。；]*$/;

/** The items of lists whose announcing words forbid every one of them. */
export const forbiddenItems = (parts: readonly ArticlePart[]): ReadonlySet<string> =>
  new Set(parts.flatMap(({ item, head, text }) => (item !== null && FORBIDS_LIST.test(head) ? [text] : [])));
