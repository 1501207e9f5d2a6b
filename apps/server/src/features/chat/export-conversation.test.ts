import * as contract from '@mingfa/contract/chat';
import { CITATION_RULES, type CitationCheck } from '@mingfa/contract/evidence';
import { and, eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '../../db/schema/chat.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { makeLawEvidence } from '../../testing/make-evidence.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const ANSWER = `## 结论

**您可以要求赔偿。**根据《民法典》第五百七十七条[1]，对方应承担违约责任；《民法典》第九千条也这样说。

1. 收集合同
2. 收集付款记录
   - 银行流水

> 当事人一方不履行合同义务

| 项目 | 金额 |
| --- | --- |
| 违约金 | 100 |

<script>alert(1)</script> ![图](http://attacker.example/a.png)`;

const source = makeLawEvidence({
  title: '中华人民共和国民法典',
  shortTitle: '民法典',
  label: '第五百七十七条',
  headingPath: '第三编 合同',
  text: '当事人一方不履行合同义务或者履行合同义务不符合约定的，应当承担违约责任。',
});
function cited(raw: string, state: 'verified' | 'not_found', type: 'statute' | 'source') {
  const start = ANSWER.indexOf(raw);
  return {
    start,
    end: start + raw.length,
    raw,
    type,
    state,
    reference: raw,
    label: raw,
    location: null,
    sourceIndex: type === 'source' ? 1 : null,
    toArticleKey: null,
    quote: null,
    difference: null,
    better: null,
  };
}
const check: CitationCheck = {
  citations: [
    cited('《民法典》第五百七十七条', 'verified', 'statute'),
    cited('[1]', 'verified', 'source'),
    cited('《民法典》第九千条', 'not_found', 'statute'),
  ],
  total: 2,
  verified: 1,
  existing: 0,
  partial: false,
  rules: CITATION_RULES,
  asOf: '2026-11-20',
  libraryDate: '2026-10-01',
};

let app: TestApp;
let me: TestPerson;
let conversationId: string;
let answerText = ANSWER;
beforeAll(async () => {
  const parts = plainChatParts();
  parts.answer = async (_input, write) => {
    write({ type: 'data-title', data: { title: '违约赔偿' } });
    write({ type: 'data-evidence', data: { sources: [source] } });
    write({ type: 'text-start', id: 't' });
    write({ type: 'text-delta', id: 't', delta: answerText });
    write({ type: 'text-end', id: 't' });
    write({ type: 'data-citation-check', data: check });
  };
  app = await openTestApp({ chat: parts });
  me = await app.person();
  conversationId = await conversationOf(1);
});
afterAll(() => app.close());

async function conversationOf(questions: number): Promise<string> {
  const started = await app.call(contract.startConversation, { token: me.token, body: {} });
  for (let asked = 0; asked < questions; asked += 1) {
    const body = { conversationId: started.body.conversationId, question: '对方违约怎么办\n第二行 <b>' };
    await app.call(contract.streamAnswer, { token: me.token, body });
  }
  return started.body.conversationId;
}
const exportAs = (format: 'md' | 'docx', language = 'zh-CN', id = conversationId) =>
  app.app.server.inject({
    method: 'GET',
    url: `${contract.exportConversation.path}?conversationId=${id}&format=${format}&language=${language}`,
    headers: { authorization: `Bearer ${me.token}` },
  });
async function readDocx(bytes: Buffer) {
  const zip = await JSZip.loadAsync(bytes);
  const read = async (name: string) => (await zip.file(name)?.async('string')) ?? '';
  return {
    document: await read('word/document.xml'),
    footnotes: await read('word/footnotes.xml'),
    links: await read('word/_rels/document.xml.rels'),
  };
}

test('Markdown has every citation as a footnote with what the check found', async () => {
  const file = await exportAs('md');
  expect(file.headers['content-disposition']).toContain(encodeURIComponent('违约赔偿.md'));
  const text = file.body;
  expect(text).toContain('根据《民法典》第五百七十七条[^1][^2]，');
  expect(text).toContain('[^1]: 《民法典》第五百七十七条（已核对）');
  expect(text).toContain('[^2]: 《中华人民共和国民法典》第五百七十七条（已核对）：当事人一方不履行合同义务');
  expect(text).toContain('[^3]: 《民法典》第九千条（条文不存在：法规库收录了该法规，但其中没有这一条）');
  expect(text).toContain('2 处引用中 1 处已核对（法规库截至 2026-10-01）');
  expect(text).toContain('> 对方违约怎么办\n> 第二行 &lt;b>');
});

test('an answer that another release wrote is shown and exported as far as it is understood', async () => {
  const old = await conversationOf(1);
  const stored = [
    { type: 'data-step', id: 'step-write', data: { kind: 'write', state: 'done' } },
    { type: 'data-step', id: 'step-dance', data: { kind: 'dance', state: 'done', values: {} } },
    {
      type: 'data-evidence',
      data: {
        sources: [
          {
            index: 1,
            kind: 'statute',
            title: '中华人民共和国民法典',
            shortTitle: '民法典',
            label: '第五百七十七条',
            headingPath: '第三编 合同',
            text: '当事人一方不履行合同义务的，应当承担违约责任。',
            location: { lawId: 'law_1', versionId: 'lvr_1', articleKey: '577', paragraph: null, item: null },
            digest: null,
            status: '现行有效',
            effectiveOn: '2021-01-01',
            effectiveApproximate: false,
            score: 1,
          },
        ],
      },
    },
    { type: 'text', text: '应当赔偿[1]。' },
    { type: 'verdict', text: '另有一份结论。' },
  ];
  await app.context.db
    .update(message)
    .set({ parts: stored, text: '应当赔偿[1]。' })
    .where(and(eq(message.conversationId, old), eq(message.role, 'assistant')));
  const listed = await app.call(contract.listMessages, { token: me.token, query: { conversationId: old } });
  const answer = listed.body.items[1];
  expect(answer?.parts.map(({ type }) => type)).toEqual(['data-step', 'data-evidence', 'text', 'unknown']);
  expect((await exportAs('md', 'zh-CN', old)).body).toMatch(
    /应当赔偿\[\^1\]。[\s\S]*\[\^1\]: 《中华人民共和国民法典》第五百七十七条：当事人一方不履行/,
  );
});

test('nothing in an exported file runs or is fetched', async () => {
  const { body } = await exportAs('md');
  expect(body).not.toMatch(/<script|!\[/);
  const { document, links } = await readDocx((await exportAs('docx')).rawPayload);
  expect(document).toContain('&lt;script&gt;');
  expect(document).not.toContain('<w:drawing>');
  expect(links).not.toContain('TargetMode="External"');
});

test('Word has headings, bold, lists, a quote, a table and real footnotes', async () => {
  const file = await exportAs('docx');
  expect(file.statusCode).toBe(200);
  const { document, footnotes } = await readDocx(file.rawPayload);
  expect(document).toContain('<w:pStyle w:val="Heading4"/>');
  expect(document).toMatch(/<w:b\/>[\s\S]{0,200}您可以要求赔偿。/);
  expect(document.match(/<w:numId /g)?.length).toBe(3);
  expect(document).toMatch(/<w:pStyle w:val="Quoted"\/>[\s\S]{0,400}当事人一方不履行合同义务/);
  expect(document).toContain('<w:tbl>');
  expect(document.match(/<w:footnoteReference /g)?.length).toBe(3);
  expect(footnotes).toContain('《民法典》第九千条（条文不存在：法规库收录了该法规，但其中没有这一条）');
  expect(document).not.toMatch(/[\uE000\uE001]/);
});

test('an English reader gets English words around the text', async () => {
  const { body } = await exportAs('md', 'en');
  expect(body).toContain('1 of 2 citations verified (library of 2026-10-01)');
  expect(body).toContain(
    '[^3]: 《民法典》第九千条（No such article: The library holds the law, but it has no such article）',
  );
});

test('a long conversation is exported without holding up the event loop', async () => {
  answerText = `${ANSWER}\n\n`.repeat(12);
  const long = await conversationOf(20);
  answerText = ANSWER;
  let longestMs = 0;
  const beganMs = performance.now();
  let lastMs = beganMs;
  const watch = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - lastMs - 5);
    lastMs = performance.now();
  }, 5);
  const file = await exportAs('docx', 'zh-CN', long);
  clearInterval(watch);
  expect(file.statusCode).toBe(200);
  // Made on this thread it would hold the loop for nearly all of the time.
  expect(longestMs).toBeLessThan((performance.now() - beganMs) / 2);
});
