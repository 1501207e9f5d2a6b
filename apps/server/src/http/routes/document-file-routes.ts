import * as contract from '@mingfa/contract/document';
import * as documentFile from '../../features/document-file/index.ts';
import { type BoundRoute, bindRoute } from '../route.ts';

/** Originals of documents and images of their pages, by signed addresses. */
export function documentFileRoutes(context: documentFile.DocumentFileContext): BoundRoute[] {
  return [
    bindRoute(contract.getDocumentAddresses, ({ caller, params }) =>
      documentFile.getDocumentAddresses(context, caller, params),
    ),
    bindRoute(contract.readOriginal, async ({ params }) => {
      const file = await documentFile.readOriginal(context, params);
      return { ...file, fileName: file.name, tag: file.sha256 };
    }),
    bindRoute(contract.readPageImage, async ({ params, signal }) => {
      const image = await documentFile.readPageImage(context, params, signal);
      return { ...image, fileName: `page-${params.page}`, inline: true };
    }),
  ];
}
