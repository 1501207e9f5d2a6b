import * as addressBook from '@mingfa/contract/address-book';
import * as templates from '@mingfa/contract/document-template';
import * as drafts from '@mingfa/contract/draft';
import type { FactChange } from '@mingfa/contract/draft-fact';
import * as versions from '@mingfa/contract/draft-version';
import * as matters from '@mingfa/contract/matter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let owner: TestPerson;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  owner = await app.person();
  token = owner.token;
});
afterAll(() => app.close());

const set = (path: string, value: string | number | boolean): FactChange => ({ act: 'set', path, value });
const begin = async (templateId: string, more: object = {}) =>
  (await app.call(drafts.createDraft, { token, body: { templateId, ...more } })).body;
const change = (matterId: string, seenFactsRevision: number, changes: FactChange[]) =>
  app.call(matters.changeFacts, { token, params: { matterId }, body: { seenFactsRevision, changes } });
const save = (draftId: string, body: object) =>
  app.call(drafts.saveDraft, { token, params: { draftId }, body });
const read = async (draftId: string) =>
  (await app.call(drafts.getDraft, { token, params: { draftId } })).body;

test('templates are found by what people call them, and anybody with a session reads them', async () => {
  const { token: guest } = await app.guest();
  const asked = (query: object) => app.call(templates.listTemplates, { token: guest, query: { ...query } });
  const found = (await asked({ q: '欠条' })).body.items;
  expect(found.map(({ templateId }) => templateId)).toContain('iou');
  for (const [q, first] of [
    ['拖欠工资', 'labour-arbitration-application'],
    ['lawyer’s letter', 'lawyers-letter'],
  ])
    expect((await asked({ q })).body.items[0]?.templateId).toBe(first);
  const none = (await asked({ q: '婚前协议' })).body;
  expect(none.items).toEqual([]);
  expect(none.nearest.length).toBeGreaterThan(0);
  // What is called so by no template is looked for among what the guides are about.
  const told = (await asked({ q: '奶奶想看孙子' })).body;
  expect(told.situation?.zh).toContain('看孩子');
  expect(told.nearest[0]?.templateId).toBe('civil-complaint');
  const official = (await asked({ form: 'official' })).body.items;
  expect(official.length).toBeGreaterThan(0);
  expect(official.every((one) => one.official !== null)).toBe(true);
  const { body } = await app.call(templates.getTemplate, {
    token: guest,
    params: { templateId: 'civil-complaint' },
  });
  const [parties] = body.steps;
  expect(parties?.facts[0]).toMatchObject({ fact: 'claimants', demand: 'always' });
  expect(parties?.facts[0]?.fields.map(({ definition }) => definition.id)).toContain('identity_number');
  expect(body.fees.length && body.attachments.length && body.articles.length).toBeGreaterThan(0);
  expect((await app.call(drafts.createDraft, { token: guest, body: { templateId: 'iou' } })).status).toBe(
    409,
  );
});

test('a draft makes its matter, and the facts typed into one draft stand in the next', async () => {
  const iou = await begin('iou', { matterName: '周明远借款' });
  expect(iou.missing.map(({ path }) => path)).toContain('loan_principal');
  const saved = await save(iou.draftId, {
    ...{ seenRevision: 1, seenFactsRevision: 0 },
    facts: [set('loan_principal', 120_000), set('defendants/d1/name', '郑建平')],
  });
  expect(saved.body.missing.map(({ path }) => path)).not.toContain('loan_principal');
  expect(saved.body).toMatchObject({ revision: 1, factsRevision: 1 });
  const complaint = await begin('civil-complaint', { matterId: iou.matterId });
  expect(JSON.stringify(complaint.document)).toContain('郑建平');
  const list = (await app.call(matters.listMatters, { token, query: { q: '周明远' } })).body;
  // The third follows from them: whom a letter of this matter would go to.
  expect(list.items).toMatchObject([{ name: '周明远借款', drafts: 2, facts: 3 }]);
});

