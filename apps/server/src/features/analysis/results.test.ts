import * as contract from '@mingfa/contract/analysis';
import * as template from '@mingfa/contract/analysis-template';
import * as share from '@mingfa/contract/share';
import * as shareUpdate from '@mingfa/contract/share-update';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDataset } from '../../testing/datasets-over-http.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let server: TestApp;
let person: TestPerson;
let analysisId: string;
const PAYMENTS =
  '日期,供应商,金额,账号\n2025-01-03,=1+1公司,100.5,6222020200112233445\n2025-02-01,乙公司,200,6222020200112233446\n';

beforeAll(async () => {
  server = await openTestApp();
  person = await server.person();
  const { datasetId } = await loadDataset(server, person.token, { name: '付款.csv', content: PAYMENTS });
  const asked = { datasetId };
  const { body, status, text } = await server.call(contract.createAnalysis, {
    token: person.token,
    body: {
      title: '付款分析',
      steps: [
        { stepId: 't', kind: 'text', markdown: '## 背景\n\n付款**已核对**。' },
        { stepId: 'w', kind: 'question', ...asked, question: '按供应商合计金额' },
        {
          ...{
            stepId: 'q',
            kind: 'query',
            ...asked,
            sql: 'SELECT "供应商", "金额", "账号" FROM t1 ORDER BY 2',
          },
          ...{ origin: 'model', modelName: 'deepseek-v3', explanation: '列出每笔付款。' },
        },
        { stepId: 'c', kind: 'chart', of: 'w' },
        { stepId: 'l', kind: 'table', of: 'q', rows: 1 },
        {
          ...{ stepId: 'f', kind: 'finding', text: '最少一笔是{f1}元。' },
          figures: [{ key: 'f1', of: 'q', row: 0, column: 1, seen: '100.5' }],
        },
      ],
    },
  });
  if (status !== 200) throw new Error(text);
  analysisId = body.analysisId;
  const params = { analysisId };
  await server.call(contract.runAnalysis, { token: person.token, params, body: { revision: body.revision } });
  await server.app.idle();
});
afterAll(() => server.close());

