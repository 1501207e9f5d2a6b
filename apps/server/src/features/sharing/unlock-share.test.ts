import * as contract from '@mingfa/contract/share';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { cookiesOf, makeShare, readShare } from '../../testing/share-told.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_NOW } from '../../testing/test-database.ts';

const PASSWORD = '风筝2026';
const MINUTE_MS = 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ chat: plainChatParts() });
});
beforeEach(() => server.clock.set(TEST_NOW));
afterAll(() => server.close());

const locked = async () => (await makeShare(server, await server.person(), { password: PASSWORD })).shareId;
const unlock = (shareId: string, password: string, address: string, headers: Record<string, string> = {}) =>
  server.call(contract.unlockShare, { params: { shareId }, body: { password }, address, headers });
/** Guesses from so many networks, one each. @returns how many were tried, and not refused beforehand */
async function guess(shareId: string, networks: number, from = 0): Promise<number> {
  let tried = 0;
  for (let network = from; network < from + networks; network += 1) {
    const { error } = await unlock(shareId, `错误${network}`, `10.50.${network}.1`);
    if (error.errorCode === 'wrong_share_password') tried += 1;
  }
  return tried;
}

test('strangers who guess from forty networks keep out nobody who has the right password', async () => {
  const shareId = await locked();
  for (let round = 0; round < 4; round += 1) await guess(shareId, 40);
  expect((await unlock(shareId, PASSWORD, '10.51.0.1')).status).toBe(200);
  expect((await unlock(shareId, '打错了', '10.51.1.1')).error.errorCode).toBe('wrong_share_password');
  expect((await unlock(shareId, PASSWORD, '10.51.1.1')).status).toBe(200);
});

test('of a network three guesses a day wait for nobody, the others share 30 and then one a minute', async () => {
  const shareId = await locked();
  const rounds: number[] = [];
  for (let round = 0; round < 5; round += 1) rounds.push(await guess(shareId, 40));
  expect(rounds.slice(0, 3)).toEqual([40, 40, 40]);
  expect((rounds[3] ?? 0) + (rounds[4] ?? 0)).toBeLessThanOrEqual(30);
  let tried = 0;
  for (let minute = 0; minute < 10; minute += 1) {
    server.clock.advance(MINUTE_MS + 1000);
    tried += await guess(shareId, 40);
  }
  expect(tried).toBeLessThanOrEqual(10);
  // Hours later the networks are as well known as before.
  server.clock.advance(5 * 60 * MINUTE_MS);
  expect(await guess(shareId, 40)).toBeLessThanOrEqual(30);
});

test('a browser that it opened in before is slowed by its own mistakes alone, until the password changes', async () => {
  const person = await server.person();
  const { shareId } = await makeShare(server, person, { password: PASSWORD });
  const network = '10.52.0.1';
  const cookies = cookiesOf(await unlock(shareId, PASSWORD, network));
  server.clock.advance(31 * MINUTE_MS);
  expect((await readShare(server, shareId, cookies)).error.errorCode).toBe('share_locked');
  // Somebody in the same house guesses.
  for (let guesses = 0; guesses < 8; guesses += 1) await unlock(shareId, `错误${guesses}`, network);
  expect((await unlock(shareId, PASSWORD, network)).error.errorCode).toBe('rate_limited');
  expect((await unlock(shareId, PASSWORD, network, cookies)).status).toBe(200);
  const codes = new Set<string>();
  for (let guesses = 0; guesses < 12; guesses += 1)
    codes.add((await unlock(shareId, `错误${guesses}`, '10.52.1.1', cookies)).error.errorCode);
  expect(codes).toContain('rate_limited');
  await server.call(contract.editShare, {
    token: person.token,
    params: { shareId },
    body: { password: '纸鸢2026' },
  });
  expect((await unlock(shareId, '纸鸢2026', network, cookies)).error.errorCode).toBe('rate_limited');
});

test('what a browser is known by goes to its share alone, and is worth nothing at another', async () => {
  const [shareId, other] = [await locked(), await locked()];
  const opened = await unlock(shareId, PASSWORD, '10.53.0.1');
  const set = [opened.headers['set-cookie'] ?? []].flat() as string[];
  const known = set.find((one) => one.startsWith('mingfa_known_'));
  expect(known).toContain(`Path=/v1/share/${shareId}; Max-Age=2592000; HttpOnly; SameSite=Strict`);
  for (let guesses = 0; guesses < 8; guesses += 1) await unlock(other, `错误${guesses}`, '10.53.0.1');
  const swapped = { cookie: (known ?? '').split(';')[0]?.replaceAll(shareId, other) ?? '' };
  expect((await unlock(other, PASSWORD, '10.53.0.1', swapped)).error.errorCode).toBe('rate_limited');
});

test('digits alone must be six', async () => {
  const person = await server.person();
  await expect(makeShare(server, person, { password: '1234' })).rejects.toThrow('invalid_input');
  await expect(makeShare(server, person, { password: '１２３４５' })).rejects.toThrow('invalid_input');
  expect((await makeShare(server, person, { password: '802715' })).hasPassword).toBe(true);
});
