import * as account from '@mingfa/contract/account';
import * as admin from '@mingfa/contract/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../db/schema/account.ts';
import { conversation } from '../../db/schema/chat.ts';
import { agreementAcceptance } from '../../db/schema/rights.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let server: TestApp;
let administrator: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
  administrator = await server.admin();
});
afterAll(() => server.close());

let next = 0;
const newcomer = (more: object = {}) => {
  next += 1;
  return {
    mobile: `137${String(next).padStart(8, '0')}`,
    password: 'a good password',
    agreed: true,
    ...more,
  };
};
const register = (body: object, token?: string, address = `10.9.${next}.1`) =>
  server.call(account.register, { body, token, address });

async function makeConversation(ownerId: string): Promise<string> {
  const id = server.context.ids.make('conversation');
  const now = server.clock.now();
  await server.context.db.insert(conversation).values({ id, ownerId, createdAt: now, updatedAt: now });
  return id;
}

async function ownerOf(conversationId: string): Promise<string | undefined> {
  const rows = await server.context.db.select().from(conversation).where(eq(conversation.id, conversationId));
  return rows[0]?.ownerId;
}

test('a registration opens a session with a profile, and consent is recorded', async () => {
  const { status, body } = await register(newcomer({ nickname: '李律师' }));
  expect(status).toBe(200);
  expect(body.profile).toMatchObject({
    nickname: '李律师',
    role: 'user',
    is_vip: false,
    vip_exp: '',
    avatar: '',
  });
  expect((await server.call(account.getProfile, { token: body.token })).body).toEqual(body.profile);
  const [row] = await server.context.db.select().from(user).where(eq(user.id, body.profile.uuid));
  const accepted = await server.context.db
    .select()
    .from(agreementAcceptance)
    .where(eq(agreementAcceptance.userId, body.profile.uuid));
  expect(accepted.map(({ agreement }) => agreement).toSorted()).toEqual(['privacy-policy', 'user-agreement']);
  for (const { version, acceptedAt } of accepted) {
    expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(acceptedAt).toEqual(server.clock.now());
  }
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
});

test('without consent nobody is registered', async () => {
  const answer = await register(newcomer({ agreed: false }));
  expect(answer.error.details).toEqual([{ path: 'agreed', message: '需要勾选同意' }]);
});

test('one number has one account, however it is written', async () => {
  const person = newcomer();
  expect((await register(person)).status).toBe(200);
  expect((await register({ ...person, mobile: `+86${person.mobile}` })).error.errorCode).toBe('mobile_taken');
});

test('which numbers have accounts is told a few times a day, for a number and from a network', async () => {
  const { mobile } = await server.person();
  const ask = async (asked: string, address: string) =>
    (await register(newcomer({ mobile: asked }), undefined, address)).error?.errorCode;
  const ofOne = [];
  for (let index = 0; index < 4; index += 1) ofOne.push(await ask(mobile, '10.91.0.1'));
  expect(ofOne).toEqual(['mobile_taken', 'mobile_taken', 'mobile_taken', 'rate_limited']);
  server.clock.advance(12 * 3_600_000);
  expect(await ask(mobile, '10.91.0.2')).toBe('rate_limited');
  server.clock.advance(13 * 3_600_000);
  expect(await ask(mobile, '10.91.0.1')).toBe('mobile_taken');
  const people = [];
  for (let index = 0; index < 11; index += 1) people.push((await server.person()).mobile);
  const ofMany = [];
  for (const each of people) ofMany.push(await ask(each, '10.92.0.1'));
  expect(ofMany.lastIndexOf('mobile_taken')).toBe(9);
  expect(ofMany.at(-1)).toBe('rate_limited');
});

test('an office may sign up behind one address in one day', async () => {
  for (let index = 0; index < 11; index += 1)
    expect((await register(newcomer(), undefined, '10.93.0.1')).status).toBe(200);
});

