import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import * as webPage from '@mingfa/contract/web-page';
import * as pages from '@mingfa/files/testing/invented-pages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { document } from '../../db/schema/document.ts';
import { readBlocks } from '../../engine/ingestion/index.ts';
import { type LoopbackSite, startLoopbackSite } from '../../testing/loopback-site.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let server: TestApp;
let site: LoopbackSite;
let person: TestPerson;
/** What the site answers, by path. */
const answers = new Map<string, RequestListener>();

beforeAll(async () => {
  server = await openTestApp();
  site = await startLoopbackSite(server.context, (request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<p>没有</p>');
  });
});
afterAll(async () => {
  await site.close();
  await server.close();
});
beforeEach(async () => {
  person = await server.person();
});

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const html = (text: string | Buffer, type = 'text/html; charset=utf-8'): RequestListener => {
  return (_request, response) => void response.setHeader('content-type', type).end(text);
};
const read = (path: string, more: { headers?: Record<string, string> } = {}) =>
  server.call(webPage.readWebPage, {
    token: person.token,
    body: { address: `${site.address}${path}` },
    ...more,
  });

describe('an address becomes an article', () => {
  test('with its title, time and source, kept as a snapshot with its hash', async () => {
    answers.set('/notice', html(pages.GOVERNMENT_NOTICE));
    const answer = await read('/notice');
    expect(answer.body).toMatchObject({
      title: '关于规范房屋租赁市场秩序的通知',
      publishedAt: '2026-03-18 16:30',
      source: '江河市住房和城乡建设局',
      address: `${site.address}/notice`,
      finalAddress: `${site.address}/notice`,
      origin: 'address',
      sha256: hash(pages.GOVERNMENT_NOTICE),
      bytes: Buffer.byteLength(pages.GOVERNMENT_NOTICE),
    });
    const { webPageId } = answer.body;
    const snapshot = await server.call(webPage.readWebPageSnapshot, {
      token: person.token,
      params: { webPageId },
    });
    expect(snapshot.text).toBe(pages.GOVERNMENT_NOTICE);
    expect(snapshot.headers['content-type']).toBe('application/octet-stream');
    expect(snapshot.headers['content-disposition']).toMatch(/^attachment/);
  });

  test('that is read like every file: its text, its table, and nothing around it', async () => {
    answers.set('/court', html(pages.COURT_PAGE.replace('charset=gb2312', 'charset=utf-8')));
    const { documentId } = (await read('/court')).body;
    await server.app.idle();
    const blocks = await readBlocks(server.context, documentId);
    expect(blocks[0]).toMatchObject({ kind: 'heading', level: 1, text: '开庭公告' });
    const table = blocks.find((block) => block.kind === 'table');
    expect(table?.rows?.[1]?.map((cell) => cell.text)).toContain('（2026）江0102民初11号');
    expect(blocks.some((block) => block.text.includes('诉讼指南'))).toBe(false);
  });

  test('after redirects, of which both ends are told', async () => {
    answers.set('/old', (_request, response) => void response.writeHead(302, { location: '/news' }).end());
    answers.set('/news', html(pages.NEWS_ARTICLE));
    const { body } = await read('/old');
    expect([body.address, body.finalAddress]).toEqual([`${site.address}/old`, `${site.address}/news`]);
    expect([body.title, body.author]).toEqual(['直播带货说错产地，法院判了', '林舟']);
  });

  test('also when it is packed, or plain text', async () => {
    answers.set('/packed', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      response.end(gzipSync(pages.GOVERNMENT_NOTICE));
    });
    expect((await read('/packed')).body.sha256).toBe(hash(pages.GOVERNMENT_NOTICE));
    answers.set('/text', html('押金的说明\n\n押金应当在合同终止后退还。', 'text/plain; charset=utf-8'));
    expect((await read('/text')).body.title).toBe('押金的说明');
  });

  test('a repeated request with the same key opens it once', async () => {
    let opened = 0;
    answers.set('/once', (request, response) => {
      opened += 1;
      html(pages.GOVERNMENT_NOTICE)(request, response);
    });
    const headers = { 'idempotency-key': 'read-once-0001' };
    const [first, second] = [await read('/once', { headers }), await read('/once', { headers })];
    expect([opened, second.body.webPageId]).toEqual([1, first.body.webPageId]);
  });

  test('a PDF is read as the file it is', async () => {
    const pdf = '%PDF-1.4\n这不是真正的文件';
    answers.set('/%E5%88%A4%E5%86%B3.pdf', html(pdf, 'application/pdf'));
    const answer = await read('/%E5%88%A4%E5%86%B3.pdf');
    expect(answer.body).toMatchObject({ title: '判决', source: '127.0.0.1', sha256: hash(pdf) });
    const [file] = await server.context.db
      .select()
      .from(document)
      .where(eq(document.id, answer.body.documentId));
    expect(file).toMatchObject({ name: '判决.pdf', origin: 'web', sha256: hash(pdf), openedAt: null });
    const snapshot = await server.call(webPage.readWebPageSnapshot, {
      token: person.token,
      params: { webPageId: answer.body.webPageId },
    });
    expect(snapshot.text).toBe(pdf);
  });
});

