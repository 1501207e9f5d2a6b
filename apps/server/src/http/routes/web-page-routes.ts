import * as contract from '@mingfa/contract/web-page';
import * as webPage from '../../features/web-page/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Pages of the web: opened, pasted or uploaded, kept, and saved to knowledge bases. */
export function webPageRoutes(context: webPage.WebPageContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.readWebPage, webPage.readPage),
    bind(contract.pasteWebPage, webPage.pastePage),
    bind(contract.uploadWebPage, webPage.uploadPage),
    bind(contract.listWebPages, webPage.listPages),
    bind(contract.getWebPage, webPage.getPage),
    bind(contract.readWebPageSnapshot, webPage.readSnapshot),
    bind(contract.saveWebPage, webPage.savePage),
    bind(contract.deleteWebPage, webPage.deletePage),
  ];
}