test('by invite, nobody without one is told whether a number has an account', async () => {
  const { mobile } = await server.person();
  const save = (registration: 'open' | 'invite') =>
    server.call(admin.saveSettings, { token: administrator.token, body: { registration, guests: true } });
  await save('invite');
  try {
    const answer = await register(newcomer({ mobile, inviteCode: 'WRONGCODE3' }));
    expect(answer.error.errorCode).toBe('wrong_invite');
  } finally {
    await save('open');
  }
});

test('of two registrations of one number at once, one succeeds', async () => {
  const person = newcomer();
  const answers = await Promise.all([register(person), register(person), register(person)]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
});

test('international numbers are welcome, nonsense is not', async () => {
  expect((await register(newcomer({ mobile: '+4915112345678' }))).status).toBe(200);
  for (const mobile of ['12345678901', '+12', '1380000000', 'abc', '']) {
    expect((await register(newcomer({ mobile }))).error.errorCode).toBe('invalid_input');
  }
});

test('a guest who registers becomes the account and keeps its conversations; the guest token ends', async () => {
  const guest = await server.guest();
  const kept = await makeConversation(guest.userId);
  const { body } = await register(newcomer(), guest.token);
  expect(body.profile.uuid).toBe(guest.userId);
  expect(await ownerOf(kept)).toBe(body.profile.uuid);
  expect((await server.call(account.getProfile, { token: guest.token })).status).toBe(401);
});

test('a guest who signs in brings its conversations to the account, and the guest is gone', async () => {
  const person = await server.person();
  const guest = await server.guest();
  const brought = await makeConversation(guest.userId);
  const answer = await server.call(account.passwordLogin, {
    body: { username: person.mobile, password: 'correct horse' },
    token: guest.token,
  });
  expect(answer.status).toBe(200);
  expect(await ownerOf(brought)).toBe(person.userId);
  expect(await server.context.db.$count(user, eq(user.id, guest.userId))).toBe(0);
  expect((await server.call(account.getProfile, { token: guest.token })).status).toBe(401);
});

test('somebody signed in who registers another account keeps the first as it is', async () => {
  const first = await server.person();
  const mine = await makeConversation(first.userId);
  const { body } = await register(newcomer(), first.token);
  expect(body.profile.uuid).not.toBe(first.userId);
  expect(await ownerOf(mine)).toBe(first.userId);
});

test('closed registration admits nobody; by invite each code admits one', async () => {
  const save = (registration: 'open' | 'invite' | 'closed') =>
    server.call(admin.saveSettings, { token: administrator.token, body: { registration, guests: true } });
  try {
    await save('closed');
    expect((await register(newcomer())).error.errorCode).toBe('registration_closed');
    await save('invite');
    expect((await server.call(account.accountOptions)).body.registration).toBe('invite');
    expect((await register(newcomer())).error.errorCode).toBe('invite_required');
    expect((await register(newcomer({ inviteCode: 'WRONGCODE1' }))).error.errorCode).toBe('wrong_invite');
    const { body: invite } = await server.call(admin.createInvite, { token: administrator.token });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => register(newcomer({ inviteCode: invite.code.toLowerCase() }))),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422, 422, 422]);
    const { body: list } = await server.call(admin.listInvites, { token: administrator.token });
    const used = list.items.find((item) => item.inviteId === invite.inviteId);
    expect(used).toMatchObject({ usedAt: server.clock.now().toISOString() });
  } finally {
    await save('open');
  }
});

test('what a sign-up has no field for changes nothing: neither role nor days of VIP can be sent along', async () => {
  const made = await register(
    newcomer({ role: 'admin', is_vip: true, vip_exp: '2099-01-01', uuid: 'usr_mine' }),
  );
  expect(made.body.profile).toMatchObject({ role: 'user', is_vip: false, vip_exp: '' });
  expect(made.body.profile.uuid).not.toBe('usr_mine');
});

test('a refused invite leaves no account behind', async () => {
  const person = newcomer({ inviteCode: 'WRONGCODE2' });
  expect((await register(person)).error.errorCode).toBe('wrong_invite');
  expect(await server.context.db.$count(user, eq(user.mobile, person.mobile))).toBe(0);
});