test('an amount that is none is kept as it was typed, and leaves a blank in place of the older one', async () => {
  const { draftId } = await begin('iou');
  const put = async (seenFactsRevision: number, principal: string | number) =>
    (
      await save(draftId, {
        ...{ seenRevision: 1, seenFactsRevision },
        facts: [set('loan_principal', principal)],
      })
    ).body;
  expect(JSON.stringify((await put(0, 56_789)).document)).toContain('56789');
  const refused = await put(1, '五万多');
  expect(JSON.stringify(refused.document)).not.toMatch(/56789|五万多/);
  expect(refused.problems).toMatchObject([{ path: 'loan_principal', problem: 'not_of_its_kind' }]);
  expect((await read(draftId)).sheet.entries.loan_principal?.chosen.value).toBe('五万多');
});

test('changing a fact marks the drafts it touches until somebody has seen it', async () => {
  const { matterId, draftId } = await begin('iou');
  const other = await begin('power-of-attorney', { matterId });
  const { body } = await change(matterId, 0, [set('loan_purpose', '开店')]);
  expect(body.touchedDrafts).toMatchObject([{ draftId, touchedBy: ['loan_purpose'] }]);
  expect((await read(draftId)).touchedBy).toEqual(['loan_purpose']);
  expect((await read(other.draftId)).touchedBy).toEqual([]);
  await save(draftId, { seenRevision: 1, seenFactsRevision: 1 });
  expect((await read(draftId)).touchedBy).toEqual([]);
});

test('who saves over a newer draft is told what it says, and nothing is lost', async () => {
  const { draftId } = await begin('iou');
  const part = (text: string) => ({ parts: { iou_told: { text, by: 'person' } }, seenFactsRevision: 0 });
  expect((await save(draftId, { ...part('今借到一万元。'), seenRevision: 1 })).body.revision).toBe(2);
  const late = await save(draftId, { ...part('今借到两万元。'), seenRevision: 1 });
  expect([late.status, late.error.errorCode]).toEqual([409, 'draft_changed']);
  expect(late.error.details).toEqual([
    { path: 'revision', message: '2' },
    { path: 'parts.iou_told', message: JSON.stringify({ by: 'person', text: '今借到一万元。' }) },
  ]);
  const again = await save(draftId, { ...part('今借到一万元。'), seenRevision: 1 });
  expect([again.status, again.body.revision]).toEqual([200, 2]);
  expect(JSON.stringify((await read(draftId)).document)).toContain('今借到一万元。');
});

test('two who change different facts both succeed; the same fact is refused with what it holds', async () => {
  const { matterId } = await begin('iou');
  await change(matterId, 0, [set('loan_principal', 1000)]);
  expect((await change(matterId, 0, [set('loan_purpose', '装修')])).status).toBe(200);
  const clash = await change(matterId, 0, [set('loan_principal', 2000)]);
  expect([clash.status, clash.error.errorCode]).toEqual([409, 'facts_changed']);
  expect(clash.error.details).toContainEqual({ path: 'facts.loan_principal', message: '1000' });
  expect(clash.error.errorMessage).toContain('借款本金');
  const facts = (await app.call(matters.getMatterFacts, { token, params: { matterId } })).body;
  expect(facts.sheet.entries.loan_principal?.chosen.value).toBe(1000);
  expect(facts.definitions.loan_principal?.kind).toBe('money');
});

test('a save that is refused in one part changes nothing of the other', async () => {
  const { draftId, matterId } = await begin('iou');
  await change(matterId, 0, [set('loan_principal', 5)]);
  const late = await save(draftId, {
    ...{ seenRevision: 1, seenFactsRevision: 0, title: '新名' },
    facts: [set('loan_principal', 6)],
  });
  expect(late.error.errorCode).toBe('facts_changed');
  expect(await read(draftId)).toMatchObject({ title: '借条', revision: 1 });
});

test('a story fills facts with their places; what contradicts them stands beside until somebody chooses', async () => {
  const { matterId } = (await app.call(matters.createMatter, { token, body: { name: '讲述' } })).body;
  const tell = (text: string) =>
    app.call(matters.readIntoFacts, { token, params: { matterId }, body: { from: { kind: 'text', text } } });
  const first = (await tell('2024年3月1日我借给朋友郑建平12万元，他一直没有还。')).body;
  expect(first.filled).toContain('loan_principal');
  const entry = first.sheet.entries.loan_principal;
  expect(entry).toMatchObject({ confirmed: false, chosen: { value: 120_000, source: { kind: 'story' } } });
  const second = (await tell('2024年3月1日我借给朋友郑建平10万元，他一直没有还。')).body;
  expect(second.disagrees).toEqual(['loan_principal']);
  expect(second.contradicted).toEqual(['loan_principal']);
  const chosen = await change(matterId, second.factsRevision, [
    { act: 'choose', path: 'loan_principal', which: 1 },
  ]);
  expect(chosen.body.sheet.entries.loan_principal).toMatchObject({
    ...{ confirmed: true, others: [], chosen: { value: 100_000 } },
  });
});

