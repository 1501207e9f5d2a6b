import type { Readable } from 'node:stream';
import type { Endpoint } from '@mingfa/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, MakeOnce } from '../ports/app-context.ts';
import { AppError } from '../ports/app-error.ts';
import { COMMAND_LINE } from '../runtime/command-line.ts';
import { toErrorAnswer } from '../runtime/error-answer.ts';
import { errorForLog } from '../runtime/error-for-log.ts';
import { makeWithoutKey } from '../runtime/make-without-key.ts';
import { bodyMediaType } from './body-media-type.ts';
import { type OpenStreams, writeEventStream } from './event-stream.ts';
import { answerOnce, hashRequest, type IdempotencyContext, type IdempotentRequest } from './idempotency.ts';
import { limitBody } from './limit-body.ts';
import { parseInput } from './parse-input.ts';
import { requestCookies } from './request-cookies.ts';
import { requestInfo } from './request-state.ts';
import type { BoundRoute, FileAnswer, StreamEvent } from './route.ts';
import { sendFile } from './send-file.ts';

export const DEFAULT_BODY_LIMIT_BYTES = 1024 * 1024;

export interface ServeContext {
  context: IdempotencyContext;
  streams: OpenStreams;
  /** `throw` in tests: an answer that breaks the contract is a bug. In service it is reported and sent. */
  onContractBreach: 'throw' | 'log';
}

/** Makes the Fastify route of one bound endpoint: reads and checks the input, calls the handler, writes the answer. */
export function serveEndpoint(app: FastifyInstance, route: BoundRoute, serving: ServeContext): void {
  const { endpoint } = route;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    // Balancers ask for health by HEAD.
    exposeHeadRoute: endpoint.tag === 'system',
    bodyLimit: endpoint.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
    config: { endpoint },
    handler: (request, reply) => answerRequest(route, serving, request, reply),
  });
}

async function answerRequest(
  route: BoundRoute,
  serving: ServeContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { endpoint } = route;
  const { body, content } = await readBody(endpoint, request, reply);
  const input = parseInput(
    endpoint,
    { params: request.params, query: request.query, body },
    request.state.language,
  );
  const reader = new AbortController();
  reply.raw.once('close', () => reader.abort());
  const info = { ...requestInfo(request), cookies: requestCookies(request, reply) };
  const { caller, language } = request.state;
  const handle = (makeOnce: MakeOnce = makeWithoutKey(serving.context)) =>
    route.handle({ input, content, caller, language, request: info, signal: reader.signal, makeOnce });
  const idempotent: IdempotentRequest | null = info.idempotencyKey
    ? {
        key: info.idempotencyKey,
        // On a public endpoint the caller may change between a request and its repetition: a guest who registers.
        userId: endpoint.access === 'public' ? 'nobody' : (caller?.userId ?? 'nobody'),
        endpoint: endpoint.path,
        requestHash: hashRequest(serving.context, input),
      }
    : null;

  if (endpoint.answer === 'stream') {
    await answerStream((await handle()) as AsyncIterable<StreamEvent>, serving, request, reply, reader);
    return reply;
  }
  if (endpoint.answer === 'file') return sendFile(request, reply, (await handle()) as FileAnswer);
  reply.header('cache-control', 'no-store');
  try {
    const answer = idempotent ? await answerOnce(serving.context, idempotent, handle) : await handle();
    return checkAnswer(endpoint, answer, serving);
  } finally {
    content?.destroy();
  }
}

async function readBody(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ body?: unknown; content?: Readable }> {
  if (endpoint.method !== 'POST') return {};
  const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const expected = bodyMediaType(endpoint);
  if (endpoint.bodyType === 'binary') {
    if (sent !== expected) throw new AppError('unsupported_file', { types: expected });
    return { content: limitBody(request, reply, endpoint.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES) };
  }
  if (endpoint.body && sent && sent !== expected) throw new AppError('unsupported_file', { types: expected });
  return { body: request.body ?? undefined };
}

async function answerStream(
  events: AsyncIterable<StreamEvent>,
  serving: ServeContext,
  request: FastifyRequest,
  reply: FastifyReply,
  reader: AbortController,
): Promise<void> {
  const { caller } = request.state;
  serving.streams.add(reader, caller === COMMAND_LINE ? null : (caller?.sessionId ?? null));
  try {
    await writeEventStream(reply, events, {
      signal: reader.signal,
      describeFailure(error) {
        const answer = toErrorAnswer(error, { language: request.state.language, requestId: request.id });
        reportError(serving.context, request, error, answer.report);
        return [
          { type: 'data-error', data: answer.body },
          { type: 'error', errorText: answer.body.errorMessage },
        ];
      },
    });
  } finally {
    serving.streams.delete(reader);
  }
}

function checkAnswer(endpoint: Endpoint, answer: unknown, serving: ServeContext): unknown {
  if (!endpoint.output) return answer;
  const result = endpoint.output.safeParse(answer);
  if (result.success) return result.data;
  const places = result.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  const message = `The answer of ${endpoint.path} breaks the contract at ${places.join(', ')}`;
  if (serving.onContractBreach === 'throw') throw new Error(message);
  serving.context.logger.error({ endpoint: endpoint.path, places }, 'an answer breaks the contract');
  return answer;
}

/** Tells the operator of a failure, with the request id that the person sees. */
export function reportError(
  context: AppContext,
  request: FastifyRequest,
  error: unknown,
  report: boolean,
): void {
  // Work that was ended because its reader left is no failure.
  const isLeft = request.raw.destroyed && error instanceof Error && error.name === 'AbortError';
  if (!report || isLeft) return;
  context.logger.error(
    { requestId: request.id, route: request.routeOptions.url, error: errorForLog(error) },
    'a request failed',
  );
}
