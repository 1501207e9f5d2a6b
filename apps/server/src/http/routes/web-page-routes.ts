import * as contract from '@mingfa/contract/web-page';
import * as webPage from '../../features/web-page/index.ts';
import { type BoundRoute, bindRoute } from '../route.ts';

/** Pages of the web: opened, pasted or uploaded, kept, and saved to knowledge bases. */
export function webPageRoutes(context: webPage.WebPageContext): BoundRoute[] {
  return [
    bindRoute(contract.readWebPage, ({ caller, info, body, signal }) =>
      webPage.readPage(context, caller, info.language, body, signal),
    ),
    bindRoute(contract.pasteWebPage, ({ caller, info, body, signal }) =>
      webPage.pastePage(context, caller, info.language, body, signal),
    ),
    bindRoute(contract.uploadWebPage, ({ caller, info, body, signal }) =>
      webPage.uploadPage(context, caller, info.language, body, signal),
    ),
    bindRoute(contract.listWebPages, ({ caller, query }) => webPage.listPages(context, caller, query)),
    bindRoute(contract.getWebPage, ({ caller, params }) => webPage.getPage(context, caller, params)),
    bindRoute(contract.readWebPageSnapshot, ({ caller, params }) =>
      webPage.readSnapshot(context, caller, params),
    ),
    bindRoute(contract.saveWebPage, ({ caller, params, body }) =>
      webPage.savePage(context, caller, { ...params, ...body }),
    ),
    bindRoute(contract.deleteWebPage, async ({ caller, params }) => {
      await webPage.deletePage(context, caller, params);
      return { done: true as const };
    }),
  ];
}
