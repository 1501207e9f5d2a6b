import * as templates from '@mingfa/contract/document-template';
import * as drafts from '@mingfa/contract/draft';
import type { DocumentBody } from '@mingfa/contract/draft-document';
import type { FactChange } from '@mingfa/contract/draft-fact';
import * as versions from '@mingfa/contract/draft-version';
import * as labels from '@mingfa/contract/generated-label';
import * as matters from '@mingfa/contract/matter';
import * as shares from '@mingfa/contract/share';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let owner: TestPerson;
let token: string;
let all: templates.TemplateSummary[];
beforeAll(async () => {
  app = await openTestApp();
  owner = await app.person();
  token = owner.token;
  all = (await app.call(templates.listTemplates, { token })).body.items;
});
afterAll(() => app.close());

const set = (path: string, value: string | number | boolean): FactChange => ({ act: 'set', path, value });
const begin = async (templateId: string, facts: FactChange[] = []) => {
  const made = (await app.call(drafts.createDraft, { token, body: { templateId } })).body;
  if (facts.length === 0) return made;
  const saved = await app.call(drafts.saveDraft, {
    ...{ token, params: { draftId: made.draftId } },
    body: { seenRevision: 1, seenFactsRevision: 0, facts },
  });
  expect(saved.status, saved.text).toBe(200);
  return saved.body;
};
const detailOf = async (templateId: string) =>
  (await app.call(templates.getTemplate, { token, params: { templateId } })).body;
const exported = (draftId: string, body: object) =>
  app.app.server.inject({
    method: 'POST',
    url: `/v1/drafting/draft/${draftId}/export`,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });

/** What each kind of fact does not expect. */
const ODD = '甲\u202e乙\u0007<script>alert(1)</script>\u200f=1+1 *粗* |格| {{loan_principal}} 𠮷';
function oddChanges({ steps }: templates.TemplateDetail): FactChange[] {
  const oddOf = ({ kind, options }: templates.TemplateFact['definition'], path: string): FactChange[] => {
    if (kind === 'list') return [];
    // What hangs on a choice is to be seen.
    if (kind === 'choice') return [set(path, options?.[0]?.value ?? '')];
    if (kind === 'yes_no') return [set(path, true)];
    if (['money', 'percent', 'count'].includes(kind)) return [set(path, -1.005)];
    return [set(path, kind === 'date' ? '没有这天' : ODD)];
  };
  const changes = steps.flatMap(({ facts }) =>
    facts.flatMap(({ fact, definition, fields }) =>
      definition.kind === 'list'
        ? Array.from({ length: Math.min(3, definition.most ?? 3) }, (_, row) =>
            fields.flatMap((field) => oddOf(field.definition, `${fact}/r${row}/${field.definition.id}`)),
          ).flat()
        : oddOf(definition, fact),
    ),
  );
  return changes;
}

test('every template renders blank, filled and full of odd input', async () => {
  expect(all.length).toBeGreaterThanOrEqual(13);
  for (const { templateId, documentTitle } of all) {
    const sample = (form: string) =>
      app.call(templates.getTemplateSample, { token, params: { templateId }, query: { form } });
    const [blank, example] = [await sample('blank'), await sample('example')];
    expect([blank.status, example.status], templateId).toEqual([200, 200]);
    expect(JSON.stringify(blank.body.blocks)).toContain('"blank":true');
    expect(example.body.title).toBe(documentTitle);
    const facts = oddChanges(await detailOf(templateId));
    const odd = await app.call(drafts.previewDraft, { token, body: { templateId, facts } });
    expect([odd.status, odd.status === 200 || odd.text], templateId).toEqual([200, true]);
    const text = JSON.stringify(odd.body.document);
    expect(text, templateId).toContain('alert(1)');
    expect(text).not.toMatch(/[\u202e\u200f]|\\u0007/);
    expect(odd.body.problems.length, templateId).toBeGreaterThan(0);
  }
});

