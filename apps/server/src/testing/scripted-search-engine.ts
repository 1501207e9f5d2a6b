import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a search finds; `path` is a page of the engine's own origin, `address` one anywhere. */
export interface ScriptedResult {
  title: string;
  snippet: string;
  path?: string;
  address?: string;
}

/** One search as it arrived. */
export interface ScriptedSearch {
  service: 'searxng' | 'tavily' | 'bocha';
  query: string;
  key: string | null;
  language: string | null;
  limit: number | null;
}

/** How a search fails: the folder between the origin and the endpoint, `http://127.0.0.1:4000/fails/quota`. */
export type ScriptedFailure = keyof typeof FAILURES;

/** A search engine that answers like SearXNG, Tavily and Bocha, with pages of its own. */
export interface ScriptedSearchEngine {
  /** Base address of all three. */
  baseUrl: string;
  failing(failure: ScriptedFailure): string;
  searches: ScriptedSearch[];
  /** Paths of pages that were opened. */
  opened: string[];
  results: ScriptedResult[];
  /** Pages by their path; anything else is 404. */
  pages: Record<string, string>;
  close(): Promise<void>;
}

const FAILURES = {
  'refused-key': (response: ServerResponse) => say(response, 401, { detail: { error: 'Unauthorized' } }),
  forbidden: (response: ServerResponse) => say(response, 403, '<h1>Forbidden</h1>'),
  quota: (response: ServerResponse, service: string) =>
    service === 'bocha'
      ? say(response, 403, { code: '403', message: 'You do not have enough money' })
      : say(response, 432, { detail: { error: "This request exceeds your plan's set usage limit." } }),
  'quota-beside-200': (response: ServerResponse) =>
    say(response, 200, { code: 403, msg: '账户余额不足', data: null }),
  'rate-limit': (response: ServerResponse) => say(response, 429, { message: 'Too many requests' }),
  'not-found': (response: ServerResponse) => say(response, 404, 'no such page'),
  unavailable: (response: ServerResponse) => say(response, 503, 'busy'),
  redirect: (response: ServerResponse) =>
    response.writeHead(302, { location: 'http://192.168.0.1/search' }).end(),
  html: (response: ServerResponse) => say(response, 200, '<!doctype html><p>Welcome</p>'),
  'broken-json': (response: ServerResponse) => say(response, 200, '{"results": ['),
  'other-json': (response: ServerResponse) => say(response, 200, { hello: 'world' }),
  'broken-entries': (response: ServerResponse) =>
    say(response, 200, { results: [1, null], data: { webPages: { value: [{}] } } }),
  'too-large': (response: ServerResponse) =>
    say(response, 200, { results: [], filling: 'x'.repeat(5 * 1024 * 1024) }),
  'silent-engines': (response: ServerResponse) =>
    say(response, 200, { results: [], unresponsive_engines: [['baidu', 'CAPTCHA']] }),
  hangs: (_response: ServerResponse) => {},
  'hangs-up': (response: ServerResponse) => response.destroy(),
} satisfies Record<string, Fail>;
type Fail = (response: ServerResponse, service: string) => unknown;

/** Starts it on the loopback address. It keeps no process alive unless it is told to. */
export async function startScriptedSearchEngine(
  options: {
    port?: number;
    results?: ScriptedResult[];
    pages?: Record<string, string>;
    keepsAlive?: boolean;
  } = {},
): Promise<ScriptedSearchEngine> {
  const server = createServer((request, response) => {
    answer(engine, request, response).catch(() => response.destroy());
  });
  const engine: ScriptedSearchEngine = {
    baseUrl: '',
    failing: (failure) => `${engine.baseUrl}/fails/${failure}`,
    searches: [],
    opened: [],
    results: options.results ?? [],
    pages: options.pages ?? {},
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  if (!options.keepsAlive) server.unref();
  engine.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return engine;
}

async function answer(
  engine: ScriptedSearchEngine,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', engine.baseUrl);
  const search = await readSearch(request, url);
  if (!search) {
    const page = engine.pages[url.pathname];
    engine.opened.push(url.pathname);
    say(response, page === undefined ? 404 : 200, page ?? 'no such page');
    return;
  }
  engine.searches.push(search);
  const failure = /^\/fails\/([\w-]+)\//.exec(url.pathname)?.[1] ?? '';
  const fail: Fail | undefined = Object.hasOwn(FAILURES, failure)
    ? FAILURES[failure as ScriptedFailure]
    : undefined;
  if (fail) fail(response, search.service);
  else say(response, 200, foundBy(search.service, engine));
}

async function readSearch(request: IncomingMessage, url: URL): Promise<ScriptedSearch | null> {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
  const isBocha = url.pathname.endsWith('/v1/web-search');
  if (request.method === 'POST' && (isBocha || url.pathname.endsWith('/search'))) {
    const { query, max_results, count } = JSON.parse(await text(request)) as Record<string, unknown>;
    const limit = Number(max_results ?? count);
    return { service: isBocha ? 'bocha' : 'tavily', query: String(query), key, language: null, limit };
  }
  if (request.method !== 'GET' || !url.pathname.endsWith('/search')) return null;
  const [query, language] = [url.searchParams.get('q') ?? '', url.searchParams.get('language')];
  return { service: 'searxng', query, key, language, limit: null };
}

/** The answer of each service with the same results, in its own shape. */
function foundBy(service: ScriptedSearch['service'], { results, baseUrl }: ScriptedSearchEngine): object {
  const found = results.map(({ title, snippet, path, address }) => ({
    title,
    snippet,
    url: address ?? `${baseUrl}${path ?? '/'}`,
  }));
  if (service === 'bocha') {
    const value = found.map(({ title: name, ...rest }) => ({ name, ...rest, datePublished: null }));
    return { code: 200, log_id: '1', msg: null, data: { _type: 'SearchResponse', webPages: { value } } };
  }
  const listed = found.map(({ snippet: content, ...rest }) => ({ ...rest, content, score: 0.5 }));
  return service === 'tavily'
    ? { query: '', results: listed, response_time: 0.4 }
    : { query: '', number_of_results: 0, results: listed, unresponsive_engines: [] };
}

function say(response: ServerResponse, status: number, body: object | string): void {
  const isText = typeof body === 'string';
  response.statusCode = status;
  response.setHeader('content-type', isText ? 'text/html; charset=utf-8' : 'application/json');
  response.end(isText ? body : JSON.stringify(body));
}
