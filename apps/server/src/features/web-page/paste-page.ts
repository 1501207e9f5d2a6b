import { setImmediate } from 'node:timers/promises';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/web-page';
import type { WebPage } from '@mingfa/contract/web-page';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { asPageAddress } from './complete-address.ts';
import { keepPage } from './keep-page.ts';
import { readArticle } from './read-page.ts';
import type { WebPageContext } from './web-page-context.ts';

/** Marks of HTML; in a text people write, `<` stands for less. */
const MARKUP =
  /<(?:!doctype|html|head|body|main|article|section|div|p|h[1-6]|span|br|ul|ol|li|table|tr|td|a|b|strong|font|center|pre|blockquote|img|script|style|nav|header|footer|meta|title)(?:\s[^<>]{0,2000})?\/?>/i;
const LOOKED_AT_CHARACTERS = 200_000;

/**
 * Keeps pasted HTML or text like a page that was opened.
 * @throws AppError `empty_file`, `file_unsafe`, `storage_exceeded`
 */
export async function pastePage(
  context: WebPageContext & MakingContext,
  input: EndpointInput<typeof contract.pasteWebPage>,
): Promise<WebPage> {
  // Reading the request took its time; others get theirs before the text is encoded.
  await setImmediate();
  const content = Buffer.from(input.html);
  const address = asPageAddress(input.address);
  const isHtml = MARKUP.test(input.html.slice(0, LOOKED_AT_CHARACTERS));
  const mediaType = isHtml ? 'text/html' : 'text/plain';
  const article = await readArticle(context, {
    content,
    charset: 'utf-8',
    mediaType,
    address,
    title: input.title || null,
  });
  if (article.characters === 0) throw new AppError('empty_file');
  return keepPage(context, {
    origin: 'paste',
    address,
    finalAddress: address,
    title: article.title || article.excerpt.slice(0, 40),
    snapshot: content,
    article,
  });
}
