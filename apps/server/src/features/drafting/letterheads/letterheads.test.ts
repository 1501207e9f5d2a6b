import * as drafts from '@mingfa/contract/draft';
import type { DocumentBody } from '@mingfa/contract/draft-document';
import * as contract from '@mingfa/contract/letterhead';
import { firmLetterhead } from '@mingfa/files/word/letterhead/testing/firm-letterhead';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../../db/schema/account.ts';
import { storedObject } from '../../../db/schema/file.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/upload-file.ts';
import { personalDrafts } from '../personal-drafts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const upload = async (content: Buffer, { token }: TestPerson, name = '本所信头.docx') =>
  app.call(contract.createLetterhead, {
    token,
    body: { uploadId: await uploadFile(app, token, { name, content }) },
  });
async function made(person: TestPerson, name?: string): Promise<contract.LetterheadSummary> {
  const answer = await upload(await firmLetterhead(), person, name);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const listed = async ({ token }: TestPerson) =>
  (await app.call(contract.listLetterheads, { token })).body.items;
const fileOf = (person: TestPerson, url: string, payload?: object) =>
  app.app.server.inject({
    ...{ method: payload ? 'POST' : 'GET', url, headers: { authorization: `Bearer ${person.token}` } },
    ...(payload ? { payload } : {}),
  });
const begin = async ({ token }: TestPerson, templateId: string) =>
  (await app.call(drafts.createDraft, { token, body: { templateId } })).body;
const exported = async (person: TestPerson, draftId: string, asked: object) => {
  const answer = await fileOf(person, `/v1/drafting/draft/${draftId}/export`, asked);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.rawPayload;
};
async function partsOf(content: Buffer): Promise<Record<string, string>> {
  const zip = await JSZip.loadAsync(content);
  const names = Object.keys(zip.files).filter((name) => name.endsWith('.xml'));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await zip.file(name)?.async('string')])),
  );
}
const isLetter = async (content: Buffer) =>
  JSON.stringify(await partsOf(content)).includes('北京市朝阳区某路');

test('the first letterhead is the default, another one takes its place, and a deleted one leaves no file behind', async () => {
  const person = await app.person();
  const first = await made(person);
  const second = await made(person, '第二个.docx');
  expect([first.isDefault, second.isDefault]).toEqual([true, false]);
  expect(first.look.styles.table).toBe('本所表格');
  const params = { letterheadId: second.letterheadId };
  const changed = await app.call(contract.changeLetterhead, {
    ...{ token: person.token, params },
    body: { isDefault: true, title: '新信头' },
  });
  expect(changed.body).toMatchObject({ isDefault: true, title: '新信头' });
  expect((await listed(person)).map(({ title, isDefault }) => [title, isDefault])).toEqual([
    ['新信头', true],
    ['本所信头', false],
  ]);
  const held = () => app.context.db.$count(storedObject, eq(storedObject.holderId, second.letterheadId));
  expect(await held()).toBe(1);
  expect((await app.call(contract.deleteLetterhead, { token: person.token, params })).status).toBe(200);
  expect(await held()).toBe(0);
  expect((await app.call(contract.deleteLetterhead, { token: person.token, params })).status).toBe(404);
  expect(await listed(person)).toHaveLength(1);
});