test('a draft full of odd input opens in every format, and its words are words', async () => {
  const { draftId } = await begin('civil-complaint', oddChanges(await detailOf('civil-complaint')));
  const zip = await JSZip.loadAsync((await exported(draftId, { format: 'docx' })).rawPayload);
  const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
  expect(xml).toContain('甲乙&lt;script&gt;alert(1)&lt;/script&gt;=1+1');
  const pdf = (await exported(draftId, { format: 'pdf' })).rawPayload;
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const html = (await exported(draftId, { format: 'html' })).body;
  expect(html).not.toMatch(/<script/i);
  expect(html).toContain('甲乙&lt;script&gt;alert(1)&lt;/script&gt;=1+1 *粗* |格| {{loan_principal}} 𠮷');
  const markdown = await exported(draftId, { format: 'md' });
  expect(markdown.body).toContain('\\<script\\>alert(1)\\</script\\>=1+1 \\*粗\\* \\|格\\|');
  expect(markdown.headers['content-disposition']).toContain('.md');
});

test('official forms are forms in every format; blank forms and lists of what is missing are printed, too', async () => {
  const { draftId } = await begin('divorce-complaint-form');
  const zip = await JSZip.loadAsync((await exported(draftId, { form: 'blank', format: 'docx' })).rawPayload);
  const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
  expect(xml).toContain('<w:gridSpan w:val="2"/>');
  expect(xml).toContain('□');
  const html = (await exported(draftId, { form: 'document', format: 'html' })).body;
  expect(html.match(/<th scope="row">/g)?.length).toBeGreaterThan(5);
  const missing = await exported(draftId, { form: 'missing', format: 'md' });
  expect(missing.body).toContain('缺项清单');
  expect(missing.body).toContain('要填的内容');
  for (const form of ['blank', 'missing'])
    expect((await exported(draftId, { form, format: 'pdf' })).rawPayload.subarray(0, 5).toString()).toBe(
      '%PDF-',
    );
});

test('an export keeps a version once, and gives back an older one as it stood', async () => {
  const { draftId, matterId } = await begin('iou', [set('loan_principal', 1000)]);
  await exported(draftId, { format: 'md' });
  await exported(draftId, { format: 'md' });
  const changed = { seenFactsRevision: 1, changes: [set('loan_principal', 9000)] };
  await app.call(matters.changeFacts, { token, params: { matterId }, body: changed });
  const { body } = await app.call(versions.listDraftVersions, { token, params: { draftId } });
  expect(body.items.map(({ number, reason }) => [number, reason])).toEqual([[1, 'export']]);
  const old = await exported(draftId, { format: 'md', versionId: body.items[0]?.versionId });
  expect(old.body).toContain('人民币1000元');
  expect((await exported(draftId, { format: 'md' })).body).toContain('人民币9000元');
});

test('words of a model are labelled in the file and counted before; a person’s are not', async () => {
  const { draftId } = await begin('civil-complaint');
  const write = (by: string, seenRevision: number) =>
    app.call(drafts.saveDraft, {
      ...{ token, params: { draftId } },
      body: {
        ...{ seenRevision, seenFactsRevision: 0 },
        parts: { claims_told: { text: '请求返还借款。请求承担诉讼费。', by, model: '示例模型' } },
      },
    });
  await write('person', 1);
  expect((await exported(draftId, { format: 'md' })).body).not.toContain('AIGC');
  await write('model', 2);
  const file = (await exported(draftId, { format: 'md' })).body;
  expect(file).toMatch(/^---\nAIGC:/);
  expect(file).toContain('示例模型');
  const { body } = await app.call(labels.previewLabel, { token, query: { kind: 'draft', thingId: draftId } });
  expect(body.label?.sentences.model).toBe(2);
  const checks = (await app.call(drafts.checkDraft, { token, params: { draftId } })).body;
  expect(checks.modelSentences.map(({ text }) => text)).toEqual(['请求返还借款。', '请求承担诉讼费。']);
});

