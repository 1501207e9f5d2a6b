import type { Endpoint, EndpointRequest } from '@mingfa/contract/endpoint';
import { readDeviceToken } from './device-token.ts';
import { requestEnvironment } from './request-environment.ts';
import { readToken } from './token.ts';

/** A list in a query (`repeated`) may be left out, though its schema takes anything. */
type Sendable<Part> = Part extends object
  ? { [Key in keyof Part as unknown extends Part[Key] ? Key : never]?: Part[Key] } & {
      [Key in keyof Part as unknown extends Part[Key] ? never : Key]: Part[Key];
    }
  : Part;
type Sent<Definition extends Endpoint> = {
  [Key in keyof EndpointRequest<Definition>]: Sendable<EndpointRequest<Definition>[Key]>;
};
type Present<Shape> = { [Key in keyof Shape as Shape[Key] extends undefined ? never : Key]: Shape[Key] };
type Optional<Shape> = { [Key in keyof Shape as Shape[Key] extends undefined ? Key : never]?: undefined };
type EmptyAllowed<Shape> = {
  [Key in keyof Shape as Partial<Shape[Key]> extends Shape[Key] ? Key : never]?: Shape[Key];
} & { [Key in keyof Shape as Partial<Shape[Key]> extends Shape[Key] ? never : Key]: Shape[Key] };

/** What one sends to an endpoint: exactly the parts its definition has. */
export type RequestOf<Definition extends Endpoint> = EmptyAllowed<Present<Sent<Definition>>> &
  Optional<Sent<Definition>>;

export interface LooseRequest {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface PreparedRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Headers;
  body: BodyInit | undefined;
  /** Equal for identical requests: same url, method, params and body. */
  identity: string;
  token: string | null;
}

function entriesOf(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    const all: unknown[] = Array.isArray(value) ? value : [value];
    return all.map((one) => [name, String(one)]);
  });
}

function fillPath(path: string, params: unknown): string {
  const values = new Map(entriesOf(params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
}

function encodeBody(
  definition: Endpoint,
  request: LooseRequest,
): { body?: BodyInit; type?: string; identity: string } {
  if (definition.method === 'GET') return { identity: '' };
  if (definition.bodyType === 'form') {
    const body = new URLSearchParams(entriesOf(request.body)).toString();
    return { body, type: 'application/x-www-form-urlencoded;charset=UTF-8', identity: body };
  }
  if (request.body === undefined) return { identity: '' };
  const body = JSON.stringify(request.body);
  return { body, type: 'application/json', identity: body };
}

/** Builds the HTTP request of an endpoint from the contract. */
export function prepareRequest(definition: Endpoint, request: LooseRequest): PreparedRequest {
  const url = new URL(fillPath(definition.path, request.params), window.location.origin);
  for (const [name, value] of entriesOf(request.query)) url.searchParams.append(name, value);
  const { body, type, identity } = encodeBody(definition, request);
  const token = readToken();
  const headers = new Headers({ 'Accept-Language': requestEnvironment().language() });
  if (type) headers.set('Content-Type', type);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const deviceToken = definition.tag === 'auth' ? readDeviceToken() : null;
  if (deviceToken) headers.set('X-Device-Token', deviceToken);
  return {
    url: url.href,
    method: definition.method,
    headers,
    body,
    identity: `${definition.method} ${url.href}\n${identity}`,
    token,
  };
}
