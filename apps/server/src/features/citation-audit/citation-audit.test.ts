import * as contract from '@mingfa/contract/citation-audit';
import * as documentContract from '@mingfa/contract/document';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { LEASE_BODY, leaseDocx } from '../../testing/lease-docx.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { writeLaw, writeVersion } from '../../testing/write-law.ts';
import { touchLibrary } from '../law/touch-library.ts';
import { NEAREST_SEARCHES_MAX } from './thread/find-nearest.ts';

const DUTY = '风车的所有人应当每年检查叶片，并在三十日内报告检查结果。';
const FINE = '风车的所有人没有报告检查结果的，处五百元以上二千元以下罚款。';
const SALE = '出卖风车的，应当书面告知买受人叶片的使用年限。';

let server: TestApp;
let me: TestPerson;
beforeAll(async () => {
  server = await openTestApp({ chat: plainChatParts() });
  me = await server.person();
  const lawId = await writeLaw(server.context, '风车法');
  await writeVersion(server.context, lawId, '2020-01-01', [DUTY, SALE]);
  await writeVersion(server.context, lawId, '2024-01-01', [DUTY, FINE, SALE]);
  const codeId = await writeLaw(server.context, '民法典');
  await writeVersion(server.context, codeId, '2021-01-01', ['民事主体的合法权益受法律保护。']);
});
afterAll(() => server.close());

async function audited(body: object) {
  const made = await server.call(contract.createCitationAudit, { token: me.token, body });
  if (made.status !== 200) throw new Error(made.text);
  await server.app.idle();
  const params = { auditId: made.body.auditId };
  const audit = await server.call(contract.getCitationAudit, { token: me.token, params });
  const list = await server.call(contract.listAuditedCitations, {
    token: me.token,
    params,
    query: { pageSize: 100 },
  });
  return { audit: audit.body, citations: list.body.items };
}
const exported = (auditId: string, query: string) =>
  server.app.server.inject({
    method: 'GET',
    url: `/v1/law/citation/audit/${auditId}/export?${query}`,
    headers: { authorization: `Bearer ${me.token}` },
  });