test('letters and contracts have the default letterhead, papers of court only the one that was chosen, and nobody another person’s', async () => {
  const person = await app.person();
  const { letterheadId } = await made(person);
  const letter = await begin(person, 'lawyers-letter');
  const complaint = await begin(person, 'civil-complaint');
  const docx = { format: 'docx' };
  expect(await isLetter(await exported(person, letter.draftId, docx))).toBe(true);
  expect(await isLetter(await exported(person, letter.draftId, { ...docx, letterheadId: null }))).toBe(false);
  expect(await isLetter(await exported(person, letter.draftId, { ...docx, form: 'blank' }))).toBe(false);
  expect(await isLetter(await exported(person, complaint.draftId, docx))).toBe(false);
  expect(await isLetter(await exported(person, complaint.draftId, { ...docx, letterheadId }))).toBe(true);
  const pdf = await exported(person, letter.draftId, { format: 'pdf' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const other = await app.person();
  const foreign = await begin(other, 'lawyers-letter');
  const url = `/v1/drafting/draft/${foreign.draftId}/export`;
  expect((await fileOf(other, url, { ...docx, letterheadId })).statusCode).toBe(404);
  expect((await fileOf(other, `/v1/drafting/letterhead/${letterheadId}/file`)).statusCode).toBe(404);
});

test('a sample letter is written on it as Word and as PDF, and the file comes back as it was sent', async () => {
  const person = await app.person();
  const { letterheadId } = await made(person);
  const file = (form: string) => fileOf(person, `/v1/drafting/letterhead/${letterheadId}/file?form=${form}`);
  const word = await partsOf((await file('word')).rawPayload);
  expect(word['word/document.xml']).toContain('一级标题');
  expect(word['word/document.xml']).not.toContain('旧客户');
  expect((await file('pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await partsOf((await file('original')).rawPayload))['word/document.xml']).toContain('旧客户');
});

test('a file that would fetch something is no letterhead, and says why; its bytes count as storage of whoever keeps one', async () => {
  const person = await app.person();
  const header = '<w:p><w:fldSimple w:instr="INCLUDEPICTURE http://example.com/a.png"/></w:p>';
  const refused = await upload(await firmLetterhead({ header }), person);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('letterhead_unusable');
  expect(refused.text).toContain('外部内容');
  expect((await upload(Buffer.from('无'), person)).status).toBeGreaterThanOrEqual(400);
  expect(await listed(person)).toEqual([]);
  const { bytes } = await made(person);
  expect(bytes).toBeGreaterThan(1000);
});

test('comments come out in Word with the name of their author where they are asked for, and never otherwise', async () => {
  const person = await app.person();
  await app.context.db.update(user).set({ nickname: '王律师' }).where(eq(user.id, person.userId));
  await made(person);
  const { draftId } = await begin(person, 'lawyers-letter');
  const typed = { kind: 'typed', part: 'body' } as const;
  const comments = [{ id: 'c1', text: '内部批注', at: '2026-11-28T08:00:00.000Z' }];
  const body: DocumentBody = [
    { kind: 'title', spans: [{ text: '律师函', origin: typed }] },
    {
      ...{ kind: 'paragraph', style: 'body' },
      spans: [
        { text: '贵司欠款', origin: typed },
        { text: '五十万元', origin: typed, comments, bold: true },
        { text: '未付', origin: typed, comments },
      ],
      notes: [
        [{ text: '见合同', origin: typed, comments: [{ ...comments[0], id: 'c2', text: '核对脚注' }] }],
      ],
    } as DocumentBody[number],
  ];
  const saved = await app.call(drafts.saveDraft, {
    ...{ token: person.token, params: { draftId } },
    body: { seenRevision: 1, seenFactsRevision: 0, body },
  });
  expect(saved.status, saved.text).toBe(200);
  for (const letterheadId of [undefined, null]) {
    const asked = { format: 'docx', ...(letterheadId === null ? { letterheadId } : {}) };
    const parts = await partsOf(await exported(person, draftId, { ...asked, comments: true }));
    const said = Object.entries(parts).find(([name]) => name.includes('comments.xml'))?.[1] ?? '';
    expect(said).toContain('w:author="王律师"');
    expect(said).toMatch(/w:date="2026-11-28T08:00:00(?:\.000)?Z"/);
    expect(said).toContain('内部批注');
    expect(said).toContain('核对脚注');
    expect(parts['word/document.xml']?.match(/<w:commentRangeStart /g)).toHaveLength(2);
    expect(JSON.stringify(await partsOf(await exported(person, draftId, asked)))).not.toContain('内部批注');
  }
  const pdf = await exported(person, draftId, { format: 'pdf', comments: true });
  expect(pdf.toString('latin1')).not.toMatch(/\/Subtype\s*\/(?:Text|Highlight|Popup)\b/);
  for (const format of ['md', 'html'])
    expect((await exported(person, draftId, { format, comments: true })).toString()).not.toContain(
      '内部批注',
    );
});

test('a PDF has the logo drawn anew; one that harms or is broken does nothing, and the letter is printed without', async () => {
  const person = await app.person();
  const lettered = async (content: Buffer) => {
    const answer = await upload(content, person);
    expect(answer.status, answer.text).toBe(200);
    const url = `/v1/drafting/letterhead/${answer.body.letterheadId}/file?form=pdf`;
    const pdf = await fileOf(person, url);
    expect(pdf.statusCode).toBe(200);
    return { pdf, pictures: pdf.rawPayload.toString('latin1').match(/\/Subtype\s*\/Image\b/g)?.length ?? 0 };
  };
  const sound = await lettered(await firmLetterhead());
  expect(sound.pictures).toBeGreaterThan(0);
  expect(sound.pdf.headers['x-simplified']).toBe('lines');
  const sign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  // A picture of 60,000 by 60,000 dots, and what is none behind its first bytes.
  const huge = Buffer.from('0000000d494844520000ea600000ea600806000000', 'hex');
  for (const rest of [huge, Buffer.from('<script>alert(1)</script>')]) {
    const logo = Buffer.concat([sign, rest]);
    expect((await lettered(await firmLetterhead({ parts: { 'word/media/logo.png': logo } }))).pictures).toBe(
      0,
    );
  }
});

test('what is kept of a person holds their letterheads with the files, and forgetting them leaves none', async () => {
  const person = await app.person();
  const { letterheadId } = await made(person);
  const kept = personalDrafts(app.app.context);
  const held = await kept.export?.(person.userId, 'zh-CN');
  expect(held?.rows.letterheads).toMatchObject([{ id: letterheadId }]);
  expect(held?.files?.map(({ path }) => path)).toContain(`${letterheadId}/本所信头.docx`);
  await kept.forget(person.userId);
  expect(await app.context.db.$count(storedObject, eq(storedObject.holderId, letterheadId))).toBe(0);
  expect(await listed(person)).toEqual([]);
});
