import type { WebPage } from '@mingfa/contract/web-page';
import type { RequestContext } from '../../ports/app-context.ts';
import { describePage } from './describe-page.ts';
import { ownPage } from './own-page.ts';
import type { WebPageContext } from './web-page-context.ts';

/** One page. @throws AppError `not_found` */
export async function getPage(
  context: WebPageContext & RequestContext,
  input: { webPageId: string },
): Promise<WebPage> {
  return describePage(await ownPage(context, input.webPageId));
}
