import { setMaxListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { AppError } from '../../ports/app-error.ts';
import type { FetchedPage, PageFetcher, PageProblem } from '../../ports/page-fetcher.ts';
import { limitConcurrency } from '../../runtime/limit-concurrency.ts';
import { checkDeclaredType, checkMediaType, readMediaType } from './check-media-type.ts';
import { type ConnectToAddress, connectToAddress } from './connect-to-address.ts';
import { isPublicAddress, isSameAddress } from './is-public-address.ts';
import { type PageTarget, readAddress } from './read-address.ts';
import { readContent } from './read-content.ts';
import { requestPage } from './request-page.ts';
import { type ResolveHost, resolveHost } from './resolve-host.ts';

/** What tests, and the composition root, decide about the fetcher. */
export interface GuardedPageFetcherOptions {
  /** Hosts an administrator allowed although they are internal: `host` or `host:port`. */
  allowedHosts(): Promise<readonly string[]>;
  resolve?: ResolveHost;
  connect?: ConnectToAddress;
  /** Addresses of this machine: from here they lead past its firewall. */
  ownAddresses?: () => readonly string[];
  /** For looking up, connecting, redirects and reading together. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
const CONTENT_MAX_BYTES = 10 * 1024 * 1024;
const MAX_REDIRECTS = 5;
/** Addresses of a name that are tried, one after the other, each for this long at most. */
const MAX_ADDRESSES_TRIED = 4;
const CONNECT_MS = 6000;
/** Together they hold at most some 300 MB. */
const MAX_AT_ONCE = 16;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Besides the plain refusals: 412 and 521 are how the guards most Chinese authorities use answer a reader without scripts. */
const BLOCKED = new Set([401, 402, 403, 407, 412, 418, 429, 451, 521]);

/** The way out of the server to a page that a person or a document names. */
export function guardedPageFetcher(options: GuardedPageFetcherOptions): PageFetcher {
  const open = guardedOpening({ ...options, timeoutMs: options.timeoutMs ?? TIMEOUT_MS });
  return { fetch: (address, reader) => open(address, readPage, reader) };
}

/** What is done with an answer before its connection is closed. */
export type ReadAnswer<Result> = (
  response: IncomingMessage,
  target: PageTarget,
  signal: AbortSignal,
) => Promise<Result>;

/** The only way out of the server to an address that a person or a document names. */
export function guardedOpening(options: GuardedPageFetcherOptions & { timeoutMs: number }) {
  const fetching: Fetching = {
    allowedHosts: options.allowedHosts,
    resolve: options.resolve ?? resolveHost,
    connect: options.connect ?? connectToAddress,
    ownAddresses: options.ownAddresses ?? listOwnAddresses,
  };
  const inTurn = limitConcurrency(MAX_AT_ONCE);
  return async <Result>(address: string, read: ReadAnswer<Result>, reader?: AbortSignal): Promise<Result> => {
    const timeout = AbortSignal.timeout(options.timeoutMs);
    const signal = reader ? AbortSignal.any([reader, timeout]) : timeout;
    // Each step of each redirect listens to it.
    setMaxListeners(0, signal);
    try {
      return await inTurn(signal, () => followRedirects(fetching, address, read, signal));
    } catch (error) {
      if (reader?.aborted) throw unreachable('cancelled', error);
      if (timeout.aborted) throw unreachable('timeout', error);
      throw error instanceof AppError ? error : unreachable(problemOf(error), error);
    }
  };
}

type Fetching = Required<Omit<GuardedPageFetcherOptions, 'timeoutMs'>>;

async function followRedirects<Result>(
  fetching: Fetching,
  address: string,
  read: ReadAnswer<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const allowedHosts = await fetching.allowedHosts();
  let target = readAddress(address, allowedHosts);
  for (let redirects = 0; ; redirects += 1) {
    const response = await openPage(fetching, target, signal);
    const status = response.statusCode ?? 0;
    const location = response.headers.location;
    if (!REDIRECTS.has(status) || location === undefined) return readAnswer(response, target, read, signal);
    response.destroy();
    if (redirects === MAX_REDIRECTS) throw unreachable('redirects');
    target = followLocation(target, location, allowedHosts);
  }
}

/** The next address, held to the same rules as the first. */
function followLocation(from: PageTarget, location: string, allowedHosts: readonly string[]): PageTarget {
  // Node reads headers byte by byte; servers write addresses in UTF-8.
  const next = URL.parse(Buffer.from(location, 'latin1').toString('utf8'), from.url.href);
  if (!next) throw new AppError('address_refused');
  // Only people choose internal hosts: a public page must not send the server to one.
  const target = readAddress(next.href, from.allowed ? allowedHosts : []);
  // A reader who asked for https would keep, without knowing, what anybody on the way could have written.
  if (from.secure && !target.secure) throw unreachable('downgrade');
  return target;
}

async function openPage(
  fetching: Fetching,
  target: PageTarget,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const addresses = await checkedAddresses(fetching, target, signal);
  let failure: unknown;
  for (const address of addresses.slice(0, MAX_ADDRESSES_TRIED)) {
    signal.throwIfAborted();
    const attempt = AbortSignal.any([signal, AbortSignal.timeout(CONNECT_MS)]);
    const { port, secure, host } = target;
    const connecting = fetching.connect({ address, port, secure, serverName: host }, attempt);
    const connection = await abortable(connecting, attempt).catch((error: unknown) => {
      failure = error;
      return null;
    });
    if (connection) {
      // Whoever reads hears of it; when nobody reads any more, it must not end the process.
      connection.on('error', () => {});
      signal.addEventListener('abort', () => connection.destroy(), { once: true });
      return await requestPage(connection, target, signal);
    }
  }
  throw failure;
}

/** All addresses of the host; one that is not public refuses them all, since the next answer may put it first. */
async function checkedAddresses(
  fetching: Fetching,
  target: PageTarget,
  signal: AbortSignal,
): Promise<string[]> {
  const { host, allowed } = target;
  const isLiteral = isIP(host) !== 0;
  const addresses = isLiteral ? [host] : await lookUp(fetching, target, signal);
  if (allowed) return addresses;
  const own = fetching.ownAddresses();
  const isOpen = (address: string) =>
    isPublicAddress(address) && !own.some((mine) => isSameAddress(mine, address));
  if (!addresses.every(isOpen)) throw new AppError('address_refused');
  return addresses;
}

async function lookUp(fetching: Fetching, target: PageTarget, signal: AbortSignal): Promise<string[]> {
  const asked = fetching.resolve(target.host, { allowed: target.allowed, signal });
  const addresses = await abortable(asked, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    throw unreachable('name', error);
  });
  if (addresses.length === 0) throw unreachable('name');
  return addresses;
}

/** A look-up through the system cannot be called off, but need not be waited for. */
function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', leave));
}

