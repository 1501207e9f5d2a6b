import * as contract from '@mingfa/contract/upload';
import * as upload from '../../features/upload/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Uploads of files in parts. */
export function uploadRoutes(context: upload.UploadContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.createUpload, upload.createUpload),
    bind(contract.receiveUpload, upload.receiveUpload),
    bind(contract.getUpload, upload.getUpload),
  ];
}
