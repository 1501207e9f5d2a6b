import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import type { ConnectToAddress } from '../adapters/page-fetcher-guarded/connect-to-address.ts';
import type { ResolveHost } from '../adapters/page-fetcher-guarded/resolve-host.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An internet in memory: it records what was looked up and connected to, and nothing leaves the process. */
export interface InventedInternet {
  resolve: ResolveHost;
  connect: ConnectToAddress;
  /** Names asked for, in order. */
  lookups: string[];
  /** Connections tried, as `address:port` with the name a certificate would have to be for. */
  attempts: { to: string; secure: boolean; serverName: string }[];
  /** Our ends of the connections that were opened. */
  connections: Duplex[];
  /** Requests that arrived. */
  requests: IncomingMessage[];
}

/**
 * @param names addresses of each name; one list for each look-up where they change, of which the last stays
 * @param answer answers every request, whatever the address it was connected to
 */
export function inventedInternet(
  names: Record<string, string[] | string[][]>,
  answer: Answer = (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>你好</p>');
  },
): InventedInternet {
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    internet.requests.push(request);
    answer(request, response);
  });
  const internet: InventedInternet = {
    lookups: [],
    attempts: [],
    connections: [],
    requests: [],
    async resolve(host) {
      internet.lookups.push(host);
      const turn = asked.get(host) ?? 0;
      asked.set(host, turn + 1);
      const known = names[host];
      if (!known) throw Object.assign(new Error(host), { code: 'ENOTFOUND' });
      if (typeof known[0] === 'string') return known as string[];
      return (known as string[][])[Math.min(turn, known.length - 1)] ?? [];
    },
    async connect({ address, port, secure, serverName }) {
      internet.attempts.push({ to: `${address}:${port}`, secure, serverName });
      const [ours, theirs] = duplexPair();
      internet.connections.push(ours);
      server.emit('connection', theirs);
      return ours;
    },
  };
  return internet;
}
