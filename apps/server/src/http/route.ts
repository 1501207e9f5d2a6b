import type { Readable } from 'node:stream';
import type { Endpoint, EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { PageLack } from '@mingfa/contract/simplified-pages';
import type { AppContext, Caller, MakingContext, RequestContext } from '../ports/app-context.ts';
import type { ParsedInput } from './parse-input.ts';

/** One event of a stream; `cursor` becomes the SSE id from which a reader can resume. */
export interface StreamEvent {
  cursor: number;
  data: unknown;
}

/** A file of which ranges can be asked for, of a known length. */
export interface RangedContent {
  bytes: number;
  /** Opens a stretch of it, `end` exclusive. */
  open(range: { start: number; end: number }): Promise<Readable>;
}

export interface FileAnswer {
  fileName: string;
  mediaType: string;
  content: Uint8Array | Readable | RangedContent;
  /** Length of a stream, where it is known. */
  bytes?: number;
  /** Changes with the content. A browser that has it asks each time whether it may still show it. */
  tag?: string;
  /** Shown in the page instead of being saved. */
  inline?: boolean;
  /** What it lacks of the Word file it was made of. */
  simplified?: readonly PageLack[] | undefined;
}

type CallerOf<Definition extends Endpoint> = Definition['access'] extends 'public' ? Caller | null : Caller;

/** Only what is declared to make something is given the means to make it once. A stream finds its run instead. */
type ContextOf<Definition extends Endpoint> = Definition extends { makes: true; answer?: 'json' }
  ? MakingContext<CallerOf<Definition>>
  : RequestContext<CallerOf<Definition>>;

type BytesOf<BodyType> = BodyType extends 'binary'
  ? /** The body as it comes; it fails with `too_large` beyond the endpoint's limit. */ { content: Readable }
  : unknown;

type AnswerOf<Definition extends Endpoint> = Definition['answer'] extends 'stream'
  ? AsyncIterable<StreamEvent>
  : Definition['answer'] extends 'file'
    ? FileAnswer
    : EndpointOutput<Definition>;

const DONE = { done: true } as const;
/** A verb that has nothing to tell answers `done`. */
type Answering<Definition extends Endpoint> =
  | AnswerOf<Definition>
  | Promise<AnswerOf<Definition>>
  | (typeof DONE extends EndpointOutput<Definition> ? Promise<void> : never);

/** A request whose input was checked against the endpoint. */
export interface CheckedRequest extends Omit<MakingContext<Caller | null>, keyof AppContext> {
  input: ParsedInput;
  content: Readable | undefined;
}

/** An endpoint of the contract with what answers it. */
export interface BoundRoute {
  endpoint: Endpoint;
  handle(checked: CheckedRequest): Promise<unknown>;
}

/**
 * Binds endpoints to the verbs of a feature. A verb gets the feature's context joined with the request, and its input flat.
 * @example const bind = bindTo(context); bind(contract.startConversation, chat.startConversation)
 */
export function bindTo<Context extends AppContext>(context: Context) {
  return <Definition extends Endpoint>(
    endpoint: Definition,
    verb: (
      context: Context & ContextOf<Definition>,
      input: EndpointInput<Definition> & BytesOf<Definition['bodyType']>,
    ) => Answering<Definition>,
  ): BoundRoute => ({
    endpoint,
    async handle({ input: { params, query, body }, content, ...request }) {
      const input = Object.assign({}, params, query, body, content && { content });
      // What was checked against the endpoint has the endpoint's types.
      return (await verb({ ...context, ...request } as never, input as never)) ?? DONE;
    },
  });
}
