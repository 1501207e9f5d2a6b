import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { read } from '../../testing/read-invented-page.ts';

const MEGABYTE = 1024 * 1024;

describe('what comes back', () => {
  const packed = '<p>压缩的网页</p>'.repeat(50);
  const codings: [string, Buffer][] = [
    ['gzip', gzipSync(packed)],
    ['x-gzip', gzipSync(packed)],
    ['GZIP', gzipSync(packed)],
    ['deflate', deflateSync(packed)],
    ['br', brotliCompressSync(packed)],
    ['zstd', zstdCompressSync(packed)],
    ['identity', Buffer.from(packed)],
  ];
  for (const [coding, content] of codings) {
    test(`is unpacked from ${coding}`, async () => {
      const { page } = await read('http://a.example.com/', (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': coding }).end(content),
      );
      expect(page?.text).toBe(packed);
    });
  }

  const zeros = Buffer.alloc(300 * MEGABYTE, 'a');
  const bombs: [string, Buffer][] = [
    ['gzip', gzipSync(zeros)],
    ['br', brotliCompressSync(zeros, { params: { 1: 1 } })],
    ['zstd', zstdCompressSync(zeros)],
  ];
  for (const [coding, content] of bombs) {
    test(`stops at 10 MB when ${content.length} bytes of ${coding} unfold to 300 MB`, async () => {
      const { error } = await read('http://a.example.com/', (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': coding }).end(content),
      );
      expect(error).toBe('too_large');
    });
  }

  const refusals: [what: string, headers: Record<string, string>, content: Buffer | string, error: string][] =
    [
      [
        'two codings',
        { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' },
        gzipSync(gzipSync(packed)),
        'page_unreachable response',
      ],
      [
        'an unknown coding',
        { 'content-type': 'text/html', 'content-encoding': 'compress' },
        packed,
        'page_unreachable response',
      ],
      [
        'a broken coding',
        { 'content-type': 'text/html', 'content-encoding': 'gzip' },
        packed,
        'page_unreachable response',
      ],
      [
        'an announced length over 10 MB',
        { 'content-type': 'text/html', 'content-length': String(11 * MEGABYTE) },
        'x',
        'too_large',
      ],
      ['over 10 MB', { 'content-type': 'text/html' }, Buffer.alloc(10 * MEGABYTE + 1, 'a'), 'too_large'],
      ['an image', { 'content-type': 'image/png' }, PNG(), 'page_not_text'],
      ['an image that is called a page', { 'content-type': 'text/html' }, PNG(), 'page_not_text'],
      ['an image that is called nothing', {}, PNG(), 'page_not_text'],
      [
        'a program that is called a text',
        { 'content-type': 'text/plain' },
        Buffer.from('7f454c4602010100', 'hex'),
        'page_not_text',
      ],
      [
        'an archive that is called a page',
        { 'content-type': 'text/html' },
        Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000'),
        'page_not_text',
      ],
      [
        'a page that is called PDF',
        { 'content-type': 'application/pdf' },
        '<p>请登录</p>',
        'page_unreachable response',
      ],
      [
        'a PDF that is called a page',
        { 'content-type': 'text/html' },
        '%PDF-1.7 …',
        'page_unreachable response',
      ],
      ['XML', { 'content-type': 'application/xml' }, '<?xml version="1.0"?><a/>', 'page_not_text'],
      ['a feed', { 'content-type': 'application/rss+xml' }, '<rss/>', 'page_not_text'],
      ['JSON', { 'content-type': 'application/json; charset=utf-8' }, '{"a":1}', 'page_not_text'],
      ['a script', { 'content-type': 'text/javascript' }, 'alert(1)', 'page_not_text'],
      ['a drawing', { 'content-type': 'image/svg+xml' }, '<svg/>', 'page_not_text'],
      ['a saved page', { 'content-type': 'multipart/related' }, 'x', 'page_not_text'],
      ['rich text', { 'content-type': 'text/plain' }, '{\\rtf1 …', 'page_not_text'],
      [
        'a download that is no PDF',
        { 'content-type': 'application/octet-stream' },
        '<p>x</p>',
        'page_not_text',
      ],
    ];
  for (const [what, headers, content, wanted] of refusals) {
    test(`is refused: ${what}`, async () => {
      const { error } = await read('http://a.example.com/', (_request, response) => {
        response.writeHead(200, headers);
        response.end(content);
      });
      expect(error).toBe(wanted);
    });
  }

  test('is a page, a PDF or a text by header and content', async () => {
    const cases: [string | null, Buffer | string, string, string | null][] = [
      ['text/html; charset=GBK', '<p>x</p>', 'text/html', 'gbk'],
      ['TEXT/HTML;Charset="utf-8"', '<p>x</p>', 'text/html', 'utf-8'],
      ['application/xhtml+xml', '<?xml version="1.0"?><html/>', 'application/xhtml+xml', null],
      ['text/plain', 'BMW 公司', 'text/plain', null],
      ['text/plain', Buffer.from('\ufeff你好', 'utf16le'), 'text/plain', null],
      ['application/pdf', '%PDF-1.7 …', 'application/pdf', null],
      ['application/octet-stream', '\n%PDF-1.4 …', 'application/pdf', null],
      [null, '\n <!doctype html><p>x</p>', 'text/html', null],
      [null, '判决如下', 'text/plain', null],
    ];
    for (const [header, content, mediaType, charset] of cases) {
      const { page, error } = await read('http://a.example.com/', (_request, response) => {
        if (header) response.setHeader('content-type', header);
        response.end(content);
      });
      expect([header, error, page?.mediaType, page?.charset]).toEqual([
        header,
        undefined,
        mediaType,
        charset,
      ]);
    }
  });

  for (const status of [401, 403, 412, 429, 451, 521]) {
    test(`says that the site refuses readers at ${status}`, async () => {
      const { error } = await read('http://a.example.com/', (_request, response) => {
        response.writeHead(status, { 'content-type': 'text/html' }).end('<p>no</p>');
      });
      expect(error).toBe(`page_blocked ${status}`);
    });
  }

  for (const status of [304, 404, 410, 500, 503]) {
    test(`says the status of an error: ${status}`, async () => {
      const { error } = await read('http://a.example.com/', (_request, response) => {
        response
          .writeHead(status, { 'content-type': 'text/html' })
          .end(status === 304 ? undefined : '<p>no</p>');
      });
      expect(error).toBe(`page_unreachable status ${status}`);
    });
  }
});

function PNG(): Buffer {
  return Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
}

/** A header as servers send it: the bytes of UTF-8. */
