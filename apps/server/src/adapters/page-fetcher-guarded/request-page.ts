import { type IncomingMessage, request } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PageTarget } from './read-address.ts';

const HEADERS_MAX_BYTES = 16 * 1024;
/** The same for everybody. Sites that turn away unknown programs let one pass that begins like a browser's. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; Mingfa; page reader)',
  accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,text/plain;q=0.8',
  'accept-language': 'zh-CN,zh;q=0.9,en;q=0.6',
  'accept-encoding': 'gzip, br, zstd',
  connection: 'close',
};

/** One request on an open connection; settles with the head of the answer. There is no agent: nothing is shared or proxied. */
export function requestPage(
  connection: Duplex,
  target: PageTarget,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request({
      method: 'GET',
      path: `${target.url.pathname}${target.url.search}`,
      headers: { host: target.url.host, ...HEADERS },
      createConnection: () => connection,
      maxHeaderSize: HEADERS_MAX_BYTES,
      insecureHTTPParser: false,
      signal,
    });
    sent.once('response', resolve);
    // Also after the answer has begun: a broken connection must not end the process.
    sent.on('error', reject);
    sent.end();
  });
}
