import * as contract from '@mingfa/contract/admin-audit';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { user } from '../../db/schema/account.ts';
import { auditEvent, auditLink } from '../../db/schema/audit.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { chainEvents } from './chain-events.ts';

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.admin();
});
afterAll(() => app.close());
beforeEach(async () => {
  await byHand('delete from audit_link');
  await byHand('delete from audit_event');
});

/** As somebody at the database does: without the triggers that keep the log as it is. */
async function byHand(statement: string): Promise<void> {
  await app.context.db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_event disable trigger user`);
    await tx.execute(sql`alter table audit_link disable trigger user`);
    await tx.execute(sql.raw(statement));
    await tx.execute(sql`alter table audit_event enable trigger user`);
    await tx.execute(sql`alter table audit_link enable trigger user`);
  });
}

async function enter(thingId: string, userId: string | null = admin.userId): Promise<number> {
  const [row] = await app.context.db
    .insert(auditEvent)
    .values({
      userId,
      role: 'admin',
      thingKind: 'model',
      thingId,
      action: 'saved',
      requestId: 'r',
      happenedAt: app.clock.now(),
    })
    .returning({ id: auditEvent.id });
  return row?.id ?? 0;
}

async function linkedEntries(howMany: number): Promise<number[]> {
  const ids = [];
  for (let index = 0; index < howMany; index += 1) ids.push(await enter(`mdl_${index}`));
  app.clock.advance(120_000);
  await chainEvents(app.app.context);
  return ids;
}
const verify = async (checkpoint?: contract.AuditCheckpoint) =>
  (await app.call(contract.verifyAudit, { token: admin.token, body: checkpoint ? { checkpoint } : {} })).body;
const checkpoint = async () =>
  JSON.parse((await app.call(contract.getAuditCheckpoint, { token: admin.token })).text);

test('entries are linked once they are a minute old, once, and found whole', async () => {
  const ids = await linkedEntries(3);
  await enter('mdl_young');
  expect(await chainEvents(app.app.context)).toBe(0);
  const links = await app.context.db.select().from(auditLink).orderBy(auditLink.position);
  expect(links.map(({ position, eventId }) => [position, eventId])).toEqual(
    ids.map((id, index) => [index + 1, id]),
  );
  expect(await verify()).toMatchObject({ isWhole: true, links: 3, waiting: 1, late: 0, problem: null });
});

test('an entry that was changed by hand is found', async () => {
  const ids = await linkedEntries(4);
  await byHand(`update audit_event set thing_id = 'mdl_other' where id = ${ids[2]}`);
  expect(await verify()).toMatchObject({
    isWhole: false,
    problem: { what: 'changed', position: 3, eventId: ids[2] },
  });
});

test('what a setting became is part of the chain', async () => {
  const ids = await linkedEntries(2);
  const changes = JSON.stringify([{ key: 'guests', from: 'true', to: 'false' }]);
  await byHand(`update audit_event set changes = '${changes}' where id = ${ids[1]}`);
  expect(await verify()).toMatchObject({ problem: { what: 'changed', position: 2, eventId: ids[1] } });
  await byHand('delete from audit_link where position = 2');
  await chainEvents(app.app.context);
  expect(await verify()).toMatchObject({ isWhole: true, links: 2 });
});

test('an entry that was deleted by hand is found, and so is a link', async () => {
  const ids = await linkedEntries(4);
  await byHand(`delete from audit_event where id = ${ids[1]}`);
  expect(await verify()).toMatchObject({ problem: { what: 'missing', position: 2 } });
  await byHand('delete from audit_link');
  await byHand('delete from audit_event');
  await linkedEntries(4);
  await byHand('delete from audit_link where position = 2');
  expect(await verify()).toMatchObject({ problem: { what: 'changed', position: 3 } });
});

test('a chain that was made anew from changed entries is found by a checkpoint kept outside, and so is a shortened one', async () => {
  const ids = await linkedEntries(3);
  const kept = await checkpoint();
  expect(kept).toMatchObject({ position: 3, eventId: ids[2] });
  await linkedEntries(1);
  expect(await verify(kept)).toMatchObject({ isWhole: true, links: 4 });
  await byHand(`update audit_event set action = 'deleted' where id = ${ids[0]}`);
  await byHand('delete from audit_link');
  await chainEvents(app.app.context);
  expect(await verify()).toMatchObject({ isWhole: true });
  expect(await verify(kept)).toMatchObject({ isWhole: false, problem: { what: 'checkpoint', position: 3 } });
  await byHand(`delete from audit_link where position > 2`);
  expect(await verify(kept)).toMatchObject({ problem: { what: 'checkpoint' } });
});

test('an entry that committed after later ones is linked when it is seen, and told as late', async () => {
  const id = await enter('mdl_slow');
  const [slow] = await app.context.db.select().from(auditEvent).where(eq(auditEvent.id, id));
  await byHand(`delete from audit_event where id = ${id}`);
  await linkedEntries(2);
  app.clock.advance(2 * 3_600_000);
  const happenedAt = slow?.happenedAt.toISOString();
  await byHand(`insert into audit_event overriding system value values
    (${id}, null, 'admin', 'model', 'mdl_slow', 'saved', 'r', '${happenedAt}')`);
  expect(await chainEvents(app.app.context)).toBe(1);
  expect(await verify()).toMatchObject({ isWhole: true, links: 3, late: 1 });
});

test('a person who is forgotten breaks no link', async () => {
  const person = await app.person();
  await enter('mdl_theirs', person.userId);
  app.clock.advance(120_000);
  await chainEvents(app.app.context);
  await app.context.db.delete(user).where(eq(user.id, person.userId));
  expect(await verify()).toMatchObject({ isWhole: true, links: 1 });
});

test('links can be neither changed nor deleted', async () => {
  await linkedEntries(1);
  await expect(app.context.db.update(auditLink).set({ hash: 'x' })).rejects.toThrow();
  await expect(app.context.db.delete(auditLink)).rejects.toThrow();
});

test('the log is searched by person, thing, deed and time, and exported', async () => {
  await enter('mdl_a');
  app.clock.advance(1000);
  const from = app.clock.now().toISOString();
  await enter('mdl_b', null);
  const list = async (query: Record<string, string>) =>
    (await app.call(contract.listAuditEntries, { token: admin.token, query })).body.items.map(
      ({ thingId }) => thingId,
    );
  expect(await list({ person: admin.mobile })).toEqual(['mdl_a']);
  expect(await list({ person: admin.userId, action: 'saved' })).toEqual(['mdl_a']);
  expect(await list({ thingKind: 'model' })).toEqual(['mdl_b', 'mdl_a']);
  expect(await list({ thingId: 'mdl_b' })).toEqual(['mdl_b']);
  expect(await list({ from })).toEqual(['mdl_b']);
  expect(await list({ to: from })).toEqual(['mdl_a']);
  const csv = await app.call(contract.exportAuditEntries, { token: admin.token, query: { format: 'csv' } });
  const [held] = await app.context.db.select({ rows: count() }).from(auditEvent);
  // The export is an entry itself.
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength((held?.rows ?? 0) + 1);
  const json = await app.call(contract.exportAuditEntries, { token: admin.token, query: { format: 'json' } });
  expect(JSON.parse(json.text)[0]).toMatchObject({ action: 'audit_exported', userId: admin.userId });
});
