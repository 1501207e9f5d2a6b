import type { AnswerPart } from '@mingfa/contract/answer-part';
import * as chat from '@mingfa/contract/chat';
import type { CitationCheck, Evidence } from '@mingfa/contract/evidence';
import { eq } from 'drizzle-orm';
import { conversation, message } from '../db/schema/chat.ts';
import { makeFileEvidence, makeLawEvidence } from './make-evidence.ts';
import type { TestApp, TestPerson } from './test-app.ts';

const QUESTION = '我叫赵明远，身份证号11010519491231002X，房东王建国不退押金，怎么办？';
export const CITED = '《民法典》第五百七十七条';
const ANSWER = `赵明远可以要求王建国退还押金。依据${CITED}[1]，详见 我的秘密租约.docx 第 2 页[2]。`;

const SOURCES: Evidence[] = [
  makeLawEvidence({
    title: '中华人民共和国民法典',
    shortTitle: '民法典',
    label: '第五百七十七条',
    text: '当事人一方不履行合同义务',
  }),
  makeFileEvidence({
    ...{ index: 2, title: '我的秘密租约.docx', label: '第 2 页', text: '押金三千元，王建国收' },
    place: {
      ...{ documentId: 'doc_planted1', segmentId: null, page: 2, pageEnd: 2, boxes: [], blockIds: [] },
      ...{ sheet: null, row: null },
    },
  }),
  {
    ...{ kind: 'web', index: 3, title: '王建国出租的房子', label: '', text: '联系人王建国', score: 1 },
    place: {
      ...{ address: 'https://example.org/a', readAt: '2026-11-20T02:00:00.000Z' },
      snapshotId: 'wsn_planted1',
    },
  },
];

function cited(raw: string, sourceIndex: number | null) {
  const start = ANSWER.indexOf(raw);
  return {
    ...{
      start,
      end: start + raw.length,
      raw,
      type: sourceIndex ? ('source' as const) : ('statute' as const),
    },
    ...{
      state: 'verified' as const,
      reference: raw,
      label: sourceIndex === 2 ? '我的秘密租约.docx 第 2 页' : raw,
    },
    ...{ location: null, sourceIndex, toArticleKey: null, quote: null, difference: null, better: null },
  };
}
const CHECK: CitationCheck = {
  citations: [cited(CITED, null), cited('[1]', 1), cited('[2]', 2)],
  ...{ total: 1, verified: 1, existing: 0, partial: false, rules: 7, asOf: '2026-11-20' },
  libraryDate: null,
};

const PARTS: AnswerPart[] = [
  { type: 'reasoning', text: '秘密想法', state: 'done' },
  { type: 'data-step', data: { kind: 'write', state: 'done', values: {} } },
  {
    type: 'dynamic-tool',
    ...{ toolName: 'search_files', toolCallId: 'call_planted', input: { q: '秘密检索' } },
    state: 'output-available',
    output: { secret: '秘密结果' },
  },
  { type: 'text', text: ANSWER, state: 'done' },
  { type: 'data-evidence', data: { sources: SOURCES } },
  { type: 'data-citation-check', data: CHECK },
  {
    type: 'data-notice',
    data: { kind: 'knowledge_unavailable', values: { name: '秘密知识库', reason: 'off' } },
  },
  { type: 'data-notice', data: { kind: 'extractive', values: { name: '秘密知识库' } } },
];

/** What was told. */
export interface Told {
  conversationId: string;
  questionId: string;
  answerId: string;
}

/** A conversation with a question and an answer that hold what must not be shared. */
export async function tellPrivately(server: TestApp, person: TestPerson): Promise<Told> {
  const asked = await server.call(chat.streamAnswer, { token: person.token, body: { question: '你好' } });
  const [, answerId = ''] = /"messageId":"(msg_[^"]+)"/.exec(asked.text) ?? [];
  const { db } = server.context;
  const [answer] = await db
    .update(message)
    .set({ parts: PARTS, text: ANSWER })
    .where(eq(message.id, answerId))
    .returning();
  const questionId = answer?.parentId ?? '';
  await db
    .update(message)
    .set({ parts: [{ type: 'text', text: QUESTION, state: 'done' }], text: QUESTION })
    .where(eq(message.id, questionId));
  const conversationId = answer?.conversationId ?? '';
  await db
    .update(conversation)
    .set({ title: '赵明远的押金', titleSource: 'person' })
    .where(eq(conversation.id, conversationId));
  return { conversationId, questionId, answerId };
}

export const sourceOf = ({ conversationId }: Told) => ({ kind: 'conversation', conversationId });
