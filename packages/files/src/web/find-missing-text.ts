import type { MissingText } from './article.ts';
import type { StrippedPage } from './strip-page.ts';

/** Below this a page that also has marks of something else is taken for that. Counted without blanks. */
const LITTLE = 200;
const HARDLY_ANY = 60;
const NOTHING = 12;
const ASKS_FOR_SCRIPTS =
  /(?:enable|requires?|without|turn on|need)[^.]{0,40}java\s?script|(?:启用|开启|打开|支持|允许|運行|运行)[^。]{0,20}java\s?script|java\s?script[^。.]{0,20}(?:禁用|未启用|关闭|disabled|required)/i;

/** Why there is hardly any text, as a reader of the page would say. Null for a page that has some. */
export function findMissingText(
  page: StrippedPage,
  article: { characters: number; text: string },
): MissingText | null {
  const { characters, text } = article;
  if (page.passwordFields > 0 && characters < LITTLE) return 'login';
  const asks = ASKS_FOR_SCRIPTS.test(page.noscript) || ASKS_FOR_SCRIPTS.test(text.slice(0, 2000));
  if (characters < LITTLE && (asks || (page.isAppShell && page.scripts > 0))) return 'scripts';
  // Challenges of web firewalls, and pages that only send one on by a program.
  if (characters < HARDLY_ANY && page.scripts > 0) return 'scripts';
  return characters < NOTHING ? 'empty' : null;
}
