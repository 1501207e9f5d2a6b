import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../ports/app-error.ts';

/**
 * Answers only to names this server is known by, so that no page can read it through a name of its own that points here
 * (DNS rebinding). A bare address cannot be pointed elsewhere. What is asked about health says nothing.
 */
export function refuseForeignHosts(
  app: FastifyInstance,
  known: { allowedHosts?: readonly string[] | undefined; publicUrl?: string | undefined },
): void {
  const names = new Set(['localhost', ...(known.allowedHosts ?? []).map(nameOf)]);
  if (known.publicUrl && URL.canParse(known.publicUrl)) names.add(new URL(known.publicUrl).hostname);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.endpoint?.tag === 'system') return;
    const { host } = request.headers;
    if (host === undefined) return;
    const name = nameOf(host);
    if (names.has(name) || name.endsWith('.localhost') || isIP(name) !== 0) return;
    throw new AppError('host_not_allowed', { host: name.slice(0, 100) });
  });
}

/** A host without its port, an IPv6 address without its brackets, in lower case, without a dot at the end. */
function nameOf(host: string): string {
  const [, address] = /^\[([^\]]*)\](?::\d+)?$/.exec(host) ?? [];
  return address ?? host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
}