test('a refused amount is listed as it was filled in, and not rounded to one that would do', async () => {
  const { draftId } = await begin('iou', [set('loan_principal', 12.345)]);
  const missing = await exported(draftId, { form: 'missing', format: 'md' });
  // Markdown escapes the point after a number.
  expect(missing.body.replaceAll('\\', '')).toContain('| 12.345元 | 金额最多两位小数 |');
  const { body } = await app.call(drafts.checkDraft, { token, params: { draftId } });
  expect(body.findings.find(({ kind }) => kind === 'problem')?.quote).toBe('12.345元');
});

test('checks name what is missing, what does not add up, names left over, places and days that are past', async () => {
  await begin('civil-complaint', [set('defendants/d1/name', '钱多多')]);
  const { draftId } = await begin('civil-complaint', [
    set('cause', '民间借贷纠纷'),
    set('court', '临江市河东区人民法院'),
    set('claimants/c1/name', '周明远'),
    set('claimants/c1/domicile', '山南市北湖区一路1号'),
    set('claimants/c1/identity_number', '110101198804120011'),
    set('defendants/d1/name', '郑建平'),
    set('defendants/d1/domicile', '山南市南湖区二路2号'),
    set('loan_principal', 100_000),
    set('loan_on', '2019-03-01'),
    set('loan_due_on', '2020-03-01'),
    set('claims/k1/content', '判令被告返还借款本金120000元（大写：壹拾壹万元整）、利息5000元，合计130000元'),
    set('claims/k1/amount', 120_000),
    set('story', '被告钱多多向原告借款，依照《中华人民共和国民法典》第九千九百条应当返还。'),
  ]);
  const { body, status, text } = await app.call(drafts.checkDraft, { token, params: { draftId } });
  expect([status, status === 200 || text]).toEqual([200, true]);
  const of = (kind: string) => body.findings.filter((one) => one.kind === kind);
  expect(of('missing').flatMap(({ paths }) => paths)).toContain('claimants/c1/phone');
  expect(of('problem')).toMatchObject([{ paths: ['claimants/c1/identity_number'], level: 'error' }]);
  expect(of('unequal_amount')[0]?.quote).toContain('壹拾壹万元整');
  expect(of('unequal_sum')[0]?.text.zh).toContain('125000元');
  expect(of('claim_without_facts')[0]?.text.zh).toContain('100000元');
  expect(of('foreign_name')).toMatchObject([{ quote: '钱多多' }]);
  expect(of('jurisdiction')).toMatchObject([{ source: '民事诉讼法 22' }]);
  expect(of('limitation').length).toBeGreaterThan(0);
  expect(body.citations.items.map(({ raw }) => raw).join()).toContain('第九千九百条');
  expect(body.fees[0]?.outcome).toMatchObject({ status: 'result', calculatorId: 'court-fee' });
  expect(body.copies?.count).toBe(2);
  expect(body.findings.map(({ level }) => level)).toEqual(
    body.findings.map(({ level }) => level).toSorted((one, other) => order(one) - order(other)),
  );
});

test('checks ask about names and sums in free words that no field holds, and say of a slip what it is like', async () => {
  const facts = (story: string) => [
    set('cause', '民间借贷纠纷'),
    set('claimants/c1/name', '周明远'),
    set('defendants/d1/name', '郑建平'),
    set('loan_principal', 100_000),
    set('claims/k1/content', '返还借款本金100000元'),
    set('claims/k1/amount', 100_000),
    set('story', story),
  ];
  const asked = async (story: string) => {
    const { draftId } = await begin('civil-complaint', facts(story));
    const { body } = await app.call(drafts.checkDraft, { token, params: { draftId } });
    return body.findings
      .filter(({ kind }) => kind === 'not_in_facts')
      .map(({ level, text }) => [level, text.zh]);
  };
  expect(await asked('被告郑建萍向原告周明远借款12万元，证人刘大勇在场。')).toEqual([
    ['warning', expect.stringContaining('“郑建萍”和已填的“郑建平”只差一个字')],
    ['notice', expect.stringMatching(/^刘大勇：/)],
    ['notice', expect.stringMatching(/^12万元：/)],
  ]);
  expect(await asked('被告郑建平向原告周明远借款10万元，至今未还。')).toEqual([]);
});

