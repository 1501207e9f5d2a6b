import * as templates from '@mingfa/contract/document-template';
import * as drafts from '@mingfa/contract/draft';
import type { FactChange } from '@mingfa/contract/draft-fact';
import type { DraftDetail } from '@mingfa/contract/draft-state';
import * as versions from '@mingfa/contract/draft-version';
import * as matters from '@mingfa/contract/matter';
import * as contract from '@mingfa/contract/own-template';
import * as shares from '@mingfa/contract/share';
import { firmLease, paragraph, wordWith } from '@mingfa/files/word/fill/testing/firm-template';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedObject } from '../../../db/schema/file.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/upload-file.ts';
import { personalDrafts } from '../personal-drafts.ts';

let app: TestApp;
let owner: TestPerson;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  owner = await app.person();
  token = owner.token;
});
afterAll(() => app.close());

const upload = async (content: Buffer, { token: by } = owner, name = '租赁合同.docx') =>
  app.call(contract.createOwnTemplate, {
    token: by,
    body: { uploadId: await uploadFile(app, by, { name, content }) },
  });
async function made(content?: Buffer, person = owner): Promise<contract.OwnTemplateDetail> {
  const answer = await upload(content ?? (await firmLease()), person);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const set = (path: string, value: string | number | boolean): FactChange => ({ act: 'set', path, value });
const begin = async (templateId: string) =>
  (await app.call(drafts.createDraft, { token, body: { templateId } })).body;
const save = async (draft: DraftDetail, facts: FactChange[]) => {
  const saved = await app.call(drafts.saveDraft, {
    ...{ token, params: { draftId: draft.draftId } },
    body: { seenRevision: draft.revision, seenFactsRevision: 0, facts },
  });
  expect(saved.status, saved.text).toBe(200);
  return saved.body;
};
const file = (method: 'GET' | 'POST', url: string, payload?: object) =>
  app.app.server.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
async function wordsIn(content: Buffer, part = 'word/document.xml'): Promise<string> {
  const zip = await JSZip.loadAsync(content);
  const xml = (await zip.file(part)?.async('string')) ?? '';
  return xml
    .replace(/<\/w:p>/g, '\n')
    .replace(/<w:br\/>/g, '\n')
    .replace(/<[^>]*>/g, '');
}
/** The path of a field by its label, from the form of the template. */
async function pathsOf(templateId: string): Promise<(label: string, row?: string) => string> {
  const { steps } = (await app.call(templates.getTemplate, { token, params: { templateId } })).body;
  const facts = steps.flatMap((step) => step.facts);
  return (label, row) => {
    if (row === undefined) return facts.find(({ definition }) => definition.label.zh === label)?.fact ?? '';
    const list = facts.find(({ fields }) => fields.some(({ definition }) => definition.label.zh === label));
    const field = list?.fields.find(({ definition }) => definition.label.zh === label);
    return `${list?.fact}/${row}/${field?.definition.id}`;
  };
}

test('an uploaded Word file becomes a form, and filling it gives the same file filled', async () => {
  const { templateId, title, fields } = await made();
  expect(title).toBe('租赁合同');
  expect(fields.map(({ name, kind, bound }) => [name, bound ?? kind])).toContainEqual([
    '签订日期',
    'signed_on',
  ]);
  const path = await pathsOf(templateId);
  const draft = await begin(templateId);
  expect(draft.title).toBe('租赁合同');
  const saved = await save(draft, [
    // A field that is called like a fact of the dictionary is that fact, and so are the rows of a list.
    set('landlord/l1/name', '周公司'),
    set(path('租金'), 5000),
    set(path('是否有担保'), false),
    set('tenant/r1/name', '𠮷田'),
    set('tenant/r1/phone', '13800000001'),
    set(path('物品', 'r1'), '床 <w:p/> {{租金}}'),
    set(path('件数', 'r1'), 2),
    set(path('合同编号'), '甲-1'),
  ]);
  const words = JSON.stringify(saved.document.blocks);
  expect(words).toContain('周公司');
  expect(words).toContain('伍仟元整');
  const answer = await file('POST', `/v1/drafting/draft/${draft.draftId}/export`, { format: 'docx' });
  expect(answer.statusCode, answer.body).toBe(200);
  const text = await wordsIn(answer.rawPayload);
  expect(text).toContain('出租人：周公司，身份证号码＿＿＿＿＿＿');
  expect(text).toContain('承租人：𠮷田，电话13800000001');
  expect(text).toContain('租金每月5000元（大写：伍仟元整），自＿＿＿＿年＿＿月＿＿日起');
  expect(text).toContain('床 &lt;w:p/&gt; {{租金}}');
  expect(text).toContain('本合同没有担保。');
  expect(text).not.toContain('undefined');
  expect(await wordsIn(answer.rawPayload, 'word/header.xml')).toContain('合同编号：甲-1');
});

test('facts of the matter flow in, a change touches the draft, and a version puts them back', async () => {
  const { templateId } = await made(
    await wordWith(paragraph('{{原告姓名}}诉请，案由{{案由}}，编号{{编号}}')),
  );
  const path = await pathsOf(templateId);
  const draft = await begin(templateId);
  await save(draft, [set('cause', '借款'), set('claimants/r1/name', '甲'), set(path('编号'), '一')]);
  const params = { draftId: draft.draftId };
  const kept = await app.call(versions.saveDraftVersion, { token, params, body: { note: '' } });
  expect(kept.status, kept.text).toBe(200);
  const changed = await app.call(matters.changeFacts, {
    ...{ token, params: { matterId: draft.matterId } },
    body: { seenFactsRevision: 1, changes: [set(path('编号'), '二'), set('cause', '租赁')] },
  });
  expect(changed.body.touchedDrafts).toEqual([
    {
      draftId: draft.draftId,
      title: draft.title,
      touchedBy: expect.arrayContaining([path('编号'), 'cause']),
    },
  ]);
  const facts = await app.call(matters.getMatterFacts, { token, params: { matterId: draft.matterId } });
  expect(facts.body.definitions[path('编号')]?.label.zh).toBe('编号');
  const restored = await app.call(versions.restoreDraftVersion, {
    ...{ token, params: { ...params, versionId: kept.body.versionId }, body: {} },
  });
  expect(JSON.stringify(restored.body.document)).toContain('借款');
  expect(restored.body.sheet.entries[path('编号')]?.chosen.value).toBe('一');
});

test('what is missing and what is not of its kind is told as of all drafts', async () => {
  const { templateId } = await made(await wordWith(paragraph('{{甲方}}，{{甲方身份证号}}')));
  const path = await pathsOf(templateId);
  const draft = await begin(templateId);
  await save(draft, [set(path('甲方身份证号'), '123')]);
  const checks = await app.call(drafts.checkDraft, { token, params: { draftId: draft.draftId } });
  expect(checks.body.findings.map(({ kind, paths }) => [kind, ...paths])).toEqual(
    expect.arrayContaining([
      ['missing', path('甲方')],
      ['problem', path('甲方身份证号')],
    ]),
  );
  const list = await file('POST', `/v1/drafting/draft/${draft.draftId}/export`, {
    form: 'missing',
    format: 'md',
  });
  expect(list.body).toContain('甲方');
});

test('such a template exports as Word and as PDF, and says that there is nothing else', async () => {
  const { templateId } = await made();
  const draft = await begin(templateId);
  const url = `/v1/drafting/draft/${draft.draftId}/export`;
  for (const form of ['document', 'blank']) {
    const pdf = await file('POST', url, { form, format: 'pdf' });
    expect(pdf.statusCode, pdf.body.slice(0, 300)).toBe(200);
    expect(pdf.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
    const answer = await file('POST', url, { form, format: 'html' });
    expect(answer.json()).toMatchObject({ errorCode: 'template_word_only' });
  }
  // Once somebody edits it freely it is a document like others.
  const { blocks } = draft.document;
  await app.call(drafts.saveDraft, {
    ...{ token, params: { draftId: draft.draftId } },
    body: { seenRevision: 1, seenFactsRevision: 0, body: blocks },
  });
  expect((await file('POST', url, { format: 'md' })).statusCode).toBe(200);
});

test('the blank form has lines for all fields, and the original comes back as it came', async () => {
  const original = await firmLease();
  const { templateId } = await made(original);
  const blank = await file('GET', `/v1/drafting/template/own/${templateId}/file`);
  const text = await wordsIn(blank.rawPayload);
  expect(text).toContain('担保人＿＿＿＿＿＿对租金承担连带责任。');
  expect(text).toContain('本合同没有担保。');
  expect(text).not.toMatch(/[{}]/);
  const back = await file('GET', `/v1/drafting/template/own/${templateId}/file?form=original`);
  expect(back.rawPayload.equals(original)).toBe(true);
  const same = await file('GET', `/v1/drafting/template/${templateId}/export?form=blank`);
  expect(await wordsIn(same.rawPayload)).toBe(text);
  const sample = await app.call(templates.getTemplateSample, {
    token,
    params: { templateId },
    query: { form: 'blank' },
  });
  expect(JSON.stringify(sample.body)).toContain('没有担保');
});

test('fields are set by whoever owns the template; what does not fit is told by name', async () => {
  const held = await made(await wordWith(paragraph('{{甲}}{{#乙}}{{丙}}{{/乙}}')));
  const params = { templateId: held.templateId };
  const plain = held.fields.map(({ name, kind, label, help, required, bound }) => ({
    name,
    kind,
    label,
    help,
    required,
    bound,
  }));
  const change = (seenRevision: number, fields: typeof plain) =>
    app.call(contract.changeOwnTemplate, {
      token,
      params,
      body: { seenRevision, title: '新名', note: '说明', fields },
    });
  const [first, second, third] = plain as [(typeof plain)[0], (typeof plain)[0], (typeof plain)[0]];
  const changed = await change(1, [
    { ...first, label: '甲方', kind: 'court', bound: 'cause' },
    { ...second, kind: 'yes_no' },
    third,
  ]);
  expect(changed.body).toMatchObject({ title: '新名', revision: 2, note: '说明' });
  // What is bound is of the fact's kind.
  expect(changed.body.fields[0]).toMatchObject({ label: '甲方', kind: 'text', bound: 'cause' });
  expect(changed.body.fields[2]?.lists).toEqual([]);
  expect((await change(1, plain)).body).toMatchObject({ errorCode: 'template_changed' });
  const refused = await change(2, [{ ...first, kind: 'list' }, second, third]);
  expect(refused.body).toMatchObject({ errorCode: 'invalid_input' });
  expect(refused.text).toContain('“甲”');
});

test('what is wrong with a file is told in words, with the place', async () => {
  const answer = await upload(await wordWith(`${paragraph('租金{{租金')}${paragraph('{{#担保}}有担保')}`));
  expect(answer.body).toMatchObject({ errorCode: 'template_unusable' });
  expect(answer.text).toContain('正文“租金{{租金”处的“租金{{租金”大括号不成对');
  expect(answer.text).toContain('“担保”开始了却没有结束');
  expect((await upload(Buffer.from('no zip'))).body).toMatchObject({ errorCode: 'file_damaged' });
});

test('a template is its owner’s alone', async () => {
  const { templateId } = await made();
  const other = await app.person();
  for (const endpoint of [templates.getTemplate, templates.getTemplateSample, contract.getOwnTemplate])
    expect((await app.call(endpoint, { token: other.token, params: { templateId } })).status).toBe(404);
  const begun = await app.call(drafts.createDraft, { token: other.token, body: { templateId } });
  expect(begun.status).toBe(404);
  const preview = await app.call(drafts.previewDraft, { token: other.token, body: { templateId } });
  expect(preview.status).toBe(404);
  const shelf = async (by: string) =>
    (await app.call(templates.listTemplates, { token: by, query: { shelf: ['own'] } })).body.items.map(
      (one) => one.templateId,
    );
  expect(await shelf(token)).toContain(templateId);
  expect(await shelf(other.token)).toEqual([]);
});

test('a template that drafts use stays; without them it goes with its file', async () => {
  const { templateId } = await made();
  const draft = await begin(templateId);
  const params = { templateId };
  const refused = await app.call(contract.deleteOwnTemplate, { token, params });
  expect(refused.body).toMatchObject({ errorCode: 'template_in_use' });
  await app.call(drafts.deleteDraft, { token, params: { draftId: draft.draftId } });
  const held = () => app.context.db.select().from(storedObject).where(eq(storedObject.holderId, templateId));
  expect(await held()).toHaveLength(1);
  expect((await app.call(contract.deleteOwnTemplate, { token, params })).status).toBe(200);
  expect(await held()).toEqual([]);
});

test('a draft of it can be shared as its words stand', async () => {
  const { templateId } = await made(await wordWith(paragraph('致{{收件人}}：')));
  const path = await pathsOf(templateId);
  const draft = await begin(templateId);
  await save(draft, [set(path('收件人'), '郑公司')]);
  const shared = await app.call(shares.previewShare, {
    ...{ token, body: { source: { kind: 'draft', draftId: draft.draftId } } },
  });
  expect(shared.text).toContain('致');
});

test('an export of a person’s data has the templates with their files, and forgetting removes both', async () => {
  const person = await app.person();
  const { templateId, fileName } = await made(undefined, person);
  const data = personalDrafts(app.app.context);
  const held = await data.export?.(person.userId, 'zh-CN');
  expect(held?.rows.ownTemplates).toMatchObject([{ id: templateId }]);
  const [kept] = held?.files ?? [];
  expect(kept?.path).toBe(`${templateId}/${fileName}`);
  expect(await data.forget(person.userId)).toBe(1);
  expect(await app.app.context.files.read(kept?.key ?? '')).toBeNull();
});

test('a party of another matter is named in the text of an own template, whichever template called it that', async () => {
  const { templateId: order } = await made(
    await wordWith(paragraph('供应商{{供应商名称}}，对接{{对接人}}')),
    owner,
  );
  const orderPath = await pathsOf(order);
  await save(await begin(order), [
    set(orderPath('供应商名称'), '临江云帆商贸有限公司'),
    set(orderPath('对接人'), '许静'),
  ]);
  const { templateId } = await made(
    await wordWith(
      paragraph('致{{采购方}}：关于临江云帆商贸有限公司与贵方的合同，经办{{经办人}}。') +
        paragraph('联系许静。'),
    ),
  );
  const path = await pathsOf(templateId);
  const draft = await begin(templateId);
  const checked = async () => {
    const { body } = await app.call(drafts.checkDraft, { token, params: { draftId: draft.draftId } });
    return body.findings.filter(({ kind }) => kind === 'foreign_name').map(({ quote }) => quote);
  };
  const saved = await save(draft, [set(path('采购方'), '郑建平')]);
  // Whom one speaks to in another matter is nobody's party.
  expect(await checked()).toEqual(['临江云帆商贸有限公司']);
  await app.call(drafts.saveDraft, {
    ...{ token, params: { draftId: draft.draftId } },
    body: {
      ...{ seenRevision: saved.revision, seenFactsRevision: saved.factsRevision },
      facts: [set(path('采购方'), '临江云帆商贸有限公司')],
    },
  });
  expect(await checked()).toEqual([]);
});
