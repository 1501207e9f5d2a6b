import { createHash } from 'node:crypto';
import type { Access, Endpoint } from '@mingfa/contract/endpoint';
import type { Language } from '@mingfa/contract/values';
import type { FastifyRequest } from 'fastify';
import type { Caller, RequestInfo } from '../ports/app-context.ts';
import { AppError } from '../ports/app-error.ts';
import { readLanguage } from './read-language.ts';

/** What is known of a request before its input is read. */
export interface RequestState {
  language: Language;
  caller: Caller | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    state: RequestState;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export function newRequestState(request: FastifyRequest): RequestState {
  return { language: readLanguage(request.headers['accept-language']), caller: null };
}

/** The token of `Authorization: Bearer …`, if there is one. */
export function readToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Whether the caller may use an endpoint, by the meaning of `Access` in the contract. */
export function checkAccess(access: Access, caller: Caller | null): void {
  if (access === 'public') return;
  if (!caller) throw new AppError('unauthenticated');
  if (access === 'admin' && caller.lacksSecondFactor) throw new AppError('second_factor_needed');
  if (access === 'admin' && caller.role !== 'admin') throw new AppError('not_found');
  if (access === 'user' && caller.role === 'guest') throw new AppError('sign_up_required');
}

export function requestInfo(request: FastifyRequest): RequestInfo {
  return {
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    origin: request.headers.host === undefined ? undefined : `${request.protocol}://${request.headers.host}`,
    fromPage: request.headers.origin !== undefined || request.headers['sec-fetch-mode'] !== undefined,
    deviceToken: readDeviceToken(request),
    idempotencyKey: readIdempotencyKey(request),
  };
}

function readDeviceToken(request: FastifyRequest): string | undefined {
  const header = request.headers['x-device-token'];
  return typeof header === 'string' && /^[A-Za-z0-9_-]{43}$/.test(header) ? header : undefined;
}

/** Long keys are hashed so that they fit; a key must be hard to guess, since it answers for a request. */
function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const { endpoint } = request.routeOptions.config;
  const header = request.headers['idempotency-key'];
  if (!endpoint?.makes || typeof header !== 'string' || header === '') return undefined;
  if (!/^[\x21-\x7e]{8,200}$/.test(header)) {
    throw new AppError('invalid_input', { problem: 'Idempotency-Key' });
  }
  return header.length <= 64 ? header : createHash('sha256').update(header).digest('hex');
}
