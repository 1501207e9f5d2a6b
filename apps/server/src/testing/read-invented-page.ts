import type { ServerResponse } from 'node:http';
import { guardedPageFetcher } from '../adapters/page-fetcher-guarded/guarded-page-fetcher.ts';
import type { AppError } from '../ports/app-error.ts';
import { type Answer, inventedInternet } from './invented-internet.ts';

/** A public address, of the first of the names. */
export const PUBLIC = '93.184.215.14';
export const NAMES = {
  'a.example.com': [PUBLIC],
  'b.example.com': ['151.101.1.69'],
  'inside.example.com': ['10.0.0.7'],
  'mixed.example.com': [PUBLIC, '192.168.3.4'],
  'rebind.example.com': [[PUBLIC], ['127.0.0.1']],
  'many.example.com': ['93.184.215.1', '93.184.215.2', '93.184.215.3'],
  'wiki.firm.internal': ['10.1.2.3'],
};

interface Outcome {
  page?: { finalAddress: string; mediaType: string; charset: string | null; text: string };
  error?: string;
}

/** A fetcher in an invented internet that gives one answer. */
export function open(answer: Answer, options: { allowed?: string[]; timeoutMs?: number } = {}) {
  const internet = inventedInternet(NAMES, answer);
  const fetcher = guardedPageFetcher({
    ...internet,
    allowedHosts: async () => options.allowed ?? [],
    ownAddresses: () => [],
    ...(options.timeoutMs ? { timeoutMs: options.timeoutMs } : {}),
  });
  return { internet, fetcher };
}

/** What a reader gets, and which addresses were dialled for it. */
export async function read(
  address: string,
  answer: Answer,
  options: { allowed?: string[]; timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<Outcome & { attempts: string[] }> {
  const { internet, fetcher } = open(answer, options);
  const outcome: Outcome = await fetcher.fetch(address, options.signal).then(
    (page) => ({
      page: {
        finalAddress: page.finalAddress,
        mediaType: page.mediaType,
        charset: page.charset,
        text: Buffer.from(page.content).toString('utf8'),
      },
    }),
    (error: AppError) => ({
      error: [error.code, error.values.problem, error.values.status].filter(Boolean).join(' '),
    }),
  );
  return { ...outcome, attempts: internet.attempts.map(({ to }) => to) };
}

export const html = (response: ServerResponse, text = '<p>你好</p>') =>
  response.setHeader('content-type', 'text/html').end(text);
