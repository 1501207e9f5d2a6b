import type { Role } from '@mingfa/contract/account';
import type { Language } from '@mingfa/contract/values';
import type { Database, DatabaseCapabilities, Transaction } from '../db/client.ts';
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
  /** What stands for an account in the logs: a keyed hash of its id, the same each time and worth nothing elsewhere. */
  pseudonymOf(userId: string): string;
}

/** Who is calling. */
export interface Caller {
  userId: string;
  sessionId: string;
  role: Role;
  /** An administrator who is a user until a second factor is set up, since this installation asks for one. */
  lacksSecondFactor?: true;
  /** Signed in with a password that an administrator made up, and has not chosen another yet. */
  mustChangePassword?: true;
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

/**
 * Makes something in one transaction, together with the answer that a repetition of the request gets. The work gives that answer;
 * what comes before it may be done again, what comes after it may be left to the next start.
 */
export type MakeOnce = <Answer>(work: (tx: Transaction) => Promise<Answer>) => Promise<Answer>;

/** The context of a verb that makes something: of an endpoint that says so and answers JSON. */
export interface MakingContext<Who = Caller> extends RequestContext<Who> {
  makeOnce: MakeOnce;
}

/** Where a request came from. */
export interface RequestInfo {
  requestId: string;
  /** The client's address, after trusted proxies. */
  address: string;
  userAgent: string;
  /** Where whoever asks reached this server, `http://127.0.0.1:3000`: only names it is known by are let in. Absent where no HTTP is. */
  origin?: string | undefined;
  /** A page in a browser sent it: browsers name the page's origin with whatever changes something, programs need not. */
  fromPage?: boolean | undefined;
  /** What the browser was given when somebody signed in on it; absent on a new one. */
  deviceToken?: string | undefined;
  /** Cookies that came with it, and that its answer sets; absent where no browser asks. */
  cookies?: CookieJar | undefined;
  /** The `Idempotency-Key` header. Answers are kept by `makeOnce`; a stream finds its run by it. */
  idempotencyKey?: string | undefined;
}

/** Cookies that scripts cannot read and other sites do not send. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** Names and values are url-safe characters; it is sent to what lies below the path, `/v1` where none is given. */
  set(name: string, value: string, maxAgeSeconds: number, path?: string): void;
}
