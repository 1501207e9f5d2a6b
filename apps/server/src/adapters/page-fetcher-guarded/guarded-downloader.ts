import { createWriteStream } from 'node:fs';
import type { Downloader } from '../../ports/downloader.ts';
import { type GuardedPageFetcherOptions, guardedOpening } from './guarded-page-fetcher.ts';
import { saveContent } from './read-content.ts';

/** A library of a whole country on a slow line. */
const TIMEOUT_MS = 15 * 60_000;

/** The guarded way out, for files that are too large for memory. */
export function guardedDownloader(options: GuardedPageFetcherOptions): Downloader {
  const open = guardedOpening({ ...options, timeoutMs: options.timeoutMs ?? TIMEOUT_MS });
  return {
    download: (address, path, { maxBytes }) =>
      open(address, async (response, target, signal) => {
        const file = createWriteStream(path, { mode: 0o600, flags: 'wx' });
        await saveContent(response, { target: file, limitBytes: maxBytes }, signal);
        const mediaType = (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
        return { finalAddress: target.url.href, mediaType };
      }),
  };
}
