import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as accountContract from '@mingfa/contract/account';
import type { Endpoint, EndpointOutput } from '@mingfa/contract/endpoint';
import type { ErrorBody } from '@mingfa/contract/errors';
import { eq } from 'drizzle-orm';
import { secretsFromKey } from '../adapters/secrets-file.ts';
import { type App, type AppOverrides, buildApp } from '../app.ts';
import { user } from '../db/schema/account.ts';
import { readEnvironment } from '../env.ts';
import { silentLogger } from '../runtime/silent-logger.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** One answer of the application under test. */
export interface TestAnswer<Body> {
  status: number;
  /** What the contract declares; on a failure look at `error`. */
  body: Body;
  error: ErrorBody;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestRequest {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | readonly string[] | undefined>;
  /** Sent as the endpoint's body type asks; bytes for a binary one. */
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Address the request comes from. */
  address?: string;
}

/** A person with a session. */
export interface TestPerson {
  userId: string;
  token: string;
  mobile: string;
}

export interface TestApp extends TestDatabase {
  app: App;
  dataDir: string;
  call<Definition extends Endpoint>(
    endpoint: Definition,
    request?: TestRequest,
  ): Promise<TestAnswer<EndpointOutput<Definition>>>;
  guest(): Promise<TestPerson>;
  person(): Promise<TestPerson>;
  admin(): Promise<TestPerson>;
}

export const TEST_PASSWORD = 'correct horse';

/** The whole application over a database of this test file's own, called without a network. */
export async function openTestApp(
  options: AppOverrides & {
    environment?: Record<string, string>;
    /** Another node on the database of an app that is closed after this one. */
    besides?: TestDatabase;
  } = {},
): Promise<TestApp> {
  const { environment: variables, besides, ...overrides } = options;
  const database = besides ?? (await openTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'mingfa-app-'));
  const environment = readEnvironment({
    MINGFA_DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '0',
    GUESTS_PER_ADDRESS_A_DAY: '0',
    SEED_STARTER_LIBRARY: 'false',
    ...variables,
  });
  const app = await buildApp(environment, database.connection, {
    clock: database.clock,
    logger: silentLogger,
    secrets: secretsFromKey(new Uint8Array(32).fill(7)),
    webFolder: null,
    onContractBreach: 'throw',
    officialClones: [],
    ...overrides,
  });
  await app.server.ready();

  const call: TestApp['call'] = async (endpoint, request = {}) => {
    const response = await app.server.inject(toInjection(endpoint, request));
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const body = isJson ? response.json() : undefined;
    return {
      status: response.statusCode,
      body,
      error: body as ErrorBody,
      text: response.body,
      headers: response.headers,
    };
  };
  let people = 0;
  const person = async (): Promise<TestPerson> => {
    people += 1;
    const mobile = `138${String(people).padStart(8, '0')}`;
    const answer = await call(accountContract.register, {
      body: { mobile, password: TEST_PASSWORD, agreed: true },
      address: `10.0.0.${people}`,
    });
    if (answer.status !== 200) throw new Error(answer.text);
    return { userId: answer.body.profile.uuid, token: answer.body.token, mobile };
  };
  return {
    ...database,
    app,
    dataDir,
    call,
    person,
    async guest() {
      const answer = await call(accountContract.guestToken);
      if (answer.status !== 200) throw new Error(answer.text);
      return { userId: answer.body.profile.uuid, token: answer.body.token, mobile: '' };
    },
    async admin() {
      const someone = await person();
      await database.context.db.update(user).set({ role: 'admin' }).where(eq(user.id, someone.userId));
      return someone;
    },
    async close() {
      await app.close();
      if (!besides) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function toInjection(endpoint: Endpoint, request: TestRequest) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? `missing-${name}`),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) query.append(name, String(item));
    }
  }
  const { payload, mediaType } = encodeBody(endpoint, request);
  return {
    method: endpoint.method,
    url: query.size > 0 ? `${path}?${query}` : path,
    remoteAddress: request.address ?? '127.0.0.1',
    headers: {
      ...(mediaType ? { 'content-type': mediaType } : {}),
      ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
      ...request.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  };
}

function encodeBody(
  endpoint: Endpoint,
  request: TestRequest,
): { payload?: string | Buffer; mediaType?: string } {
  if (endpoint.bodyType === 'binary') {
    return { payload: (request.body ?? Buffer.alloc(0)) as Buffer, mediaType: 'application/octet-stream' };
  }
  if (request.body === undefined) return {};
  if (endpoint.bodyType === 'form') {
    const form = new URLSearchParams(request.body as Record<string, string>);
    return { payload: form.toString(), mediaType: 'application/x-www-form-urlencoded' };
  }
  return { payload: JSON.stringify(request.body), mediaType: 'application/json' };
}
