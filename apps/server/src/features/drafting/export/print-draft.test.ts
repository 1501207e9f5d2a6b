import * as drafts from '@mingfa/contract/draft';
import type { FactChange } from '@mingfa/contract/draft-fact';
import * as versions from '@mingfa/contract/draft-version';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  token = (await app.person()).token;
});
afterAll(() => app.close());

const send = (draftId: string, verb: 'print' | 'export', payload: object, by = token) =>
  app.app.server.inject({
    method: 'POST',
    url: `/v1/drafting/draft/${draftId}/${verb}`,
    headers: { authorization: `Bearer ${by}` },
    payload,
  });

test('the printed pages are the very PDF of the export, with what is typed and not saved, and nothing is kept', async () => {
  const { draftId } = (await app.call(drafts.createDraft, { token, body: { templateId: 'iou' } })).body;
  const facts: FactChange[] = [{ act: 'set', path: 'loan_principal', value: 50_000 }];
  const blank = await send(draftId, 'print', {});
  const printed = await send(draftId, 'print', { facts });
  expect(printed.headers['content-type']).toBe('application/pdf');
  expect(printed.rawPayload.equals(blank.rawPayload)).toBe(false);
  const listed = await app.call(versions.listDraftVersions, { token, params: { draftId } });
  expect(listed.body.items).toEqual([]);
  const saved = await app.call(drafts.saveDraft, {
    ...{ token, params: { draftId } },
    body: { seenRevision: 1, seenFactsRevision: 0, facts },
  });
  expect(saved.status, saved.text).toBe(200);
  const exported = await send(draftId, 'export', { format: 'pdf' });
  expect(printed.rawPayload.equals(exported.rawPayload)).toBe(true);
});

test('a document that is edited freely is printed as it stands in the editor', async () => {
  const { draftId } = (await app.call(drafts.createDraft, { token, body: { templateId: 'iou' } })).body;
  const origin = { kind: 'typed', part: 'body' };
  const body = [{ kind: 'paragraph', style: 'body', spans: [{ text: '只有这一句。', origin }] }];
  const [short, whole] = [await send(draftId, 'print', { body }), await send(draftId, 'print', {})];
  expect(short.statusCode).toBe(200);
  expect(short.rawPayload.length).toBeLessThan(whole.rawPayload.length);
  expect((await send(draftId, 'print', { body: null })).rawPayload.equals(whole.rawPayload)).toBe(true);
});

test('nobody else prints a draft', async () => {
  const { draftId } = (await app.call(drafts.createDraft, { token, body: { templateId: 'iou' } })).body;
  const other = await app.person();
  expect((await send(draftId, 'print', {}, other.token)).statusCode).toBe(404);
});