test('the clauses of a contract are no citations of its own', async () => {
  const { draftId } = await begin('house-lease', [
    set('other_terms', '其他事项依照《中华人民共和国民法典》第七百零五条处理。'),
  ]);
  const { body } = await app.call(drafts.checkDraft, { token, params: { draftId } });
  expect(body.citations.items.map(({ raw }) => raw)).toEqual(['《中华人民共和国民法典》第七百零五条']);
  expect(body.citations.counts.total).toBe(1);
});

test('checks name a party on both sides, and a number that two of them have', async () => {
  const findings = async (...changes: ReturnType<typeof set>[]) => {
    const { draftId } = await begin('civil-complaint', changes);
    const { body } = await app.call(drafts.checkDraft, { token, params: { draftId } });
    return body.findings.filter(({ kind, paths }) => kind === 'problem' && paths.length > 1);
  };
  const name = '周明远';
  expect(await findings(set('claimants/c1/name', name), set('defendants/d1/name', name))).toMatchObject([
    { level: 'error', paths: ['claimants/c1/name', 'defendants/d1/name'] },
  ]);
  const [one, other] = ['claimants/c1/identity_number', 'defendants/d1/identity_number'];
  const number = '110101198804120010';
  const [found] = await findings(set(one, number), set(other, number));
  expect(found?.text.zh).toBe(
    '原告（申请人）的身份证号码和被告（被申请人）的身份证号码相同：一个号码只属于一个人、一个单位，请核对',
  );
});

const order = (level: string) => ['error', 'warning', 'notice'].indexOf(level);

test('fields that are too long, too many or no fields are refused with a reason', async () => {
  const { draftId, matterId } = await begin('civil-complaint');
  const change = (changes: unknown[]) =>
    app.call(matters.changeFacts, { token, params: { matterId }, body: { seenFactsRevision: 0, changes } });
  const long = await change([set('story', '长'.repeat(50_001))]);
  expect([long.status, long.error.details?.[0]?.message]).toEqual([422, expect.stringContaining('50000')]);
  const megabyte = await change([set('story', 'x'.repeat(1_100_000))]);
  expect([413, 422]).toContain(megabyte.status);
  expect(megabyte.error.errorMessage).not.toBe('');
  const rows = await change(
    Array.from({ length: 301 }, (_, at) => ({ act: 'add_row', path: `claims/c${at}` })),
  );
  expect([rows.status, rows.error.errorCode]).toEqual([429, 'limit_reached']);
  expect((await change([set('__proto__', 'x')])).status).toBe(422);
  expect((await change([set('constructor', 'x')])).status).toBe(422);
  const body = [{ kind: 'paragraph', style: 'body', spans: [{ text: 'x', origin: { kind: 'god' } }] }];
  const forged = await app.call(drafts.saveDraft, {
    ...{ token, params: { draftId } },
    body: { seenRevision: 1, seenFactsRevision: 0, body },
  });
  expect(forged.status).toBe(422);
});

test('a table of a draft is shared as a table, with a head or without', async () => {
  const words = (text: string) => ({
    paragraphs: [[{ text, origin: { kind: 'typed' as const, part: 'body' } }]],
    ...{ columns: 1, role: 'content' as const },
  });
  const rows = [{ cells: [words('一'), words('二')] }, { cells: [words('三'), words('四')] }];
  const table = (headRows: number) => ({ kind: 'table' as const, widths: [50, 50], headRows, rows });
  const { draftId } = (await app.call(drafts.createDraft, { token, body: { templateId: 'iou' } })).body;
  const body = [table(0), table(1)];
  const seen = { seenRevision: 1, seenFactsRevision: 0 };
  await app.call(drafts.saveDraft, { token, params: { draftId }, body: { ...seen, body } });
  const source = { kind: 'draft' as const, draftId };
  const { shareId } = (await app.call(shares.createShare, { token, body: { source, expiresOn: null } })).body;
  const shown = await app.call(shares.readShare, { query: { shareId, type: 'document' } });
  expect(shown.body).toMatchObject({
    content: {
      blocks: [
        {
          kind: 'table',
          columns: [],
          rows: [
            ['一', '二'],
            ['三', '四'],
          ],
        },
        { kind: 'table', columns: ['一', '二'], rows: [['三', '四']] },
      ],
    },
  });
});

