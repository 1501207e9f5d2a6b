import { completeClone } from '../../apps/server/src/testing/complete-clone.ts';
import { makeInventedLease } from './invented-lease.ts';
import { APP_ADDRESS } from './places.ts';
import { type Account, call, signUpAdministrator } from './server-api.ts';

/** An administrator who has one of everything, and where each is shown. */
export interface FurnishedAccount {
  account: Account;
  addresses: {
    document: string;
    comparison: string;
    knowledgeBase: string;
    webPage: string;
    playbook: string;
    agent: string;
  };
}

async function uploadFile({ token }: Account, name: string, content: Buffer): Promise<string> {
  const ticket = await call<{ uploadId: string; address: string; ticket: string }>(
    'POST',
    '/v1/external-service/sts-token',
    { token, body: { purpose: 'document', name, bytes: content.length, sha256: null } },
  );
  const gateway = new URL(ticket.address, APP_ADDRESS);
  gateway.searchParams.set('ticket', ticket.ticket);
  gateway.searchParams.set('offset', '0');
  const headers = { 'content-type': 'application/octet-stream' };
  const sent = await fetch(gateway, { method: 'POST', headers, body: new Uint8Array(content) });
  if (!sent.ok) throw new Error(`The upload ended with ${sent.status}: ${await sent.text()}`);
  return ticket.uploadId;
}

async function readDocument(account: Account, name: string, content: Buffer): Promise<string> {
  const uploadId = await uploadFile(account, name, content);
  const { token } = account;
  const { documentId } = await call<{ documentId: string }>('POST', '/v1/document/create', {
    token,
    body: { uploadId },
  });
  for (;;) {
    const { state } = await call<{ state: string }>('GET', `/v1/document/${documentId}/progress`, { token });
    if (state === 'ready') return documentId;
    if (state === 'failed') throw new Error(`${name} was not read`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

const NOTICE = `<html><head><title>风筝放飞公告</title></head><body><article><h1>风筝放飞公告</h1>${'<p>为保障飞行安全，高压线两侧五百米内禁止放飞风筝，违反的由市安全局责令改正。</p>'.repeat(4)}</article></body></html>`;

/** Makes one of everything that has a screen of its own. */
export async function furnishAccount(): Promise<FurnishedAccount> {
  const account = await signUpAdministrator();
  const { token } = account;
  const lease = await makeInventedLease();
  const leftId = await readDocument(account, '租赁合同.docx', lease);
  const rightId = await readDocument(
    account,
    '租赁合同二稿.txt',
    Buffer.from('租赁合同\n\n第一条 租金\n每月三千元。\n'),
  );
  const { comparisonId } = await call<{ comparisonId: string }>('POST', '/v1/document/comparison/create', {
    token,
    body: { leftId, rightId },
  });
  await call('POST', '/v1/document/review/create', { token, body: { documentId: leftId, side: 'party_b' } });
  const { webPageId } = await call<{ webPageId: string }>('POST', '/v1/web-page/paste', {
    token,
    body: { html: NOTICE, address: null, title: null },
  });
  const { konId } = await call<{ konId: string }>('POST', '/v1/knowledge/create', {
    token,
    body: { name: '渡口资料' },
  });
  const uploadId = await uploadFile(account, '租赁合同.docx', lease);
  await call('POST', `/v1/knowledge/${konId}/file/upload`, {
    token,
    body: { uploadId, keepDuplicate: false },
  });
  const { appId } = await call<{ appId: string }>('POST', '/v1/brain_app/create', {
    token,
    body: { content: completeClone() },
  });
  return {
    account,
    addresses: {
      document: `/document_reading/${leftId}`,
      comparison: `/document_reading/comparison/${comparisonId}`,
      knowledgeBase: `/knowledge_base_create/${konId}`,
      webPage: `/web_reading/${webPageId}`,
      playbook: '/document_reading/playbook/built-in',
      agent: `/release_intelligent?app=${appId}`,
    },
  };
}