test('what a story tells besides is offered for blank facts, and taken with its place', async () => {
  const { draftId, matterId } = await begin('civil-complaint');
  const text = '我们去年租的店。押金交了八千，转让费一万二，房东叫贺长林，住长沙市岳麓区桐梓坡路5号。';
  const body = { from: { kind: 'text' as const, text } };
  const read = (await app.call(matters.readIntoFacts, { token, params: { matterId }, body })).body;
  const fee = read.sheet.told?.find(({ value }) => value === 12_000);
  expect(fee).toMatchObject({ kind: 'money', words: '转让费一万二' });
  const take = { act: 'take' as const, path: 'claims/c1/amount', kind: 'money' as const, value: 12_000 };
  const taken = await change(matterId, read.factsRevision, [take]);
  expect(taken.body.sheet.entries['claims/c1/amount']).toEqual({
    ...{ confirmed: true, others: [] },
    chosen: { value: 12_000, source: fee?.source },
  });
  expect(taken.body.sheet.told).toEqual(read.sheet.told);
  const home = { ...take, path: 'defendants/d1/domicile', kind: 'address' as const };
  const preview = await app.call(drafts.previewDraft, {
    token,
    body: { draftId, facts: [{ ...home, value: '长沙市岳麓区桐梓坡路5号' }] },
  });
  expect(JSON.stringify(preview.body.document)).toContain('长沙市岳麓区桐梓坡路5号');
  // Nobody told it, or it is of another kind: nothing is made up.
  for (const wrong of [
    { ...take, value: 13_000 },
    { ...take, path: 'claims/c1/content' },
    { ...home, value: 12_000 },
  ])
    expect((await change(matterId, taken.body.factsRevision, [wrong])).status).toBe(422);
});

test('rows are added, put in order and taken out; what is no fact is refused by its name', async () => {
  const { matterId } = await begin('civil-complaint');
  const rows = await change(matterId, 0, [
    set('claims/c1/content', '返还借款'),
    { act: 'add_row', path: 'claims/c2' },
    { act: 'order_rows', path: 'claims', rows: ['c2', 'c1'] },
  ]);
  expect(rows.body.sheet.rows.claims).toEqual(['c2', 'c1']);
  const left = await change(matterId, 1, [{ act: 'clear', path: 'claims/c1' }]);
  expect(left.body.sheet.rows.claims).toEqual(['c2']);
  expect(left.body.sheet.entries).toEqual({});
  for (const wrong of [
    set('nonsense', 1),
    set('loan_principal', true),
    set('claims', 'x'),
    { act: 'order_rows' as const, path: 'claims', rows: ['c9'] },
    { act: 'choose' as const, path: 'loan_principal', which: 3 },
  ]) {
    const refused = await change(matterId, 2, [wrong]);
    expect([refused.status, refused.error.details?.[0]?.path]).toEqual([422, wrong.path]);
  }
});

test('versions are kept on request and at a restore, compared line by line, and put back with their facts', async () => {
  const { draftId, matterId } = await begin('iou');
  await change(matterId, 0, [set('loan_principal', 1000)]);
  const kept = (
    await app.call(versions.saveDraftVersion, { token, params: { draftId }, body: { note: '初稿' } })
  ).body;
  await change(matterId, 1, [set('loan_principal', 9000)]);
  const params = { draftId, versionId: kept.versionId };
  const { body: compared } = await app.call(versions.compareDraftVersion, { token, params });
  expect(compared.removed).toBe(compared.added);
  expect(compared.lines.find(({ kind }) => kind === 'removed')?.text).toContain('1000元');
  expect(compared.lines.find(({ kind }) => kind === 'added')?.text).toContain('9000元');
  const back = (await app.call(versions.restoreDraftVersion, { token, params, body: {} })).body;
  expect(back.sheet.entries.loan_principal?.chosen.value).toBe(1000);
  const listed = (await app.call(versions.listDraftVersions, { token, params: { draftId } })).body;
  expect(listed.items.map(({ number, reason }) => [number, reason])).toEqual([
    [2, 'restore'],
    [1, 'asked'],
  ]);
  const before = await app.call(versions.getDraftVersion, {
    token,
    params: { draftId, versionId: listed.items[0]?.versionId ?? '' },
  });
  expect(JSON.stringify(before.body.document)).toContain('9000');
});