test('a draft is shared as a document, with names masked and without ids', async () => {
  const { draftId } = await begin('divorce-complaint-form', [
    set('claimants/c1/name', '周明远'),
    set('claimants/c1/phone', '13800000001'),
  ]);
  const source = { kind: 'draft', draftId };
  const made = await app.call(shares.createShare, { token, body: { source, expiresOn: null } });
  expect([made.status, made.status === 200 || made.text]).toEqual([200, true]);
  const { shareId } = made.body;
  const shown = await app.call(shares.readShare, { query: { shareId, type: 'document' } });
  expect(shown.body.content.kind).toBe('sheet');
  expect(shown.text).not.toMatch(/drf_|mat_|13800000001/);
  await app.call(drafts.deleteDraft, { token, params: { draftId } });
  expect((await app.call(shares.readShare, { query: { shareId, type: 'document' } })).status).toBe(404);
});

test('a document that was edited freely is what is previewed, checked, kept and exported; comments on it leave the house with no file', async () => {
  const { draftId } = await begin('iou');
  const typed = { kind: 'typed', part: 'body' } as const;
  const fact = { kind: 'fact', path: 'lender', from: null } as const;
  const comments = [{ id: 'c1', text: '内部\u0007批注', at: '2026-11-28T08:00:00.000Z' }];
  const blocks: DocumentBody = [
    { kind: 'title', spans: [{ text: '借条（改）', origin: typed }] },
    {
      kind: 'paragraph',
      style: 'body',
      spans: [
        { text: '今借到', origin: typed, comments },
        { text: '＿＿', origin: fact, blank: true },
        { text: '，依据《民法典》第九千条。', origin: { kind: 'model', part: 'iou_told' } },
      ],
    },
  ];
  const saved = await app.call(drafts.saveDraft, {
    ...{ token, params: { draftId } },
    body: { seenRevision: 1, seenFactsRevision: 0, body: blocks },
  });
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body.isFree).toBe(true);
  expect(JSON.stringify(saved.body.body)).toContain('内部批注');
  const preview = await app.call(drafts.previewDraft, { token, body: { draftId, body: blocks.slice(0, 1) } });
  expect(preview.body.document.blocks).toHaveLength(1);
  const checks = (await app.call(drafts.checkDraft, { token, params: { draftId } })).body;
  expect(checks.findings.filter(({ level }) => level === 'error').map(({ text }) => text.zh)).toContain(
    '正文还有1处空白没有填',
  );
  // Facts that nobody filled in are no fault of a text that no longer draws on them.
  expect(checks.findings.filter(({ kind, paths }) => kind === 'missing' && paths.length > 0)).not.toEqual([]);
  expect(
    checks.findings.every(
      ({ kind, paths, level }) => kind !== 'missing' || paths.length === 0 || level === 'notice',
    ),
  ).toBe(true);
  expect(checks.citations.items.map(({ raw }) => raw)).toEqual(['《民法典》第九千条']);
  expect(checks.modelSentences).toHaveLength(1);
  const zip = await JSZip.loadAsync((await exported(draftId, { format: 'docx' })).rawPayload);
  const files = await Promise.all(Object.values(zip.files).map((file) => file.async('string')));
  expect(files.join('')).toContain('借条（改）');
  expect(files.join('')).not.toContain('内部批注');
  for (const format of ['md', 'html'])
    expect((await exported(draftId, { format })).body).not.toContain('内部批注');
  const { items } = (await app.call(versions.listDraftVersions, { token, params: { draftId } })).body;
  const params = { draftId, versionId: items[0]?.versionId ?? '' };
  const version = (await app.call(versions.getDraftVersion, { token, params })).body;
  expect(version.document.blocks).toEqual(saved.body.body);
});