describe('a page that cannot be read says why, in both languages:', () => {
  const status = (code: number): RequestListener => {
    return (_request, response) =>
      void response.writeHead(code, { 'content-type': 'text/html' }).end('<p>x</p>');
  };
  const cases: [what: string, answer: RequestListener, code: string, words: RegExp][] = [
    ['one that wants scripts', html(pages.SCRIPT_PAGE), 'page_needs_scripts', /脚本.*粘贴/],
    ['the challenge of a firewall', html(pages.CHALLENGE_PAGE), 'page_needs_scripts', /脚本/],
    ['one that asks to sign in', html(pages.LOGIN_PAGE), 'page_needs_login', /登录.*粘贴/],
    ['an empty one', html('<html><img src="scan.png"></html>'), 'page_empty', /没有可读的文字/],
    ['one that refuses readers', status(403), 'page_blocked', /403/],
    ['one that wants patience', status(429), 'page_blocked', /429/],
    ['one that is gone', status(404), 'page_unreachable', /网页不存在（404）/],
    ['one that fails', status(500), 'page_unreachable', /网站回答 500/],
    [
      'an image that is called a page',
      html(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
      'page_not_text',
      /image\/png/,
    ],
    ['XML', html('<?xml version="1.0"?><a/>', 'text/xml'), 'page_not_text', /text\/xml/],
    ['JSON', html('{}', 'application/json'), 'page_not_text', /application\/json/],
    ['a huge one', html(Buffer.alloc(11 * 1024 * 1024, 'a')), 'too_large', /10 MB/],
    [
      'a loop',
      (_request, response) => void response.writeHead(302, { location: '/case' }).end(),
      'page_unreachable',
      /反复跳转/,
    ],
    [
      'one that leads inside',
      (_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      'address_refused',
      /公开的/,
    ],
  ];
  for (const [what, answer, code, words] of cases) {
    test(what, async () => {
      answers.set('/case', answer);
      const chinese = await read('/case');
      expect([chinese.error.errorCode, chinese.error.errorMessage]).toEqual([
        code,
        expect.stringMatching(words),
      ]);
      const english = await read('/case', { headers: { 'accept-language': 'en' } });
      expect(english.error.errorMessage).not.toMatch(/[\u4e00-\u9fff{}]/);
      expect((await server.call(webPage.listWebPages, { token: person.token })).body.total).toBe(0);
    });
  }

  test('addresses that are refused, also those without a scheme', async () => {
    const addresses = [
      'localhost:3000/admin',
      '127.0.0.1',
      'http://10.0.0.1/',
      'ftp://example.com/',
      'javascript:alert(1)',
      'intranet',
      'http://user:secret@example.com/',
    ];
    for (const address of addresses) {
      const answer = await server.call(webPage.readWebPage, { token: person.token, body: { address } });
      expect([address, answer.error.errorCode]).toEqual([address, 'address_refused']);
    }
  });

  test('a host the administrator took back', async () => {
    const stranger = await startLoopbackSite(server.context, html(pages.GOVERNMENT_NOTICE), { allow: false });
    const answer = await server.call(webPage.readWebPage, {
      token: person.token,
      body: { address: `${stranger.address}/` },
    });
    expect(answer.error.errorCode).toBe('address_refused');
    await stranger.close();
  });
});

test('a reader who leaves ends the request of the page, and nothing is kept', async () => {
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>();
  const { promise: left, resolve: noteLeft } = Promise.withResolvers<void>();
  answers.set('/slow', (request) => {
    request.socket.once('close', () => noteLeft());
    noteAsked();
  });
  const port = await server.app.server.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const reading = fetch(`${port}${webPage.readWebPage.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ address: `${site.address}/slow` }),
    signal: leaving.signal,
  });
  await asked;
  leaving.abort();
  await expect(reading).rejects.toThrow();
  await left;
  expect((await server.call(webPage.listWebPages, { token: person.token })).body.total).toBe(0);
});

test('one person has at most three pages opened at a time', async () => {
  const waiting: (() => void)[] = [];
  const { promise: allAsked, resolve: noteAllAsked } = Promise.withResolvers<void>();
  answers.set('/wait', (request, response) => {
    waiting.push(() => html(pages.GOVERNMENT_NOTICE)(request, response));
    if (waiting.length === 3) noteAllAsked();
  });
  const reading = Array.from({ length: 3 }, () => read('/wait'));
  await allAsked;
  expect((await read('/wait')).error.errorCode).toBe('rate_limited');
  for (const answer of waiting) answer();
  expect((await Promise.all(reading)).map((answer) => answer.status)).toEqual([200, 200, 200]);
});
