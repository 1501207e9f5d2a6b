import type { WebPage } from '@mingfa/contract/web-page';
import type { Article, PageSource } from '@mingfa/files/web/article';
import { MISSING_TEXT_CODES, tellPageProblem } from '../../engine/retrieval/index.ts';
import type { MakingContext, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { FetchedPage } from '../../ports/page-fetcher.ts';
import { completeAddress } from './complete-address.ts';
import { keepPage } from './keep-page.ts';
import { takeTurn } from './take-turn.ts';
import type { WebPageContext } from './web-page-context.ts';

/**
 * Opens an address and keeps the article found there. Nothing is kept when the reader leaves before it was found.
 * @throws AppError `address_refused`, `page_…`, `too_large`, `file_unsafe`, `storage_exceeded`
 */
export async function readPage(
  context: WebPageContext & MakingContext,
  input: { address: string },
): Promise<WebPage> {
  const address = completeAddress(input.address);
  const { page, article } = await takeTurn(context.caller.userId, async () => {
    const fetched = await context.pageFetcher.fetch(address, context.signal).catch((error: unknown) => {
      throw tellPageProblem(error, context.language);
    });
    return { page: fetched, article: await findArticle(context, fetched) };
  });
  return keepPage(context, {
    origin: 'address',
    address,
    finalAddress: page.finalAddress,
    title: article?.title || nameOf(page.finalAddress),
    snapshot: page.content,
    article,
  });
}

async function findArticle(
  context: WebPageContext & RequestContext,
  page: FetchedPage,
): Promise<Article | null> {
  const { mediaType, content, charset } = page;
  if (mediaType === 'application/pdf') return null;
  const source = { content, charset, mediaType, address: page.finalAddress, title: null };
  const article = await readArticle(context, source);
  if (article.missing) throw new AppError(MISSING_TEXT_CODES[article.missing]);
  return article;
}

/** The article of a page. A reader who leaves is no failure anybody must hear of. */
export async function readArticle(
  context: WebPageContext & RequestContext,
  source: PageSource,
): Promise<Article> {
  const { signal, language } = context;
  try {
    return await context.articleReader.read(source, signal);
  } catch (error) {
    const isLeft = signal.aborted;
    const told = isLeft
      ? new AppError('page_unreachable', { problem: 'cancelled' }, { cause: error })
      : error;
    throw tellPageProblem(told, language);
  }
}

/** The last part of an address: what a file there is called. */
function nameOf(address: string): string {
  const url = URL.parse(address);
  const last = url?.pathname.split('/').filter(Boolean).at(-1) ?? '';
  const name = decode(last).replace(/\.(?:pdf|html?|aspx?|jsp|txt)$/i, '');
  return name.slice(0, 200) || (url?.hostname ?? address);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
