import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppError } from '../../ports/app-error.ts';
import type { SearchingService } from '../../ports/web-search.ts';
import {
  type ScriptedFailure,
  type ScriptedSearchEngine,
  startScriptedSearchEngine,
} from '../../testing/scripted-search-engine.ts';
import { webSearchServices } from './open-web-search.ts';

const KEY = 'tvly-very-secret-key';
const SERVICES: SearchingService[] = ['searxng', 'tavily', 'bocha'];

let engine: ScriptedSearchEngine;
beforeAll(async () => {
  engine = await startScriptedSearchEngine();
});
afterAll(() => engine.close());
beforeEach(() => {
  engine.searches.length = 0;
  engine.results = [];
});

function search(service: SearchingService, baseUrl = engine.baseUrl, timeoutMs = 5000) {
  const open = webSearchServices({ timeoutMs });
  return open({ service, baseUrl, apiKey: KEY }).search({ query: '押金 返还', limit: 5, language: 'zh-CN' });
}
const failureOf = (service: SearchingService, failure: ScriptedFailure, timeoutMs?: number) =>
  search(service, engine.failing(failure), timeoutMs).then(
    () => 'none',
    (error: AppError) => error.code,
  );

test.each(SERVICES)('%s: what it lists is read, cleaned and cut', async (service) => {
  engine.results = [
    {
      title: '<b>押金</b>不退\u202e怎么办',
      snippet: `退还\u0000押金&nbsp;${'长'.repeat(2000)}`,
      address: 'https://www.court.gov.cn/a.html#top',
    },
    { title: '', snippet: '', address: 'http://example.com/b' },
    { title: '脚本', snippet: '', address: 'javascript:alert(1)' },
    { title: '口令', snippet: '', address: 'https://user:secret@example.com/' },
    { title: '文件', snippet: '', address: 'file:///etc/passwd' },
  ];
  const [first, second, ...others] = await search(service);
  expect(first).toMatchObject({ title: '押金 不退 怎么办', address: 'https://www.court.gov.cn/a.html' });
  expect(first?.snippet.length).toBeLessThanOrEqual(600);
  expect(second).toMatchObject({ title: 'example.com', address: 'http://example.com/b', snippet: '' });
  expect(others).toEqual([]);
  expect(engine.searches).toMatchObject([{ service, query: '押金 返还', key: KEY }]);
});

test('nothing found is an empty list and no failure', async () => {
  for (const service of SERVICES) expect(await search(service)).toEqual([]);
});

test('an address that was copied with its endpoint is taken as it is, and a folder is kept', async () => {
  engine.results = [{ title: '甲', snippet: '', path: '/a' }];
  expect(await search('bocha', `${engine.baseUrl}/v1/web-search`)).toHaveLength(1);
  expect(await search('tavily', `${engine.baseUrl}/search/`)).toHaveLength(1);
  expect(await search('searxng', `${engine.baseUrl}/searxng/`)).toHaveLength(1);
});

describe('every failure is told apart:', () => {
  const same: [ScriptedFailure, string][] = [
    ['refused-key', 'web_search_unauthorized'],
    ['rate-limit', 'web_search_rate_limited'],
    ['not-found', 'web_search_refused'],
    ['unavailable', 'web_search_unavailable'],
    ['redirect', 'web_search_redirected'],
    ['html', 'web_search_malformed'],
    ['broken-json', 'web_search_malformed'],
    ['other-json', 'web_search_malformed'],
    ['broken-entries', 'web_search_malformed'],
    ['too-large', 'web_search_malformed'],
    ['hangs-up', 'web_search_unreachable'],
  ];
  test.each(same)('%s is %s with every service', async (failure, code) => {
    for (const service of SERVICES)
      expect([service, await failureOf(service, failure)]).toEqual([service, code]);
  });

  test('403 means another thing with each', async () => {
    expect(await failureOf('searxng', 'forbidden')).toBe('web_search_json_off');
    expect(await failureOf('tavily', 'forbidden')).toBe('web_search_unauthorized');
    expect(await failureOf('bocha', 'forbidden')).toBe('web_search_unauthorized');
  });

  test('a quota that is used up is no wrong key, also where it is told beside HTTP 200', async () => {
    expect(await failureOf('tavily', 'quota')).toBe('web_search_quota');
    expect(await failureOf('bocha', 'quota')).toBe('web_search_quota');
    expect(await failureOf('bocha', 'quota-beside-200')).toBe('web_search_quota');
  });

  test('engines of SearXNG that are silent are not taken for nothing found', async () => {
    expect(await failureOf('searxng', 'silent-engines')).toBe('web_search_engines_silent');
  });

  test('a service that never answers, and an address where nobody listens', async () => {
    for (const service of SERVICES) {
      expect(await failureOf(service, 'hangs', 50)).toBe('web_search_timeout');
      expect(await search(service, 'http://127.0.0.1:1').catch((error: AppError) => error.code)).toBe(
        'web_search_unreachable',
      );
    }
  });
});

test('nothing of the key, the query or what the service wrote stands in a failure', async () => {
  const error = await search('bocha', engine.failing('quota')).catch((failure: unknown) => failure);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/secret|押金|money/);
});

test('whoever leaves ends the search with their reason', async () => {
  const leaving = new AbortController();
  const open = webSearchServices()({ service: 'searxng', baseUrl: engine.failing('hangs'), apiKey: '' });
  const asked = open.search({ query: '押金', limit: 5, language: 'zh-CN', signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
});
