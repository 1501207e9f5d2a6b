import { guardedDownloader } from './adapters/page-fetcher-guarded/guarded-downloader.ts';
import type { Downloader } from './ports/downloader.ts';

/** Fetches files that an administrator names on the command line, under the rules of all pages. */
export const chooseDownloader = (allowedHosts: readonly string[]): Downloader =>
  guardedDownloader({ allowedHosts: async () => [...allowedHosts] });
