import { timingSafeEqual } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { nanoid } from 'nanoid';
import { tellSecurity } from '../engine/audit/index.ts';
import type { AppContext, Caller } from '../ports/app-context.ts';
import { AppError } from '../ports/app-error.ts';
import { COMMAND_LINE } from '../runtime/command-line.ts';
import { toErrorAnswer } from '../runtime/error-answer.ts';
import { errorForLog } from '../runtime/error-for-log.ts';
import { networkOf } from '../runtime/network-of.ts';
import { answerBrokenRequest, HEADERS_MAX_BYTES } from './answer-broken-request.ts';
import { bodyMediaType } from './body-media-type.ts';
import { connectionCloser } from './close-connections.ts';
import { OpenStreams } from './event-stream.ts';
import type { IdempotencyContext } from './idempotency.ts';
import { isFromThisMachine } from './is-from-this-machine.ts';
import { limitRate, type RateLimits } from './limit-rate.ts';
import { mapFrameworkError } from './map-framework-error.ts';
import { refuseForeignHosts } from './refuse-foreign-hosts.ts';
import { checkAccess, newRequestState, readToken, requestInfo } from './request-state.ts';
import { requireOwnPassword } from './require-own-password.ts';
import type { BoundRoute } from './route.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { serveDocumentation } from './serve-documentation.ts';
import { DEFAULT_BODY_LIMIT_BYTES, reportError, serveEndpoint } from './serve-endpoint.ts';
import { serveWeb } from './serve-web.ts';
import { hideShares, type ReadPreviewTitle } from './share-pages.ts';

const SESSIONS_WATCHED_MS = 1000;

export interface ServerOptions {
  routes: BoundRoute[];
  context: IdempotencyContext;
  /** Who holds a token; null when it opens nothing. @throws AppError `account_disabled` */
  authenticate(token: string): Promise<Caller | null>;
  /** Those of the sessions that are still open; asked about the readers of streams. */
  findOpenSessions?: ((sessionIds: string[]) => Promise<Set<string>>) | undefined;
  /** A secret of this process by which the command line on this machine acts as an administrator. */
  controlToken?: string | undefined;
  /** What people reach the product by; `https:` switches the TLS-only headers on. */
  publicUrl?: string | undefined;
  trustProxy?: string | undefined;
  /** Names this server is known by, beside those of this machine's loopback, bare addresses and `publicUrl`. */
  allowedHosts?: readonly string[] | undefined;
  rateLimits: RateLimits;
  /** Folder of the built web application; null serves the API alone. */
  webFolder: string | null;
  /** What previews of the address of a share may show. */
  readPreviewTitle?: ((shareId: string) => Promise<string | null>) | undefined;
  onContractBreach?: 'throw' | 'log' | undefined;
}

/** Builds the HTTP server from the bound routes. It does not listen yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { context } = options;
  const app = fastify({
    logger: false,
    trustProxy: readTrustProxy(options.trustProxy),
    genReqId: () => `req_${nanoid(16)}`,
    bodyLimit: DEFAULT_BODY_LIMIT_BYTES,
    http: { maxHeaderSize: HEADERS_MAX_BYTES },
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => sendError(context, error, request, reply),
    clientErrorHandler: answerBrokenRequest,
    requestTimeout: 10 * 60_000,
  });
  app.decorateRequest('state', null as never);
  app.addHook('onRequest', async (request, reply) => {
    request.state = newRequestState(request);
    reply.header('x-request-id', request.id);
  });
  logRequests(app, context);
  refuseForeignHosts(app, options);
  app.setErrorHandler((error, request, reply) => sendError(context, error, request, reply));

  await addSecurityHeaders(app, { overTls: options.publicUrl?.startsWith('https:') ?? false });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // The default quality of 11 takes half a second for a large answer.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(formbody);
  acceptEmptyJson(app);
  acceptBinary(app);

  const rate = await limitRate(app, options.rateLimits);
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || endpoint.tag === 'system') return;
    await rate.countAddress(request);
    request.state.caller = await findCaller(options, request, endpoint.access === 'public');
    try {
      checkAccess(endpoint.access, request.state.caller);
      request.state.caller = requireOwnPassword(endpoint, request.state.caller);
    } catch (error) {
      const { caller } = request.state;
      if (endpoint.access === 'admin' && caller)
        tellSecurity({ ...context, caller, request: requestInfo(request) }, { event: 'access_refused' });
      throw error;
    }
    if (request.state.caller) await rate.countSession(request);
  });

  const streams = new OpenStreams();
  const serving = { context, streams, onContractBreach: options.onContractBreach ?? 'log' };
  for (const route of options.routes) serveEndpoint(app, route, serving);
  serveDocumentation(app);
  hideShares(app);
  const readTitle: ReadPreviewTitle = async (request, shareId) => {
    await rate.countAddress(request);
    return (await options.readPreviewTitle?.(shareId)) ?? null;
  };
  const sendPage = await serveWeb(app, options.webFolder, readTitle);
  app.setNotFoundHandler(async (request, reply) => {
    const page = sendPage(request, reply);
    if (page) return page;
    throw new AppError('not_found');
  });

  watchSessions(app, streams, options);
  const closeConnections = connectionCloser(app.server);
  app.addHook('preClose', async () => {
    streams.endAll();
    closeConnections();
  });
  return app;
}

/** Whoever is signed out anywhere reads nothing more here. */
function watchSessions(
  app: FastifyInstance,
  streams: OpenStreams,
  { findOpenSessions, context }: ServerOptions,
): void {
  if (!findOpenSessions) return;
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return;
    asking = true;
    try {
      await streams.endOfClosed(findOpenSessions);
    } catch (error) {
      context.logger.error({ error: errorForLog(error) }, 'sessions of open streams could not be looked up');
    } finally {
      asking = false;
    }
  }, SESSIONS_WATCHED_MS);
  timer.unref();
  app.addHook('preClose', async () => clearInterval(timer));
}

