import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { AppError } from '../../ports/app-error.ts';
import { selfSignedCertificate } from '../../testing/self-signed-certificate.ts';
import { connectToAddress } from './connect-to-address.ts';
import { guardedPageFetcher } from './guarded-page-fetcher.ts';

const servers: Pick<Server, 'close' | 'closeAllConnections'>[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const never = new AbortController().signal;

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A fetcher that may open one name, which lies at 127.0.0.1. */
function fetcherFor(host: string, port: number) {
  return guardedPageFetcher({
    allowedHosts: async () => [`${host}:${port}`],
    resolve: async () => ['127.0.0.1'],
  });
}

test('a page is read over a real connection to the checked address', async () => {
  const hosts: (string | undefined)[] = [];
  const port = await listen(
    createServer((request, response) => {
      hosts.push(request.headers.host);
      response.setHeader('content-type', 'text/html').end('<p>内网</p>');
    }),
  );
  const page = await fetcherFor('wiki.firm.internal', port).fetch(`http://wiki.firm.internal:${port}/`);
  expect(Buffer.from(page.content).toString('utf8')).toBe('<p>内网</p>');
  expect(hosts).toEqual([`wiki.firm.internal:${port}`]);
});

test('the certificate must be for the name and vouched for; the server is told the name', async () => {
  const asked: string[] = [];
  const port = await listen(
    createSecureServer({
      ...selfSignedCertificate('wiki.firm.internal'),
      SNICallback(name, done) {
        asked.push(name);
        done(null);
      },
    }),
  );
  const error = await fetcherFor('wiki.firm.internal', port)
    .fetch(`https://wiki.firm.internal:${port}/`)
    .catch((thrown: AppError) => thrown);
  expect(error).toMatchObject({ code: 'page_unreachable', values: { problem: 'certificate' } });
  expect(asked).toEqual(['wiki.firm.internal']);
});

test('plain HTTP where TLS should be is a clear word', async () => {
  const port = await listen(createServer((_request, response) => response.end('x')));
  const error = await fetcherFor('wiki.firm.internal', port)
    .fetch(`https://wiki.firm.internal:${port}/`)
    .catch((thrown: AppError) => thrown);
  expect(error).toMatchObject({ code: 'page_unreachable', values: { problem: 'certificate' } });
});

test('a port at which nobody listens is a clear word', async () => {
  const port = await listen(createServer());
  const [server] = servers.slice(-1);
  await new Promise((resolve) => (server as Server).close(resolve));
  const error = await fetcherFor('wiki.firm.internal', port)
    .fetch(`http://wiki.firm.internal:${port}/`)
    .catch((thrown: AppError) => thrown);
  expect(error).toMatchObject({ code: 'page_unreachable', values: { problem: 'connection' } });
});

test('a name is never connected to: it would be looked up again', async () => {
  await expect(
    connectToAddress({ address: 'localhost', port: 80, secure: false, serverName: 'localhost' }, never),
  ).rejects.toThrow('checked address');
});
