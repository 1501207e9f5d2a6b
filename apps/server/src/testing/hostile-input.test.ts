import type { Endpoint } from '@mingfa/contract/endpoint';
import { ENDPOINTS } from '@mingfa/contract/endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modelProvider } from '../db/schema/chat.ts';
import { setting } from '../db/schema/installation.ts';
import { openSampleServer, type SampleServer } from './open-sample-server.ts';
import { enter, makeSampleWorld, type SampleWorld } from './sample-world.ts';
import type { TestPerson, TestRequest } from './test-app.ts';

let samples: SampleServer;
let someone: TestPerson;
beforeAll(async () => {
  samples = await openSampleServer();
  someone = await enter(samples.server, 'admin');
});
afterAll(() => samples.server.close());

const CONTROL = '\u0000\u0001\u0007\u001b[31m\u202e\u2028\ufeff\ud800法\udfff';
const VALUES: unknown[] = [
  CONTROL,
  '法'.repeat(200_000),
  '<script>alert(1)</script><img src=https://evil.example/x>',
  '\'; drop table "user"; --',
  '%_\\%',
  '../../../../etc/passwd\u0000.md',
  '((((((((((((((((((((a*)*)*)*)*',
  '',
  null,
  true,
  -1,
  1e308,
  2 ** 60,
  [],
  Array.from({ length: 2000 }, () => 'x'),
  { $ne: null },
  { toString: 'x', length: -1 },
];
const QUERY_VALUES = [
  CONTROL,
  '%00',
  '-1',
  '1e309',
  'NaN',
  '99999999999999999999',
  '[object Object]',
  "' or 1=1",
  '《'.repeat(5000),
];

const DEEP = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const RAW_BODIES: (string | Buffer)[] = [
  'null',
  '[]',
  '"text"',
  '12',
  '{',
  `{"a":${DEEP}}`,
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
  Buffer.alloc(1_200_000, 'a'),
];

/** Every fault the server made of an input, which must be none. */
class Faults {
  readonly found: string[] = [];
  #sent = 0;

  async send(label: string, endpoint: Endpoint, request: TestRequest): Promise<void> {
    this.#sent += 1;
    const body = endpoint.bodyType === 'form' ? asForm(request.body) : request.body;
    // Each from an address of its own, so that no throttle keeps the input from its verb.
    const address = `10.${(this.#sent >> 8) & 255}.${this.#sent & 255}.8`;
    const answer = await samples.server.call(endpoint, { ...request, body, address, token: someone.token });
    const isFault = answer.status >= 500 || answer.error?.errorCode === 'internal';
    if (isFault) this.found.push(`${label}: ${answer.status} ${answer.text.slice(0, 200)}`);
    // What was refused, or only read, leaves no work behind.
    if (endpoint.method === 'POST' && answer.status < 400) await samples.settle();
  }

  async sendRaw(
    label: string,
    endpoint: Endpoint,
    payload: string | Buffer,
    mediaType: string,
  ): Promise<void> {
    const answer = await samples.server.app.server.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/\{\w+\}/g, 'x'),
      headers: { authorization: `Bearer ${someone.token}`, 'content-type': mediaType },
      payload,
    });
    if (answer.statusCode >= 500)
      this.found.push(`${label}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  }
}

interface Owner {
  person: TestPerson;
  world: SampleWorld;
}

async function makeOwner(): Promise<Owner> {
  const person = await enter(samples.server, 'admin');
  return { person, world: makeSampleWorld(samples.server, person) };
}

let reader: Promise<Owner> | undefined;
/** What only reads leaves the world as it was for the next that reads. */
function ownerFor({ method }: Endpoint): Promise<Owner> {
  if (method !== 'GET') return makeOwner();
  reader ??= makeOwner();
  return reader;
}

describe('hostile input is refused in words, and never a fault of the server:', () => {
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    test(name, async () => {
      const faults = new Faults();
      const { db } = samples.server.context;
      // A model that an input before this one left enabled would be asked, and waited for, by every review.
      await db.delete(modelProvider);
      // A second factor it demanded of administrators would keep the input from every verb of theirs.
      await db.delete(setting).where(eq(setting.key, 'installation'));
      const sample = samples.requests[name];
      if (!sample) throw new Error(`${name} has no sample request.`);
      // A session that the endpoint ends is opened anew for the next.
      const { person, world } = await ownerFor(endpoint);
      someone = person;
      const valid = await sample.request(world);
      for (const field of fieldsOf(endpoint.body)) {
        for (const [index, value] of VALUES.entries()) {
          const body = { ...(valid.body as object), [field]: value };
          await faults.send(`body.${field} ${index}`, endpoint, { ...valid, body });
        }
      }
      for (const field of fieldsOf(endpoint.query)) {
        for (const value of QUERY_VALUES) {
          const query = { ...valid.query, [field]: value };
          await faults.send(`query.${field} ${value.slice(0, 20)}`, endpoint, { ...valid, query });
        }
        const repeated = { ...valid.query, [field]: ['1', '2', '3'] };
        await faults.send(`query.${field} repeated`, endpoint, { ...valid, query: repeated });
      }
      for (const field of fieldsOf(endpoint.params)) {
        for (const value of [
          '%',
          '..',
          '../..',
          CONTROL.toWellFormed(),
          'x'.repeat(400),
          "cnv_' or 1=1",
          '👩‍⚖️',
        ]) {
          const params = { ...valid.params, [field]: value };
          await faults.send(`params.${field} ${value.slice(0, 20)}`, endpoint, { ...valid, params });
        }
      }
      if (endpoint.method === 'POST') {
        for (const [index, body] of RAW_BODIES.entries()) {
          await faults.sendRaw(`raw body ${index}`, endpoint, body, 'application/json');
        }
        await faults.sendRaw('bytes', endpoint, Buffer.alloc(3000, 0xff), 'application/octet-stream');
        await faults.sendRaw('text', endpoint, 'a=1', 'text/plain');
        await faults.sendRaw(
          'form',
          endpoint,
          'a=%ff&__proto__=1&a[b]=2',
          'application/x-www-form-urlencoded',
        );
        await faults.sendRaw(
          'broken multipart',
          endpoint,
          '--x\r\nnothing',
          'multipart/form-data; boundary=x',
        );
        await faults.sendRaw('no boundary', endpoint, 'x', 'multipart/form-data');
      }
      expect(faults.found).toEqual([]);
    });
  }
});

test('no prototype was polluted on the way', () => {
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('headers of any content are survived', async () => {
  const { server } = samples.server.app;
  const hostile: Record<string, string>[] = [
    { authorization: `Bearer ${'x'.repeat(5000)}` },
    { authorization: 'Bearer \u00ff\u00fe' },
    { 'accept-language': ',,;;q=x,zh;q=-1,'.repeat(300) },
    { 'idempotency-key': '"; drop table' },
    { 'content-type': 'application/json; charset=nonsense' },
    { cookie: 'a'.repeat(8000) },
  ];
  for (const headers of hostile) {
    const answer = await server.inject({
      method: 'POST',
      url: '/v1/auth/tourists/access-token',
      headers,
    });
    expect(answer.statusCode).toBeLessThan(500);
  }
});

function asForm(body: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries((body ?? {}) as object).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );
}

/** Names of the fields a schema has. */
function fieldsOf(schema: unknown): string[] {
  const shape = (schema as { shape?: object } | undefined)?.shape;
  return shape ? Object.keys(shape) : [];
}
