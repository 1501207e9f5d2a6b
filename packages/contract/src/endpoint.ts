import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call an endpoint. Each level includes those after it.
 * `public`: anyone. `guest`: any session. `user`: a registered account (a guest gets 409 `sign_up_required`).
 * `admin`: an administrator (everybody else gets 404, as if it did not exist). No session at all gets 401.
 */
export type Access = 'public' | 'guest' | 'user' | 'admin';

/** Reading is GET, everything else POST. */
export type Method = 'GET' | 'POST';

/** How the answer travels: JSON, the UI message stream (server-sent events), or a file to download. */
export type Answer = 'json' | 'stream' | 'file';

/** One endpoint as data. Routes, the OpenAPI document, the typed client and the access test are made from it. */
export interface Endpoint {
  method: Method;
  /** OpenAPI style: `/v1/law/{lawId}`. */
  path: string;
  /** Groups endpoints in the OpenAPI document. */
  tag: string;
  summary: string;
  access: Access;
  /** Media type of the body; JSON unless said otherwise. A binary one is bytes alone, read as a stream. */
  bodyType?: 'json' | 'form' | 'binary';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer?: Answer;
  /** Schema of a JSON answer; absent for streams and files. */
  output?: z.ZodType;
  /** What may go wrong besides what every endpoint may answer (`invalid_input`, `rate_limited`, `internal`). */
  errors: readonly ErrorCode[];
  /** It makes something: an `Idempotency-Key` header makes a repeated request answer as the first one did. */
  makes?: boolean;
  /** Largest body in bytes, where it differs from the server's 1 MiB. */
  bodyLimitBytes?: number;
}

/** Keeps the endpoint's exact type while checking its shape. */
export function defineEndpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

type Fields<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
/** What a verb is given: the fields of params, query and body side by side. */
export type EndpointInput<Definition extends Endpoint> = Fields<Definition['params']> &
  Fields<Definition['query']> &
  Fields<Definition['body']>;
/** What a client sends. */
export interface EndpointRequest<Definition extends Endpoint> {
  params: Sent<Definition['params']>;
  query: Sent<Definition['query']>;
  body: Sent<Definition['body']>;
}
/** What a JSON endpoint answers. */
export type EndpointOutput<Definition extends Endpoint> = Parsed<Definition['output']>;
