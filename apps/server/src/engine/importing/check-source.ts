import { stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { AppError } from '../../ports/app-error.ts';
import type { ImportLocation } from './open-source.ts';

/**
 * What somebody named as the source of an import: a folder, an archive or a file on the server, or an http(s) address.
 * @throws AppError `unreadable_file`
 */
export async function checkSource(source: string): Promise<{ sourceKind: ImportLocation['kind'] }> {
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(source);
  if (isAddress && !/^https?:\/\//i.test(source)) {
    throw new AppError('unreadable_file', {
      problem: '只支持 http 和 https 地址 / only http and https addresses',
    });
  }
  if (!isAddress) await checkPath(source);
  return { sourceKind: isAddress ? 'address' : 'path' };
}

async function checkPath(path: string): Promise<void> {
  if (!isAbsolute(path)) {
    throw new AppError('unreadable_file', {
      problem: '请填写服务器上的绝对路径 / give an absolute path on the server',
    });
  }
  const found = await stat(path).catch(() => null);
  if (!found || !(found.isDirectory() || found.isFile())) {
    throw new AppError('unreadable_file', { problem: `找不到 ${path} / not found` });
  }
}
