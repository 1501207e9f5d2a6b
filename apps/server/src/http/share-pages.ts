import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@mingfa/contract/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The title of a share that programs which make previews of links may be told; null: none. */
export type ReadPreviewTitle = (request: FastifyRequest, shareId: string) => Promise<string | null>;

const SHARE_PAGE = /^\/share\/([^/?]{1,60})(?:[/?]|$)/;
const NEUTRAL: Record<Language, string> = {
  'zh-CN': '有人与您分享了内容 · 明法',
  en: 'Something was shared with you · Mingfa',
};

/** Whether a request is for the page of a share, or for what belongs to sharing. */
function isOfShare(request: FastifyRequest): boolean {
  const path = request.routeOptions.config.endpoint?.path ?? '';
  return SHARE_PAGE.test(request.url) || path.includes('/share');
}

/** Shares are for those who have their address, and for no search engine. */
export function hideShares(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOfShare(request)) reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  });
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /share/\n'),
  );
}

/** The page of a share: the application's, with a title for previews of its address. */
export async function sendSharePage(
  folder: string,
  readTitle: ReadPreviewTitle,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, shareId = ''] = SHARE_PAGE.exec(request.url) ?? [];
  const title = (await readTitle(request, shareId)) ?? NEUTRAL[request.state.language];
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const meta = `<meta name="robots" content="noindex"><meta property="og:title" content="${escapeHtml(title)}">`;
  return reply
    .code(200)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replace('</head>', () => `${meta}</head>`));
}

/** Whether a page is that of a share. */
export const isSharePage = (request: FastifyRequest): boolean => SHARE_PAGE.test(request.url);

const escapeHtml = (text: string) =>
  text.replace(/[&<>"'\u0000-\u001f]/g, (sign) => `&#${sign.charCodeAt(0)};`);
