import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSharePage, type ReadPreviewTitle, sendSharePage } from './share-pages.ts';

/** Serves the built web application: hashed assets for a year, the page itself always fresh. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string | null,
  readPreviewTitle: ReadPreviewTitle,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | null> {
  if (!folder || !existsSync(join(folder, 'index.html'))) return () => null;
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, reply) => {
    if (!isPage(request)) return null;
    return isSharePage(request) ? sendSharePage(folder, readPreviewTitle, request, reply) : sendPage(reply);
  };
}

async function sendPage(reply: FastifyReply): Promise<FastifyReply> {
  return reply.code(200).sendFile('index.html');
}

/** Any path a person may open; the API and files that do not exist are not pages. */
function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?')[0] ?? '/';
  if (/^\/v1(\/|$)/.test(path) || path.startsWith('/assets/')) return false;
  return !/\.(js|mjs|css|map|json|png|jpe?g|webp|svg|ico|woff2?|txt|xml|webmanifest)$/i.test(path);
}