describe('a pasted text', () => {
  test('the nearest article is looked for so many times, whatever the machine does, and those behind are told as not run', async () => {
    const beyond = 3;
    const text = Array.from(
      { length: NEAREST_SEARCHES_MAX + beyond },
      (_, index) =>
        `依据《摇篮曲管理条例》第${index + 1}条，风车的所有人应当每年检查叶片，并在三十日内报告检查结果。`,
    ).join('\n');
    const { audit, citations } = await audited({ text, asOf: '2025-06-01' });
    expect(audit.counts).toMatchObject({ total: NEAREST_SEARCHES_MAX + beyond, nearestNotRun: beyond });
    expect(citations[0]).toMatchObject({ state: 'not_in_library' });
    expect(citations[0]).not.toHaveProperty('nearestNotRun');
    const flagged = await server.call(contract.listAuditedCitations, {
      token: me.token,
      params: { auditId: audit.auditId },
      query: { page: 2, pageSize: 100 },
    });
    expect(flagged.body.items.map(({ nearest, nearestNotRun }) => [nearest, nearestNotRun])).toEqual(
      Array.from({ length: beyond }, () => [null, true]),
    );
  });

  test('every citation is found with its state, its place and what differs, as of the chosen day', async () => {
    const text = [
      '依据《风车法》第一条，风车的所有人应当在三十日内报告检查结果。',
      '该法第二条规定：“风车的所有人没有报告检查结果的，处五百元以上五千元以下罚款。”',
      '《风车法》第九条另有规定。参见（2023）京01民终123号，以及《摇篮曲管理条例》。',
    ].join('\n');
    const { audit, citations } = await audited({ text, asOf: '2025-06-01' });
    expect(audit).toMatchObject({ state: 'finished', asOf: '2025-06-01', documentId: null });
    expect(citations.map(({ raw, state }) => [raw, state])).toEqual([
      ['《风车法》第一条', 'verified'],
      ['该法第二条', 'quote_mismatch'],
      ['《风车法》第九条', 'not_found'],
      ['（2023）京01民终123号', 'not_in_library'],
      ['《摇篮曲管理条例》', 'not_in_library'],
    ]);
    for (const { raw, start, end } of citations) expect(text.slice(start, end)).toBe(raw);
    const changed = citations[1]?.wording?.pieces.filter(({ kind }) => kind !== 'same');
    expect(changed?.map(({ kind, text: words }) => `${kind} ${words}`)).toEqual([
      'quoted 五千元',
      'law 二千元',
    ]);
    expect(audit.counts).toMatchObject({ total: 5, doubtful: 4, notRun: 0, changedSince: 0 });
    expect(audit.counts.byState).toEqual({ verified: 1, quote_mismatch: 1, not_found: 1, not_in_library: 2 });
  });

  test('a law known to be repealed is told so although no text of it is held, with the day and the law in its place', async () => {
    const text = '依据《中华人民共和国合同法》第一百零七条，违约的应当承担责任。《担保法》另有规定。';
    const { citations } = await audited({ text, asOf: '2025-06-01' });
    expect(citations[0]).toMatchObject({
      state: 'repealed',
      isDoubtful: true,
      now: { state: 'repealed', since: '2021-01-01', by: '民法典' },
    });
    expect(citations.map(({ state }) => state)).toEqual(['repealed', 'repealed']);
    const before = await audited({ text, asOf: '2019-06-01' });
    expect(before.citations[0]).toMatchObject({ state: 'not_in_library' });
  });

  test('the law of the day of the facts, where the text says that it means it, is held against the text of then and never verified', async () => {
    const text = [
      '合同订立时有效的《风车法》（2020年）第二条规定，出卖风车的，应当书面告知买受人叶片的使用年限。',
      '合同订立时有效的《风车法》（2020年）第二条规定，出卖风车的，应当口头告知买受人叶片的使用年限。',
      '本案应适用当时有效的《中华人民共和国合同法》第一百零七条。',
      '《中华人民共和国合同法》第一百零七条另有规定。',
    ].join('\n');
    const { citations } = await audited({ text, asOf: '2025-06-01' });
    expect(citations.map(({ state, ofItsTime, isDoubtful }) => [state, ofItsTime, isDoubtful])).toEqual([
      ['not_compared', true, false],
      ['contradicted', undefined, true],
      ['version_not_held', true, false],
      ['repealed', undefined, true],
    ]);
  });

  test('one thread audits text after text, and sees a law that was changed between two', async () => {
    const text = '《纸船法》第一条规定：“纸船应当编号。”';
    const first = await audited({ text, asOf: '2025-06-01' });
    expect(first.citations[0]).toMatchObject({ state: 'not_in_library' });
    const lawId = await writeLaw(server.context, '纸船法');
    await writeVersion(server.context, lawId, '2024-01-01', ['纸船应当编号。']);
    await touchLibrary(server.context.db, server.context.clock.now());
    const second = await audited({ text, asOf: '2025-06-01' });
    expect(second.citations[0]).toMatchObject({ state: 'verified' });
  });

  test('what was the law on the chosen day and is not any more says so, with the article that has its place', async () => {
    const text = `《风车法》第二条规定：“${SALE}”`;
    const [then] = (await audited({ text, asOf: '2021-06-01' })).citations;
    expect(then).toMatchObject({ state: 'verified', isDoubtful: false, now: { state: 'changed' } });
    const [now] = (await audited({ text, asOf: '2025-06-01' })).citations;
    expect(now).toMatchObject({ state: 'amended', isDoubtful: true });
    expect(now?.successors.map(({ label }) => label)).toEqual(['《风车法》第三条']);
  });

  test('what is not looked up is counted apart, and says why', async () => {
    const text =
      '第四条 租金\n该条第二款另有约定。依照第七条的规定办理。\n证人说：“按《风车法》第一条和该法第八条，都要检查。”';
    const { audit, citations } = await audited({ text });
    expect(citations.map(({ raw, state, notRunReason }) => [raw, state, notRunReason])).toEqual([
      ['该条第二款', 'not_run', 'no_law_named'],
      ['第七条', 'not_run', 'no_law_named'],
      ['《风车法》第一条', 'not_compared', null],
      ['该法第八条', 'not_run', 'in_quotation'],
    ]);
    expect(audit.counts).toMatchObject({ notRun: 3, byState: { not_compared: 1 } });
  });

  test('a name given on the first page holds on the last', async () => {
    const filling = '双方对此没有争议，本院予以确认。\n'.repeat(800);
    const text = `《风车法》（以下简称“叶片规则”）自2020年起施行。\n${filling}依照叶片规则第一条，所有人应当在三十日内报告检查结果。该法第九条亦同。`;
    const { citations } = await audited({ text });
    expect(citations.slice(-2).map(({ label, state }) => [label, state])).toEqual([
      ['《风车法》第一条', 'verified'],
      ['《风车法》第九条', 'not_found'],
    ]);
  });

  test('nobody else reads it, and it is deleted with all that it found', async () => {
    const { audit } = await audited({ text: '《风车法》第一条' });
    const stranger = await server.person();
    const params = { auditId: audit.auditId };
    const ask = (token: string) => server.call(contract.getCitationAudit, { token, params });
    expect((await ask(stranger.token)).status).toBe(404);
    await server.call(contract.deleteCitationAudit, { token: me.token, params });
    expect((await ask(me.token)).status).toBe(404);
  });

  test('either a file or a text is audited', async () => {
    const answer = await server.call(contract.createCitationAudit, { token: me.token, body: {} });
    expect(answer.error).toMatchObject({ errorCode: 'invalid_input' });
  });

  test('a program is answered at once, and nothing is kept', async () => {
    const before = await server.call(contract.listCitationAudits, { token: me.token });
    const answer = await server.call(contract.auditTextOnce, {
      token: me.token,
      body: { text: '《风车法》第九条' },
    });
    expect(answer.body.citations).toMatchObject([{ state: 'not_found' }]);
    expect(answer.body.counts).toMatchObject({ total: 1, doubtful: 1 });
    const after = await server.call(contract.listCitationAudits, { token: me.token });
    expect(after.body.total).toBe(before.body.total);
  });
});

