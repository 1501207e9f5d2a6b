export { deletePage } from './delete-page.ts';
export { getPage } from './get-page.ts';
export { listPages } from './list-pages.ts';
export { pastePage } from './paste-page.ts';
export { readPage } from './read-page.ts';
export { readSnapshot } from './read-snapshot.ts';
export { savePage } from './save-page.ts';
export { uploadPage } from './upload-page.ts';
export type { WebPageContext } from './web-page-context.ts';