async function datasetOf() {
  const call = { token: person.token, params: { analysisId } };
  return (await server.call(contract.getAnalysis, call)).body.datasets[0]?.datasetId;
}
async function exported(format: string, more = '', of = analysisId) {
  const answer = await server.app.server.inject({
    method: 'GET',
    url: `/v1/analysis/${of}/export?format=${format}${more}`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.rawPayload;
}
async function partOf(format: string, part: string) {
  const zip = await JSZip.loadAsync(await exported(format));
  return (await zip.file(part)?.async('string')) ?? '';
}

test('in a workbook numbers are numbers, and no text is run as a formula', async () => {
  const zip = await JSZip.loadAsync(await exported('xlsx'));
  const sheets = Object.keys(zip.files).filter((name) => /worksheets\/sheet\d+\.xml$/.test(name));
  // The steps, and the rows of each of two answers.
  expect(sheets).toHaveLength(3);
  const rows = (await zip.file('xl/worksheets/sheet3.xml')?.async('string')) ?? '';
  expect(rows).toContain('<v>100.5</v>');
  expect(rows).toContain('=1+1公司');
  expect(rows).not.toContain('<f>');
  // More digits than a workbook keeps stay a text.
  expect(rows).not.toContain('<v>6222020200112233445</v>');
  const steps = (await zip.file('xl/worksheets/sheet1.xml')?.async('string')) ?? '';
  expect(steps).toContain('最少一笔是100.50元。');
  expect(steps).toContain('deepseek-v3');
});

test('a Word file tells step by step what was asked and answered, and whose SQL it was', async () => {
  const document = await partOf('docx', 'word/document.xml');
  const text = document.replace(/<[^>]+>/g, '');
  expect(text).toContain('背景');
  expect(text).toContain('已核对');
  expect(text).toContain('最少一笔是100.50元。');
  expect(text).toContain('显示前 1 行，共 2 行');
  expect(text).toContain('SQL 由模型 deepseek-v3 提出');
  expect(text).toContain('人工智能');
  expect(text).not.toContain('█');
  // The chart is a picture, with words for whoever cannot see it.
  expect(document).toMatch(/descr="柱状图：供应商、[^"]*金额[^"]*。数字见下面的表格。"/);
});

test('a file covers numbers of accounts unless it is asked for with them', async () => {
  const textOf = async (more: string) => {
    const zip = await JSZip.loadAsync(await exported('docx', more));
    return (await zip.file('word/document.xml')?.async('string')) ?? '';
  };
  expect(await textOf('')).not.toContain('6222020200112233445');
  expect(await textOf('&withNumbers=true')).toContain('6222020200112233445');
});

test('a Word file sets numbers to the right', async () => {
  const rows = (await partOf('docx', 'word/document.xml')).match(/<w:tr[ >][\s\S]*?<\/w:tr>/g) ?? [];
  const row = rows.find((one) => one.includes('>100.50<')) ?? '';
  const [name, amount] = row.split('</w:tc>');
  expect(name).toMatch(/<w:jc w:val="(?:left|start)"/);
  expect(amount).toMatch(/<w:jc w:val="(?:right|end)"/);
});

test('numbers of persons that SQL makes or compares with are covered, and money keeps its cents', async () => {
  const { body: begun } = await server.call(contract.createAnalysis, {
    token: person.token,
    body: {
      title: '账号核对',
      steps: [
        {
          ...{ stepId: 'n', kind: 'query', datasetId: (await datasetOf()) ?? '', origin: 'person' },
          sql: `SELECT CAST("账号" AS HUGEINT) AS 编号, '号' || "账号" AS 全称, sum("金额") AS 合计, count("账号") AS 个数 FROM t1 WHERE "账号" = '6222020200112233445' GROUP BY ALL`,
        },
        { stepId: 's', kind: 'chart', of: 'n' },
      ],
    },
  });
  const { analysisId: of, revision } = begun;
  const call = { token: person.token, params: { analysisId: of } };
  await server.call(contract.runAnalysis, { ...call, body: { revision } });
  await server.app.idle();
  const { body } = await server.call(contract.getAnalysis, call);
  expect(body.outcomes[0]?.columns.map(({ label, meaning }) => [label, meaning])).toEqual([
    ['编号', 'account'],
    ['全称', 'account'],
    ['合计', 'amount'],
    ['个数', 'plain'],
  ]);
  expect(body.outcomes[0]?.columns.map(({ cover }) => cover ?? 'as cells')).toEqual([
    ...['as cells', 'whole', 'as cells', 'as cells'],
  ]);
  const source = { kind: 'analysis', analysisId: of } as const;
  const preview = await server.call(share.previewShare, { token: person.token, body: { source } });
  expect(preview.body.coveredColumns.map((one) => one.split(' · ')[1])).toEqual(['编号', '全称']);
  expect(preview.text).not.toContain('6222020200112233445');
  // What no chart suits is shown as its table.
  expect(preview.text).toContain('100.50');
  expect(preview.text).toContain('不适合画图');
  for (const format of ['docx', 'xlsx']) {
    const zip = await JSZip.loadAsync(await exported(format, '', of));
    for (const name of Object.keys(zip.files).filter((file) => file.endsWith('.xml')))
      expect(await zip.file(name)?.async('string')).not.toContain('6222020200112233445');
  }
  const made = await server.call(share.createShare, {
    token: person.token,
    body: { source, expiresOn: null },
  });
  const params = { shareId: made.body.shareId };
  const again = await server.call(shareUpdate.previewShareUpdate, { token: person.token, params });
  expect(again.body.coveredColumns).toHaveLength(2);
  const read = await server.call(share.readShare, { query: { ...params, type: 'report' } });
  expect(read.body.of).toBe('analysis');
});

test('pieces of a number, and numbers in words, in literals and in text steps are covered in what leaves', async () => {
  const { datasetId } = await loadDataset(server, person.token, {
    name: '收款.csv',
    content:
      '姓名,证件号码,说明,金额\n韩一,110105199003072316,电话13912345678退款,10\n韩二,110105198512126437,卡6222020200112233445已付,20\n',
  });
  const sql = `SELECT substr("证件号码", 3, 6) AS 甲, substr("证件号码", 7, 6) AS 乙, strptime(substr("证件号码", 7, 8), '%Y%m%d')::DATE AS 丙, regexp_extract("说明", '[0-9]{10}') AS 丁, "说明" AS 戊, count("证件号码") AS 己 FROM t1 WHERE "说明" <> '座机 010-62345678' GROUP BY ALL`;
  const { body: begun } = await server.call(contract.createAnalysis, {
    token: person.token,
    body: {
      title: '核对13912345678',
      steps: [
        { stepId: 'q', kind: 'query', datasetId, origin: 'person', sql },
        { stepId: 't', kind: 'text', markdown: '证件110105199003072316的人已收款。' },
      ],
    },
  });
  const { analysisId: of, revision } = begun;
  const call = { token: person.token, params: { analysisId: of } };
  await server.call(contract.runAnalysis, { ...call, body: { revision } });
  await server.app.idle();
  const { body } = await server.call(contract.getAnalysis, call);
  expect(body.outcomes[0]?.columns.map(({ cover }) => cover ?? '')).toEqual([
    ...['whole', 'whole', 'whole', 'digits', '', ''],
  ]);
  const preview = await server.call(share.previewShare, {
    token: person.token,
    body: { source: { kind: 'analysis', analysisId: of } },
  });
  const hidden = /010519|199003|198512|1990-03|1985-12|1391234|6222020|62345678/;
  expect(preview.text).not.toMatch(hidden);
  expect(preview.text).toContain('退款');
  expect(preview.body.coveredColumns.map((one) => one.split(' · ')[1])).toEqual([
    ...['甲', '乙', '丙', '丁', '戊'],
  ]);
  for (const format of ['docx', 'xlsx']) {
    const zip = await JSZip.loadAsync(await exported(format, '', of));
    for (const name of Object.keys(zip.files).filter((file) =>
      /document\.xml|sheet\d+\.xml|sharedStrings/.test(file),
    ))
      expect((await zip.file(name)?.async('string'))?.replace(/<[^>]+>/g, ' ')).not.toMatch(hidden);
  }
});

test('a heading that SQL gives a column says no whole number of a person in what leaves', async () => {
  const { body: begun } = await server.call(contract.createAnalysis, {
    token: person.token,
    body: {
      title: '人数核对',
      steps: [
        {
          ...{ stepId: 'n', kind: 'query', datasetId: (await datasetOf()) ?? '', origin: 'person' },
          sql: 'SELECT "供应商", count(*) AS "证件110105199003072316的笔数", sum("金额") AS "卡6222020200112233447" FROM t1 GROUP BY ALL',
        },
        { stepId: 'b', kind: 'table', of: 'n' },
        { stepId: 'c', kind: 'chart', of: 'n' },
        {
          ...{ stepId: 'f', kind: 'finding', text: '共{f1}笔。' },
          figures: [{ key: 'f1', of: 'n', row: 0, column: 1, seen: '1' }],
        },
      ],
    },
  });
  const { analysisId: of, revision } = begun;
  const call = { token: person.token, params: { analysisId: of } };
  await server.call(contract.runAnalysis, { ...call, body: { revision } });
  await server.app.idle();
  const hidden = /110105199003072316|6222020200112233447/;
  for (const format of ['docx', 'xlsx'])
    for (const [more, isShown] of [
      ['', false],
      ['&withNumbers=true', true],
    ] as const) {
      const zip = await JSZip.loadAsync(await exported(format, more, of));
      const parts = await Promise.all(Object.values(zip.files).map((file) => file.async('string')));
      const words = parts.join(' ').replace(/<[^>]+>/g, ' ');
      expect(hidden.test(words)).toBe(isShown);
      expect(words).toContain('的笔数');
    }
  const source = { kind: 'analysis', analysisId: of } as const;
  const preview = await server.call(share.previewShare, { token: person.token, body: { source } });
  expect(preview.text).not.toMatch(hidden);
  const made = await server.call(share.createShare, {
    token: person.token,
    body: { source, expiresOn: null },
  });
  const query = { shareId: made.body.shareId, type: 'report' } as const;
  const { text } = await server.call(share.readShare, { query });
  expect(text).not.toMatch(hidden);
  expect(text).toContain('的笔数');
});

test('a PDF can be made of it', async () => {
  expect(
    Buffer.from(await exported('pdf'))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a shared analysis shows its answers, and no whole account', async () => {
  const made = await server.call(share.createShare, {
    token: person.token,
    body: { source: { kind: 'analysis', analysisId }, expiresOn: null },
  });
  expect(made.body).toMatchObject({ type: 'report', source: { kind: 'analysis', analysisId } });
  const { text, body } = await server.call(share.readShare, {
    query: { shareId: made.body.shareId, type: 'report' },
  });
  expect(body.content).toMatchObject({ kind: 'sheet' });
  expect(text).toContain('最少一笔是100.50元');
  expect(text).toContain('付款已核对');
  expect(text).toMatch(/622\*+45/);
  expect(text).not.toMatch(/6222020200112233445|dst_/);
  const other = await server.person();
  const source = { kind: 'analysis', analysisId } as const;
  const foreign = await server.call(share.createShare, {
    token: other.token,
    body: { source, expiresOn: null },
  });
  expect(foreign.status).toBe(404);
});

test('a template asks another dataset, whose columns are called otherwise, and says what is missing', async () => {
  const saved = await server.call(template.saveAnalysisTemplate, {
    ...{ token: person.token, params: { analysisId }, body: { title: '付款模板' } },
  });
  expect(saved.body.datasets).toMatchObject([
    {
      slot: 'd1',
      tables: [{ name: 't1', columns: [{ label: '供应商' }, { label: '金额' }, { label: '账号' }] }],
    },
  ]);
  const kept = await server.call(template.getAnalysisTemplate, {
    ...{ token: person.token, params: { templateId: saved.body.templateId } },
  });
  expect(kept.text).not.toMatch(/dst_|100\.5/);

  const { datasetId } = await loadDataset(server, person.token, {
    name: '货款.csv',
    content: '供应商名称,金额（元）,备注\n甲公司,5,一\n甲公司,7,二\n',
  });
  const call = (body: object) => ({
    ...{ token: person.token, params: { templateId: saved.body.templateId } },
    body: { datasets: [{ slot: 'd1', datasetId }], ...body },
  });
  const matched = await server.call(template.matchAnalysisTemplate, call({}));
  expect(matched.body.columns.map(({ fromLabel, toLabel, by }) => [fromLabel, toLabel, by])).toEqual([
    ['供应商', '供应商名称', 'like_name'],
    ['金额', '金额（元）', 'like_name'],
    ['账号', null, 'missing'],
  ]);
  expect(matched.body.stepIdsBroken).toEqual(['q', 'l', 'f']);
  const chosen = [{ slot: 'd1', from: { table: 't1', column: 'c4' }, to: { table: 't1', column: 'c3' } }];
  const applied = await server.call(template.applyAnalysisTemplate, call({ columns: chosen }));
  expect(applied.body.title).toBe('付款模板');
  const params = { analysisId: applied.body.analysisId };
  const { revision } = applied.body;
  await server.call(contract.runAnalysis, { token: person.token, params, body: { revision } });
  await server.app.idle();
  const { body } = await server.call(contract.getAnalysis, { token: person.token, params });
  expect(body.outcomes.map(({ state }) => state)).toEqual(Array(6).fill('fresh'));
  expect(body.stepList[2]).toMatchObject({
    sql: 'SELECT "供应商名称", "金额（元）", "备注" FROM t1 ORDER BY 2',
  });
  expect(body.outcomes[5]?.figures).toMatchObject([{ value: '5' }]);
});

test('nobody else sees an analysis', async () => {
  const other = await server.person();
  const call = { token: other.token, params: { analysisId } };
  expect((await server.call(contract.getAnalysis, call)).status).toBe(404);
  expect((await server.call(contract.deleteAnalysis, call)).status).toBe(404);
});
