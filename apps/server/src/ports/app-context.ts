import type { Role } from '@mingfa/contract/account';
import type { Language } from '@mingfa/contract/values';
import type { Database, DatabaseCapabilities } from '../db/client.ts';
import type { Clock } from './clock.ts';
import type { Ids } from './ids.ts';
import type { Logger } from './logger.ts';

/** What every verb may use. Engines and features extend it with the ports they need. */
export interface AppContext {
  db: Database;
  capabilities: DatabaseCapabilities;
  clock: Clock;
  ids: Ids;
  logger: Logger;
}

/** Who is calling. */
export interface Caller {
  userId: string;
  sessionId: string;
  role: Role;
}

/**
 * What a verb knows besides its feature's context: a verb is `(context: SomeContext & RequestContext, input)`. On a public
 * endpoint the caller is `Caller | null`.
 */
export interface RequestContext<Who = Caller> extends AppContext {
  caller: Who;
  language: Language;
  /** Aborts when the reader leaves. A run must not stop for it. */
  signal: AbortSignal;
  request: RequestInfo;
}

/** Where a request came from. */
export interface RequestInfo {
  requestId: string;
  /** The client's address, after trusted proxies. */
  address: string;
  userAgent: string;
  /** What the browser was given when somebody signed in on it; absent on a new one. */
  deviceToken?: string | undefined;
  /** The `Idempotency-Key` header. JSON answers are repeated by the http layer; streams need it to find their run. */
  idempotencyKey?: string | undefined;
}
