import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { completeClone } from '../../apps/server/src/testing/complete-clone.ts';
import { judgmentText } from '../../apps/server/src/testing/invented-judgments.ts';
import { makeInventedLease } from './invented-lease.ts';
import { APP_ADDRESS, RESULTS_FOLDER } from './places.ts';
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
    caseFolder: string;
    caseReport: string;
    dataset: string;
    analysis: string;
  };
}

async function uploadFile(
  { token }: Account,
  name: string,
  content: Buffer,
  purpose: 'document' | 'dataset' = 'document',
): Promise<string> {
  const ticket = await call<{ uploadId: string; address: string; ticket: string }>(
    'POST',
    '/v1/external-service/sts-token',
    { token, body: { purpose, name, bytes: content.length, sha256: null } },
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

/** A folder with a case, and a report that found and chose it. */
async function furnishCases({ token }: Account): Promise<{ folderId: string; reportId: string }> {
  const source = resolve(RESULTS_FOLDER, 'furnished-cases');
  await mkdir(source, { recursive: true });
  await writeFile(join(source, '判决书.txt'), judgmentText({}));
  const { importId } = await call<{ importId: string }>('POST', '/v1/case/import', {
    token,
    body: { source },
  });
  for (;;) {
    const { state } = await call<{ state: string }>('GET', `/v1/case/import/${importId}/progress`, { token });
    if (state === 'finished') break;
    if (state !== 'queued' && state !== 'running') throw new Error(`The import ended as ${state}`);
    await new Promise((done) => setTimeout(done, 200));
  }
  const { folderId } = await call<{ folderId: string }>('POST', '/v1/case/folder/create', {
    token,
    body: { name: '风筝案' },
  });
  const pending = { hearingCourt: '浙江省杭州市西湖区人民法院', facts: '买了一百只风筝，付款后没有交付。' };
  const { reportId } = await call<{ reportId: string }>('POST', '/v1/case/report/create', {
    token,
    body: { title: '风筝买卖类案检索报告', pending },
  });
  const { hits } = await call<{ hits: { caseId: string }[] }>(
    'POST',
    `/v1/case/report/${reportId}/search/run`,
    { token, body: { by: 'search', q: '风筝' } },
  );
  const caseIds = hits.slice(0, 1).map(({ caseId }) => caseId);
  await call('POST', `/v1/case/folder/${folderId}/add`, { token, body: { caseIds } });
  for (const caseId of caseIds)
    await call('POST', `/v1/case/report/${reportId}/case/add`, { token, body: { caseId } });
  await call('POST', `/v1/case/report/${reportId}/version/save`, { token, body: { note: '初稿' } });
  return { folderId, reportId };
}

const STATEMENT = `日期,对方户名,金额\n2024/01/05,甲风筝行,"12,000.00"\n2024/01/20,乙渡运站,"8,000.50"\n`;

/** A dataset that was imported, and an analysis of it with a question, SQL, a chart and a finding that ran. */
async function furnishAnalysis(account: Account): Promise<{ datasetId: string; analysisId: string }> {
  const { token } = account;
  const uploadId = await uploadFile(account, '流水.csv', Buffer.from(STATEMENT), 'dataset');
  const { datasetId } = await call<{ datasetId: string }>('POST', '/v1/dataset/create', {
    token,
    body: { uploadIds: [uploadId], title: '流水' },
  });
  const until = async (path: string, wanted: string) => {
    for (;;) {
      const { state } = await call<{ state: string }>('GET', path, { token });
      if (state === wanted) return;
      if (state === 'failed') throw new Error(`${path} failed`);
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  await until(`/v1/dataset/${datasetId}/progress`, 'proposed');
  const { tables } = await call<{ tables: { shape: object }[] }>('GET', `/v1/dataset/${datasetId}/proposal`, {
    token,
  });
  await call('POST', `/v1/dataset/${datasetId}/import`, {
    token,
    body: { tables: tables.map(({ shape }) => shape) },
  });
  await until(`/v1/dataset/${datasetId}/progress`, 'ready');
  const query = { stepId: 'q', kind: 'query', datasetId, origin: 'person' };
  const figures = [{ key: 'f1', of: 'q', row: 0, column: 1, seen: '12000' }];
  const { analysisId, revision } = await call<{ analysisId: string; revision: number }>(
    'POST',
    '/v1/analysis/create',
    {
      token,
      body: {
        title: '流水分析',
        steps: [
          { stepId: 't', kind: 'text', markdown: '## 背景\n\n风筝买卖。' },
          { stepId: 'w', kind: 'question', datasetId, question: '各对方户名的金额合计' },
          { ...query, sql: 'SELECT "对方户名", "金额" FROM t1 ORDER BY 2 DESC' },
          { stepId: 'c', kind: 'chart', of: 'w' },
          { stepId: 'f', kind: 'finding', text: '最多一笔{f1}元。', figures },
        ],
      },
    },
  );
  await call('POST', `/v1/analysis/${analysisId}/run`, { token, body: { revision } });
  await until(`/v1/analysis/${analysisId}/progress`, 'idle');
  return { datasetId, analysisId };
}

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
  const { folderId, reportId } = await furnishCases(account);
  const { datasetId, analysisId } = await furnishAnalysis(account);
  return {
    account,
    addresses: {
      document: `/document_reading/${leftId}`,
      comparison: `/document_reading/comparison/${comparisonId}`,
      knowledgeBase: `/knowledge_base_create/${konId}`,
      webPage: `/web_reading/${webPageId}`,
      playbook: '/document_reading/playbook/built-in',
      agent: `/release_intelligent?app=${appId}`,
      caseFolder: `/case_search/folder/${folderId}`,
      caseReport: `/case_search/report/${reportId}`,
      dataset: `/data_analysis/${datasetId}`,
      analysis: `/data_analysis/analysis/${analysisId}`,
    },
  };
}
