import * as contract from '@mingfa/contract/document';
import * as documentFile from '../../features/document-file/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Originals of documents and images of their pages, by signed addresses. */
export function documentFileRoutes(context: documentFile.DocumentFileContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.getDocumentAddresses, documentFile.getDocumentAddresses),
    bind(contract.readOriginal, async (asked, input) => {
      const file = await documentFile.readOriginal(asked, input);
      return { ...file, fileName: file.name, tag: file.sha256 };
    }),
    bind(contract.readPageImage, async (asked, input) => {
      const image = await documentFile.readPageImage(asked, input);
      return { ...image, fileName: `page-${input.page}`, inline: true };
    }),
  ];
}
