import type { Endpoint } from '@mingfa/contract/endpoint';
import { ENDPOINTS } from '@mingfa/contract/endpoints';
import { ERRORS, type ErrorCode, errorBody } from '@mingfa/contract/errors';
import { z } from 'zod';
import { breather } from '../engine/breathe.ts';
import { bodyMediaType } from './body-media-type.ts';
import { needsOwnPassword } from './require-own-password.ts';

export interface JsonSchema {
  [keyword: string]: unknown;
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}
interface MediaContent {
  [mediaType: string]: { schema: JsonSchema };
}
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: MediaContent };
  responses: Record<string, { description: string; headers?: JsonSchema; content?: MediaContent }>;
}
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: JsonSchema; schemas: Record<string, JsonSchema> };
}

const ACCESS_TEXT: Record<Endpoint['access'], string> = {
  public: 'Anyone may call it.',
  guest: 'Needs a session; a guest session will do.',
  user: 'Needs a registered account; a guest gets 409 `sign_up_required`.',
  admin: 'For administrators; to everybody else with a session it does not exist (404).',
};

/** The OpenAPI 3.1 document of the contract. Other requests have their turn while it is made. */
export async function openApiDocument(): Promise<OpenApiDocument> {
  const breathe = breather();
  const paths: OpenApiDocument['paths'] = {};
  const schemas = { Error: toSchema(errorBody, 'output') };
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: withSharedSchemas(describeOperation(name, endpoint), schemas),
    };
    await breathe();
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '明法 Mingfa',
      version: '1',
      description:
        'A legal assistant whose every citation is checked against the law library. Lists take `page` and `pageSize`. ' +
        'Times are ISO 8601 in UTC, days `YYYY-MM-DD`. Texts of errors follow `Accept-Language` (zh-CN or en).',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values(ENDPOINTS).map((endpoint) => endpoint.tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas,
    },
  };
}

/**
 * Schemas that hold themselves stand beside the one they are used in, where zod puts them. A pointer is followed from the root of the
 * document: they go among those that all share, by the name of their operation.
 */
function withSharedSchemas(operation: Operation, shared: Record<string, JsonSchema>): Operation {
  let count = 0;
  const move = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(move);
    if (typeof value !== 'object' || value === null) return value;
    const { $defs, ...rest } = value as { $defs?: Record<string, JsonSchema> };
    if (!$defs) return Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, move(one)]));
    const names = new Map<string, string>();
    for (const name of Object.keys($defs)) {
      count += 1;
      names.set(`#/$defs/${name}`, `${operation.operationId}.${count}`);
    }
    const point = (schema: unknown) =>
      JSON.parse(JSON.stringify(schema), (key, one) => {
        const name = key === '$ref' ? names.get(one) : undefined;
        return name === undefined ? one : `#/components/schemas/${name}`;
      });
    for (const [name, schema] of Object.entries($defs))
      shared[names.get(`#/$defs/${name}`) ?? name] = point(schema);
    return point(rest);
  };
  return move(operation) as Operation;
}

function describeOperation(name: string, endpoint: Endpoint): Operation {
  const operation: Operation = {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: ACCESS_TEXT[endpoint.access],
    security: endpoint.access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...listParameters(endpoint.params, 'path'),
      ...listParameters(endpoint.query, 'query'),
      ...(endpoint.makes ? [IDEMPOTENCY_HEADER] : []),
    ],
    responses: { 200: describeAnswer(endpoint), ...describeErrors(endpoint) },
  };
  const body = describeBody(endpoint);
  if (body) operation.requestBody = body;
  return operation;
}

const IDEMPOTENCY_HEADER: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request is answered as the first time; with another one 409.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

function listParameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  const object = toSchema(schema, 'input');
  const properties = (object.properties ?? {}) as Record<string, JsonSchema>;
  const required = new Set((object.required ?? []) as string[]);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    // What zod reads through a function, such as a repeated filter, may always be left out.
    required: place === 'path' || (required.has(name) && property.type !== 'array'),
    schema: property,
  }));
}

function describeBody(endpoint: Endpoint): Operation['requestBody'] {
  const schema = endpoint.body ? toSchema(endpoint.body, 'input') : undefined;
  if (endpoint.bodyType === 'binary') {
    const bytes = { type: 'string', contentMediaType: 'application/octet-stream' };
    return { required: true, content: { [bodyMediaType(endpoint)]: { schema: bytes } } };
  }
  return schema && { required: true, content: { [bodyMediaType(endpoint)]: { schema } } };
}

function describeAnswer(endpoint: Endpoint): Operation['responses'][string] {
  if (endpoint.answer === 'stream') {
    return {
      description:
        'The AI SDK UI message stream as server-sent events. `id:` is the cursor to resume from, each `data:` one JSON ' +
        'chunk, and `data: [DONE]` the end.',
      headers: { 'x-vercel-ai-ui-message-stream': { schema: { type: 'string', const: 'v1' } } },
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    };
  }
  if (endpoint.answer === 'file') {
    const schema = { type: 'string', contentMediaType: 'application/octet-stream' };
    return { description: 'The file.', content: { 'application/octet-stream': { schema } } };
  }
  if (!endpoint.output) return { description: 'Done.' };
  return {
    description: 'The answer.',
    content: { 'application/json': { schema: toSchema(endpoint.output, 'output') } },
  };
}

function describeErrors(endpoint: Endpoint): Operation['responses'] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of possibleErrors(endpoint)) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${ERRORS[code].text.en}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

/** What an endpoint may answer: its own errors and those that follow from its access, body and method. */
export function possibleErrors(endpoint: Endpoint): Set<ErrorCode> {
  const codes = new Set<ErrorCode>([
    ...endpoint.errors,
    'invalid_input',
    'rate_limited',
    'server_busy',
    'internal',
  ]);
  if (endpoint.access !== 'public') codes.add('unauthenticated').add('account_disabled');
  if (needsOwnPassword(endpoint)) codes.add('password_change_needed');
  if (endpoint.access === 'user') codes.add('sign_up_required');
  if (endpoint.access === 'admin') codes.add('not_found').add('second_factor_needed');
  if (endpoint.makes) codes.add('idempotency_conflict').add('request_in_progress');
  if (endpoint.body || endpoint.bodyType) codes.add('too_large').add('unsupported_file');
  codes.add('database_unavailable').add('disk_full');
  return codes;
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema;
  return rest;
}
