import * as contract from '@mingfa/contract/upload';
import * as upload from '../../features/upload/index.ts';
import { type BoundRoute, bindRoute } from '../route.ts';

/** Uploads of files in parts. */
export function uploadRoutes(context: upload.UploadContext): BoundRoute[] {
  return [
    bindRoute(contract.createUpload, ({ caller, body }) => upload.createUpload(context, caller, body)),
    bindRoute(contract.receiveUpload, ({ query, content }) => upload.receiveUpload(context, query, content)),
    bindRoute(contract.getUpload, ({ query }) => upload.getUpload(context, query)),
  ];
}
