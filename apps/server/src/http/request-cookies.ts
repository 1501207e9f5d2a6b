import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from '../ports/app-context.ts';

/**
 * The cookies of a request and of its answer. They go to the API alone, no script reads them, and no other site has them sent; over
 * TLS never in the open.
 */
export function requestCookies(request: FastifyRequest, reply: FastifyReply): CookieJar {
  return {
    get: (name) => readCookie(request.headers.cookie ?? '', name),
    set(name, value, maxAgeSeconds, path = '/v1') {
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}

function readCookie(header: string, name: string): string | undefined {
  const pair = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
