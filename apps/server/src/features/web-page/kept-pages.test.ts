import { createHash } from 'node:crypto';
import * as documentContract from '@mingfa/contract/document';
import * as knowledge from '@mingfa/contract/knowledge';
import * as webPage from '@mingfa/contract/web-page';
import * as pages from '@mingfa/files/testing/invented-pages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { document } from '../../db/schema/document.ts';
import { storedObject } from '../../db/schema/file.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { makeKnowledgeBase, uploadFile } from '../../testing/upload-file.ts';

let server: TestApp;
let person: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.person();
});

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const paste = (body: object) => server.call(webPage.pasteWebPage, { token: person.token, body });

describe('pasted', () => {
  test('HTML is read like a page, with the address it came from', async () => {
    const { body } = await paste({ html: pages.NEWS_ARTICLE, address: 'news.jianghe.cn/a.html' });
    expect(body).toMatchObject({
      origin: 'paste',
      address: 'http://news.jianghe.cn/a.html',
      title: '直播带货说错产地，法院判了',
      sha256: hash(pages.NEWS_ARTICLE),
    });
  });

  test('text is text, whatever stands in it', async () => {
    const { body } = await paste({ html: '甲方 < 乙方\n若 x<y 则押金应当退还。', title: '我的摘录' });
    expect([body.title, body.excerpt]).toEqual(['我的摘录', '甲方 < 乙方 若 x<y 则押金应当退还。']);
  });

  test('a part of a page is enough; nothing at all is told', async () => {
    expect((await paste({ html: '<p>短</p>' })).body.title).toBe('短');
    for (const nothing of ['<div></div>', '  \n ', '<script>alert(1)</script>']) {
      expect((await paste({ html: nothing })).error.errorCode).toBe('empty_file');
    }
  });

  test('what claims to come from an odd address comes from none', async () => {
    for (const address of ['javascript:alert(1)', 'http://user:secret@example.com/', 'x', 'ftp://a.b/']) {
      expect((await paste({ html: '<p>文字</p>', address })).body.address).toBeNull();
    }
  });
});

describe('uploaded', () => {
  const upload = async (name: string, content: Buffer | string) =>
    server.call(webPage.uploadWebPage, {
      token: person.token,
      body: { uploadId: await uploadFile(server, person.token, { purpose: 'page', name, content }) },
    });

  test('a saved page is read, whatever its character set', async () => {
    const page = Buffer.from(
      '<meta charset="gbk"><title>\xcd\xa8\xd6\xaa</title><p>\xd1\xba\xbd\xf0\xcd\xcb\xbb\xb9</p>',
      'latin1',
    );
    const { body } = await upload('保存的网页.html', page);
    expect(body).toMatchObject({ title: '通知', excerpt: '押金退还', origin: 'upload', sha256: hash(page) });
    const snapshot = await server.call(webPage.readWebPageSnapshot, {
      token: person.token,
      params: { webPageId: body.webPageId },
    });
    expect(snapshot.status).toBe(200);
  });

  test('other files are turned away in words', async () => {
    await expect(upload('a.pdf', '%PDF-1.7')).rejects.toThrow('unsupported_file');
    expect((await upload('a.html', '%PDF-1.7')).error.errorCode).toBe('unsupported_file');
    expect((await upload('a.html', Buffer.from([0, 1, 2]))).error.errorCode).toBe('unsupported_file');
    expect((await upload('a.html', '<p> </p>')).error.errorCode).toBe('empty_file');
  });
});

describe('kept pages', () => {
  test('are listed newest first and found by title, source and address', async () => {
    await paste({ html: pages.NEWS_ARTICLE, address: 'http://news.jianghe.cn/a' });
    server.clock.advance(1000);
    await paste({ html: pages.GOVERNMENT_NOTICE, address: 'http://www.jianghe.gov.cn/b' });
    const list = async (q: string) => {
      const answer = await server.call(webPage.listWebPages, { token: person.token, query: { q } });
      return answer.body.items.map(({ title }) => title.slice(0, 4));
    };
    expect(await list('')).toEqual(['关于规范', '直播带货']);
    expect(await list('租赁')).toEqual(['关于规范']);
    expect(await list('江河日报')).toEqual(['直播带货']);
    expect(await list('GOV.cn')).toEqual(['关于规范']);
    expect(await list('100%')).toEqual([]);
  });

  test('are saved to a knowledge base as files of their own; the same twice is noticed', async () => {
    const konId = await makeKnowledgeBase(server, person.token);
    const { webPageId } = (await paste({ html: pages.GOVERNMENT_NOTICE })).body;
    const save = () =>
      server.call(webPage.saveWebPage, { token: person.token, params: { webPageId }, body: { konId } });
    const { fileId } = (await save()).body;
    await server.app.idle();
    const again = await save();
    expect([again.error.errorCode, again.error.details?.[0]?.message]).toEqual(['duplicate_file', fileId]);
    const deleted = await server.call(webPage.deleteWebPage, { token: person.token, params: { webPageId } });
    expect(deleted.status).toBe(200);
    const files = await server.call(knowledge.listKnowledgeFiles, { token: person.token, params: { konId } });
    expect(files.body.items).toMatchObject([
      { fileId, name: '关于规范房屋租赁市场秩序的通知.html', state: 'ready' },
    ]);
    const found = await server.call(knowledge.testRetrieval, {
      token: person.token,
      params: { konId },
      body: { question: '押金最多几个月租金' },
    });
    expect(found.body.items[0]?.segment.text).toContain('押金一般不超过一个月租金');
  });

  test('go with their snapshot and document, and count in the storage until then', async () => {
    const used = async () =>
      (await server.call(knowledge.getStorage, { token: person.token })).body.usedBytes;
    const objects = () => server.context.db.$count(storedObject);
    const [bytesBefore, objectsBefore] = [await used(), await objects()];
    const { webPageId, documentId, bytes } = (await paste({ html: pages.NEWS_ARTICLE })).body;
    expect(await used()).toBeGreaterThan(bytesBefore + bytes);
    expect(await objects()).toBe(objectsBefore + 2);
    await server.app.idle();
    await server.call(webPage.deleteWebPage, { token: person.token, params: { webPageId } });
    expect([await used(), await objects()]).toEqual([bytesBefore, objectsBefore]);
    const gone = await server.call(webPage.getWebPage, { token: person.token, params: { webPageId } });
    expect(gone.status).toBe(404);
    expect(await server.context.db.$count(document, eq(document.id, documentId))).toBe(0);
  });

  test('are nobody else’s, in any of their forms', async () => {
    const stranger = await server.person();
    const konId = await makeKnowledgeBase(server, stranger.token);
    const { webPageId, documentId } = (await paste({ html: pages.GOVERNMENT_NOTICE })).body;
    const { token } = stranger;
    const params = { webPageId };
    const statuses = [
      await server.call(webPage.getWebPage, { token, params }),
      await server.call(webPage.readWebPageSnapshot, { token, params }),
      await server.call(webPage.saveWebPage, { token, params, body: { konId } }),
      await server.call(webPage.deleteWebPage, { token, params }),
      await server.call(knowledge.getFileProgress, { token, params: { fileId: documentId } }),
      await server.call(documentContract.getDocumentAddresses, { token, params: { documentId } }),
      await server.call(webPage.saveWebPage, { token: person.token, params, body: { konId } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect((await server.call(webPage.listWebPages, { token })).body.total).toBe(0);
  });
});
