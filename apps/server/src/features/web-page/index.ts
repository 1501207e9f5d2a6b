export { listPages } from './list-pages.ts';
export { deletePage, getPage, readSnapshot, savePage } from './manage-page.ts';
export { pastePage } from './paste-page.ts';
export { readPage } from './read-page.ts';
export { uploadPage } from './upload-page.ts';
export type { WebPageContext } from './web-page-context.ts';
