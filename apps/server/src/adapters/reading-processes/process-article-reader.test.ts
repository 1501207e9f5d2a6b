import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GOVERNMENT_NOTICE } from '@mingfa/files/testing/invented-pages';
import type { PageSource } from '@mingfa/files/web/article';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppError } from '../../ports/app-error.ts';
import type { ArticleReader } from '../../ports/article-reader.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import { processArticleReader } from './process-article-reader.ts';
import type { ProcessLimits } from './process-limits.ts';
import { ReadingProcesses } from './reading-processes.ts';

const page = (html: string): PageSource => ({
  content: Buffer.from(html),
  mediaType: 'text/html',
  charset: null,
  address: null,
  title: null,
});
const paragraph = `<p>${'这是一段用来测试的文字，里面有逗号，也有句号。'.repeat(5)}</p>`;

let folder: string;
const open: ReadingProcesses[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-articles-'));
});
afterAll(async () => {
  for (const processes of open) await processes.close();
  await rm(folder, { recursive: true, force: true });
});

function readerWith(limits: Partial<ProcessLimits> = {}): ArticleReader {
  const workFolder = join(folder, String(open.length));
  const processes = new ReadingProcesses({
    workFolder,
    logger: silentLogger,
    processLimits: { article: limits },
  });
  open.push(processes);
  return processArticleReader(processes);
}
const PATIENT: Partial<ProcessLimits> = { silentMs: 30_000, totalMs: 30_000 };

test('a page is read in a process of its own', async () => {
  const article = await readerWith().read(page(GOVERNMENT_NOTICE));
  expect(article.title).toBe('关于规范房屋租赁市场秩序的通知');
});

describe('a hostile page ends within the limits and keeps nobody waiting:', () => {
  const cases: [what: string, html: string, outcome: 'article' | 'file_unsafe'][] = [
    ['100,000 elements in each other', '<div>'.repeat(100_000), 'file_unsafe'],
    ['100,000 tables in each other', '<table><tr><td>'.repeat(100_000), 'file_unsafe'],
    ['100,000 drawings in each other', '<svg>'.repeat(100_000), 'file_unsafe'],
    ['100,000 elements in a part that is not shown', `<template>${'<b>'.repeat(100_000)}`, 'file_unsafe'],
    ['1,000 elements in each other', `${'<div>'.repeat(1000)}${paragraph}`, 'article'],
    ['60,000 paragraphs', '<p>，'.repeat(60_000), 'article'],
    ['500,000 line breaks', `${paragraph}${'<br>'.repeat(500_000)}`, 'article'],
    [
      'an element with 100,000 attributes',
      `<div ${Array.from({ length: 100_000 }, (_, index) => `a${index}=b`).join(' ')}>${paragraph}`,
      'article',
    ],
    [
      'class names of megabytes, made for regular expressions',
      `<div class="${'a-ad- '.repeat(300_000)}" id="${'share_'.repeat(300_000)}">${paragraph}</div>`,
      'article',
    ],
    ['a million blanks', `<p>${'&nbsp; '.repeat(500_000)}</p>${paragraph}`, 'article'],
    ['a million entities', `<p>${'&lt;'.repeat(1_000_000)}</p>`, 'article'],
    ['a million unclosed quotes', `${paragraph}${'<a href="'.repeat(300_000)}`, 'article'],
    ['a comment that does not end', `${paragraph}<!--${'-'.repeat(3_000_000)}`, 'article'],
    [
      'linked data of 100,000 brackets',
      `<script type="application/ld+json">${'['.repeat(100_000)}</script>${paragraph}`,
      'article',
    ],
    ['a title of megabytes', `<title>${' _ '.repeat(1_000_000)}</title>${paragraph}`, 'article'],
    [
      'names that objects have already',
      '<div id="__proto__" class="constructor"><meta name="__proto__" content="x">'.repeat(50) + paragraph,
      'article',
    ],
  ];
  for (const [what, html, outcome] of cases) {
    test(what, async () => {
      const read = readerWith(PATIENT).read(page(html));
      const found = await read.then(
        () => 'article',
        (error: AppError) => error.code ?? String(error),
      );
      expect(found).toBe(outcome);
    });
  }

  test('a page that takes too long is refused', async () => {
    const reader = readerWith({ totalMs: 1 });
    await expect(reader.read(page(paragraph))).rejects.toMatchObject({ code: 'file_unsafe' });
  });

  test('a page that takes too much memory is refused', async () => {
    const reader = readerWith({ ...PATIENT, heapMegabytes: 32 });
    const heavy = page(`<div><p>${'，'.repeat(60)}</p></div>`.repeat(25_000));
    await expect(reader.read(heavy)).rejects.toMatchObject({ code: 'file_unsafe' });
  });
});

test('a reader who leaves ends the work', async () => {
  const leaving = new AbortController();
  const reading = readerWith().read(page(GOVERNMENT_NOTICE), leaving.signal);
  leaving.abort(new Error('left'));
  await expect(reading).rejects.toThrow('left');
});
