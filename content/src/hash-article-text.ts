import { createHash } from 'node:crypto';

/**
 * Hash of an article's wording, blind to layout: white space and Markdown marks do not count.
 * @param text the article without its label (第X条)
 * @returns SHA-256 in lower-case hex
 */
export function hashArticleText(text: string): string {
  return createHash('sha256')
    .update(text.replace(/[\s*_`#>]/g, ''))
    .digest('hex');
}