async function findCaller(
  options: ServerOptions,
  request: FastifyRequest,
  isPublic: boolean,
): Promise<Caller | null> {
  const control = request.headers['x-control-token'];
  if (options.controlToken && typeof control === 'string' && isSame(control, options.controlToken)) {
    if (isFromThisMachine(request)) return COMMAND_LINE;
  }
  const token = readToken(request);
  if (!token) return null;
  try {
    return await options.authenticate(token);
  } catch (error) {
    // A public endpoint serves whoever comes; a disabled account may still sign in to another.
    if (isPublic && error instanceof AppError) return null;
    throw error;
  }
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') done(null, undefined);
    else parseJson(request, body, done);
  });
}

/** A binary body is not read here: its endpoint takes it as a stream. */
function acceptBinary(app: FastifyInstance): void {
  app.addContentTypeParser('application/octet-stream', (request, _payload, done) => {
    const isExpected = request.routeOptions.config.endpoint?.bodyType === 'binary';
    done(isExpected ? null : new AppError('unsupported_file', { types: expectedType(request) }));
  });
}

function expectedType(request: FastifyRequest): string {
  const endpoint = request.routeOptions?.config.endpoint;
  return endpoint ? bodyMediaType(endpoint) : 'application/json';
}

function sendError(context: AppContext, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // An address that cannot be read fails before any hook has run.
  request.state ??= newRequestState(request);
  const { endpoint } = request.routeOptions?.config ?? {};
  const mapped = mapFrameworkError(error, {
    language: request.state.language,
    limitBytes: endpoint?.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
    types: expectedType(request),
  });
  const answer = toErrorAnswer(mapped, { language: request.state.language, requestId: request.id });
  reportError(context, request, error, answer.report);
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
  reply
    .code(answer.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .header('content-language', request.state.language)
    .type('application/json; charset=utf-8')
    .send(answer.body);
}

/** One line a request: the route's pattern, never the address, the query or the body. One that was refused says to whom. */
function logRequests(app: FastifyInstance, context: AppContext): void {
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || endpoint.tag === 'system') return;
    const { caller } = request.state;
    const isRefused = reply.raw.statusCode >= 400 && reply.raw.statusCode < 500;
    context.logger.info(
      {
        requestId: request.id,
        method: request.method,
        route: endpoint.path,
        status: reply.raw.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        role: caller?.role ?? 'nobody',
        ...(isRefused && caller ? { by: context.pseudonymOf(caller.userId) } : {}),
        ...(isRefused ? { network: networkOf(request.ip) } : {}),
      },
      'request',
    );
  });
}

/** `true` believes the one proxy in front, a number so many; otherwise the listed addresses. */
function readTrustProxy(
  value: string | undefined,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (!value || value === 'false') return false;
  const hops = value === 'true' ? 1 : Number(value);
  if (Number.isInteger(hops)) return (_address, hop) => hop < hops;
  return value.split(',').map((entry) => entry.trim());
}
