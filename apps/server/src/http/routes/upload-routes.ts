import * as contract from '@mingfa/contract/upload';
import type { UploadContext } from '../../engine/uploads/index.ts';
import type { QuotaContext } from '../../features/account/index.ts';
import * as upload from '../../features/upload/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Uploads of files in parts. */
export function uploadRoutes(context: UploadContext & QuotaContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.createUpload, upload.createUpload),
    bind(contract.receiveUpload, upload.receiveUpload),
    bind(contract.getUpload, upload.getUpload),
  ];
}
