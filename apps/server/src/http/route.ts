import type { Readable } from 'node:stream';
import type { Endpoint, EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { Caller, RequestInfo } from '../ports/app-context.ts';

/** A file that came with a multipart request, held in memory up to the endpoint's limit. */
export interface UploadedFile {
  name: string;
  mediaType: string;
  content: Buffer;
}

/** One event of a stream; `cursor` becomes the SSE id from which a reader can resume. */
export interface StreamEvent {
  cursor: number;
  data: unknown;
}

export interface FileAnswer {
  fileName: string;
  mediaType: string;
  content: Uint8Array | Readable;
  /** Length of a stream, where it is known. */
  bytes?: number;
  /** Changes with the content. A browser that has it asks each time whether it may still show it. */
  tag?: string;
  /** Shown in the page instead of being saved. */
  inline?: boolean;
}

type CallerOf<Definition extends Endpoint> = Definition['access'] extends 'public' ? Caller | null : Caller;

export interface RouteRequest<Definition extends Endpoint> extends EndpointInput<Definition> {
  /** Always there where the endpoint needs a session; on a public one only when a valid token came along. */
  caller: CallerOf<Definition>;
  info: RequestInfo;
  /** Set on multipart endpoints. */
  file: Definition['bodyType'] extends 'multipart' ? UploadedFile : undefined;
  /** Set on binary endpoints: the body as it comes; it fails with `too_large` beyond the endpoint's limit. */
  content: Definition['bodyType'] extends 'binary' ? Readable : undefined;
  /** Aborts when the reader leaves. A run must not stop for it. */
  signal: AbortSignal;
}

type AnswerOf<Definition extends Endpoint> = Definition['answer'] extends 'stream'
  ? AsyncIterable<StreamEvent>
  : Definition['answer'] extends 'file'
    ? FileAnswer
    : EndpointOutput<Definition>;

/** An endpoint of the contract with what answers it. */
export interface BoundRoute {
  endpoint: Endpoint;
  handle(request: unknown): Promise<unknown>;
}

/** Binds an endpoint to its handler, which only calls a verb and maps its result. */
export function bindRoute<Definition extends Endpoint>(
  endpoint: Definition,
  handle: (request: RouteRequest<Definition>) => Promise<AnswerOf<Definition>>,
): BoundRoute {
  return { endpoint, handle: (request) => handle(request as RouteRequest<Definition>) };
}