test('a preview shows what is not saved, keeps nothing, and is nobody else’s', async () => {
  const { draftId } = await begin('iou');
  const preview = (body: object, by = token) => app.call(drafts.previewDraft, { token: by, body });
  const facts = [set('loan_principal', 77_000)];
  expect(JSON.stringify((await preview({ draftId, facts })).body.document)).toContain('77000');
  expect((await read(draftId)).sheet.entries).toEqual({});
  const { token: guest } = await app.guest();
  expect((await preview({ templateId: 'iou', facts }, guest)).status).toBe(200);
  expect((await preview({ draftId, facts }, guest)).status).toBe(404);
  expect((await preview({ draftId, templateId: 'iou' })).status).toBe(422);
});

test('a draft that is edited freely keeps its words whatever facts change, and can be given back', async () => {
  const { draftId, matterId, document } = await begin('iou');
  const body = [
    ...document.blocks.slice(0, 1),
    {
      kind: 'paragraph',
      style: 'body',
      spans: [{ text: '我自己写的。', origin: { kind: 'typed', part: 'body' } }],
    },
  ];
  const free = (await save(draftId, { seenRevision: 1, seenFactsRevision: 0, body })).body;
  expect(free.isFree).toBe(true);
  await change(matterId, 0, [set('loan_principal', 3000)]);
  const later = await read(draftId);
  expect(JSON.stringify(later.document)).not.toContain('3000');
  expect(later.touchedBy).toEqual(['loan_principal']);
  const made = (await save(draftId, { seenRevision: 2, seenFactsRevision: 1, body: null })).body;
  expect(JSON.stringify(made.document)).toContain('3000');
});

test('the address book fills a row, keeps one, and is searched by name', async () => {
  const { matterId } = await begin('civil-complaint');
  const entry = (
    await app.call(addressBook.saveAddress, {
      token,
      body: { kind: 'party', name: '虚构商贸有限公司', fields: { party_kind: 'organisation' } },
    })
  ).body;
  const use = (fact: string) =>
    app.call(addressBook.takeOverAddress, {
      token,
      params: { entryId: entry.entryId },
      body: { matterId, fact },
    });
  const { body } = await use('defendants');
  const [row] = body.sheet.rows.defendants ?? [];
  expect(body.sheet.entries[`defendants/${row}/name`]).toMatchObject({
    chosen: { value: '虚构商贸有限公司', source: { kind: 'address_book', entryId: entry.entryId } },
    confirmed: true,
  });
  expect((await use('claimant_agents')).status).toBe(422);
  const kept = await app.call(addressBook.keepAddress, {
    token,
    body: { matterId, path: `defendants/${row}` },
  });
  expect(kept.body).toMatchObject({ kind: 'party', fields: { party_kind: 'organisation' } });
  const found = (await app.call(addressBook.listAddresses, { token, query: { q: '商贸' } })).body;
  expect(found.total).toBe(2);
});

test('another person finds none of it', async () => {
  const { draftId, matterId } = await begin('iou');
  const { token: other } = await app.person();
  const answers = [
    await app.call(matters.getMatterFacts, { token: other, params: { matterId } }),
    await app.call(drafts.getDraft, { token: other, params: { draftId } }),
    await app.call(drafts.createDraft, { token: other, body: { templateId: 'iou', matterId } }),
    await app.call(drafts.exportDraft, { token: other, params: { draftId }, body: { format: 'md' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('sums that cannot be are told of by the checks, and no claim is made of them', async () => {
  const { draftId } = await begin('civil-complaint');
  const facts = [set('cause', '民间借贷纠纷'), set('loan_principal', -5), set('loan_repaid', 9)];
  await save(draftId, { seenRevision: 1, seenFactsRevision: 0, facts });
  const checked = await app.call(drafts.checkDraft, { token, params: { draftId } });
  expect(checked.status).toBe(200);
  expect(checked.body.problems).toMatchObject([{ path: 'loan_principal', problem: 'out_of_range' }]);
  expect(JSON.stringify((await read(draftId)).document)).not.toMatch(/-5|-14/);
});