describe('a Word file', () => {
  const WRONG = '依据《风车法》第九条，甲方不承担任何责任。';
  const IN_TABLE = '依《风车法》第八条由乙方承担';
  let auditId: string;
  beforeAll(async () => {
    const body = LEASE_BODY.replace('甲方有权随时解除本合同，且不承担任何责任。', WRONG).replace(
      '全部由乙方承担',
      IN_TABLE,
    );
    const uploadId = await uploadFile(server, me.token, {
      name: '意见.docx',
      content: await leaseDocx(body),
    });
    const made = await server.call(documentContract.createDocument, { token: me.token, body: { uploadId } });
    await server.app.idle();
    const { audit, citations } = await audited({ documentId: made.body.documentId });
    auditId = audit.auditId;
    expect(audit).toMatchObject({ name: '意见.docx', canExportComments: true });
    expect(citations.map(({ raw }) => raw)).toEqual(['《风车法》第八条', '《风车法》第九条']);
    expect(citations.every(({ place }) => place?.documentId === made.body.documentId)).toBe(true);
  });

  test('comes back with a comment at each citation somebody has to look at', async () => {
    const answer = await exported(auditId, 'form=comments');
    expect(answer.statusCode).toBe(200);
    const zip = await JSZip.loadAsync(answer.rawPayload);
    const comments = (await zip.file('word/comments.xml')?.async('string')) ?? '';
    expect(comments).toContain('《风车法》第九条：条文不存在');
    expect(comments).toContain('《风车法》第八条：条文不存在');
    const document = (await zip.file('word/document.xml')?.async('string')) ?? '';
    const commented = [...document.matchAll(/<w:commentRangeStart[^>]*\/>(.*?)<w:commentRangeEnd/gs)].map(
      ([, words = '']) => words.replace(/<[^>]+>/g, ''),
    );
    expect(commented).toEqual(['《风车法》第八条', '《风车法》第九条']);
  });

  test('gives a report as Word, as Markdown and as data', async () => {
    const word = await exported(auditId, 'form=report');
    const zip = await JSZip.loadAsync(word.rawPayload);
    expect(await zip.file('word/document.xml')?.async('string')).toContain('引用核查报告');
    const markdown = await exported(auditId, 'form=report&format=md&language=en');
    expect(markdown.body).toContain('# Citation audit');
    expect(markdown.body).toContain('No such article');
    const data = JSON.parse((await exported(auditId, 'form=json')).body);
    expect(data.citations).toHaveLength(2);
  });

  test('what is no Word file takes no comments', async () => {
    const { audit } = await audited({ text: '《风车法》第九条' });
    const answer = await exported(audit.auditId, 'form=comments');
    expect(answer.statusCode).toBe(409);
  });
});
