// @vitest-environment jsdom
import { resumeAnswer, streamAnswer } from '@mingfa/contract/chat';
import { afterEach, expect, it, vi } from 'vitest';
import { answerRequests, jsonResponse } from '../testing/answer-requests.ts';
import { openStream } from './stream.ts';

afterEach(() => vi.unstubAllGlobals());

/** An event stream whose bytes arrive cut at awkward places. */
function eventStream(text: string, pieceBytes: number): Response {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += pieceBytes)
        controller.enqueue(bytes.slice(at, at + pieceBytes));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

const resume = { query: { runId: 'run_123456' } };

it('yields chunks with their cursors, however the bytes are cut, and ends at [DONE]', async () => {
  const text =
    'id: 1\ndata: {"type":"text-delta","id":"t","delta":"试用"}\n\n: ping\n\nid: 2\ndata: {"type":"finish"}\n\ndata: [DONE]\n\nid: 3\ndata: {}\n\n';
  answerRequests(() => eventStream(text, 5));
  const events = await Array.fromAsync(openStream(resumeAnswer, resume));
  expect(events).toEqual([
    { cursor: 1, chunk: { type: 'text-delta', id: 't', delta: '试用' } },
    { cursor: 2, chunk: { type: 'finish' } },
  ]);
});

it('fails with the server’s message when it cannot be opened', async () => {
  answerRequests(() =>
    jsonResponse({ errorMessage: '上一个回答还在生成', errorCode: 'run_in_progress' }, 409),
  );
  const stream = openStream(streamAnswer, { body: { conversationId: 'cnv_123456', question: '在吗' } });
  await expect(stream.next()).rejects.toMatchObject({
    message: '上一个回答还在生成',
    failure: { errorCode: 'run_in_progress', silent: false },
  });
});

it('keeps the given idempotency key, and is silent when the reader leaves', async () => {
  const seen = answerRequests(() => Promise.reject(new DOMException('left', 'AbortError')));
  const stream = openStream(
    streamAnswer,
    { body: { conversationId: 'cnv_123456', question: '在吗' } },
    { idempotencyKey: 'same-action' },
  );
  await expect(stream.next()).rejects.toMatchObject({ failure: { silent: true } });
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('same-action');
});
