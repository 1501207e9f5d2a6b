import * as accountContract from '@mingfa/contract/account';
import type { Endpoint } from '@mingfa/contract/endpoint';
import { ENDPOINTS } from '@mingfa/contract/endpoints';
import { ERRORS, type ErrorCode } from '@mingfa/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { possibleErrors } from '../http/openapi-document.ts';
import { openSampleServer, type SampleServer } from './open-sample-server.ts';
import type { Sample, Who } from './sample.ts';
import { enter, makeSampleWorld, type SampleWorld } from './sample-world.ts';

let samples: SampleServer;
beforeAll(async () => {
  samples = await openSampleServer();
});
afterAll(() => samples.server.close());

/** What a caller must get, by the meaning of `access` in the contract. */
function expectedStatus(endpoint: Endpoint, sample: Sample, who: Who): number {
  const special = sample.expect?.[who];
  if (special) return special;
  const { access } = endpoint;
  if (access === 'public') return 200;
  if (who === 'nobody') return 401;
  if (access === 'admin') return who === 'administrator' ? 200 : 404;
  if (access === 'user' && who === 'guest') return 409;
  return sample.ofOwner && who !== 'owner' ? 404 : 200;
}

interface Cast {
  world: SampleWorld;
  tokens: Record<Who, string | undefined>;
}

async function makeCast(): Promise<Cast> {
  const { server } = samples;
  const owner = await enter(server, 'user');
  return {
    world: makeSampleWorld(server, owner),
    tokens: {
      nobody: undefined,
      guest: (await enter(server, 'guest')).token,
      other: (await enter(server, 'user')).token,
      administrator: (await enter(server, 'admin')).token,
      owner: owner.token,
    },
  };
}

let readers: Promise<Cast> | undefined;
/** What only reads leaves the world as it was for the next that reads; but who becomes administrator may take it from all others. */
async function castFor({ method }: Endpoint): Promise<Cast> {
  if (method !== 'GET') return makeCast();
  readers ??= makeCast();
  const { world, tokens } = await readers;
  return { world, tokens: { ...tokens, administrator: (await enter(samples.server, 'admin')).token } };
}

test('every endpoint of the contract is served', () => {
  const missing = Object.entries(ENDPOINTS).filter(([, endpoint]) => {
    const url = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    const { server } = samples.server.app;
    // A trailing slash is no part of a served path.
    return ![url, url.replace(/\/$/, '')].some((path) =>
      server.hasRoute({ method: endpoint.method, url: path }),
    );
  });
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('every endpoint of the contract has a sample request, and no sample is left over', () => {
  expect(Object.keys(samples.requests).toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

describe('every endpoint answers its owner and turns the others away as declared:', () => {
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    test(`${name} (${endpoint.access})`, async () => {
      const { server } = samples;
      const sample = samples.requests[name];
      if (!sample) throw new Error(`${name} has no sample request.`);
      const { world, tokens } = await castFor(endpoint);
      for (const who of ['nobody', 'guest', 'other', 'administrator', 'owner'] as const) {
        if (who === 'owner') await sample.beforeOwner?.(world);
        const request = await sample.request(world);
        const answer = await server.call(endpoint, { ...request, token: tokens[who] });
        const outcome = `${who}: ${answer.status} ${answer.status < 400 ? '' : answer.text}`;
        expect(outcome, name).toMatch(new RegExp(`^${who}: ${expectedStatus(endpoint, sample, who)} `));
        if (answer.status >= 400) expectDeclared(endpoint, answer.error.errorCode as ErrorCode);
        await samples.settle();
      }
    });
  }
});

function expectDeclared(endpoint: Endpoint, code: ErrorCode): void {
  expect(ERRORS).toHaveProperty(code);
  expect([...possibleErrors(endpoint)], `${endpoint.path} answers ${code} without declaring it`).toContain(
    code,
  );
}

test("a guest's own conversations are its own: another guest finds nothing", async () => {
  const { server } = samples;
  const [mine, stranger] = [await enter(server, 'guest'), await enter(server, 'guest')];
  const world = makeSampleWorld(server, mine);
  const walk = async (token: string) => {
    const statuses: Record<string, number> = {};
    for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
      const sample = samples.requests[name];
      if (!sample?.ofOwner || endpoint.access !== 'guest' || name.endsWith('.deleteConversations')) continue;
      statuses[name] = (await server.call(endpoint, { ...(await sample.request(world)), token })).status;
    }
    return statuses;
  };
  const asStranger = await walk(stranger.token);
  expect(Object.keys(asStranger).length).toBeGreaterThan(8);
  expect(new Set(Object.values(asStranger))).toEqual(new Set([404]));
  expect(new Set(Object.values(await walk(mine.token)))).toEqual(new Set([200]));
});

test('an expired session is nobody', async () => {
  const { server } = samples;
  const person = await enter(server, 'user');
  server.clock.advance(25 * 3_600_000);
  expect((await server.call(accountContract.getProfile, { token: person.token })).status).toBe(401);
});