async function readAnswer<Result>(
  response: IncomingMessage,
  target: PageTarget,
  read: ReadAnswer<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const status = response.statusCode ?? 0;
  try {
    if (BLOCKED.has(status)) throw new AppError('page_blocked', { status });
    if (status < 200 || status >= 300) throw new AppError('page_unreachable', { problem: 'status', status });
    return await read(response, target, signal);
  } finally {
    response.destroy();
  }
}

async function readPage(
  response: IncomingMessage,
  target: PageTarget,
  signal: AbortSignal,
): Promise<FetchedPage> {
  const { mediaType: declared, charset } = readMediaType(response.headers['content-type']);
  checkDeclaredType(declared);
  const content = await readContent(response, CONTENT_MAX_BYTES, signal);
  const mediaType = await checkMediaType(declared, content);
  return { finalAddress: target.url.href, status: response.statusCode ?? 0, mediaType, charset, content };
}

function unreachable(problem: PageProblem, cause?: unknown): AppError {
  return new AppError('page_unreachable', { problem }, { cause });
}

function problemOf(error: unknown): PageProblem {
  const code = (error as { code?: unknown } | null)?.code;
  const name = (error as { name?: unknown } | null)?.name;
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT') return 'timeout';
  if (typeof code !== 'string') return 'connection';
  if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_|SELF_SIGNED|DEPTH_ZERO|EPROTO|HOSTNAME_|INVALID_CA)/.test(code)) {
    return 'certificate';
  }
  return /^(HPE_|Z_|ERR_HTTP|ERR_STREAM|ERR__ERROR|ERR_PADDING|ZSTD)/.test(code) ? 'response' : 'connection';
}

function listOwnAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((found) => (found ?? []).map(({ address }) => address));
}
